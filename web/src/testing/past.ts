import { readFileSync } from 'node:fs';
import type { Board, Edit, Layer } from '@/domain/board';
import { symbolOf, symbolsIn, writeLine } from '@/domain/digits';
import type { Game } from '@/domain/game';
import type { Move } from '@/domain/history';
import { EMPTINESS, type Emptiness, type Puzzle, shapeOf } from '@/domain/puzzle';
import { type Draft, givenBoard } from '@/features/create/draft';

/**
 * What players have kept from earlier versions, exactly as those wrote it, with what it means. The meanings are told in
 * words that do not depend on how the present version names its fields: one that renames them changes the functions
 * below and never the files.
 */
export function past(name: string): unknown {
  return JSON.parse(pastText(name));
}

export function pastText(name: string): string {
  return readFileSync(`src/testing/past/${name}.json`, 'utf8');
}

export function meaningOfPuzzle(puzzle: Puzzle): object {
  const { boxRows, boxColumns } = shapeOf(puzzle)!;
  const { givens, solution, source, emptiness, id } = puzzle;
  return defined({
    boxRows,
    boxColumns,
    givens,
    solution,
    from: source,
    emptied: emptiness && meaningOfEmptiness(emptiness),
    id,
  });
}

/** `easy`, `normal` or `hard`, as the first version called how empty a board is. */
export function meaningOfEmptiness(emptiness: Emptiness): string {
  return ['easy', 'normal', 'hard'][EMPTINESS.indexOf(emptiness)]!;
}

export function meaningOfDraft(draft: Draft): object {
  const board = givenBoard(draft);
  const { boxRows, boxColumns } = board.shape;
  return { boxRows, boxColumns, givens: draft.givens, ...meaningOfEdits(board, draft.progress) };
}

/** Everything about a game: the board as it is and each move that led there. */
export function meaningOfGame(game: Game): object {
  const { board, history, puzzle, touched, solved, clock } = game;
  const { hints, reveals, checks, filledNotes } = game.help;
  const moves = (list: readonly Move[]): string[] =>
    list.map(({ kind, time, edits }) => `${kind} at ${time}: ${edits.map((edit) => inWords(board, edit)).join(', ')}`);
  return {
    puzzle: meaningOfPuzzle(puzzle),
    digits: writeLine(board.digits()),
    touched,
    elapsed: clock.elapsed,
    solved,
    help: { hints, reveals, checks, filledNotes },
    moves: moves(history.moves),
    inEffect: history.at,
    checkpoints: history.checkpoints,
    branch: moves(history.branch),
  };
}

/** What a link or a text holds besides the puzzle; in an order of its own, as none of them comes before another. */
export function meaningOfEdits(board: Board, edits: readonly Edit[]): { progress: string[] } {
  return { progress: edits.map((edit) => inWords(board, edit)).sort() };
}

/** `value r1c2 .>5`, `corner r1c3 25>257`, `tint r1c3=5 0>2`, `line r1c1-r2c2 0>1`. */
function inWords(board: Board, { layer, key, before, after }: Edit): string {
  return `${layer} ${placeOf(board, layer, key)} ${amount(layer, before)}>${amount(layer, after)}`;
}

function placeOf(board: Board, layer: Layer, key: number): string {
  const { shape } = board;
  const { side } = shape;
  switch (layer) {
    case 'tint':
      return `${shape.cellName(Math.floor(key / (side + 1)))}=${symbolOf(key % (side + 1))}`;
    case 'line':
      return board
        .lineEnds(key)
        .map((cell) => shape.cellName(cell))
        .join('-');
    default:
      return shape.cellName(key);
  }
}

function amount(layer: Layer, value: number): string {
  if (layer === 'tint' || layer === 'line') {
    return String(value);
  }
  return layer === 'value' ? symbolOf(value) : symbolsIn(value) || '.';
}

function defined(object: object): object {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}

import { type Edit, LAYERS } from './board';
import { Game } from './game';
import type { Move } from './history';
import { playedMoves } from './look-back';
import { readLink, writeLink } from './link';
import { LEVELS } from './puzzle';

/**
 * A whole game as the tail of a link, and back: the puzzle as in other links, then all moves in as few characters as
 * can be: `9/53b7d…/1AbC…`. Numbers are written in groups of six bits, the low ones first, each group one character that
 * no messenger has to escape; 32 means that more follows. The last two characters tell whether all of it arrived.
 */
const FORMAT = '1';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Times are kept to a tenth of a second. */
const TICK_MS = 100;
/** What moves are called; one of another name is told as the first. New names come behind. */
const KINDS: readonly string[] = [
  ...['digit', 'note', 'clear', 'colour', 'line', 'hint', 'reveal', 'link', 'fill-notes', 'answer', 'reset'],
  ...['notes', 'convert', 'reapply', 'tint'],
];
/** Longer links do not survive every messenger; then only the digits are told. */
export const LONGEST = 6000;

export type ReplayProblem = 'form' | 'puzzle' | 'newer' | 'damaged';

export function writeReplay(game: Game): string {
  const { board, givens, level } = game.puzzle;
  const puzzle = writeLink({ board, givens, source: 'link' }, null);
  const moves = playedMoves(game);
  const header = [level ? LEVELS.indexOf(level) + 1 : 0, ticks(game.clock.elapsed)];
  const whole = seal(pack(header, moves));
  return `${puzzle}/${whole.length <= LONGEST ? whole : seal(pack(header, digitsOnly(moves)))}`;
}

/** The game of a link's tail, or why there is none. */
export function readReplay(tail: string): Game | ReplayProblem {
  const match = /^(\d+(?:x\d+)?\/[^/?]*)\/([^/?]*)$/.exec(tail);
  if (!match) {
    return 'form';
  }
  const [, puzzle, text] = match as unknown as [string, string, string];
  const linked = readLink(puzzle);
  if (!linked) {
    return 'puzzle';
  }
  if (/^[2-9]/.test(text)) {
    return 'newer';
  }
  try {
    return unpack(linked.puzzle.board, linked.puzzle.givens, open(text));
  } catch {
    return 'damaged';
  }
}

function digitsOnly(moves: readonly Move[]): Move[] {
  return moves
    .map((move) => ({ ...move, edits: move.edits.filter(({ layer }) => layer === 'value') }))
    .filter(({ edits }) => edits.length > 0);
}

/** All as numbers: the header, then for each move its kind, the time since the last, how many edits, and these. */
function pack(header: readonly number[], moves: readonly Move[]): number[] {
  const numbers = [...header, moves.length];
  let last = 0;
  for (const { kind, time, edits } of moves) {
    const now = Math.max(last, ticks(time));
    numbers.push(Math.max(0, KINDS.indexOf(kind)), now - last, edits.length);
    last = now;
    for (const { layer, key, before, after } of edits) {
      // What was there before is known when it is read: only what changes is told.
      numbers.push(key * LAYERS.length + LAYERS.indexOf(layer), before ^ after);
    }
  }
  return numbers;
}

function unpack(board: string, givens: string, numbers: readonly number[]): Game {
  let next = 0;
  const take = (): number => {
    const number = numbers[next++];
    if (number === undefined) {
      throw new Error('the end is missing');
    }
    return number;
  };
  const level = LEVELS[take() - 1];
  const elapsed = take() * TICK_MS;
  const game = Game.start({ board, givens, source: 'link', ...(level && { level }) }, 'replay', 0);
  let time = 0;
  for (let left = take(); left > 0; left--) {
    const kind = KINDS[take()] ?? KINDS[0]!;
    time += take();
    const edits: Edit[] = [];
    for (let more = take(); more > 0; more--) {
      const place = take();
      const layer = LAYERS[place % LAYERS.length]!;
      const key = Math.floor(place / LAYERS.length);
      const before = game.board.get(layer, key);
      edits.push({ layer, key, before, after: before ^ take() });
    }
    game.history.push({ kind, time: time * TICK_MS, edits });
  }
  if (next !== numbers.length) {
    throw new Error('there is more than one game');
  }
  // Reading it like a saved one checks every move.
  return Game.restore({ ...game.save(), elapsed, solved: game.board.isSolved() });
}

function ticks(time: number): number {
  return Math.round(time / TICK_MS);
}

/** Numbers as text, with the format before and the check behind. */
function seal(numbers: readonly number[]): string {
  const text = numbers.map(write).join('');
  return FORMAT + text + check(text);
}

function open(sealed: string): number[] {
  const text = sealed.slice(1, -2);
  if (!sealed.startsWith(FORMAT) || check(text) !== sealed.slice(-2)) {
    throw new Error('not all of it arrived');
  }
  const numbers: number[] = [];
  let [number, scale] = [0, 1];
  for (const character of text) {
    const group = ALPHABET.indexOf(character);
    if (group < 0) {
      throw new Error(`no character of a replay: ${character}`);
    }
    number += (group % 32) * scale;
    scale *= 32;
    if (group < 32) {
      numbers.push(number);
      [number, scale] = [0, 1];
    }
  }
  return numbers;
}

/** A number as characters of five bits each and one that says whether more follow. */
function write(number: number): string {
  return number < 32 ? ALPHABET[number]! : ALPHABET[32 + (number % 32)]! + write(Math.floor(number / 32));
}

/** Two characters that change if anything does. */
function check(text: string): string {
  let sum = 1;
  for (const character of text) {
    sum = (sum * 61 + character.charCodeAt(0)) % 4093;
  }
  return ALPHABET[sum >> 6]! + ALPHABET[sum & 63]!;
}

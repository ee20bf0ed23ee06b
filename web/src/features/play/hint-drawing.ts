import type { Health, Step } from 'shudu-engine';
import type { Board } from '@/domain/board';
import { type DigitSet, digitOf, has } from '@/domain/digits';
import type { Candidate } from '@/domain/moves';
import type { House, Shape } from '@/domain/shape';
import type { Fill } from '@/ui/board/cell-view';
import type { CandidateView, HintView, OrderView, Sign } from '@/ui/board/hint-view';
import { type Sentence, candidateKey, chainCells } from './hint-sentences';

/** The sign of each part that something can play in a step. Parts that occur together have different ones. */
const SIGNS: Readonly<Record<string, Sign>> = {
  base: 'circle',
  blocker: 'square',
  pivot: 'circle',
  wing: 'square',
  corner: 'square',
  extra: 'diamond',
  fin: 'triangle',
  'endo-fin': 'triangle',
  first: 'square',
  second: 'diamond',
  third: 'triangle',
  further: 'hexagon',
  on: 'diamond',
  off: 'square',
  target: 'disc',
};

const signOf = (role: string): Sign => SIGNS[role] ?? 'circle';

/** The candidate of a name such as `r3c5=7` or `r3c5<>7`. */
export function candidateNamed(shape: Shape, name: string): Candidate {
  const [cell, symbol] = name.split(/=|<>/) as [string, string];
  return { cell: shape.cellNamed(cell)!, digit: digitOf(symbol) };
}

export function candidatesNamed(shape: Shape, names: readonly string[]): Candidate[] {
  return names.map((name) => candidateNamed(shape, name));
}

/** The boxes of the digits that cannot be right. */
export function wrongBoxes(shape: Shape, health: Health): House[] {
  return [...new Set(candidatesNamed(shape, health.wrong).map(({ cell }) => shape.housesOf(cell)[2]!))];
}

function cellsNamed(shape: Shape, names: readonly string[]): number[] {
  return names.map((name) => shape.cellNamed(name)!);
}

/** The cells that show a step, or else those where it does something. */
export function patternCells(shape: Shape, step: Step): number[] {
  const cells = Object.entries(step.cells).flatMap(([role, names]) =>
    role === 'target' ? [] : cellsNamed(shape, names),
  );
  const candidates = Object.values(step.candidates).flat();
  const shown = [...cells, ...candidates.map((name) => candidateNamed(shape, name).cell)];
  const changed = [...step.placements, ...step.eliminations].map((name) => candidateNamed(shape, name).cell);
  return [...new Set(shown.length > 0 ? shown : changed)];
}

/** The houses in which to look: those that show the step, or the boxes of its cells. */
export function area(shape: Shape, step: Step): House[] {
  const named = (step.houses.base ?? []).map((name) => shape.houseNamed(name)!);
  const boxes = patternCells(shape, step).map((cell) => shape.housesOf(cell)[2]!);
  return named.length > 0 ? named : [...new Set(boxes)];
}

/** The cells of the houses that play another part, such as those in which a fish removes. */
export function coverCells(shape: Shape, step: Step): number[] {
  const names = Object.entries(step.houses).flatMap(([role, houses]) => (role === 'base' ? [] : houses));
  return names.flatMap((name) => shape.houseNamed(name)!.cells);
}

/** The cells to look at for a step. Once it is told: boxes of far-flung cells say less than the cells themselves. */
export function stepCells(shape: Shape, step: Step, isTold: boolean): Set<number> {
  const isLoose = isTold && !step.houses.base?.length;
  return new Set(isLoose ? patternCells(shape, step) : area(shape, step).flatMap(({ cells }) => cells));
}

/** The grounds of the cells for a step that is looked at, if there is one. */
export function stepFill(shape: Shape, step: Step | null, isTold = true): (cell: number) => Fill {
  const hinted = step ? stepCells(shape, step, isTold) : new Set();
  const covered = new Set(step && isTold ? coverCells(shape, step) : []);
  return (cell) => (hinted.has(cell) ? 'hint' : covered.has(cell) ? 'cover' : 'plain');
}

/**
 * A step as signs on the board, by the parts that things play in it and never by its technique.
 *
 * @param believed the candidates of a cell that the step counts on
 */
export function drawStep(board: Board, step: Step, believed: (cell: number) => DigitSet): HintView {
  const { shape } = board;
  const signs = new Map<number, Sign>();
  const rings = new Map<Sign, Set<number>>();
  const ring = (role: string, cell: number): unknown =>
    rings.set(signOf(role), (rings.get(signOf(role)) ?? new Set()).add(cell));
  Object.entries(step.cells).forEach(([role, names]) => cellsNamed(shape, names).forEach((cell) => ring(role, cell)));
  const mark = (role: string, name: string): void => {
    const { cell, digit } = candidateNamed(shape, name);
    if (board.digit(cell) === 0) {
      signs.set(board.tintKey(cell, digit), signOf(role));
    } else {
      ring(role, cell);
    }
  };
  Object.entries(step.candidates).forEach(([role, names]) => names.forEach((name) => mark(role, name)));
  step.placements.forEach((name) => mark('target', name));
  const gone = new Set(
    step.eliminations.map((name) => candidateNamed(shape, name)).map(({ cell, digit }) => board.tintKey(cell, digit)),
  );

  const candidates: CandidateView[] = [];
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const views = Array.from({ length: shape.side }, (_, i): CandidateView => {
      const key = board.tintKey(cell, i + 1);
      const sign = signs.get(key) ?? null;
      return { cell, digit: i + 1, sign, gone: gone.has(key), faint: !board.hasNote(cell, i + 1) };
    });
    if (views.some((view) => view.sign ?? view.gone)) {
      candidates.push(...views.filter((view) => view.sign ?? (view.gone || has(believed(cell), view.digit))));
    }
  }
  return {
    rings: [...rings].map(([sign, cells]) => ({ sign, cells })),
    candidates,
    links: step.links.map(({ role, from, to }) => ({
      from: candidateNamed(shape, from),
      to: candidateNamed(shape, to),
      strong: role === 'strong',
    })),
    order: step.links.length > 0 ? orderOf(shape, step, candidates) : [],
  };
}

/** The cells of a chain with their numbers, each where its cell shows no candidate. */
function orderOf(shape: Shape, step: Step, candidates: readonly CandidateView[]): OrderView[] {
  const { side, boxColumns } = shape;
  const corners = [boxColumns, side, 1, side - boxColumns + 1];
  return chainCells(shape, step).flatMap((cell, i) => {
    const taken = new Set(candidates.flatMap((view) => (view.cell === cell ? [view.digit] : [])));
    const corner = corners.find((digit) => !taken.has(digit));
    return corner === undefined ? [] : [{ cell, number: i + 1, corner }];
  });
}

/** The same signs with only those strong that a sentence speaks of. */
export function dimmed(view: HintView, sentence: Sentence): HintView {
  const { cells, candidates } = sentence;
  if (cells.size + candidates.size === 0) {
    return view;
  }
  const isMeant = (spot: Candidate): boolean => cells.has(spot.cell) || candidates.has(candidateKey(spot));
  const meantCells = new Set([...cells, ...[...candidates].map((key) => Number(key.split('=')[0]))]);
  return {
    rings: view.rings.flatMap(({ sign, cells: ringed }) => [
      { sign, cells: new Set([...ringed].filter((cell) => meantCells.has(cell))) },
      { sign, cells: new Set([...ringed].filter((cell) => !meantCells.has(cell))), dim: true },
    ]),
    candidates: view.candidates.map((each) => ({ ...each, dim: !isMeant(each) })),
    links: view.links.map((link) => ({ ...link, dim: !isMeant(link.from) || !isMeant(link.to) })),
    order: view.order.filter(({ cell }) => meantCells.has(cell)),
  };
}

/** A part that something plays in a step, and its sign. */
export interface LegendEntry {
  readonly role: string;
  readonly sign: Sign | 'gone' | 'strong' | 'weak';
}

/** What the signs of a step mean. */
export function legendOf(step: Step): LegendEntry[] {
  const roles = new Set(
    [...Object.keys(step.candidates), ...Object.keys(step.cells)].filter((role) => role !== 'target'),
  );
  const parts = [...roles].map((role): LegendEntry => ({ role, sign: signOf(role) }));
  const links = [...new Set(step.links.map(({ role }) => role))].map((role): LegendEntry => ({
    role,
    sign: role === 'strong' ? 'strong' : 'weak',
  }));
  const gone: LegendEntry[] = step.eliminations.length > 0 ? [{ role: 'gone', sign: 'gone' }] : [];
  const placed: LegendEntry[] = step.placements.length > 0 ? [{ role: 'target', sign: 'disc' }] : [];
  return [...parts, ...gone, ...placed, ...links];
}

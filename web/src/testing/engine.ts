import { vi } from 'vitest';
import type { CheckAnswer, HintAnswer, HintStep, JudgeAnswer, SolveAnswer } from 'shudu-engine';
import { Board } from '@/domain/board';
import { digitOf, digitsIn, readLine, writeLine } from '@/domain/digits';
import { Shape } from '@/domain/shape';

/**
 * A small engine that keeps the contract of the real one, for boards of 4: a test mocks `@/engine/client` with it. It
 * answers at once, unless the test wants to answer later.
 */
type Request = { puzzle: string; box: string; values?: string; entries?: string[]; limit?: number };
type Answer = SolveAnswer | JudgeAnswer | HintAnswer | CheckAnswer;

export const engine = {
  ask: vi.fn((operation: string, request: Request): Promise<Answer> => Promise.resolve(answer(operation, request))),
  warmUp: vi.fn(),
};

/** Makes the next question wait; the answer comes when the returned function is called. */
export function answerLater(): () => Promise<void> {
  let come!: () => void;
  const gate = new Promise<void>((resolve) => (come = resolve));
  engine.ask.mockImplementationOnce((operation, request) => gate.then(() => answer(operation, request)));
  return () => {
    come();
    return settled();
  };
}

/** Lets the next question fail. */
export function failNext(): void {
  engine.ask.mockImplementationOnce(() => Promise.reject(new Error('the engine did not start')));
}

/** When all that was asked is answered and told. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

export function questions(operation: string): unknown[] {
  return engine.ask.mock.calls.filter(([asked]) => asked === operation).map(([, request]) => request);
}

/** All solutions of a grid, up to a limit. */
export function solutionsOf(box: string, grid: string, limit = 2): string[] {
  const found: string[] = [];
  const shape = Shape.named(box)!;
  const search = (digits: number[]): void => {
    const board = new Board(shape, digits);
    const cell = digits.indexOf(0);
    if (cell < 0) {
      found.push(writeLine(digits));
      return;
    }
    for (const digit of digitsIn(board.candidates(cell))) {
      if (found.length < limit) {
        search(digits.with(cell, digit));
      }
    }
  };
  const digits = readLine(grid)!;
  if (new Board(shape, digits).clashes().size === 0) {
    search(digits);
  }
  return found;
}

function answer(operation: string, request: Request): Answer {
  switch (operation) {
    case 'solve':
      return solve(request);
    case 'judge':
      return judge(request);
    case 'hint':
      return hint(request);
    default:
      throw new Error(`not asked in these tests: ${operation}`);
  }
}

function solve({ puzzle, box, limit }: Request): SolveAnswer {
  const found = solutionsOf(box, puzzle, limit ?? 2);
  const verdict = found.length === 0 ? 'none' : found.length === 1 ? 'unique' : 'multiple';
  return { puzzle, box, verdict, solutions: found.length, ...(found[0] && { solution: found[0] }) };
}

function judge({ puzzle, box, entries }: Request): JudgeAnswer {
  const shape = Shape.named(box)!;
  let grid = puzzle;
  const wrong = entries!.filter((entry) => {
    const [name, symbol] = entry.split('=') as [string, string];
    const next = writeLine(readLine(grid)!.with(shape.cellNamed(name)!, digitOf(symbol)));
    const sound = solutionsOf(box, next, 1).length > 0;
    grid = sound ? next : grid;
    return !sound;
  });
  const soundEntries = wrong.length === 0 ? entries!.length : entries!.indexOf(wrong[0]!);
  return { verdict: wrong.length === 0 ? 'sound' : 'unsound', wrong, soundEntries };
}

/** The first naked single. */
function hint({ values, box }: Request): HintAnswer {
  const board = new Board(Shape.named(box)!, readLine(values!)!);
  const cell = board.givens.findIndex((given, each) => given === 0 && digitsIn(board.candidates(each)).length === 1);
  if (cell < 0) {
    return { steps: [] };
  }
  const name = board.shape.cellName(cell);
  const digit = digitsIn(board.candidates(cell))[0]!;
  const step: HintStep = {
    technique: 'naked-single',
    placements: [`${name}=${digit}`],
    eliminations: [],
    houses: [],
    cells: [name],
  };
  return { steps: [step] };
}

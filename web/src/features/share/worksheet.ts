import { engine } from '@/engine/client';
import type { Puzzle } from '@/domain/puzzle';
import { randomSeed } from '@/features/new-game/wish';

/** What a worksheet is like; the server makes the same pages as the command line. */
export interface Worksheet {
  readonly paper: 'a4' | 'letter' | 'a5';
  readonly perPage: '1' | '2' | '4' | '6' | '9';
  readonly answers: 'end' | 'below' | 'pages' | 'none';
  readonly large: boolean;
  readonly qr: boolean;
  /** How many puzzles like this one are made besides. */
  readonly more: number;
}

/** So many puzzles like the one that is played are offered. */
export const MORE = [0, 1, 3, 5, 11] as const;

/** The pages that can be asked for where there is a server; null if there is none, or it has no answer. */
export async function printPages(
  puzzle: Puzzle,
  sheet: Worksheet,
  language: string,
  address: string,
): Promise<Blob | null> {
  try {
    const others = await makeMore(puzzle, sheet.more);
    const answer = await fetch(new URL('print', address), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        puzzles: [puzzle.givens, ...others],
        board: puzzle.board,
        language,
        paper: sheet.paper,
        ...(!sheet.large && { perPage: sheet.perPage }),
        answers: sheet.answers,
        large: sheet.large,
        ...(sheet.qr && { address }),
      }),
    });
    return answer.ok && answer.headers.get('Content-Type') === 'application/pdf' ? await answer.blob() : null;
  } catch {
    return null;
  }
}

/** Puzzles of the same board, and of the same level if it is known, made in the browser. */
async function makeMore({ board, level }: Puzzle, count: number): Promise<string[]> {
  const made: string[] = [];
  for (let i = 0; i < count; i++) {
    const answer = await engine.ask('generate', { board, ...(level && { level }), seed: randomSeed() });
    made.push(answer.puzzle);
  }
  return made;
}

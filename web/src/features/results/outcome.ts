import type { RateAnswer } from 'shudu-engine';
import type { Game } from '@/domain/game';
import { type Moment, type Stall, SINGLES, entriesOf, momentsOf, profileOf, stallsOf } from '@/domain/look-back';
import { LEVELS } from '@/domain/puzzle';
import type { Result } from '@/domain/result';
import { type Effort, type Score, assistOf, scoreOf } from '@/domain/score';
import { engine } from '@/engine/client';
import { type TechniqueTable, techniqueTable } from '@/features/results/technique-table';

/** What there is to say about a game that is finished. */
export interface Outcome {
  /** Null if the engine cannot rate the puzzle: it is too large, or it has not exactly one solution. */
  readonly score: Score | null;
  readonly result: Result;
  /** How often the easiest way uses each technique; empty if nobody knows. */
  readonly way: ReadonlyMap<string, number>;
  readonly moments: readonly Moment[];
  readonly stalls: readonly Stall[];
  readonly techniques: TechniqueTable;
}

/** The largest board that the engine rates. */
const LARGEST_SIDE = 16;

/** Looks back on a finished game. Rejects if the engine does not answer. */
export async function outcomeOf(game: Game): Promise<Outcome> {
  const { board } = game;
  const about = { puzzle: game.puzzle.givens, board: game.puzzle.board };
  // Before anything else: whoever looks at a game may go back in it meanwhile.
  const [entries, stalls] = [entriesOf(game), stallsOf(game)];
  const techniques = await techniqueTable();
  const rated = board.shape.side <= LARGEST_SIDE ? await engine.ask('rate', about) : null;
  const unique = rated?.effort !== undefined;
  const review = unique ? await engine.ask('review', { ...about, entries: entries.map(({ name }) => name) }) : null;
  const hints = game.help.taken.map(({ at }) => at);
  const moments = momentsOf(entries, review?.moves ?? [], hints);
  const effort = rated && effortOf(rated, techniques);
  const score = effort && scoreOf(effort, game.help);
  return {
    score,
    result: resultOf(game, score, rated, moments),
    way: new Map(Object.entries(rated?.techniques ?? {})),
    moments,
    stalls,
    techniques,
  };
}

/** What a puzzle takes, or null if the engine could not rate it. */
export function effortOf({ effort, techniques = {} }: RateAnswer, table: TechniqueTable): Effort | null {
  if (effort === undefined) {
    return null;
  }
  const used = Object.keys(techniques);
  return {
    effort,
    steps: Object.values(techniques).reduce((sum, times) => sum + times, 0),
    hardest: Math.max(0, ...used.map((technique) => table.get(technique)?.effort ?? 0)),
    needsNotes: used.some((technique) => !SINGLES.has(technique)),
  };
}

function resultOf(game: Game, score: Score | null, rated: RateAnswer | null, moments: readonly Moment[]): Result {
  const { key, puzzle, help, touched, clock } = game;
  const level = puzzle.level ?? LEVELS.find((name) => name === rated?.level);
  return {
    key,
    at: touched,
    board: puzzle.board,
    ...(level && { level }),
    time: Math.round(clock.elapsed),
    ...(score && { effort: score.effort, points: score.points }),
    assist: assistOf(help),
    hints: help.hints,
    checks: help.checks,
    reveals: help.reveals,
    techniques: profileOf(moments),
  };
}

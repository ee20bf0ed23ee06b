import type { Game } from '@/domain/game';
import { useGames } from '@/stores/games';
import { useResults } from '@/stores/results';
import { type Outcome, outcomeOf } from './outcome';

/** Looks back on a finished game and keeps what statistics need. An answer that was shown is no result. */
export async function keepOutcome(game: Game): Promise<Outcome> {
  const outcome = await outcomeOf(game);
  const results = useResults();
  if (!game.help.answer) {
    // Who looks at an old game again does not solve it again.
    const isNew = game.score === null && !results.has(game.key) && results.counts(game.touched);
    if (outcome.score && game.score === null) {
      game.score = outcome.score;
      useGames().keepScore(game.key, outcome.score);
    }
    if (isNew) {
      results.add(outcome.result);
    }
  }
  return outcome;
}

/** Finished games that are not in the statistics yet: they are older than these, or the page was left too early. */
export function uncounted(): string[] {
  const results = useResults();
  const known = new Set(results.all.map(({ key }) => key));
  return useGames()
    .finished.filter(({ key, score, touched }) => !score && !known.has(key) && results.counts(touched))
    .map(({ key }) => key);
}

/** Looks back on games that are not counted yet, one after the other, until told to stop. */
export async function countAll(keys: readonly string[], progress: (done: number) => boolean): Promise<void> {
  for (const [i, key] of keys.entries()) {
    const game = useGames().open(key);
    if (game && !game.help.answer) {
      // The engine may fail on one; the others still count.
      await keepOutcome(game).catch(() => undefined);
    }
    if (!progress(i + 1)) {
      return;
    }
  }
}

import type { Rung } from '@/domain/daily';
import type { Day } from '@/domain/dates';
import { puzzleOf, sayFailure, whileMaking } from '@/features/new-game/make';
import { goTo } from '@/router';
import { useGames } from '@/stores/games';
import { today } from '@/stores/today';
import { dailyPuzzle } from './puzzles';

/** Goes to the game of a rung: the one in progress, or a new one. */
export async function playRung(day: Day, rung: Rung): Promise<void> {
  const going = gameOf(day, rung, false);
  if (going) {
    goTo('play', going.key);
    return;
  }
  // The day on which it is begun is the one on which it was asked for.
  const begun = today.value;
  await whileMaking(
    () => dailyPuzzle(day, rung),
    (made) => goTo('play', useGames().start(puzzleOf(made), [], { day, rung, begun }).key),
  ).catch(sayFailure);
}

/** The latest game of a rung, finished or not. */
export function gameOf(day: Day, rung: Rung, solved: boolean) {
  return useGames().all.find((game) => game.solved === solved && game.daily?.day === day && game.daily.rung === rung);
}

import type { Move } from '@/domain/history';

/** So long a player thinks who has not shown yet how long he usually does. */
const USUAL_MS = 90_000;
const [LEAST_MS, MOST_MS] = [45_000, 240_000];
/** So many pauses say something. */
const ENOUGH = 6;
/** What is done faster was seen together with the move before. */
const AT_ONCE_MS = 500;

/** After how long without a move a player seems stuck: three times what is long for this player in this game. */
export function stallTime(moves: readonly Pick<Move, 'time'>[]): number {
  const pauses = moves
    .map(({ time }, i) => time - (i === 0 ? 0 : moves[i - 1]!.time))
    .filter((pause) => pause > AT_ONCE_MS)
    .sort((a, b) => a - b);
  if (pauses.length < ENOUGH) {
    return USUAL_MS;
  }
  const long = pauses[Math.floor(pauses.length * 0.8)]!;
  return Math.min(Math.max(3 * long, LEAST_MS), MOST_MS);
}

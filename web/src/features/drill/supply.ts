import { engine } from '@/engine/client';
import { once } from '@/engine/once';
import { type Position, positionOf } from './position';

/** Lessons are the same for everybody, as `shudu learn` with this seed shows them. */
const SEED = 1;

/** Position number `index` of a technique; null if none was found. */
export const drillPosition = once(async (technique: string, index: number): Promise<Position | null> =>
  positionOf(await engine.ask('drill', { technique, seed: SEED, index })),
);

/** The examples that the engine keeps for techniques which hardly any puzzle needs. */
export async function knownExamples(technique: string): Promise<Position[]> {
  return (await engine.ask('lesson', { technique, seed: SEED })).examples;
}

/** Begins to make positions that are needed soon; a failure shows when they are needed. */
export function prepare(technique: string, from: number, to: number): void {
  for (let index = from; index < to; index++) {
    drillPosition(technique, index).catch(() => undefined);
  }
}

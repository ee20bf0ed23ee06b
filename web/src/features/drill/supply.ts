import { engine } from '@/engine/client';
import { type Position, positionOf } from './position';

/** Lessons are the same for everybody, as `shudu learn` with this seed shows them. */
const SEED = 1;

const made = new Map<string, Promise<Position | null>>();

/**
 * Position number `index` of a technique; null if none was found. Each is made once, so that it can be asked for before
 * it is needed.
 */
export function drillPosition(technique: string, index: number): Promise<Position | null> {
  const name = `${technique} ${index}`;
  const known = made.get(name);
  if (known) {
    return known;
  }
  const position = engine
    .ask('drill', { technique, seed: SEED, index })
    .then(positionOf)
    .catch((failure: unknown) => {
      made.delete(name);
      throw failure;
    });
  made.set(name, position);
  return position;
}

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

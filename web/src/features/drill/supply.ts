import { engine } from '@/engine/client';
import { type Position, positionOf } from './position';

/** Lessons are the same for everybody, as `shudu learn` with this seed shows them. */
const SEED = 1;
/** Where a position is not found in a short time, another one stands in for it. */
const STAND_IN = 1000;

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
  const position = make(technique, index).catch((failure: unknown) => {
    made.delete(name);
    throw failure;
  });
  made.set(name, position);
  return position;
}

async function make(technique: string, index: number): Promise<Position | null> {
  const first = positionOf(await engine.ask('drill', { technique, seed: SEED, index }));
  return first ?? positionOf(await engine.ask('drill', { technique, seed: SEED, index: index + STAND_IN }));
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

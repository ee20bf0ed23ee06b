import { shallowRef } from 'vue';
import type { CensusAnswer } from 'shudu-engine';
import { engine } from '@/engine/client';

/** The methods that make complete grids, the fairest first. */
export const GRID_METHODS = ['uniform', 'chain', 'search', 'restart', 'boxes', 'shift', 'shuffle'] as const;
export type GridMethod = (typeof GRID_METHODS)[number];

const FIRST = 100;
export const MOST = 400;
const SEED = 1;

/** A count of what kinds of grids each method makes. One request counts one method, so that the page stays alive. */
export class Counting {
  readonly rows = shallowRef<ReadonlyMap<GridMethod, CensusAnswer>>(new Map());
  readonly busy = shallowRef(false);
  /** How many grids of each method the next count has. */
  readonly count = shallowRef(FIRST);
  private readonly controller = new AbortController();

  stop(): void {
    this.controller.abort(new Error('stopped'));
  }

  async run(): Promise<void> {
    const count = this.count.value;
    this.busy.value = true;
    try {
      for (const method of GRID_METHODS) {
        const row = await engine.ask('census', { method, count, seed: SEED }, this.controller.signal);
        this.rows.value = new Map(this.rows.value).set(method, row);
      }
      this.count.value = Math.min(MOST, 2 * count);
    } finally {
      this.busy.value = false;
    }
  }
}

/** How long a bar is for a distance in millionths, in percent: a logarithmic scale from 1 to 100 %. */
export function barLength(millionths: number): number {
  const share = Math.max(10_000, Math.min(1_000_000, millionths)) / 10_000;
  return Math.max(2, (Math.log10(share) / 2) * 100);
}

import { shallowRef } from 'vue';
import { engine } from '@/engine/client';

/** The modes of the search: how it checks, in which order it tries, and when it ends. */
export const MODES = ['C', 'B'].flatMap((method) =>
  ['F', 'S', 'R'].flatMap((order) => ['F', 'A'].map((extent) => method + order + extent)),
);

/** The first slice of each search, in digits tried; each further one is twice as long. */
const FIRST_SLICE = 500;
/** After so many digits a search is stopped: some seconds of work. */
const MOST = 4_096_000;

export interface Lane {
  readonly mode: string;
  readonly state: 'waiting' | 'running' | 'done' | 'gaveUp';
  readonly nodes: number;
  readonly backtracks: number;
  readonly found: number;
  /** How long the search took from its start to here. */
  readonly ms: number;
}

/**
 * Searches raced against each other, in slices so that all can be seen running and the engine is free in between. The
 * engine keeps nothing from one request to the next: a slice begins at the start again and goes twice as far, so that
 * its counters are those of one uninterrupted search.
 */
export class Race {
  readonly lanes = shallowRef<readonly Lane[]>(
    MODES.map((mode) => ({ mode, state: 'waiting', nodes: 0, backtracks: 0, found: 0, ms: 0 })),
  );
  private readonly controller = new AbortController();

  constructor(
    private readonly puzzle: { readonly fixed: number } | { readonly puzzle: string },
    private readonly clock: () => number = () => performance.now(),
  ) {}

  stop(): void {
    this.controller.abort(new Error('stopped'));
  }

  get isOver(): boolean {
    return this.lanes.value.every(({ state }) => state === 'done' || state === 'gaveUp');
  }

  /** Runs to the end, or until it is stopped. */
  async run(): Promise<void> {
    for (let budget = FIRST_SLICE; !this.isOver; budget = Math.min(2 * budget, MOST)) {
      for (const { mode, state } of this.lanes.value) {
        if (state === 'waiting' || state === 'running') {
          await this.slice(mode, budget);
        }
      }
    }
  }

  /** The mode that tried fewest digits to its end. */
  get winner(): Lane | null {
    const done = this.lanes.value.filter(({ state }) => state === 'done');
    return done.reduce<Lane | null>((best, lane) => (best === null || lane.nodes < best.nodes ? lane : best), null);
  }

  private async slice(mode: string, budget: number): Promise<void> {
    const start = this.clock();
    const { nodes, backtracks, found, gaveUp } = await engine.ask(
      'search',
      { ...this.puzzle, mode, budget },
      this.controller.signal,
    );
    const state = !gaveUp ? 'done' : budget >= MOST ? 'gaveUp' : 'running';
    const lane: Lane = { mode, state, nodes, backtracks, found, ms: this.clock() - start };
    this.lanes.value = this.lanes.value.map((each) => (each.mode === mode ? lane : each));
  }
}

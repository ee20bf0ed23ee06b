import { engine } from '@/engine/client';
import { type Position, positionOf } from '@/features/drill/position';
import { randomSeed } from '@/features/new-game/wish';

/** So many positions are made ahead: who is quick needs one every few seconds. */
const AHEAD = 4;
/** After so many failures in a row something is wrong with the engine, and not with the luck. */
const PATIENCE = 20;

/**
 * Positions, made ahead of the player in the background, each only once. The technique of each is asked for when it is
 * made.
 */
export class Supply {
  private readonly ready: Position[] = [];
  private readonly seen = new Set<string>();
  private made = 0;
  private failures = 0;
  private isWorking = false;
  private isStopped = false;
  private wanted: { give(position: Position): void; fail(reason: unknown): void } | null = null;

  constructor(
    private readonly technique: (count: number) => string,
    private readonly seed = randomSeed(),
  ) {}

  /** Begins to make positions. */
  warmUp(): void {
    void this.work();
  }

  /** The next position, at once if there is one. Rejects if the engine fails. */
  next(): Promise<Position> {
    const position = this.ready.shift();
    void this.work();
    return position
      ? Promise.resolve(position)
      : new Promise((give, fail) => {
          this.wanted = { give, fail };
        });
  }

  stop(): void {
    this.isStopped = true;
  }

  private async work(): Promise<void> {
    if (this.isWorking) {
      return;
    }
    this.isWorking = true;
    try {
      while (!this.isStopped && this.ready.length < AHEAD) {
        await this.make();
      }
    } catch (reason) {
      this.wanted?.fail(reason);
      this.wanted = null;
    } finally {
      this.isWorking = false;
    }
  }

  private async make(): Promise<void> {
    const index = this.made++;
    const technique = this.technique(this.seen.size);
    const position = positionOf(await engine.ask('drill', { technique, seed: this.seed, index }));
    if (!position || this.seen.has(position.values)) {
      if (++this.failures > PATIENCE) {
        throw new Error('no positions');
      }
      return;
    }
    this.failures = 0;
    this.seen.add(position.values);
    if (this.wanted) {
      this.wanted.give(position);
      this.wanted = null;
    } else {
      this.ready.push(position);
    }
  }
}

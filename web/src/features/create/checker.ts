/**
 * Has the latest of many things judged: waits until there is a pause, asks for one thing at a time, and drops answers
 * about things that are no longer the latest. So fast typing costs one question, not one a key.
 */
export class Checker<T, V> {
  private latest: T | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;

  constructor(
    private readonly ask: (thing: T) => Promise<V>,
    private readonly settled: (thing: T, verdict: V) => void,
    private readonly pause = 150,
  ) {}

  /** Has a thing judged, and no longer the one before it. */
  want(thing: T): void {
    this.latest = thing;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.run();
    }, this.pause);
  }

  /** No answer comes any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.latest = undefined;
  }

  private async run(): Promise<void> {
    const thing = this.latest;
    if (this.asking || thing === undefined) {
      return;
    }
    this.asking = true;
    const verdict = await this.ask(thing);
    this.asking = false;
    if (thing === this.latest) {
      this.settled(thing, verdict);
    } else if (this.timer === undefined) {
      await this.run();
    }
  }
}

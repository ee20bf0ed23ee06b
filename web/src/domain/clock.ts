/** How long a game has been played: it runs only while it is told to. Times are milliseconds. */
export class Clock {
  private since: number | null = null;

  constructor(
    private counted: number,
    private readonly now: () => number = Date.now,
  ) {}

  get elapsed(): number {
    return this.counted + (this.since === null ? 0 : Math.max(0, this.now() - this.since));
  }

  get running(): boolean {
    return this.since !== null;
  }

  start(): void {
    this.since ??= this.now();
  }

  stop(): void {
    this.counted = this.elapsed;
    this.since = null;
  }
}

/** `4:05`, `1:02:03`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

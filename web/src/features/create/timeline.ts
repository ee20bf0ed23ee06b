/** States one after the other, of which one is the present. For things that never change and are cheap to keep. */
export interface Timeline<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

/** More steps than anybody undoes; the oldest are forgotten. */
const MOST = 1000;

export function startAt<T>(present: T): Timeline<T> {
  return { past: [], present, future: [] };
}

/** A new state that can be undone. */
export function record<T>({ past, present }: Timeline<T>, next: T): Timeline<T> {
  return { past: [...past.slice(1 - MOST), present], present: next, future: [] };
}

/** Another present that nobody wants to undo, such as a moved cursor. */
export function amend<T>(timeline: Timeline<T>, present: T): Timeline<T> {
  return { ...timeline, present };
}

export function undo<T>(timeline: Timeline<T>): Timeline<T> {
  const { past, present, future } = timeline;
  return past.length === 0
    ? timeline
    : { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] };
}

export function redo<T>(timeline: Timeline<T>): Timeline<T> {
  const { past, present, future } = timeline;
  return future.length === 0 ? timeline : { past: [...past, present], present: future[0]!, future: future.slice(1) };
}

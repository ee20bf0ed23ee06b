import { type ShallowRef, type WritableComputedRef, computed, shallowRef } from 'vue';

/**
 * What is kept in this browser. Writing is synchronous, so that a move is safe before the next event: closing the
 * page in the middle of a game loses nothing.
 */
const PREFIX = 'shudu.';

/** Reads a value; undefined if there is none or it is not JSON. */
export function load(name: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why the last value was not kept: there is no room for more, or the browser allows no storage at all. */
export type StorageTrouble = 'full' | 'blocked';
let trouble: StorageTrouble = 'full';

export function storageTrouble(): StorageTrouble {
  return trouble;
}

/** Keeps a value; false if the browser has no room for it or allows no storage. */
export function store(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch (error) {
    // Some browsers have storage without any room in private windows.
    trouble = isQuota(error) && localStorage.length !== 0 ? 'full' : 'blocked';
    return false;
  }
}

function isQuota(error: unknown): boolean {
  return error instanceof DOMException && /quota/i.test(error.name);
}

export function remove(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** The names that begin with a text. */
export function names(start: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX + start))
      .map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** A value that is kept whenever it is set, and changes when another tab sets it; `read` makes sense of what is there. */
export function kept<T>(name: string, read: (value: unknown) => T): WritableComputedRef<T> {
  const value: ShallowRef<T> = shallowRef(read(load(name)));
  onForeignChange((changed) => {
    if (changed === name) {
      value.value = read(load(name));
    }
  });
  return computed({
    get: () => value.value,
    set(next) {
      value.value = next;
      store(name, next);
    },
  });
}

/** Calls back when another tab changed a value; returns how to stop that. */
export function onForeignChange(action: (name: string) => void): () => void {
  const listener = ({ key }: StorageEvent): void => {
    if (key?.startsWith(PREFIX)) {
      action(key.slice(PREFIX.length));
    }
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

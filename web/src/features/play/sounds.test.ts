import { afterEach, describe, expect, it, vi } from 'vitest';
import { enterDigit, toggleColour, toggleNote } from '@/domain/moves';
import { boardOf } from '@/testing/boards';
import { sound, soundOf } from './sounds';

describe('the sound of a move', () => {
  const made = (
    givens: string,
    edits: (board: ReturnType<typeof boardOf>) => ReturnType<typeof enterDigit>,
  ): string => {
    const board = boardOf('4', givens);
    const done = edits(board);
    board.apply(done);
    return soundOf(board, done);
  };

  it('is that of what was done', () => {
    expect(made('1... .... .... ....', (board) => enterDigit(board, [1], 2, true))).toBe('place');
    expect(made('1... .... .... ....', (board) => toggleNote(board, [1], 'simple', 2))).toBe('note');
    expect(made('1... .... .... ....', (board) => toggleColour(board, [1], 2))).toBe('note');
  });

  it('tells a house that is full, right or not, but not one with two equal digits', () => {
    expect(made('12.4 .... .... ....', (board) => enterDigit(board, [2], 3, true))).toBe('house');
    expect(made('12.4 .... .... ....', (board) => enterDigit(board, [2], 4, true))).toBe('place');
  });

  it('tells what is taken away', () => {
    const board = boardOf('4', '.... .... .... ....');
    board.apply(enterDigit(board, [1], 2, true));
    const taken = enterDigit(board, [1], 2, true);
    board.apply(taken);
    expect(soundOf(board, taken)).toBe('clear');
    board.apply(toggleNote(board, [1], 'simple', 2));
    const note = toggleNote(board, [1], 'simple', 2);
    board.apply(note);
    expect(soundOf(board, note)).toBe('clear');
  });
});

describe('sounds', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are made only if they are wanted, and not where the browser has none', () => {
    const tones: unknown[] = [];
    const ignore = (): void => undefined;
    class Node {
      gain = {
        setValueAtTime: ignore,
        linearRampToValueAtTime: ignore,
        exponentialRampToValueAtTime: ignore,
      };
      start = ignore;
      stop = ignore;
      constructor(_: unknown, options: { frequency?: number }) {
        tones.push(...(options.frequency ? [options.frequency] : []));
      }
      connect<T>(next: T): T {
        return next;
      }
    }
    const context = vi.fn(function (this: object) {
      Object.assign(this, { state: 'running', currentTime: 0, destination: {} });
    });
    sound(true, 'place');
    vi.stubGlobal('AudioContext', context);
    vi.stubGlobal('OscillatorNode', Node);
    vi.stubGlobal('GainNode', Node);
    sound(false, 'win');
    expect([context.mock.calls.length, tones]).toEqual([0, []]);
    sound(true, 'house');
    sound(true, 'note');
    expect([context.mock.calls.length, tones]).toEqual([1, [587.33, 880, 880]]);
  });
});

import type { CheckAnswer, CheckRequest } from 'shudu-engine';
import { type EffectScope, effectScope } from 'vue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, withGiven } from './draft';
import { type Editor, useEditor } from './editor';

const { ask } = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock('@/engine/client', async (original) => ({ ...(await original<object>()), engine: { ask } }));

const solution = '1234341221434321';
let scope: EffectScope;

function open(): Editor {
  scope = effectScope();
  return scope.run(useEditor)!;
}

function enter(editor: Editor, ...digits: number[]): void {
  digits.forEach((digit) => editor.carryOut({ do: 'enter', digit }, true));
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  ask.mockImplementation(async (_: string, { puzzle, board = '' }: CheckRequest): Promise<CheckAnswer> => ({
    puzzle,
    board,
    verdict: 'unique',
    solutions: 1,
    minimal: true,
    conflicts: [],
    ambiguous: [],
    solution,
  }));
});

afterEach(() => {
  scope.stop();
  ask.mockReset();
});

describe('the editor', () => {
  it('begins with an empty 9×9 board and asks nothing about it', async () => {
    const editor = open();
    await vi.advanceTimersByTimeAsync(500);
    expect(editor.draft.value).toEqual(emptyDraft('9'));
    expect(editor.verdict.value).toEqual({ is: 'blank' });
    expect(ask).not.toHaveBeenCalled();
  });

  it('keeps the draft for the next time', () => {
    enter(open(), 5, 3);
    scope.stop();
    expect(open().draft.value.givens.slice(0, 3)).toBe('53.');
  });

  it('does not trip over a broken draft', () => {
    localStorage.setItem('shudu.draft', '{"box":"3x3","givens":7}');
    expect(open().draft.value).toEqual(emptyDraft('9'));
  });

  it('undoes digits, not movements', () => {
    const editor = open();
    enter(editor, 1, 2);
    editor.carryOut({ do: 'go', direction: 'down' }, true);
    editor.carryOut({ do: 'undo' }, true);
    expect([editor.draft.value.givens.slice(0, 3), editor.cursor.value]).toEqual(['1..', 1]);
    editor.carryOut({ do: 'redo' }, true);
    expect(editor.draft.value.givens.slice(0, 3)).toBe('12.');
  });

  it('judges once typing pauses', async () => {
    const editor = open();
    enter(editor, 1, 2, 3);
    expect(editor.checking.value).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(editor.checking.value).toBe(false);
    expect(editor.verdict.value).toMatchObject({ is: 'unique' });
  });

  it('shows broken rules at once and forgets the question before', async () => {
    const editor = open();
    enter(editor, 1, 1);
    expect(editor.verdict.value).toMatchObject({ is: 'conflict' });
    await vi.advanceTimersByTimeAsync(500);
    expect(ask).not.toHaveBeenCalled();
  });

  it('lets others wait for the verdict', async () => {
    const editor = open();
    enter(editor, 1);
    const verdict = editor.settled();
    await vi.advanceTimersByTimeAsync(200);
    expect(await verdict).toMatchObject({ is: 'unique' });
    expect(await editor.settled()).toMatchObject({ is: 'unique' });
  });

  it('keeps no verdict and no cursor of another board', async () => {
    const editor = open();
    editor.carryOut({ do: 'go-to', cell: 80 }, true);
    enter(editor, 1);
    await vi.advanceTimersByTimeAsync(200);
    editor.replace(withGiven(emptyDraft('4'), 0, 1));
    expect([editor.verdict.value, editor.cursor.value]).toEqual([null, 15]);
    editor.carryOut({ do: 'undo' }, true);
    expect(editor.draft.value.board).toBe('9');
  });
});

import type { ParseAnswer } from 'shudu-engine';
import { type App, createApp, h } from 'vue';
import { createI18n } from 'vue-i18n';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '@/i18n/en';
import { type Importer, useImporter } from './importing';
import { pendingImport } from './incoming';

const { ask } = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock('@/engine/client', async (original) => ({ ...(await original<object>()), engine: { ask } }));

const found = vi.fn();
const puzzle = '1...............';
let app: App;
let importer: Importer;

function show(): void {
  const host = document.createElement('div');
  document.body.replaceChildren(host, document.createElement('textarea'));
  const setup = () => ((importer = useImporter(found)), () => h('p'));
  app = createApp({ setup }).use(createI18n({ legacy: false, locale: 'en', messages: { en } }));
  app.mount(host);
}

/** An event with data, as the browser makes it for pasting and dropping. */
function send(type: string, target: Element, { text = '', files = [] as File[] }): Event {
  const data = { types: files.length ? ['Files'] : ['text/plain'], files, getData: () => text };
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    clipboardData: data,
    dataTransfer: data,
  });
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  found.mockReset();
  ask.mockReset();
  ask.mockResolvedValue({ puzzles: [{ line: 1, puzzle, board: '4' }], more: false } satisfies ParseAnswer);
  show();
});

afterEach(() => app.unmount());

describe('what comes in', () => {
  it('is read if it is pasted or dropped on the page', async () => {
    for (const type of ['paste', 'drop']) {
      const event = send(type, document.body, { text: `${type}ed` });
      expect(event.defaultPrevented).toBe(true);
      await vi.waitFor(() => expect(found).toHaveBeenCalled());
      expect(ask).toHaveBeenLastCalledWith('parse', { text: `${type}ed` });
      expect(importer.outcome.value).toMatchObject({ is: 'read', name: null, text: `${type}ed` });
      found.mockReset();
    }
  });

  it('is the text field’s if it is text and comes there, but files are read wherever they come', async () => {
    const field = document.querySelector('textarea')!;
    expect(send('paste', field, { text: '1' }).defaultPrevented).toBe(false);
    expect(ask).not.toHaveBeenCalled();
    expect(send('drop', field, { files: [new File(['12'], 'a.sdm')] }).defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(importer.outcome.value).toMatchObject({ is: 'read', name: 'a.sdm', text: '12' }));
  });

  it('is taken over from another screen, once', async () => {
    app.unmount();
    pendingImport.value = 'brought';
    show();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledWith('parse', { text: 'brought' }));
    expect(pendingImport.value).toBeNull();
  });

  it('is refused if it is too long, and the engine is not asked', async () => {
    await importer.readString('1'.repeat(5 * 1024 * 1024 + 1));
    expect(importer.outcome.value).toEqual({ is: 'refused', name: null, problem: 'too-long' });
    await importer.readFile(new File(['\0'], 'a.png'));
    expect(importer.outcome.value).toEqual({ is: 'refused', name: 'a.png', problem: 'binary' });
    expect(ask).not.toHaveBeenCalled();
  });

  it('shows that the engine did not answer', async () => {
    const error = new Error('worker');
    ask.mockRejectedValue(error);
    await importer.readString('1');
    expect(importer.outcome.value).toEqual({ is: 'failed', error });
  });

  it('counts only if nothing came after it', async () => {
    let late = (_: ParseAnswer): void => undefined;
    ask.mockReturnValueOnce(new Promise<ParseAnswer>((resolve) => (late = resolve)));
    const first = importer.readString('first');
    await importer.readString('second');
    late({ puzzles: [], more: false });
    await first;
    expect(importer.outcome.value).toMatchObject({ is: 'read', text: 'second' });
    expect(found).toHaveBeenCalledTimes(1);
  });

  it('stops coming once the screen is left', () => {
    app.unmount();
    expect(send('paste', document.body, { text: '1' }).defaultPrevented).toBe(false);
    show();
  });

  it('shows that something can be dropped while it is held over the page', () => {
    send('dragover', document.body, { text: '1' });
    expect(importer.dragging.value).toBe(true);
    document.dispatchEvent(Object.assign(new Event('dragleave'), { relatedTarget: document.body }));
    expect(importer.dragging.value).toBe(true);
    document.dispatchEvent(Object.assign(new Event('dragleave'), { relatedTarget: null }));
    expect(importer.dragging.value).toBe(false);
  });
});

import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterDigit } from '@/domain/moves';
import type { Puzzle } from '@/domain/puzzle';
import { useGames } from './games';

const FOUR: Puzzle = { board: '4', givens: '1...............', source: 'made', emptiness: 'few', id: 'x' };
const SIX: Puzzle = { board: '2x3', givens: '.'.repeat(36), source: 'typed' };
const NINE: Puzzle = { board: '9', givens: '.'.repeat(81), source: 'link' };

/** The store as a page that was just loaded has it. */
function newPage(): ReturnType<typeof useGames> {
  setActivePinia(createPinia());
  return useGames();
}

function place(games: ReturnType<typeof useGames>, key: string, cell: number, digit: number): void {
  const game = games.open(key)!;
  game.move('digit', enterDigit(game.board, [cell], digit, false));
  games.keep(game);
}

/** What a file of everything holds once it is read. */
function fileOf(games: ReturnType<typeof useGames>): ReturnType<typeof games.exportAll> {
  return JSON.parse(JSON.stringify(games.exportAll())) as ReturnType<typeof games.exportAll>;
}

/** Another tab writes a value; browsers tell only the other tabs. */
function writeElsewhere(name: string, text: string): void {
  localStorage.setItem(name, text);
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: text }));
}

function withoutRoom(): void {
  const full = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = new Proxy(localStorage, {
    get: (target, name) => (name === 'setItem' ? full : (Reflect.get(target, name) as unknown)),
  });
  vi.stubGlobal('localStorage', storage);
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('games', () => {
  it('are there again after a reload, with every move', () => {
    const games = newPage();
    const { key } = games.start(FOUR);
    place(games, key, 1, 2);
    const again = newPage();
    expect(again.all).toEqual([
      {
        key,
        puzzle: FOUR,
        touched: 1000,
        elapsed: 0,
        solved: false,
        filled: 2,
        values: [1, 2, ...Array<number>(14).fill(0)],
      },
    ]);
    const game = again.open(key)!;
    game.history.undo();
    expect(game.board.digit(1)).toBe(0);
  });

  it('begin with the progress of a link as one move', () => {
    const game = newPage().start(FOUR, [
      { layer: 'value', key: 1, before: 0, after: 2 },
      { layer: 'centre', key: 2, before: 0, after: 8 },
    ]);
    expect(game.history.moves.map(({ kind, edits }) => [kind, edits.length])).toEqual([['link', 2]]);
  });

  it('are listed with the latest first, the finished ones not among the unfinished', () => {
    const games = newPage();
    const first = games.start(FOUR);
    first.move('digit', enterDigit(first.board, [1], 2, false));
    games.keep(first);
    vi.setSystemTime(2000);
    const second = games.start(SIX);
    expect(games.all.map(({ key }) => key)).toEqual([second.key, first.key]);
    vi.setSystemTime(3000);
    first.solved = true;
    games.keep(first);
    expect(games.all.map(({ key }) => key)).toEqual([first.key, second.key]);
    expect(games.unfinished.map(({ key }) => key)).toEqual([second.key]);
    expect(games.finished.map(({ key }) => key)).toEqual([first.key]);
  });

  it('that were made here and never touched go when another one begins', () => {
    const games = newPage();
    games.start(FOUR);
    games.start({ ...FOUR, id: 'y' });
    const typed = games.start(SIX);
    const touched = games.start({ ...FOUR, id: 'z' });
    place(games, touched.key, 1, 2);
    const undone = games.open(touched.key)!;
    undone.history.undo();
    games.keep(undone);
    const last = games.start({ ...FOUR, id: 'last' });
    expect(games.all.map(({ key }) => key).sort()).toEqual([typed.key, touched.key, last.key].sort());
    expect(newPage().all).toHaveLength(3);
  });

  it('are found by their puzzle while they are unfinished', () => {
    const games = newPage();
    const game = games.start(FOUR);
    expect(games.unfinishedOf({ ...FOUR, source: 'link' })?.key).toBe(game.key);
    expect(games.unfinishedOf(SIX)).toBeNull();
    game.solved = true;
    games.keep(game);
    expect(games.unfinishedOf(FOUR)).toBeNull();
  });

  it('can be deleted, and brought back as they were', () => {
    const games = newPage();
    const { key } = games.start(FOUR);
    place(games, key, 1, 2);
    vi.setSystemTime(5000);
    const undo = games.forget(key);
    expect(games.all).toEqual([]);
    expect(games.open(key)).toBeNull();
    expect(newPage().all).toEqual([]);
    undo();
    expect(games.all.map(({ touched, filled }) => [touched, filled])).toEqual([[1000, 2]]);
    expect(newPage().open(key)!.board.digit(1)).toBe(2);
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['another version', '{"version":2,"key":"k"}'],
    ['no history', `{"version":1,"key":"k","puzzle":${JSON.stringify(FOUR)}}`],
    ['a puzzle that does not fit its boxes', '{"version":1,"key":"k","puzzle":{"box":"3x3","givens":"1"}}'],
  ])('that are %s are passed over and left where they are', (_, text) => {
    localStorage.setItem('shudu.game.k', text);
    const games = newPage();
    const { key } = games.start(SIX);
    expect(games.all.map((game) => game.key)).toEqual([key]);
    expect(games.open('k')).toBeNull();
    expect(localStorage.getItem('shudu.game.k')).toBe(text);
  });

  it('of another tab appear and disappear', () => {
    const games = newPage();
    const { key } = games.start(FOUR);
    const text = localStorage.getItem(`shudu.game.${key}`)!;
    writeElsewhere('shudu.game.other', text.replace(key, 'other'));
    expect(games.all.map((game) => game.key).sort()).toEqual([key, 'other'].sort());
    localStorage.removeItem('shudu.game.other');
    window.dispatchEvent(new StorageEvent('storage', { key: 'shudu.game.other', newValue: null }));
    expect(games.all.map((game) => game.key)).toEqual([key]);
  });

  it('can be played without room to store them, and are stored once there is some', () => {
    const games = newPage();
    withoutRoom();
    const game = games.start(FOUR);
    expect(games.keep(game)).toBe(false);
    place(games, game.key, 1, 2);
    expect(games.open(game.key)!.board.digit(1)).toBe(2);
    expect(games.all).toHaveLength(1);
    expect(newPage().all).toEqual([]);

    vi.unstubAllGlobals();
    writeElsewhere('shudu.game.broken', '{');
    expect(games.all).toHaveLength(1);
    expect(games.keep(games.open(game.key)!)).toBe(true);
    expect(newPage().open(game.key)!.board.digit(1)).toBe(2);
  });
});

describe('bookmarks', () => {
  it('are set, found, taken out and kept over a reload', () => {
    const games = newPage();
    expect(games.toggleBookmark(FOUR)).toBe(true);
    expect(games.toggleBookmark(SIX)).toBe(true);
    expect(games.isBookmarked({ ...FOUR, source: 'link' })).toBe(true);
    expect(newPage().bookmarks).toEqual([SIX, FOUR]);
    expect(games.toggleBookmark(FOUR)).toBe(false);
    expect(newPage().bookmarks).toEqual([SIX]);
  });

  it('come back to their places, beside what was added meanwhile', () => {
    const games = newPage();
    [FOUR, SIX].forEach(games.toggleBookmark);
    const undo = games.removeBookmarks([FOUR]);
    expect(games.bookmarks).toEqual([SIX]);
    games.toggleBookmark(NINE);
    undo();
    expect(newPage().bookmarks).toEqual([NINE, SIX, FOUR]);
  });

  it('that were taken out later stay out', () => {
    const games = newPage();
    [FOUR, SIX].forEach(games.toggleBookmark);
    const undo = games.removeBookmarks([FOUR]);
    games.removeBookmarks([SIX]);
    undo();
    expect(games.bookmarks).toEqual([FOUR]);
  });

  it('of another tab appear; what is no puzzle does not', () => {
    const games = newPage();
    writeElsewhere('shudu.bookmarks', JSON.stringify([SIX, null, { board: '9', givens: '12' }, 7]));
    expect(games.bookmarks).toEqual([SIX]);
    writeElsewhere('shudu.bookmarks', '"text"');
    expect(games.bookmarks).toEqual([]);
  });
});

describe('a file', () => {
  it('brings games and bookmarks into an empty browser', () => {
    const games = newPage();
    const { key } = games.start(FOUR);
    place(games, key, 1, 2);
    games.toggleBookmark(NINE);
    const file = fileOf(games);

    localStorage.clear();
    const other = newPage();
    expect(other.importAll(file.games, file.bookmarks)).toMatchObject({ games: 1, bookmarks: 1 });
    expect(other.all).toEqual(games.all);
    expect(other.open(key)!.board.digit(1)).toBe(2);
    expect(other.bookmarks).toEqual([NINE]);
  });

  it('never replaces a later state of a game by an earlier one', () => {
    const games = newPage();
    const { key } = games.start(FOUR);
    const old = fileOf(games);
    vi.setSystemTime(2000);
    place(games, key, 1, 2);
    const late = fileOf(games);
    expect(games.importAll(old.games, []).games).toBe(0);
    expect(games.open(key)!.board.digit(1)).toBe(2);

    localStorage.clear();
    const other = newPage();
    other.importAll(old.games, []);
    expect(other.importAll(late.games, []).games).toBe(1);
    expect(other.open(key)!.board.digit(1)).toBe(2);
  });

  it('with rubbish and doubles brings what is good, once', () => {
    const games = newPage();
    expect(games.importAll([null, 5, {}, 'x'], [FOUR, null, FOUR, { board: '1x1' }])).toMatchObject({
      games: 0,
      bookmarks: 1,
    });
    expect(games.importAll([], [FOUR])).toMatchObject({ games: 0, bookmarks: 0 });
    expect(newPage().bookmarks).toEqual([FOUR]);
  });

  it('tells that nothing came where there is no room', () => {
    const games = newPage();
    games.start(FOUR);
    const file = fileOf(games);
    localStorage.clear();
    const other = newPage();
    withoutRoom();
    expect(other.importAll(file.games, []).games).toBe(0);
    expect(other.all).toEqual([]);
  });
});

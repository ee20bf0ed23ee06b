import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it } from 'vitest';
import { nextTick } from 'vue';
import type { Puzzle } from '@/domain/puzzle';
import type { Result } from '@/domain/result';
import { useDays } from '@/stores/days';
import { useGames } from '@/stores/games';
import { useResults } from '@/stores/results';
import { useLearning } from '@/stores/learning';
import { DEFAULTS, useSettings } from '@/stores/settings';
import { useStorms } from '@/stores/storms';
import { deleteEverything, exportBackup, exportResults, importBackup } from './backup';

const PUZZLE: Puzzle = { board: '4', givens: '1...............', source: 'typed' };
const OTHER: Puzzle = { board: '4', givens: '.2..............', source: 'typed' };

beforeEach(newBrowser);

function newBrowser(): void {
  localStorage.clear();
  setActivePinia(createPinia());
}

describe('a backup', () => {
  it('brings settings, games with their moves, and bookmarks to another browser', () => {
    useSettings().change({ theme: 'sepia' });
    const game = useGames().start(PUZZLE, [{ layer: 'value', key: 1, before: 0, after: 2 }]);
    useGames().toggleBookmark(OTHER);
    useLearning().finishPart('x-wing', 3);
    const file = exportBackup();

    newBrowser();
    expect(importBackup(file)).toEqual({ games: 1, known: 0, unreadable: 0, noRoom: 0, bookmarks: 1 });
    expect(useSettings().settings.theme).toBe('sepia');
    expect(useGames().bookmarks).toEqual([OTHER]);
    expect(useLearning().of('x-wing').parts).toBe(4);
    expect(useGames().open(game.key)?.save()).toEqual(game.save());
  });

  it('brings days and storms, and files without them are read', () => {
    const daily = { day: '2026-11-15', rung: 'mini', begun: '2026-11-15' } as const;
    useDays().finish(daily, { key: 'k', time: 1, assist: 'pure', hinted: [] });
    useStorms().add({ at: 1, found: 3, missed: 0, combo: 3 }, [{ technique: 'x-wing', found: true }]);
    const file = exportBackup();
    const [log, storms] = [useDays().log, useStorms().all];

    newBrowser();
    importBackup(file);
    expect(useDays().log).toEqual(log);
    expect(useStorms().all).toEqual(storms);
    importBackup('{"shudu":1,"settings":{},"games":[],"bookmarks":[]}');
    expect(useDays().log).toEqual(log);
  });

  it('adds to what is there, and tells what was known', () => {
    useGames().start(PUZZLE);
    useGames().toggleBookmark(PUZZLE);
    const file = exportBackup();
    useGames().start(OTHER);
    expect(importBackup(file)).toEqual({ games: 0, known: 1, unreadable: 0, noRoom: 0, bookmarks: 0 });
    expect(useGames().all).toHaveLength(2);
    expect(useGames().bookmarks).toHaveLength(1);
  });

  it('does not overwrite a later state of a game', () => {
    const game = useGames().start(PUZZLE);
    const file = exportBackup();
    game.move('test', [{ layer: 'value', key: 5, before: 0, after: 3 }]);
    useGames().keep(game);
    importBackup(file.replace(/"touched": \d+/, '"touched": 1'));
    expect(useGames().open(game.key)?.board.digit(5)).toBe(3);
  });

  it('leaves out what is no game and no setting', () => {
    const file = { shudu: 1, settings: { theme: 'pink' }, games: [7, { version: 1 }], bookmarks: [{ board: '9x9' }] };
    expect(importBackup(JSON.stringify(file))).toMatchObject({ games: 0, unreadable: 2, bookmarks: 0 });
    expect(useSettings().settings).toEqual(DEFAULTS);
  });

  it.each([
    ['not-json', '{'],
    ['not-json', ''],
    ['not-ours', 'null'],
    ['not-ours', '{"games":[],"bookmarks":[]}'],
    ['not-ours', '{"shudu":1,"games":{}}'],
    ['newer', '{"shudu":2}'],
  ])('says that a file is %s and changes nothing', (problem, text) => {
    useSettings().change({ theme: 'dark' });
    expect(importBackup(text)).toBe(problem);
    expect(useSettings().settings.theme).toBe('dark');
  });
});

describe('deleting everything', () => {
  it('leaves nothing stored, now and later', async () => {
    useSettings().change({ theme: 'dark' });
    useGames().start(PUZZLE);
    useGames().toggleBookmark(OTHER);
    useLearning().finishPart('x-wing', 3);
    useStorms().add({ at: 1, found: 3, missed: 0, combo: 3 }, []);
    localStorage.setItem('shudu.game.broken', '{');
    await deleteEverything();
    await nextTick();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(useSettings().settings).toEqual(DEFAULTS);
    expect([useGames().all, useGames().bookmarks]).toEqual([[], []]);
  });

  it('leaves alone what belongs to other pages', async () => {
    localStorage.setItem('other', 'x');
    await deleteEverything();
    expect(Object.keys(localStorage)).toEqual(['other']);
  });
});

describe('results', () => {
  const result: Result = {
    ...{
      key: 'k',
      at: 86_400_000,
      board: '9',
      level: 'hard',
      time: 61_500,
      effort: 400,
      points: 390,
      assist: 'guided',
    },
    ...{ hints: 2, checks: 1, reveals: 0, techniques: { 'x-wing': [1, 1, 5000] } },
  };

  it('are in a backup, and an older file has none', () => {
    useResults().add(result);
    const file = exportBackup();
    newBrowser();
    importBackup(file);
    expect(useResults().all).toEqual([result]);
    expect(importBackup('{ "shudu": 1, "settings": {}, "games": [], "bookmarks": [] }')).toMatchObject({ games: 0 });
    expect(useResults().all).toEqual([result]);
  });

  it('are a table for other programs', () => {
    const { effort, points, level, ...bare } = result;
    void [effort, points, level];
    [result, { ...bare, key: 'l', at: 172_800_000, time: 0 }].forEach(useResults().add);
    expect(exportResults().split('\r\n')).toEqual([
      'solved,board,level,seconds,points,effort,class,hints,checks,reveals',
      '1970-01-02T00:00:00.000Z,9,hard,61.5,390,400,guided,2,1,0',
      '1970-01-03T00:00:00.000Z,9,,,,,guided,2,1,0',
      '',
    ]);
  });

  it('are deleted with everything', async () => {
    useResults().add(result);
    await deleteEverything();
    expect(useResults().all).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { effectScope } from 'vue';
import { Board } from '@/domain/board';
import { readLine } from '@/domain/digits';
import { readLink } from '@/domain/link';
import { shapeOf } from '@/domain/puzzle';
import { SCREENS, route } from '@/router';
import { useGames } from '@/stores/games';
import { useSettings } from '@/stores/settings';
import { engine } from '@/testing/engine';
import {
  meaningOfDraft,
  meaningOfEdits,
  meaningOfEmptiness,
  meaningOfGame,
  meaningOfPuzzle,
  past,
  pastText,
} from '@/testing/past';
import { useEditor } from './create/editor';
import { readText } from './create/reading';
import { startFromId } from './new-game/make';
import { lastWish } from './new-game/wish';
import { importBackup } from './settings/backup';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

interface Kept {
  text: string;
  means: object;
}

const kept = past('kept') as Record<'settings' | 'wishes' | 'drafts' | 'games' | 'bookmarks', Kept[]>;
const means = past('means') as {
  games: Record<string, { puzzle: { givens: string; id?: string } }>;
  bookmarks: object[];
  settings: object;
};

beforeEach(() => newBrowser({}));

/** A browser that holds these values, and a page just loaded in it. */
function newBrowser(values: Record<string, string>): void {
  localStorage.clear();
  Object.entries(values).forEach(([name, value]) => localStorage.setItem(name, value));
  setActivePinia(createPinia());
}

/** That the page shows all of the browser that was left. */
function expectEverything(): void {
  const games = useGames();
  const all = Object.fromEntries(games.all.map(({ key }) => [key, meaningOfGame(games.open(key)!)]));
  expect(all).toEqual(means.games);
  expect(games.bookmarks.map(meaningOfPuzzle)).toEqual(means.bookmarks);
  expect(useSettings().settings).toMatchObject(means.settings);
}

describe('of the past', () => {
  it('a browser is found as it was left', () => {
    newBrowser(past('browser') as Record<string, string>);
    expectEverything();
  });

  it('a backup is read into an empty browser', () => {
    expect(importBackup(pastText('backup'))).toMatchObject({ unreadable: 0, bookmarks: means.bookmarks.length });
    expectEverything();
  });

  it('games are read when a part is missing, new or wrong', () => {
    for (const { text, means } of kept.games) {
      newBrowser({ 'shudu.game.k': text });
      expect(meaningOfGame(useGames().open('k')!), text).toEqual(means);
    }
  });

  it('bookmarks are read in other spellings', () => {
    for (const { text, means } of kept.bookmarks) {
      newBrowser({ 'shudu.bookmarks': text });
      expect(useGames().bookmarks.map(meaningOfPuzzle), text).toEqual([means]);
    }
  });

  it('settings are read', () => {
    for (const { text, means } of kept.settings) {
      newBrowser({ 'shudu.settings': text });
      expect(useSettings().settings, text).toMatchObject(means);
    }
  });

  it('the last wish is read', () => {
    for (const { text, means } of kept.wishes) {
      newBrowser({ 'shudu.newGame': text });
      const { size, emptiness, symmetry } = lastWish();
      expect({ side: size, emptied: meaningOfEmptiness(emptiness), symmetry }, text).toEqual(means);
    }
  });

  it('a draft is read', () => {
    for (const { text, means } of kept.drafts) {
      newBrowser({ 'shudu.draft': text });
      const scope = effectScope();
      expect(meaningOfDraft(scope.run(useEditor)!.draft.value), text).toEqual(means);
      scope.stop();
    }
  });

  it('links open the same puzzles with the same progress', () => {
    for (const { link, means } of past('links') as { link: string; means: object }[]) {
      const { puzzle, progress } = readLink(follow(link, 'p'))!;
      const board = new Board(shapeOf(puzzle)!, readLine(puzzle.givens)!);
      expect({ puzzle: meaningOfPuzzle(puzzle), ...meaningOfEdits(board, progress) }, link).toEqual(means);
    }
  });

  it('addresses of screens lead there', () => {
    for (const screen of ['new', 'play', 'create', 'bookmarks', 'help', 'shortcuts', 'settings', 'p'] as const) {
      expect(SCREENS).toContain(screen);
      expect(follow(`#/${screen}/rest`, screen)).toBe('rest');
    }
  });

  it('exported texts hold the same puzzles', async () => {
    for (const { text, means } of past('texts') as { text: string; means: object[] }[]) {
      const { puzzles } = await readText(text, (request) => engine.ask('parse', request) as never);
      expect(
        puzzles.map(({ draft }) => meaningOfDraft(draft)),
        text,
      ).toEqual(means);
    }
  });

  it('ids make the same puzzles', async () => {
    for (const { puzzle } of Object.values(means.games)) {
      if (puzzle.id && puzzle.givens.length <= 81) {
        newBrowser({});
        expect(await startFromId(puzzle.id)).toBe(true);
        expect(useGames().all[0]?.puzzle.givens, puzzle.id).toBe(puzzle.givens);
      }
    }
  });
});

/** Goes to an address; what is left of it behind the screen's name. */
function follow(address: string, screen: string): string {
  location.hash = address;
  window.dispatchEvent(new Event('hashchange'));
  expect(route.value.screen).toBe(screen);
  return route.value.rest;
}

import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import type { Edit } from '@/domain/board';
import { type Daily, asDaily } from '@/domain/daily';
import { Game, type SavedGame } from '@/domain/game';
import { type Puzzle, asPuzzle, clueCount, shapeOf } from '@/domain/puzzle';
import { type Score, asScore, isCount } from '@/domain/score';
import { kept, load, names, onForeignChange, remove, store } from './storage';

/** A game in a list: enough to draw it small and to say how far it is. */
export type GameSummary = Pick<
  SavedGame,
  'key' | 'puzzle' | 'touched' | 'elapsed' | 'solved' | 'filled' | 'values' | 'score' | 'daily'
>;

/** What came of a file: how many games and bookmarks were taken over, and why other games were not. */
export type Import = Record<'games' | 'known' | 'unreadable' | 'noRoom' | 'bookmarks', number>;

const GAME = 'game.';

/** Every game that was begun, and the puzzles the player wants to keep. Each game is stored under a name of its own. */
export const useGames = defineStore('games', () => {
  /** Games that the browser had no room for: they last as long as the page. */
  const unstored = new Map<string, SavedGame>();
  const all = shallowRef(readAll());
  const bookmarks = kept('bookmarks', asBookmarks);

  onForeignChange((name) => {
    if (name.startsWith(GAME)) {
      refresh();
    }
  });

  /** Games that are not finished, the latest first. */
  const unfinished = computed(() => all.value.filter((game) => !game.solved));

  /** Games that are finished, the latest first. */
  const finished = computed(() => all.value.filter((game) => game.solved));

  /** The latest unfinished game of a puzzle, if there is one. */
  function unfinishedOf(puzzle: Puzzle): GameSummary | null {
    return unfinished.value.find((game) => same(game.puzzle, puzzle)) ?? null;
  }

  /** Begins a game and keeps it. A link's progress is its first move. */
  function start(puzzle: Puzzle, progress: readonly Edit[] = [], daily?: Daily): Game {
    dropUntouched();
    const game = Game.start(puzzle, newKey(), Date.now(), daily);
    game.move('link', progress);
    keep(game);
    return game;
  }

  /** Forgets games of puzzles made here in which nothing was done: who begins another one did not want them. */
  function dropUntouched(): void {
    unfinished.value
      .filter(({ puzzle, filled }) => puzzle.source !== 'typed' && puzzle.id && filled === clueCount(puzzle))
      .filter(({ key }) => open(key)?.isUntouched === true)
      .forEach(({ key }) => forget(key));
  }

  /** Keeps a game as it is now; false if there was no room. */
  function keep(game: Game): boolean {
    game.touched = Date.now();
    return put(game.save());
  }

  /** Keeps the score of a finished game; this is not playing, so the game does not become a later one. */
  function keepScore(key: string, score: Score): void {
    const game = open(key);
    if (game) {
      game.score = score;
      put(game.save());
    }
  }

  function put(saved: SavedGame): boolean {
    all.value = byTime([summary(saved), ...all.value.filter(({ key }) => key !== saved.key)]);
    const stored = store(GAME + saved.key, saved);
    if (stored) {
      unstored.delete(saved.key);
    } else {
      unstored.set(saved.key, saved);
    }
    return stored;
  }

  function refresh(): void {
    const stored = readAll().filter(({ key }) => !unstored.has(key));
    all.value = byTime([...stored, ...Array.from(unstored.values(), summary)]);
  }

  /** The game of a key, or null if there is none that can be read. */
  function open(key: string): Game | null {
    try {
      return Game.restore(unstored.get(key) ?? load(GAME + key));
    } catch {
      return null;
    }
  }

  /** Deletes a game; the answer brings it back. */
  function forget(key: string): () => void {
    const saved = open(key)?.save();
    remove(GAME + key);
    unstored.delete(key);
    all.value = all.value.filter((game) => game.key !== key);
    return () => saved && put(saved);
  }

  function isBookmarked(puzzle: Puzzle): boolean {
    return bookmarks.value.some((other) => same(other, puzzle));
  }

  /** Adds a puzzle to the bookmarks or takes it out; true if it is in them afterwards. */
  function toggleBookmark(puzzle: Puzzle): boolean {
    const marked = isBookmarked(puzzle);
    bookmarks.value = marked ? bookmarks.value.filter((other) => !same(other, puzzle)) : [puzzle, ...bookmarks.value];
    return !marked;
  }

  /** Takes puzzles out of the bookmarks; the answer puts them back where they were. */
  function removeBookmarks(puzzles: readonly Puzzle[]): () => void {
    const before = bookmarks.value;
    const isAmong = (list: readonly Puzzle[], puzzle: Puzzle): boolean => list.some((other) => same(other, puzzle));
    bookmarks.value = before.filter((puzzle) => !isAmong(puzzles, puzzle));
    return () => {
      const added = bookmarks.value.filter((puzzle) => !isAmong(before, puzzle));
      const restored = before.filter((puzzle) => isAmong(puzzles, puzzle) || isBookmarked(puzzle));
      bookmarks.value = [...added, ...restored];
    };
  }

  /** Everything there is, to be written into a file. */
  function exportAll(): { games: unknown[]; bookmarks: readonly Puzzle[] } {
    return { games: [...names(GAME).map(load), ...unstored.values()], bookmarks: bookmarks.value };
  }

  /** Adds games and bookmarks from a file; of a game that exists already the later state wins. */
  function importAll(games: readonly unknown[], marks: readonly unknown[]): Import {
    const result: Import = { games: 0, known: 0, unreadable: 0, noRoom: 0, bookmarks: 0 };
    for (const value of games) {
      result[importOne(value)]++;
    }
    refresh();
    const fresh: Puzzle[] = [];
    for (const puzzle of asBookmarks(marks)) {
      if (!isBookmarked(puzzle) && !fresh.some((other) => same(other, puzzle))) {
        fresh.push(puzzle);
      }
    }
    bookmarks.value = [...bookmarks.value, ...fresh];
    return { ...result, bookmarks: fresh.length };
  }

  function importOne(value: unknown): keyof Import {
    let game;
    try {
      game = Game.restore(value);
    } catch {
      return 'unreadable';
    }
    const known = all.value.find(({ key }) => key === game.key);
    if (known && known.touched >= game.touched) {
      return 'known';
    }
    return store(GAME + game.key, game.save()) ? 'games' : 'noRoom';
  }

  /** Forgets all games and bookmarks, also those that could not be read. */
  function forgetAll(): void {
    names(GAME).forEach(remove);
    unstored.clear();
    refresh();
    bookmarks.value = [];
  }

  return {
    all,
    unfinished,
    finished,
    unfinishedOf,
    bookmarks,
    start,
    keep,
    keepScore,
    open,
    forget,
    isBookmarked,
    toggleBookmark,
    removeBookmarks,
    exportAll,
    importAll,
    forgetAll,
  };
});

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function same(a: Puzzle, b: Puzzle): boolean {
  return a.givens === b.givens && a.board === b.board;
}

function summary({ key, puzzle, touched, elapsed, solved, filled, values, score, daily }: SavedGame): GameSummary {
  return { key, puzzle, touched, elapsed, solved, filled, values, ...(score && { score }), ...(daily && { daily }) };
}

/**
 * A stored game in short. A finished one says itself what a list needs: there may be thousands of them, and going
 * through all their moves would hold up the first page.
 */
function readSummary(value: unknown): GameSummary {
  return finishedSummary(value) ?? summary(Game.restore(value).save());
}

function finishedSummary(value: unknown): GameSummary | null {
  const { version, key, solved, touched, elapsed, values, score, daily, ...rest } = (value ?? {}) as Record<
    string,
    unknown
  >;
  const puzzle = version === 1 && solved === true ? asPuzzle(rest.puzzle) : null;
  const cells = puzzle && shapeOf(puzzle)!.cellCount;
  const isComplete =
    Array.isArray(values) && values.length === cells && values.every((digit) => Number.isInteger(digit) && digit > 0);
  if (!puzzle || !isComplete || typeof key !== 'string' || !isCount(touched) || !isCount(elapsed)) {
    return null;
  }
  const [known, ofDay] = [asScore(score), asDaily(daily)];
  return {
    ...{ key, puzzle, touched, elapsed, solved: true, filled: values.length, values: values as number[] },
    ...(known && { score: known }),
    ...(ofDay && { daily: ofDay }),
  };
}

function byTime(games: GameSummary[]): GameSummary[] {
  return games.sort((a, b) => b.touched - a.touched);
}

function readAll(): GameSummary[] {
  const games: GameSummary[] = [];
  for (const name of names(GAME)) {
    try {
      games.push(readSummary(load(name)));
    } catch {
      // Stays stored, in case a newer version of the game can read it.
    }
  }
  return byTime(games);
}

function asBookmarks(saved: unknown): readonly Puzzle[] {
  return Array.isArray(saved) ? saved.map(asPuzzle).filter((puzzle) => puzzle !== null) : [];
}

import { nextTick } from 'vue';
import { type Import, useGames } from '@/stores/games';
import { DEFAULTS, useSettings } from '@/stores/settings';
import { names, remove } from '@/stores/storage';

/** Everything of a player in one file: settings, games with all their moves, bookmarks. */
interface Backup {
  /** Tells the file from others; the number grows when older versions could not read it any more. */
  shudu: number;
  settings: unknown;
  games: unknown[];
  bookmarks: unknown[];
}

const FORMAT = 1;

export type BackupProblem = 'not-json' | 'not-ours' | 'newer';

export function exportBackup(): string {
  const backup: Backup = { shudu: FORMAT, settings: useSettings().settings, ...copyOfGames() };
  return JSON.stringify(backup, null, 1);
}

function copyOfGames(): Pick<Backup, 'games' | 'bookmarks'> {
  const { games, bookmarks } = useGames().exportAll();
  return { games, bookmarks: [...bookmarks] };
}

/** Takes over what a file holds; or says what is wrong with it, and then changes nothing. */
export function importBackup(text: string): Import | BackupProblem {
  const backup = readBackup(text);
  if (typeof backup === 'string') {
    return backup;
  }
  useSettings().change(backup.settings);
  return useGames().importAll(backup.games, backup.bookmarks);
}

function readBackup(text: string): Backup | BackupProblem {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'not-json';
  }
  const backup = value as Partial<Backup> | null;
  if (typeof backup?.shudu !== 'number') {
    return 'not-ours';
  }
  if (backup.shudu > FORMAT) {
    return 'newer';
  }
  const { shudu, settings, games, bookmarks } = backup;
  return Array.isArray(games) && Array.isArray(bookmarks) ? { shudu, settings, games, bookmarks } : 'not-ours';
}

/** Leaves this browser as if the game had never been here, but for the copy that works offline. */
export async function deleteEverything(): Promise<void> {
  useGames().forgetAll();
  useSettings().change(DEFAULTS);
  // Changed settings are kept on the next tick; after that nothing is written any more.
  await nextTick();
  names('').forEach(remove);
}

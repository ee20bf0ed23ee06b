import { nextTick } from 'vue';
import { useDays } from '@/stores/days';
import { useStorms } from '@/stores/storms';
import { type Import, useGames } from '@/stores/games';
import { useLearning } from '@/stores/learning';
import { useResults } from '@/stores/results';
import { DEFAULTS, useSettings } from '@/stores/settings';
import { names, remove } from '@/stores/storage';

/** Everything of a player in one file; those of earlier versions have no results, learning, days or storms. */
interface Backup extends Partial<Record<'settings' | 'results' | 'learning' | 'days' | 'storms', unknown>> {
  /** Tells the file from others; the number grows when older versions could not read it any more. */
  shudu: number;
  games: readonly unknown[];
  bookmarks: readonly unknown[];
}

const FORMAT = 1;

export type BackupProblem = 'not-json' | 'not-ours' | 'newer';

export function exportBackup(): string {
  const backup: Backup = {
    shudu: FORMAT,
    settings: useSettings().settings,
    ...useGames().exportAll(),
    results: useResults().all,
    learning: useLearning().exportAll(),
    days: useDays().log,
    storms: useStorms().all,
  };
  return JSON.stringify(backup, null, 1);
}

/** The results as a table for other programs, one line for each puzzle that was solved. */
export function exportResults(): string {
  const lines = useResults().all.map((result) => [
    new Date(result.at).toISOString(),
    result.board,
    result.level ?? '',
    result.time > 0 ? (result.time / 1000).toFixed(1) : '',
    result.points ?? '',
    result.effort ?? '',
    result.assist,
    result.hints,
    result.checks,
    result.reveals,
  ]);
  const names = ['solved', 'board', 'level', 'seconds', 'points', 'effort', 'class', 'hints', 'checks', 'reveals'];
  // As RFC 4180 has it; no value here needs quotes.
  return [names, ...lines].map((line) => line.join(',') + '\r\n').join('');
}

/** Takes over what a file holds; or says what is wrong with it, and then changes nothing. */
export function importBackup(text: string): Import | BackupProblem {
  const backup = readBackup(text);
  if (typeof backup === 'string') {
    return backup;
  }
  useSettings().change(backup.settings);
  useResults().importAll(backup.results);
  useLearning().importAll(backup.learning);
  useDays().importAll(backup.days);
  useStorms().importAll(backup.storms);
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
  return Array.isArray(backup.games) && Array.isArray(backup.bookmarks) ? (backup as Backup) : 'not-ours';
}

/** Leaves this browser as if the game had never been here, but for the copy that works offline. */
export async function deleteEverything(): Promise<void> {
  useGames().forgetAll();
  useResults().forgetAll();
  useLearning().forgetAll();
  useDays().forgetAll();
  useStorms().forgetAll();
  useSettings().change(DEFAULTS);
  // Changed settings are kept on the next tick; after that nothing is written any more.
  await nextTick();
  names('').forEach(remove);
}

import { createPinia, setActivePinia } from 'pinia';
import { reactive } from 'vue';
import { type Composer, createI18n } from 'vue-i18n';
import { Game } from '@/domain/game';
import type { Puzzle } from '@/domain/puzzle';
import { only } from '@/domain/selection';
import { run } from '@/features/play/run';
import { Session } from '@/features/play/session';
import en from '@/i18n/en';
import zh from '@/i18n/zh';
import { useGames } from '@/stores/games';
import { DEFAULTS, type Settings } from '@/stores/settings';
import { assertive, polite } from '@/ui/announcer';
import { toasts } from '@/ui/toasts';

/** A game on the screen, without the screen. */

export const EMPTY = '.'.repeat(16);
/** One solution: 1234 3412 2143 4321. */
export const UNIQUE = '1..4 ...2 .1.. 4...';
export const SOLUTION = '1234341221434321';
/** Two solutions, which differ in the last two columns of rows 1 and 3. */
export const TWO = '12.. ...2 2... .3..';
export const TWO_SOLUTIONS = ['1234341221434321', '1243341221344321'] as const;
/** No solution: nothing fits into r1c4. */
export const UNSOLVABLE = '123. ...4 .... ....';

export function words(language: 'en' | 'zh'): Composer['t'] {
  const i18n = createI18n({ legacy: false, locale: language, messages: { en, zh } });
  return i18n.global.t as Composer['t'];
}

export function sessionOf(
  givens: string,
  settings: Partial<Settings> = {},
  { board = '4', language = 'en', ...puzzle }: Partial<Puzzle> & { language?: 'en' | 'zh' } = {},
): Session {
  localStorage.clear();
  toasts.value = [];
  polite.value = { text: '', number: 0 };
  assertive.value = { text: '', number: 0 };
  setActivePinia(createPinia());
  const whole: Puzzle = { board, givens: givens.replace(/\s/g, ''), source: 'typed', ...puzzle };
  const session = new Session(
    Game.start(whole, 'key', 0),
    reactive({ ...DEFAULTS, ...settings }),
    useGames(),
    words(language),
  );
  session.select(only(0));
  return session;
}

/** What a screen reader was told last. */
export function said(): string {
  return polite.value.text;
}

export function toasted(): string[] {
  return toasts.value.map(({ text }) => text);
}

/** The selected cells in their order. */
export function selected(session: Session): number[] {
  return [...session.selection.value.cells].sort((a, b) => a - b);
}

/** The digits on the board as one line. */
export function shown(session: Session): string {
  return session.board
    .digits()
    .map((digit) => digit || '.')
    .join('');
}

/** Enters the digits of a finished grid, from the first cell on, until so many cells are left. */
export function fill(session: Session, solution: string, left = 0): void {
  const empty = session.board.givens.flatMap((_, cell) => (session.board.digit(cell) === 0 ? [cell] : []));
  for (const cell of empty.slice(0, empty.length - left)) {
    run(session, { do: 'place', cell, digit: Number(solution[cell]) });
  }
}

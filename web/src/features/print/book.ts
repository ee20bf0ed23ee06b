import { LEVELS } from '@/domain/puzzle';
import { gameAddress } from './pdf';
import { type Counts, countsOf } from './puzzles';
import type { Sheet } from './sheet';

export const TRIMS = ['6x9', '8.5x8.5', '8.5x11', 'a5'] as const;
export const BOOK_PER_PAGE = [1, 2, 4, 6] as const;
export const BOOK_ANSWERS = ['full', 'hints', 'none'] as const;
export const TEACHING = ['none', 'some', 'more'] as const;

/** The most puzzles of a book that the server makes. */
export const MOST_IN_BOOK = 200;

/** What is taught, from the easiest on. */
const SOME = ['hidden-single', 'naked-single', 'pointing', 'naked-pair', 'x-wing'];
const TECHNIQUES: Record<(typeof TEACHING)[number], readonly string[]> = {
  none: [],
  some: SOME,
  more: [
    ...SOME.slice(0, 3),
    'claiming',
    'naked-pair',
    'hidden-pair',
    'naked-triple',
    'x-wing',
    'skyscraper',
    'xy-wing',
  ],
};

/** What the player wants a book to be like. */
export interface BookChoice {
  title: string;
  subtitle: string;
  author: string;
  language: 'en' | 'zh';
  counts: Counts;
  trim: (typeof TRIMS)[number];
  bleed: boolean;
  perPage: (typeof BOOK_PER_PAGE)[number];
  look: Sheet['look'];
  answers: (typeof BOOK_ANSWERS)[number];
  introduction: boolean;
  teaching: (typeof TEACHING)[number];
  qr: boolean;
  seed: number;
}

export function usualBook(language: 'en' | 'zh', seed: number): BookChoice {
  return {
    title: '',
    subtitle: '',
    author: '',
    language,
    counts: countsOf(LEVELS, { easy: 20, medium: 20, hard: 10 }),
    trim: '6x9',
    bleed: false,
    perPage: 1,
    look: 'black',
    answers: 'full',
    introduction: true,
    teaching: 'some',
    qr: false,
    seed,
  };
}

/**
 * The file of the book, as `shudu print --book` reads it.
 *
 * @param usualTitle the title if none was given
 */
export function bookFile(choice: BookChoice, usualTitle: string): object {
  const { language, trim, bleed, seed, perPage, look, answers, introduction } = choice;
  return {
    title: choice.title.trim() || usualTitle,
    subtitle: choice.subtitle.trim(),
    author: choice.author.trim(),
    ...{ language, trim, bleed, seed, perPage, look, answers, introduction },
    techniques: TECHNIQUES[choice.teaching],
    link: choice.qr ? gameAddress() : '',
    chapters: choice.counts
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => ({ level: kind, count, symmetry: 'rot180' })),
  };
}

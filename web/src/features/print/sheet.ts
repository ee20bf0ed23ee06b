import type { Puzzle } from '@/domain/puzzle';
import { type PdfAnswer, askForPdf, gameAddress } from './pdf';

export const PAPERS = ['a4', 'letter', 'a5', 'a3'] as const;
export const PER_PAGE = ['1', '2', '4', '6', '9'] as const;
export const ANSWERS = ['end', 'below', 'pages', 'none'] as const;
export const LOOKS = ['normal', 'contrast', 'black'] as const;

/** The most puzzles that the server takes at once. */
export const MOST_PUZZLES = 60;

/** What a worksheet is like; the server makes the same pages as the command line. */
export interface Sheet {
  paper: (typeof PAPERS)[number];
  perPage: (typeof PER_PAGE)[number];
  answers: (typeof ANSWERS)[number];
  hints: boolean;
  candidates: boolean;
  look: (typeof LOOKS)[number];
  large: boolean;
  title: string;
  qr: boolean;
}

export function usualSheet(): Sheet {
  return {
    paper: 'a4',
    perPage: '2',
    answers: 'end',
    hints: false,
    candidates: false,
    look: 'normal',
    large: false,
    title: '',
    qr: true,
  };
}

/** Asks for puzzles of one board on paper. */
export function askForSheet(
  puzzles: readonly Puzzle[],
  sheet: Sheet,
  language: string,
  signal: AbortSignal,
): Promise<PdfAnswer> {
  const { paper, perPage, answers, hints, candidates, look, large, qr } = sheet;
  const title = sheet.title.trim();
  const request = {
    puzzles: puzzles.map(({ givens }) => givens),
    board: puzzles[0]!.board,
    language,
    paper,
    ...(!large && { perPage }),
    answers,
    hints: hints && answers !== 'none',
    candidates,
    look,
    large,
    ...(title && { title }),
    ...(qr && { address: gameAddress() }),
  };
  return askForPdf('print', request, language, signal);
}

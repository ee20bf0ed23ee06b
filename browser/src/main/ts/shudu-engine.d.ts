/**
 * The engine, compiled from Java: every operation takes a JSON object as text and answers with one. The same operations,
 * byte for byte, answer on the JVM (io.shudu.api) and over HTTP (POST /api/v1/<operation>). None of them throws.
 *
 * Cells are "r3c5" (from 1), placements "r3c5=7", houses "row 3", "column 5", "box 2"; digits above 9 are A, B, …
 * A grid is its symbols in one line, row by row, "." for empty (0, * and _ are read, too). `box` is rows x columns of a
 * box, such as "2x3"; it may be left out in requests if the usual box of the size is meant, and is always in answers.
 *
 * In requests a field that is null counts as missing, and unknown fields are ignored.
 */
export function answer(operation: Operation, request: string): string;
/** Version of the engine, such as "0.1.0". */
export function version(): string;

/* ---- what the texts hold (not exported by the module; types for TypeScript) ---- */

/** The operations with what goes in and what comes out. */
export interface Operations {
  parse: [ParseRequest, ParseAnswer];
  write: [WriteRequest, WriteAnswer];
  solve: [SolveRequest, SolveAnswer];
  check: [CheckRequest, CheckAnswer];
  judge: [JudgeRequest, JudgeAnswer];
  hint: [HintRequest, HintAnswer];
  generate: [GenerateRequest, GenerateAnswer];
  transform: [TransformRequest, TransformAnswer];
}
export type Operation = keyof Operations;

/** Any operation may answer this instead. Words for people are made where people are. */
export interface Failure {
  error: BadRequest | BadPuzzle;
}
/** The JSON is no request. */
export interface BadRequest {
  code: 'bad-request';
  /** Which field; "" for the request as a whole. */
  field: string;
  /** What is accepted there, in English. */
  problem: string;
  /** If the request is no JSON: at which character, from 1. */
  at?: number;
  /** If the request is no JSON: what should stand there, a sign or a word such as "string" or "value". */
  expected?: string;
}
/** A text is no grid. */
export interface BadPuzzle {
  code: 'bad-puzzle';
  /** Which field of the request the text is: "puzzle", "values" or "candidates". Missing among the answers of parse. */
  field?: string;
  /** A ParseReason in kebab case, such as "wrong-length" or "bad-character". */
  reason: string;
  /** Where in the text, from 1; column 0 is the line as a whole. */
  line: number;
  column: number;
  /** What the reason speaks of, as ParseReason documents. */
  args: string[];
}

export interface ParseRequest {
  /** One or many puzzles in any format. */
  text: string;
  /** The board that they must be on. */
  box?: string;
  /** At most so many puzzles, from 1 to 1000; default 1000. */
  limit?: number;
}
export interface ParsedPuzzle {
  /** Where it begins in the text. */
  line: number;
  /** The givens. */
  puzzle: string;
  /** Givens and placed digits, if some are placed. */
  values?: string;
  /** One text of symbols a cell ("" where filled), if the text had pencil marks. */
  candidates?: string[];
  box: string;
}
export interface ParseAnswer {
  puzzles: (ParsedPuzzle | { line: number; error: BadPuzzle })[];
  /** Whether there were more than the limit. */
  more: boolean;
}

export interface WriteRequest {
  puzzle: string;
  values?: string;
  candidates?: string[];
  box?: string;
  /** Id of a text format, such as "line", "sdk", "pencilmarks"; an unknown one is answered with the list of all. */
  format: string;
}
export interface WriteAnswer {
  text: string;
}

/** incomplete: the budget ran out before the question was settled. */
export type Verdict = 'unique' | 'multiple' | 'none' | 'conflict' | 'incomplete';

export interface SolveRequest {
  puzzle: string;
  box?: string;
  /** Stop after so many solutions, from 2 to 10000; default 2. */
  limit?: number;
  /** Give up after so many guesses, from 1 to 10000000; the default takes about a second on any board. */
  budget?: number;
  /** Also list every solution found. */
  all?: boolean;
}
export interface SolveAnswer {
  puzzle: string;
  box: string;
  verdict: Verdict;
  /** A number if that is all of them, else a text such as "2+". */
  solutions: number | string;
  solution?: string;
  all?: string[];
}

/** With values, the question is about the position: placed digits count as much as givens. */
export interface CheckRequest {
  puzzle: string;
  values?: string;
  box?: string;
  /** Count solutions up to, from 2 to 10000; default 1000. */
  limit?: number;
  budget?: number;
}
export interface CheckAnswer {
  /** The givens. */
  puzzle: string;
  box: string;
  verdict: Verdict;
  /** Exact, or a text such as "1000+". */
  solutions: number | string;
  /** Whether no digit can be spared; null unless the verdict is unique, or if the budget ran out. */
  minimal: boolean | null;
  /** Pairs of cells with the same digit in one house. */
  conflicts: [string, string][];
  /** Empty cells in which the solutions found differ. */
  ambiguous: string[];
  /** The first one found, if any. */
  solution?: string;
}

/** Which of a player's entries cannot be right, without calling another valid solution wrong. */
export interface JudgeRequest {
  puzzle: string;
  box?: string;
  /** In the order in which they were made; those that were taken back left out. */
  entries: string[];
  budget?: number;
}
export interface JudgeAnswer {
  /** incomplete: the budget ran out; entries behind the last one judged may be right or wrong. */
  verdict: 'sound' | 'unsound' | 'incomplete';
  /** Entries that contradict the givens and the sound entries before them; all of them if the puzzle has no solution. */
  wrong: string[];
  /** How many entries, from the first, are sound together. */
  soundEntries: number;
}

/** Later versions add techniques and fields; now: full-house, hidden-single, naked-single, easiest first. */
export interface HintRequest {
  puzzle: string;
  values?: string;
  box?: string;
  /** A cell to stay near to among equally easy steps. */
  near?: string;
}
export interface HintStep {
  technique: 'full-house' | 'hidden-single' | 'naked-single' | (string & {});
  placements: string[];
  eliminations: string[];
  /** The house that shows it; none for a naked single. */
  houses: string[];
  cells: string[];
}
export interface HintAnswer {
  /** One step, or none if there is no single. */
  steps: HintStep[];
}

export type Level = 'easy' | 'normal' | 'hard';
export type Symmetry = 'none' | 'rot180' | 'rot90' | 'mirror' | 'diagonal' | 'mirrors' | 'diagonals' | 'full';

/** The engine has no randomness of its own: the seed, from 0 to Number.MAX_SAFE_INTEGER, is drawn by the caller. */
export type GenerateRequest =
  /** Make that puzzle again. */
  | { id: string }
  /** A puzzle whose givens draw a heart, relabelled and perhaps mirrored by the seed. */
  | { pattern: 'heart'; seed: number }
  | {
      seed: number;
      /** Number of the puzzle among those of the seed; default 0. */
      index?: number;
      /** Side of the board, up to 25; default 9. */
      size?: number;
      box?: string;
      /** Default normal; not together with holes. */
      level?: Level;
      /** "50", "50..57", "5/row", "5/column". */
      holes?: string;
      /** Default none. With another one, holes are kept in sum, to less than one orbit of cells. */
      symmetry?: Symmetry;
      /**
       * "uniform" (default for 9×9, and for 9×9 alone): all grids have equal chances; "chain" (default for other boards):
       * as nearly as can be told; "search", "restart", "boxes", "shift", "shuffle".
       */
      method?: string;
    };
export interface GenerateAnswer {
  puzzle: string;
  solution: string;
  box: string;
  clues: number;
  /** If the holes are those of a level on this board. */
  level?: Level;
  symmetry: Symmetry;
  method: string;
  holes: string;
  seed: number;
  index: number;
  /** Such as "1:3x3:search:5/row:rot180:unique:482913:0" or "1:heart:5"; boards beyond 9x9 have the tries behind. */
  id: string;
  /** Holes wished for and not reached; 0 if the wish came true. */
  missing: number;
}

export interface TransformRequest {
  puzzle: string;
  box?: string;
  /**
   * In their order: "relabel 231456789", "swap-digits 1,2", "swap-rows 1,2", "swap-columns 1,2", "swap-bands 1,2",
   * "swap-stacks 1,2", "transpose", "rotate 90", "mirror left-right", "mirror top-bottom".
   */
  steps?: string[];
  /** After the steps, a random symmetry by this seed. */
  shuffle?: number;
}
export interface TransformAnswer {
  puzzle: string;
  box: string;
}

/**
 * The engine that browser/ compiles from Java: every operation takes a JSON object as text and answers with one.
 * The same operations, byte for byte, answer on the JVM (api/) and over HTTP (server/, POST /api/v1/<operation>).
 *
 * Cells are "r3c5" (from 1), placements "r3c5=7", houses "row 3", "column 5", "box 2"; digits above 9 are A, B, …
 * A grid is its symbols in one line, row by row, "." for empty. `box` is rows x columns of a box, such as "2x3"; it may
 * be left out in requests if the usual box of the size is meant, and is always in answers.
 */
export function parse(request: string): string;
export function write(request: string): string;
export function solve(request: string): string;
export function check(request: string): string;
export function judge(request: string): string;
export function hint(request: string): string;
export function generate(request: string): string;
export function transform(request: string): string;
/** Version of the engine, such as "0.1.0". */
export function version(): string;

/* ---- what the texts hold (not exported by the module; types for TypeScript) ---- */

/** Any operation may answer this instead. Words for people are made where people are. */
export interface Failure {
  error: {
    /** "bad-request": the JSON is no request (field, problem); "bad-puzzle": the text is no grid (reason, line, column, args). */
    code: 'bad-request' | 'bad-puzzle';
    /** bad-request: which field ("" for the whole), and what is accepted there, in English. */
    field?: string;
    problem?: string;
    /** bad-puzzle: a ParseReason in kebab case, its place (from 1; column 0 = the line as a whole), its arguments. */
    reason?: string;
    line?: number;
    column?: number;
    args?: string[];
  };
}

export interface ParseRequest { text: string; box?: string; /** at most so many puzzles; default 1000 */ limit?: number }
export interface ParsedPuzzle {
  line: number;            // where it begins in the text
  puzzle: string;          // the givens
  values?: string;         // givens and placed digits, if some are placed
  candidates?: string[];   // one text of symbols a cell ("" where filled), if the text had pencil marks
  box: string;
}
export interface ParseAnswer { puzzles: (ParsedPuzzle | ({ line: number } & Failure))[]; /** there were more */ more: boolean }

export interface WriteRequest { puzzle: string; values?: string; candidates?: string[]; box?: string; format: string }
export interface WriteAnswer { text: string }

export type Verdict = 'unique' | 'multiple' | 'none' | 'conflict' | 'incomplete'; // incomplete: the budget ran out
export interface SolveRequest { puzzle: string; box?: string; /** default 2 */ limit?: number; budget?: number; /** also list every solution found */ all?: boolean }
export interface SolveAnswer { puzzle: string; box: string; verdict: Verdict; solutions: number | string /* "2+" */; solution?: string; all?: string[] }

export interface CheckRequest { puzzle: string; values?: string; box?: string; /** count solutions up to; default 1000 */ limit?: number; budget?: number }
export interface CheckAnswer {
  puzzle: string; box: string; verdict: Verdict;
  solutions: number | string;          // exact, or "1000+"
  minimal: boolean | null;             // null unless unique (or the budget ran out)
  conflicts: [string, string][];       // pairs of cells
  ambiguous: string[];                 // empty cells in which the solutions found differ
  solution?: string;                   // the first one found, if any
}

/** Which of a player's entries cannot be right, without calling another valid solution wrong. */
export interface JudgeRequest { puzzle: string; box?: string; /** in the order they were made */ entries: string[]; budget?: number }
export interface JudgeAnswer {
  verdict: 'sound' | 'unsound' | 'incomplete';
  /** entries that contradict the givens and the entries before them that were sound */
  wrong: string[];
  /** how many entries, from the first, are sound together */
  soundEntries: number;
}

/** Later issues add techniques and fields; now: full-house, hidden-single, naked-single, easiest first. */
export interface HintRequest { puzzle: string; values?: string; box?: string; /** cell to stay near to, on ties */ near?: string }
export interface HintStep { technique: string; placements: string[]; eliminations: string[]; houses: string[]; cells: string[] }
export interface HintAnswer { steps: HintStep[] } // one step, or none if there is no single

export type Level = 'easy' | 'normal' | 'hard';
export type Symmetry = 'none' | 'rot180' | 'rot90' | 'mirror' | 'diagonal' | 'mirrors' | 'diagonals' | 'full';
export interface GenerateRequest {
  id?: string;                      // make that puzzle again; then no other field
  pattern?: 'heart';                // with seed: the heart puzzle, relabelled and mirrored by the seed
  size?: number; box?: string;      // default 9
  level?: Level; holes?: string;    // "50", "50..57", "5/row", "5/column"; default level normal
  symmetry?: Symmetry; method?: string; seed?: number; index?: number;
}
export interface GenerateAnswer {
  puzzle: string; solution: string; box: string; clues: number;
  level?: Level; symmetry: Symmetry; method: string; holes: string; seed: number; index: number; id: string;
  missing: number; // holes wished for and not reached
}

export interface TransformRequest { puzzle: string; box?: string; /** a random symmetry by this seed */ shuffle?: number; /** as the command line's options */ steps?: string[] }
export interface TransformAnswer { puzzle: string; box: string }

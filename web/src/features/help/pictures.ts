import type { Candidate } from '@/domain/moves';
import { Shape } from '@/domain/shape';
import { candidatesNamed } from '@/features/play/hint-drawing';

/**
 * Positions that show a rule or a technique, as data: all of them are parts of one finished board, and a test finds
 * out whether each shows what it says. Cells are named `r3c5`, candidates `r3c5=7`.
 */
export interface Picture {
  /** The digits on the board, a line of symbols. */
  readonly digits: string;
  /** Where to look: tinted. */
  readonly area: readonly number[];
  /** The cells that prove it: ringed. */
  readonly pattern: readonly number[];
  /** The digit that follows. */
  readonly placed?: Candidate;
  /** Cells whose candidates are shown, and which of these. */
  readonly noted: { readonly cells: readonly number[]; readonly digits: readonly number[] };
  /** The candidates that go: struck out. */
  readonly removed: readonly Candidate[];
}

export const SHAPE = Shape.of(3, 3);

const SOLUTION = '497615283315928764286743159958236417173489625624571398861354972749862531532197846';

const ALL_DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function cells(names: string): number[] {
  return names.split(' ').map((name) => SHAPE.cellNamed(name)!);
}

function house(name: string): readonly number[] {
  return SHAPE.houseNamed(name)!.cells;
}

function candidates(names: string): Candidate[] {
  return candidatesNamed(SHAPE, names.split(' '));
}

/** A board with the digits of the solution in some cells, and what there is to see on it. */
function picture(shown: readonly number[], parts: Partial<Omit<Picture, 'digits'>>): Picture {
  const digits = [...SOLUTION].map((symbol, cell) => (shown.includes(cell) ? symbol : '.')).join('');
  return { digits, area: [], pattern: [], noted: { cells: [], digits: [] }, removed: [], ...parts };
}

const SCATTERED = cells('r1c4 r1c9 r2c2 r3c5 r3c8 r4c1 r5c7 r6c3 r6c9 r7c2 r7c6 r8c4 r8c8 r9c1 r9c7');

/** A complete house among other digits. */
function ruleOf(name: string): Picture {
  const area = house(name);
  return picture([...SCATTERED, ...area], { area });
}

export const RULES = {
  row: ruleOf('row 5'),
  column: ruleOf('column 5'),
  box: ruleOf('box 5'),
} as const;

const pairRow = cells('r5c1 r5c3 r5c5 r5c8');
const wingRows = [...house('row 5'), ...house('row 7')].filter((cell) => !cells('r5c2 r5c8 r7c2 r7c8').includes(cell));
const wingColumns = [...house('column 2'), ...house('column 8')];

export const TECHNIQUES = {
  fullHouse: picture(
    [...SCATTERED, ...house('box 5')].filter((cell) => cell !== cells('r5c5')[0]),
    {
      area: house('box 5'),
      placed: candidates('r5c5=8')[0]!,
    },
  ),
  nakedSingle: picture(cells('r5c1 r5c3 r5c7 r5c8 r3c5 r7c5 r9c5 r6c5 r1c2 r2c9 r8c2 r8c8'), {
    pattern: cells('r5c1 r5c3 r5c7 r5c8 r3c5 r7c5 r9c5 r6c5'),
    placed: candidates('r5c5=8')[0]!,
  }),
  hiddenSingle: picture(cells('r1c4 r2c8 r6c1 r7c2 r4c5 r5c9 r8c7 r9c4'), {
    area: house('box 1'),
    pattern: cells('r1c4 r2c8 r6c1 r7c2'),
    placed: candidates('r3c3=6')[0]!,
  }),
  lockedCandidates: picture(cells('r2c4 r2c5 r2c6 r3c4 r3c5 r3c6 r7c3 r4c8 r5c2 r6c6 r8c5 r9c7'), {
    area: house('box 2'),
    pattern: cells('r1c4 r1c5'),
    noted: { cells: house('row 1'), digits: [1] },
    removed: candidates('r1c1=1 r1c2=1 r1c7=1 r1c9=1'),
  }),
  nakedPair: picture([...pairRow, ...cells('r6c4 r6c5 r4c6 r6c1 r4c9 r2c2 r1c8 r8c5 r9c3')], {
    area: house('row 5'),
    pattern: cells('r5c4 r5c6'),
    noted: { cells: house('row 5'), digits: ALL_DIGITS },
    removed: candidates('r5c2=4 r5c2=9 r5c7=4 r5c7=9 r5c9=4 r5c9=9'),
  }),
  xWing: picture([...wingRows, ...cells('r2c2 r4c2 r9c2 r1c8 r6c8 r8c8')], {
    area: wingColumns,
    pattern: cells('r5c2 r5c8 r7c2 r7c8'),
    noted: { cells: [...wingColumns, ...wingRows], digits: [7] },
    removed: candidates('r1c2=7 r3c2=7 r6c2=7 r8c2=7 r2c8=7 r3c8=7 r4c8=7 r9c8=7'),
  }),
} as const satisfies Record<string, Picture>;

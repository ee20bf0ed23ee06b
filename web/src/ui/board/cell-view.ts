import type { DigitSet } from '@/domain/digits';

/** Why a cell has another ground than the board's. */
export type Fill = 'plain' | 'peer' | 'same' | 'hint' | 'cover' | 'conflict';

/** A cell as it is drawn and read aloud. */
export interface CellView {
  readonly digit: number;
  readonly given: boolean;
  /** Notes; drawn only while the cell is empty. */
  readonly corner: DigitSet;
  readonly centre: DigitSet;
  /** Notes that cannot be right any more. */
  readonly dead: DigitSet;
  /** Cell colours, as a set of 1 to 7. */
  readonly colours: DigitSet;
  /** Colours of single candidates, as pairs of digit and colour in one text: `2:1 5:3`. */
  readonly tints: string;
  readonly fill: Fill;
  /** Marked as wrong: by colour, weight, a wavy line and a corner. */
  readonly wrong: boolean;
  /** What a screen reader says for it. */
  readonly name: string;
  /** What is wrong with it, in words. */
  readonly trouble: string;
}

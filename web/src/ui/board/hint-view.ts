/** How a candidate or a cell of a hint looks: each has a shape and a colour of its own. */
export type Sign = 'circle' | 'square' | 'diamond' | 'triangle' | 'hexagon' | 'disc';

export interface Spot {
  readonly cell: number;
  readonly digit: number;
}

/** A candidate of a cell that a hint speaks of. */
export interface CandidateView extends Spot {
  readonly sign: Sign | null;
  /** The step takes it away. */
  readonly gone: boolean;
  /** The player has not noted it. */
  readonly faint: boolean;
  /** Something else is looked at. */
  readonly dim?: boolean;
}

export interface LinkView {
  readonly from: Spot;
  readonly to: Spot;
  /** Drawn as a line; weak ones are dashes with an arrow. */
  readonly strong: boolean;
  readonly dim?: boolean;
}

/** A cell of a chain with its number in the order of thought. */
export interface OrderView {
  readonly cell: number;
  readonly number: number;
  /** The place of this digit is free in the cell. */
  readonly corner: number;
}

/** What a hint draws on the board. */
export interface HintView {
  readonly rings: readonly { readonly sign: Sign; readonly cells: ReadonlySet<number>; readonly dim?: boolean }[];
  /** All candidates of the cells with signs; the notes of these cells are not drawn meanwhile. */
  readonly candidates: readonly CandidateView[];
  readonly links: readonly LinkView[];
  readonly order: readonly OrderView[];
}

export const NO_HINT: HintView = { rings: [], candidates: [], links: [], order: [] };

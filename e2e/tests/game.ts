import { type Locator, type Page, expect } from '@playwright/test';

/** A well-known puzzle and its only solution. */
export const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** The board on the screen and what is on it. */
export class Board {
  readonly grid: Locator;

  constructor(readonly page: Page) {
    this.grid = page.getByRole('grid');
  }

  cell(row: number, column: number): Locator {
    return this.grid.locator(`[data-cell=r${row}c${column}]`);
  }

  /** The digit in a cell; empty if there is none. */
  async digit(row: number, column: number): Promise<string> {
    return (await this.cell(row, column).locator('.digit').allInnerTexts()).join('');
  }

  /** All digits, row by row, dots for empty cells. */
  async line(): Promise<string> {
    return this.grid
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.querySelector('.digit')?.textContent ?? '.').join(''));
  }

  async side(): Promise<number> {
    return Number(await this.grid.getAttribute('aria-rowcount'));
  }
}

/** Opens the well-known puzzle (or another) from a share link and begins to play. */
export async function play(page: Page, puzzle = PUZZLE, id = '9'): Promise<Board> {
  await page.goto(`#/p/${id}/${puzzle}`);
  await page.getByRole('button', { name: /^(Play|开始)/ }).click();
  const board = new Board(page);
  await expect(board.grid).toBeVisible();
  return board;
}

/** Settings of a browser that has been here before. */
export async function withSettings(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript((value) => {
    localStorage.setItem(
      'shudu.settings',
      JSON.stringify({ ...JSON.parse(localStorage.getItem('shudu.settings') ?? '{}'), ...value }),
    );
  }, settings);
}

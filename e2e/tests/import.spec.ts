import { type Page, expect, test } from '@playwright/test';
import { Board, PUZZLE, SOLUTION } from './game';

const rows = PUZZLE.match(/.{9}/g)!;

/** The same puzzle in formats of very different looks. */
const FORMATS: Record<string, string> = {
  line: PUZZLE,
  bordered: rows
    .map(
      (row, i) =>
        (i % 3 === 0 ? '+-------+-------+-------+\n' : '') +
        '| ' +
        row
          .match(/.../g)!
          .map((part) => [...part].join(' '))
          .join(' | ') +
        ' |',
    )
    .join('\n')
    .concat('\n+-------+-------+-------+'),
  sdk: `#AShudu\n#DA test\n[Puzzle]\n${rows.join('\n')}\n`,
  hodoku: `:0003:x:${PUZZLE}:::`,
  opensudoku: `<?xml version="1.0"?><opensudoku><game data="${PUZZLE.replace(/\./g, '0')}"/></opensudoku>`,
  json: JSON.stringify({ puzzle: PUZZLE }),
  zeros: rows.join('\n').replace(/\./g, '0'),
  wide: PUZZLE.replace(/\./g, '0').replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  commas: rows.map((row) => [...row.replace(/\./g, '0')].join(',')).join('\n'),
  'commas without zeros': rows.map((row) => [...row].join(',').replace(/\./g, '')).join('\n'),
  'blanks between cells': [...PUZZLE].join(' '),
  'blanks for empty cells': rows.join('\n').replace(/\./g, ' '),
  'a link of SudokuWiki': `https://www.sudokuwiki.org/sudoku.htm?bd=${PUZZLE.replace(/\./g, '0')}`,
};

async function read(page: Page, text: string): Promise<void> {
  await page.goto('#/create');
  await page.getByRole('textbox', { name: 'Puzzles as text' }).fill(text);
  await page.getByRole('button', { name: 'Read', exact: true }).click();
}

for (const [name, text] of Object.entries(FORMATS)) {
  test(`imports ${name} and plays it`, async ({ page }) => {
    await read(page, text);
    await expect(page.getByRole('main')).toContainText('Exactly one solution');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const board = new Board(page);
    await expect(board.cell(1, 1)).toHaveAccessibleName(/^5, given/);
    expect(await board.line()).toBe(PUZZLE);
  });
}

/** A 4×4 puzzle with a cage, packed as SudokuPad and f-puzzles pack it. */
const WITH_CAGE =
  'N4IgxgpgNlDKCWAvCIBcBWADAGnNKAzmgNrGgBuAhlAK4qogCMIAvtsGx+ywLrZkgqteiAAsrdoOp00IAMwSK0kQCZFU4bOa9+XPRpkMFnHQKGGQak90nmR43nxAAnCAHN4AewB2RVKWIcTD5A7EYQxmxg/kjwkNCVEJw5COxEmOwU+JUokJzw/jlcwrCebLS8zJCi9OIirKcwSjcIPzNlWQAXeE6oCFQAAgAVdUgYNtDgpzs0OR0QKHhvVpInT3IIZyhKAE82nhYgA=';

test('of a link to SudokuPad the digits are taken, and what is not plain Sudoku is named', async ({ page }) => {
  await read(page, `https://sudokupad.app/scl${WITH_CAGE}`);
  await expect(page.getByRole('main')).toContainText(
    'This is not plain Sudoku: only the digits were read; left out: cages with sums.',
  );
  expect(await new Board(page).line()).toBe('1...4321..3.2..4');
});

test('a link of f-puzzles that only names a puzzle is explained', async ({ page }) => {
  await read(page, 'https://f-puzzles.com/?id=yc8ab3k2');
  await expect(page.getByRole('main')).toContainText('there is no puzzle in this link');
});

const RUBBISH: Record<string, [text: string, answer: RegExp]> = {
  'a short line': ['12345', /5 cells|81/],
  'a wrong character': [PUZZLE.replace('5', '?'), /\?/],
  'a letter of another size': [PUZZLE.replace('5', 'K'), /K/],
  'a broken XML file': ['<opensudoku><game data="123', /opensudoku|closed|expected/i],
  prose: ['Once upon a time there was a puzzle', /./],
};

for (const [name, [text, answer]] of Object.entries(RUBBISH)) {
  test(`says what is wrong with ${name}, and keeps what was entered before`, async ({ page }) => {
    await page.goto('#/create');
    const board = new Board(page);
    await board.cell(1, 1).click();
    await page.keyboard.press('7');
    await page.getByRole('textbox', { name: 'Puzzles as text' }).fill(text);
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('1 problem in the text');
    await expect(page.getByRole('main')).toContainText(answer);
    expect(await board.digit(1, 1)).toBe('7');
  });
}

test('a binary file and a huge file get a clear answer', async ({ page }) => {
  await page.goto('#/create');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({
    name: 'picture.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0, 0, 1, 2, 0xff]),
  });
  await expect(page.getByRole('main')).toContainText('This file is not text');
  await chooser.setInputFiles({ name: 'huge.txt', mimeType: 'text/plain', buffer: Buffer.alloc(6_000_000, '.') });
  await expect(page.getByRole('main')).toContainText('larger than 5 MB');
});

test('a file of many puzzles is a list to choose from; bad lines are named', async ({ page }) => {
  await read(page, [PUZZLE, 'nonsense', SOLUTION.replace(/[12]/g, '.'), PUZZLE.replace(/^5/, '.')].join('\n'));
  await expect(page.getByRole('main')).toContainText('3 puzzles found.');
  await expect(page.getByRole('main')).toContainText(/[Ll]ine 2/);
});

test('typing a puzzle tells at once what it is', async ({ page }) => {
  await page.goto('#/create');
  const board = new Board(page);
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await board.cell(1, 1).click();
  await page.keyboard.type('55');
  await expect(verdict).toContainText('Rules are broken');
  await expect(board.cell(1, 1)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Backspace');
  await expect(verdict).toContainText(/More than|At least/);
  await page.getByRole('button', { name: 'Clear' }).click();
  await board.cell(1, 1).click();
  // Without the last clue this one still has one solution; then with fewer, two.
  await page.keyboard.type(SOLUTION.slice(0, 27).replace(/[12]/g, '.') + SOLUTION.slice(27).replace(/[12]/g, '0'));
  await expect(verdict).toContainText(/\d+ solutions/);
  await expect(verdict).toContainText(/Solutions differ in/);
});

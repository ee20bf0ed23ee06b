import { type CDPSession, expect, test } from '@playwright/test';

/**
 * A whole game with three hints by somebody who sees nothing: all that is known comes from the accessibility tree, and
 * all that is done is done with keys.
 */
interface Node {
  role?: { value: string };
  name?: { value: string };
  ignored: boolean;
  properties?: { name: string; value: { value: unknown } }[];
}

class Listener {
  constructor(private readonly session: CDPSession) {}

  private async nodes(): Promise<Node[]> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
    return nodes.filter((node) => !node.ignored);
  }

  /** The digits as the cells are read out, `.` for empty ones. */
  async board(): Promise<string> {
    const cells = (await this.nodes()).filter(({ role }) => role?.value === 'gridcell');
    return cells.map(({ name }) => /^\d/.exec(name!.value)?.[0] ?? '.').join('');
  }

  /** The name of what has the focus. */
  async here(): Promise<string> {
    const focused = (await this.nodes()).filter((node) =>
      node.properties?.some(({ name, value }) => name === 'focused' && value.value === true),
    );
    return focused.map(({ name }) => name?.value ?? '').at(-1) ?? '';
  }

  /** Everything that can be read at the moment. */
  async text(): Promise<string> {
    return (await this.nodes())
      .filter(({ role }) => ['StaticText', 'heading', 'button'].includes(role?.value ?? ''))
      .map(({ name }) => name?.value ?? '')
      .join('\n');
  }
}

/** The solution, by trying: the player is good at this. */
function solve(line: string): string | null {
  const at = line.indexOf('.');
  if (at < 0) {
    return line;
  }
  const [row, column] = [Math.floor(at / 9), at % 9];
  const box = (cell: number): number => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
  const seen = new Set(
    [...line].filter((_, cell) => Math.floor(cell / 9) === row || cell % 9 === column || box(cell) === box(at)),
  );
  for (const digit of '123456789') {
    const found = seen.has(digit) ? null : solve(line.slice(0, at) + digit + line.slice(at + 1));
    if (found) {
      return found;
    }
  }
  return null;
}

test('a whole game with three hints, blindfold', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('#/');
  const listener = new Listener(await page.context().newCDPSession(page));

  // By Tab to the button that starts a game.
  for (let i = 0; i < 40 && !(await listener.here()).includes('Start with a beginner puzzle'); i++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => listener.board(), { timeout: 30_000 }).toMatch(/^[\d.]{81}$/);
  await expect.poll(() => listener.here()).toMatch(/row \d column \d/);
  const givens = await listener.board();
  const solution = solve(givens)!;

  /** Goes to a cell with the arrow keys and listens whether it is there. */
  async function goTo(row: number, column: number): Promise<void> {
    for (let i = 0; i < 20; i++) {
      const [, r, c] = /row (\d) column (\d)/.exec(await listener.here())!;
      if (Number(r) === row && Number(c) === column) {
        return;
      }
      const key =
        Number(r) !== row
          ? Number(r) < row
            ? 'ArrowDown'
            : 'ArrowUp'
          : Number(c) < column
            ? 'ArrowRight'
            : 'ArrowLeft';
      await page.keyboard.press(key);
    }
  }

  async function fill(cells: number): Promise<void> {
    const line = await listener.board();
    const empty = [...line].flatMap((digit, cell) => (digit === '.' ? [cell] : [])).slice(0, cells);
    for (const cell of empty) {
      await goTo(Math.floor(cell / 9) + 1, (cell % 9) + 1);
      await page.keyboard.press(solution[cell]!);
    }
    await expect
      .poll(() => listener.board())
      .toBe([...line].map((digit, cell) => (empty.includes(cell) ? solution[cell]! : digit)).join(''));
  }

  // The first hint is taken to its end by the key alone.
  const before = await listener.board();
  const said = ['can be placed in', 'Look for this: ', 'Look for this in ', 'These cells show it', '.', 'Done: '];
  for (const words of said) {
    await page.keyboard.press('h');
    await expect.poll(() => listener.text()).toContain(words);
  }
  const after = await listener.board();
  expect([...after].filter((digit, cell) => digit !== before[cell])).toHaveLength(1);
  expect([...after].every((digit, cell) => digit === '.' || digit === solution[cell])).toBe(true);

  await fill(10);

  // The second is understood from its words, and entered by hand.
  await page.keyboard.press('h');
  await expect.poll(() => listener.text()).toContain('A digit can be placed in ');
  for (let stage = 1; stage < 5; stage++) {
    await page.keyboard.press('h');
  }
  const reason = /only go to|must be|is possible/;
  await expect.poll(() => listener.text()).toMatch(reason);
  await expect.poll(() => listener.text()).toContain('Enter it');
  const why = (await listener.text()).split('\n').find((line) => reason.test(line))!;
  // Where several cells are named, their names are short.
  const [row, column] = /row \d column \d|r\dc\d/.exec(why)![0].match(/\d/g)!;
  const cell = (Number(row) - 1) * 9 + Number(column) - 1;
  await page.keyboard.press('Escape');
  await goTo(Number(row), Number(column));
  expect(why).toContain(solution[cell]!);
  await page.keyboard.press(solution[cell]!);
  await expect.poll(async () => (await listener.board())[cell]).toBe(solution[cell]);

  await fill(10);

  // Of the third the nudge is enough.
  await page.keyboard.press('h');
  await expect.poll(() => listener.text()).toContain('A digit can be placed in ');
  await page.keyboard.press('Escape');

  const left = [...(await listener.board())].filter((digit) => digit === '.').length;
  await fill(left - 1);
  const last = (await listener.board()).indexOf('.');
  await goTo(Math.floor(last / 9) + 1, (last % 9) + 1);
  await page.keyboard.press(solution[last]!);
  await expect.poll(() => listener.text()).toContain('Solved!');
  await expect.poll(() => listener.text()).toContain('3 hints');
});

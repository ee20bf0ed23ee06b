import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Health, Segment, Step } from 'shudu-engine';
import { setOf } from '@/domain/digits';
import { only } from '@/domain/selection';
import { answerLater, engine, failNext, questions, settled } from '@/testing/engine';
import { SOLUTION, TWO, UNIQUE, UNSOLVABLE, fill, said, sessionOf, shown, toasted } from '@/testing/session';
import { enter, run } from './run';
import type { Session } from './session';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

beforeEach(() => {
  engine.ask.mockClear();
});

async function hint(session: Session): Promise<string> {
  run(session, { do: 'hint' });
  await settled();
  return session.hinting.words.text.value;
}

/** A step such as no engine knows. */
function stepOf(parts: Partial<Step>, segments: Segment[] = []): Step {
  return {
    technique: 'sword',
    placements: ['r1c2=2'],
    eliminations: [],
    digits: ['2'],
    cells: { target: ['r1c2'] },
    houses: {},
    candidates: {},
    links: [],
    name: { en: 'sword', zh: '剑' },
    text: { en: '', zh: '' },
    segments: { en: segments, zh: segments },
    details: { en: [], zh: [] },
    ...parts,
  };
}

/** Lets the engine answer the next question with a step. */
function answerWith(step: Step, state: Health['state'] = 'sound'): void {
  const health: Health = { state, unique: true, wrong: [], missing: [], text: { en: '', zh: '' } };
  engine.ask.mockResolvedValueOnce({ health, steps: [step] });
}

const cells = (session: Session): number[] => [...session.hinting.cells.value];
const ringed = (session: Session): number[] => session.hinting.view.value.rings.flatMap((ring) => [...ring.cells]);

/** Asks until so many stages are told; the last text. */
async function climb(session: Session, stages: number): Promise<string> {
  let text = '';
  for (let i = 0; i < stages; i++) {
    text = await hint(session);
  }
  return text;
}

describe('a hint', () => {
  it('is told in six stages, also for a single, and the last one enters it', async () => {
    const session = sessionOf(UNIQUE);
    const { hinting } = session;
    const told: string[][] = [];
    for (let i = 0; i < 5; i++) {
      const text = await hint(session);
      expect(said()).toBe(text);
      told.push([hinting.words.title.value, text, hinting.words.action.value]);
    }
    expect(told).toEqual([
      ['Hint', 'A digit can be placed in box 1.', 'Name the technique'],
      ['Hidden single', 'Look for this: hidden single.', 'Show the area'],
      ['Hidden single on 2', 'Look for this in box 1, with 2: hidden single.', 'Show the cells'],
      ['Hidden single on 2', 'These cells show it (hidden single): row 2 column 4.', 'Show why'],
      ['Hidden single on 2', 'In box 1, 2 can only go to r1c2, since r2c4 is 2.', 'Enter it'],
    ]);
    expect([cells(session), ringed(session)]).toEqual([
      [0, 1, 4, 5],
      [7, 1],
    ]);
    expect(hinting.legend.value.map(({ role }) => role)).toEqual(['blocker', 'target']);
    await hint(session);
    expect([session.board.digit(1), session.selection.value.cursor]).toEqual([2, 1]);
    expect([session.panel.value, session.hinting.words.text.value, cells(session)]).toEqual(['none', '', []]);
    session.undo();
    expect(session.board.digit(1)).toBe(0);
  });

  it('counts once, and the count is kept', async () => {
    const session = sessionOf(UNIQUE);
    await hint(session);
    await hint(session);
    expect(session.games.open('key')!.help.hints).toBe(1);
  });

  it('is kept with what it was worth and how far it was shown', async () => {
    const session = sessionOf(UNIQUE);
    const kept = (): unknown => session.games.open('key')!.help.taken;
    const taken = { technique: 'hidden-single', weight: 10, step: 'r1c2=2', at: 0 };
    await climb(session, 3);
    expect(kept()).toEqual([{ ...taken, stage: 3 }]);
    // Closing the panel and asking again does not make it another hint.
    session.panel.value = 'none';
    await hint(session);
    expect(kept()).toEqual([{ ...taken, stage: 3 }]);
    await climb(session, 4);
    expect(kept()).toEqual([{ ...taken, stage: 5 }]);
    await hint(session);
    expect(kept()).toEqual([{ ...taken, stage: 6 }]);
  });

  it('says what it costs, and what the next stage costs', async () => {
    const session = sessionOf(UNIQUE);
    await hint(session);
    expect(session.hinting.words.cost.value).toBe('Help so far: 10 % of this step; next stage: 25 %.');
    await climb(session, 4);
    expect(session.hinting.words.cost.value).toBe('Help so far: 80 % of this step; next stage: 100 %.');
  });

  it('can be told at once up to a stage, and looked back at for nothing', async () => {
    const session = sessionOf(UNIQUE);
    await hint(session);
    session.hinting.goTo('why');
    expect(session.hinting.words.text.value).toBe('In box 1, 2 can only go to r1c2, since r2c4 is 2.');
    session.hinting.goTo('nudge');
    expect(session.hinting.words.text.value).toBe('A digit can be placed in box 1.');
    expect([session.hinting.words.cost.value, session.game.help.taken.length]).toEqual([
      'Help so far: 80 % of this step.',
      1,
    ]);
  });

  it('names the house that the engine names', async () => {
    const session = sessionOf(UNIQUE);
    const segments = [{ text: 'row 1', house: 'row 1' }, { text: ': ' }, { text: '2', digit: '2' }, { text: '!' }];
    answerWith(stepOf({ houses: { base: ['row 1'] } }, segments));
    await climb(session, 3);
    expect(cells(session)).toEqual([0, 1, 2, 3]);
    expect(await climb(session, 2)).toBe('row 1: 2!');
  });

  it('is asked for the board as it is, near the cursor', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 2, 'digit');
    session.select(only(10));
    await hint(session);
    expect(questions('hint')).toEqual([
      { puzzle: '1..4...2.1..4...', values: '12.4...2.1..4...', board: '4', near: 'r3c3' },
    ]);
  });

  it('believes the centre notes of empty cells', async () => {
    const session = sessionOf(UNIQUE, { notes: 'two' });
    enter(session, [1], 2, 'centre');
    enter(session, [2], 3, 'corner');
    enter(session, [10], 3, 'centre');
    enter(session, [10], 4, 'digit');
    await hint(session);
    expect(questions('hint')).toMatchObject([{ candidates: ['', '2', ...Array<string>(14).fill('')] }]);
  });

  it('is given for any solution of several', async () => {
    const session = sessionOf(TWO);
    enter(session, [2], 4, 'digit');
    expect(await climb(session, 3)).toBe('Look for this in row 1, with 3: full house.');
  });

  it('says if there is none, or no answer', async () => {
    const session = sessionOf('.'.repeat(16));
    expect(await hint(session)).toContain('Nothing was found');
    expect(session.hinting.words.action.value).toBe('');
    failNext();
    expect(await hint(session)).toBe('The engine did not answer. Please try again.');
  });

  it('is gone after a move', async () => {
    const session = sessionOf(UNIQUE);
    await hint(session);
    enter(session, [15], 1, 'digit');
    expect([session.hinting.state.value.kind, session.panel.value]).toEqual(['none', 'none']);
  });

  it('that comes after a move is not shown and does not count', async () => {
    const session = sessionOf(UNIQUE, {}, { solution: SOLUTION });
    const come = answerLater();
    run(session, { do: 'hint' });
    expect(session.hinting.words.text.value).toBe('Looking …');
    enter(session, [1], 2, 'digit');
    await come();
    expect([session.hinting.state.value.kind, session.panel.value, session.game.help.hints]).toEqual([
      'none',
      'none',
      0,
    ]);
  });

  it('that comes after the panel was closed does not open it again', async () => {
    const session = sessionOf(UNIQUE, {}, { solution: SOLUTION });
    const come = answerLater();
    run(session, { do: 'hint' });
    run(session, { do: 'deselect' });
    await come();
    expect([session.panel.value, session.game.help.hints]).toEqual(['none', 0]);
    expect(await hint(session)).toContain('box 1');
  });

  it('comes although a checkpoint is set meanwhile', async () => {
    const session = sessionOf(UNIQUE, {}, { solution: SOLUTION });
    const come = answerLater();
    run(session, { do: 'hint' });
    run(session, { do: 'set-checkpoint' });
    await come();
    expect(session.hinting.words.text.value).toContain('box 1');
  });

  it('is looked for once, however often it is asked for', async () => {
    const session = sessionOf(UNIQUE, {}, { solution: SOLUTION });
    const come = answerLater();
    run(session, { do: 'hint' });
    run(session, { do: 'hint' });
    await come();
    expect(questions('hint')).toHaveLength(1);
    expect(session.hinting.state.value).toMatchObject({ kind: 'step', stage: 'nudge' });
  });

  it('is told in the symbols of the board', async () => {
    const session = sessionOf(UNIQUE, { symbols: 'letters' });
    expect(await climb(session, 5)).toBe('In box 1, B can only go to r1c2, since r2c4 is B.');
  });

  it('is told in Chinese, with names of cells set off', async () => {
    const session = sessionOf(UNIQUE, {}, { language: 'zh' });
    expect(await hint(session)).toBe('第 1 宫里可以填一个数字。');
    expect(session.hinting.words.cost.value).toBe('本步已计 10% 的帮助，下一级为 25%。');
    expect(await climb(session, 4)).toBe('第 1 宫里，2 只能填在 r1c2，因为 r2c4 已经是 2。');
    session.settings.coordinateStyle = 'a1';
    expect(session.hinting.words.text.value).toBe('第 1 宫里，2 只能填在 A2，因为 B4 已经是 2。');
  });

  it('is not given on a solved board', async () => {
    const session = sessionOf(UNIQUE);
    fill(session, SOLUTION);
    engine.ask.mockClear();
    expect(await hint(session)).toBe('');
    expect(engine.ask).not.toHaveBeenCalled();
  });
});

/** Positions in which no single is left, so that the next step removes candidates. */
const X_WING = '572438196463179528981265437.3..9267..9.7.135...76.398..493.78.53....47.97.89.6243';
const XY_WING = '2..75.168716238945.5861.732674592381...861497891473256.6.32781..8714652.1..98567.';
const XY_CHAIN = '179643528483529716.2...1394...95.18285213496791.2.8453.9.....7.....9..4.......839';

const nine = { board: '9' };
const cellOf = (session: Session, name: string): number => session.shape.cellNamed(name)!;

describe('a step that removes candidates', () => {
  it('is told in six stages, each of them announced, and the button says what comes next', async () => {
    const session = sessionOf(X_WING, {}, nine);
    const told: string[][] = [];
    for (let i = 0; i < 5; i++) {
      const text = await hint(session);
      expect(said()).toBe(text);
      told.push([text, session.hinting.words.action.value]);
    }
    expect(told).toEqual([
      ['Candidates can be removed in box 7 and box 8.', 'Name the technique'],
      ['Look for this: X-Wing.', 'Show the area'],
      ['Look for this in row 6 and row 9, with 5: X-Wing.', 'Show the cells'],
      ['These cells show it (X-Wing): r6c2, r6c5, r9c2 and r9c5.', 'Show why'],
      [
        expect.stringMatching(/^In row 6 and row 9, the digit 5 .* So remove 5 from r8c2 and r8c5\.$/),
        'Strike them out',
      ],
    ]);
    expect(session.game.history.moves).toHaveLength(0);
    await hint(session);
    expect([said(), session.panel.value]).toEqual(['Done: Remove 5 from r8c2 and r8c5.', 'none']);
    expect(session.game.help.hints).toBe(1);
  });

  it('shows its area first and its cells later', async () => {
    const session = sessionOf(X_WING, {}, nine);
    const { hinting, shape } = session;
    const seen = (): number[] => [
      hinting.cells.value.size,
      hinting.covered.value.size,
      hinting.view.value.candidates.length,
    ];
    await climb(session, 2);
    expect(seen()).toEqual([0, 0, 0]);
    await hint(session);
    expect(seen()).toEqual([18, 0, 0]);
    await hint(session);
    expect([...hinting.covered.value].every((cell) => [1, 4].includes(shape.column(cell)))).toBe(true);
    const marked = hinting.view.value.candidates.filter(({ sign, gone }) => sign ?? gone);
    expect(marked.map(({ cell, digit, sign, gone }) => [shape.cellName(cell), digit, sign, gone])).toEqual([
      ['r6c2', 5, 'circle', false],
      ['r6c5', 5, 'circle', false],
      ['r8c2', 5, null, true],
      ['r8c5', 5, null, true],
      ['r9c2', 5, 'circle', false],
      ['r9c5', 5, 'circle', false],
    ]);
    expect(hinting.legend.value.map(({ role }) => role)).toEqual(['base', 'gone']);
  });

  it('shows the candidates of its cells, faintly where the player has not noted them', async () => {
    const session = sessionOf(XY_WING, {}, nine);
    const wing = cellOf(session, 'r1c2');
    enter(session, [wing], 3, 'note');
    enter(session, [wing], 4, 'note');
    await climb(session, 4);
    const views = session.hinting.view.value.candidates;
    const look = (name: string) =>
      views.flatMap(({ cell, digit, sign, faint }) => (cell === cellOf(session, name) ? [[digit, sign, faint]] : []));
    expect(look('r1c2')).toEqual([
      [3, 'square', false],
      [4, 'square', false],
    ]);
    expect(look('r3c1')).toEqual([
      [4, 'circle', true],
      [9, 'circle', true],
    ]);
    expect(look('r9c2').map(([digit]) => digit)).toEqual([2, 3, 4]);
    expect(ringed(session)).toEqual([cellOf(session, 'r3c1')]);
  });

  it('is undone as one move', async () => {
    const session = sessionOf(X_WING, {}, nine);
    const [one, two] = [cellOf(session, 'r8c2'), cellOf(session, 'r8c5')];
    const possible = session.board.candidates(two);
    run(session, { do: 'notes', cell: two, add: possible, remove: 0 });
    await climb(session, 6);
    expect([session.board.get('centre', one), session.board.get('centre', two)]).toEqual([
      session.board.candidates(one) & ~setOf([5]),
      possible & ~setOf([5]),
    ]);
    session.undo();
    expect([session.board.get('centre', one), session.board.get('centre', two)]).toEqual([0, possible]);
  });

  it.each([X_WING, XY_WING, XY_CHAIN])('is not told again once it is done: %s', async (givens) => {
    const session = sessionOf(givens, {}, nine);
    const seen = new Set<string>();
    for (let i = 0; i < 3; i++) {
      await hint(session);
      const state = session.hinting.state.value;
      const step = state.kind === 'step' ? [...state.step.placements, ...state.step.eliminations].join() : state.kind;
      expect(seen).not.toContain(step);
      seen.add(step);
      while (session.panel.value === 'hint') {
        await hint(session);
      }
    }
  });

  it('draws a chain with its links', async () => {
    const session = sessionOf(XY_CHAIN, {}, nine);
    await climb(session, 4);
    const { links, candidates } = session.hinting.view.value;
    expect(links.map(({ strong }) => strong)).toEqual([true, false, true, false, true, false, true, false, true]);
    expect(new Set(candidates.map(({ sign }) => sign))).toEqual(new Set(['square', 'diamond', null]));
    expect(session.hinting.legend.value.map(({ role }) => role)).toEqual(['off', 'on', 'gone', 'strong', 'weak']);
    expect(session.hinting.cells.value.size).toBe(5);
  });

  it('names cells and digits as the board does, in every stage', async () => {
    const session = sessionOf(XY_CHAIN, { coordinateStyle: 'a1', symbols: 'letters' }, nine);
    expect(await climb(session, 3)).toBe('Look for this in box 2, box 5, box 7 and box 8, with F: XY-Chain.');
    expect(await hint(session)).toBe('These cells show it (XY-Chain): C4, C5, F5, I2 and I4.');
    expect(await hint(session)).toMatch(
      /^Suppose that F5 is not F\. Then this follows: F5≠F → F5=G → C5≠G .* I2=F\. So .* remove F from I5\.$/,
    );
    await hint(session);
    expect(said()).toBe('Done: Remove F from I5.');
  });

  it('is told in Chinese', async () => {
    const session = sessionOf(X_WING, {}, { ...nine, language: 'zh' });
    expect(await hint(session)).toBe('第 7 宫和第 8 宫里可以删去候选数。');
    expect(session.hinting.words.action.value).toBe('说出技巧');
    expect(await climb(session, 4)).toMatch(/^第 6 行和第 9 行的 5 .*所以删去 r8c2、r8c5 的 5。$/);
  });
});

describe('the proof of a step', () => {
  it('is told in sentences, each of which shows its own cells', async () => {
    const session = sessionOf(XY_WING, {}, nine);
    const { hinting } = session;
    await climb(session, 5);
    expect(hinting.words.sentences.value.length).toBeGreaterThan(1);
    expect(hinting.words.sentences.value.join(' ')).toBe(hinting.words.text.value);
    const dim = (): number => hinting.view.value.candidates.filter((view) => view.dim).length;
    expect(dim()).toBe(0);
    hinting.pointed.value = 0;
    expect(dim()).toBeGreaterThan(0);
    expect(dim()).toBeLessThan(hinting.view.value.candidates.length);
    hinting.pointed.value = null;
    expect(dim()).toBe(0);
  });

  it('numbers the cells of a chain', async () => {
    const session = sessionOf(XY_CHAIN, {}, nine);
    await climb(session, 5);
    const { order, candidates } = session.hinting.view.value;
    expect(order.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    for (const { cell, corner } of order) {
      expect(candidates).not.toContainEqual(expect.objectContaining({ cell, digit: corner }));
    }
    expect(session.hinting.words.isLong.value).toBe(true);
  });
});

describe('another hint', () => {
  it('is the easiest that was not told yet, and counts by itself', async () => {
    const session = sessionOf(UNIQUE);
    await hint(session);
    const first = session.game.help.taken[0]!.step;
    await session.hinting.another();
    expect(session.hinting.state.value).toMatchObject({ kind: 'step', stage: 'nudge' });
    expect(session.game.help.taken).toHaveLength(2);
    expect(session.game.help.taken[1]!.step).not.toBe(first);
    // The list is asked for once.
    await session.hinting.another();
    expect(questions('hint')).toHaveLength(2);
    expect(questions('hint')[1]).toMatchObject({ all: true, enough: 24 });
  });

  it('is one of those before once all were told, and costs nothing', async () => {
    const session = sessionOf(UNIQUE);
    await hint(session);
    const steps: string[] = [];
    for (let i = 0; i < 40; i++) {
      await session.hinting.another();
      const state = session.hinting.state.value;
      steps.push(state.kind === 'step' ? [...state.step.placements, ...state.step.eliminations].join() : state.kind);
    }
    expect(session.game.help.taken).toHaveLength(new Set(steps).size);
    expect(new Set(steps).size).toBeLessThan(40);
  });

  it('says if there is none', async () => {
    const session = sessionOf(UNIQUE);
    const step = stepOf({ details: { en: ['Look!'], zh: [] } });
    answerWith(step);
    await hint(session);
    answerWith(step);
    await session.hinting.another();
    expect(session.hinting.words.text.value).toBe('There is no other step now. Look!');
  });

  it('can be chosen from a list, with its name known', async () => {
    const session = sessionOf(UNIQUE);
    await hint(session);
    await session.hinting.openList();
    const list = session.hinting.state.value;
    expect([session.hinting.words.title.value, said()]).toEqual(['All steps', session.hinting.words.text.value]);
    expect(session.game.help.taken).toHaveLength(1);
    expect(list.kind).toBe('list');
    const steps = list.kind === 'list' ? list.steps : [];
    session.hinting.choose(steps[1]!);
    expect(session.hinting.state.value).toMatchObject({ kind: 'step', stage: 'technique' });
    await session.hinting.openList();
    await hint(session);
    expect(session.hinting.state.value).toMatchObject({ kind: 'step', stage: 'technique' });
  });
});

describe('why a digit does not go into a cell', () => {
  async function ask(session: Session, name: string, digit: number): Promise<string> {
    if (session.hinting.state.value.kind !== 'why-not') {
      session.hinting.askWhyNot();
    }
    session.select(only(cellOf(session, name)));
    await session.hinting.whyNot(digit);
    return session.hinting.words.text.value;
  }

  it('is that its house has the digit', async () => {
    const session = sessionOf(UNIQUE);
    await hint(session);
    expect(await ask(session, 'r1c2', 4)).toBe('row 1 already has 4, in row 1 column 4.');
    expect([session.hinting.words.action.value, session.game.help.taken.length]).toEqual(['Back to the hint', 1]);
    expect(await hint(session)).toBe('A digit can be placed in box 1.');
  });

  it('is a step, which can then be looked at', async () => {
    const session = sessionOf(X_WING, {}, nine);
    await hint(session);
    expect(await ask(session, 'r8c2', 5)).toBe('A step shows that 5 cannot stand in row 8 column 2: X-Wing.');
    expect(session.game.help.taken).toMatchObject([{ technique: 'x-wing', stage: 2 }]);
    expect(await hint(session)).toBe('Look for this in row 6 and row 9, with 5: X-Wing.');
  });

  it('is not known for a right digit, and it is not told that it is right', async () => {
    const session = sessionOf(X_WING, {}, nine);
    await hint(session);
    const solution = await engine.ask('solve', { puzzle: X_WING, board: '9' });
    const right = Number((solution as { solution: string }).solution[cellOf(session, 'r8c2')]);
    expect(await ask(session, 'r8c2', right)).toContain('It may be right or wrong.');
    expect(session.game.help.taken).toHaveLength(1);
  });

  it('is not asked about a cell that has a digit', async () => {
    const session = sessionOf(UNIQUE);
    await hint(session);
    expect(await ask(session, 'r1c1', 4)).toContain('Choose an empty cell');
  });
});

describe('a step such as no engine knows', () => {
  it('is drawn by the parts that things play', async () => {
    const session = sessionOf(UNIQUE);
    answerWith(
      stepOf({
        placements: [],
        eliminations: ['r1c3<>2'],
        cells: { first: ['r4c4'], target: ['r1c1'] },
        candidates: { fin: ['r1c2=3'], corner: ['r1c4=4'], novel: ['r3c3=4'] },
        links: [{ role: 'weak', from: 'r1c2=3', to: 'r3c3=4' }],
      }),
    );
    await climb(session, 4);
    const { rings, candidates, links } = session.hinting.view.value;
    // What lies under a digit cannot be marked; its cell is.
    expect(rings.map(({ sign, cells: [cell] }) => [sign, cell])).toEqual([
      ['square', 15],
      ['disc', 0],
    ]);
    expect([...rings[0]!.cells]).toEqual([15, 3]);
    expect(candidates.filter(({ sign, gone }) => sign ?? gone)).toMatchObject([
      { cell: 1, digit: 3, sign: 'triangle' },
      { cell: 2, digit: 2, gone: true },
      { cell: 10, digit: 4, sign: 'circle' },
    ]);
    expect(links).toEqual([{ from: { cell: 1, digit: 3 }, to: { cell: 10, digit: 4 }, strong: false }]);
  });
});

describe('a board that is not sound', () => {
  it('gets no hint, but is told where it is wrong, box by cell, and is rewound', async () => {
    const session = sessionOf(UNIQUE, { conflicts: 'off' });
    enter(session, [1], 3, 'digit');
    expect(await hint(session)).toBe('One of your digits cannot be right, so a hint would mislead you.');
    expect([session.hinting.words.action.value, cells(session), session.game.help.hints]).toEqual([
      'Show the box',
      [],
      0,
    ]);
    expect(await hint(session)).toBe('It is in box 1.');
    expect([session.hinting.words.action.value, cells(session)]).toEqual(['Show the cell', [0, 1, 4, 5]]);
    expect(session.checking.marked.value.size).toBe(0);
    expect(await hint(session)).toBe('The digit in row 1 column 2 cannot be right.');
    expect([...session.checking.marked.value.keys(), said()]).toEqual([1, session.hinting.words.text.value]);
    expect([session.hinting.words.action.value, session.game.help.checks]).toEqual(['Rewind', 1]);
    await hint(session);
    expect(shown(session)).toBe('1..4...2.1..4...');
    expect(toasted()).toHaveLength(1);
  });

  it('is told of several wrong digits', async () => {
    const session = sessionOf(UNIQUE, { conflicts: 'off' });
    enter(session, [1], 3, 'digit');
    enter(session, [15], 2, 'digit');
    expect(await hint(session)).toContain('2 of your digits');
    expect(await hint(session)).toBe('They are in box 1, box 4.');
    expect(await hint(session)).toBe('These digits cannot be right: r1c2, r4c4.');
  });

  it('is told which notes lack a right digit, and gets a hint without them', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 3, 'note');
    expect(await hint(session)).toBe(
      'A right digit is missing from your notes in row 1 column 2. The hint does not count on your notes.',
    );
    expect([session.hinting.words.action.value, session.game.help.hints]).toEqual(['Hint anyway', 0]);
    expect(await hint(session)).toBe('A digit can be placed in box 1.');
    expect(session.game.help.hints).toBe(1);
  });

  it('gets back the right digit if the player wants that', async () => {
    const session = sessionOf(UNIQUE);
    enter(session, [1], 3, 'note');
    await hint(session);
    await session.hinting.putBack();
    expect(session.board.get('centre', 1)).toBe(setOf([2, 3]));
    expect(session.hinting.state.value.kind).toBe('step');
  });

  it('is told if there is no solution, or nobody knows', async () => {
    expect(await hint(sessionOf(UNSOLVABLE))).toBe('This puzzle has no solution.');
    expect(await hint(sessionOf('11.. .... .... ....'))).toContain('breaks a rule');
    const session = sessionOf(UNIQUE);
    answerWith(stepOf({ details: { en: ['Look!'], zh: [] } }), 'incomplete');
    expect(await hint(session)).toBe(
      'This puzzle is too hard to check here; the hint holds if your digits are right. Look!',
    );
  });
});

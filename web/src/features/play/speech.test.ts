import { describe, expect, it } from 'vitest';
import type { Edit } from '@/domain/board';
import { setOf } from '@/domain/digits';
import { fillNotes } from '@/domain/moves';
import { Shape } from '@/domain/shape';
import en from '@/i18n/en';
import zh from '@/i18n/zh';
import { DEFAULTS, type Settings } from '@/stores/settings';
import { boardOf } from '@/testing/boards';
import { words } from '@/testing/session';
import { Speech } from './speech';

const nine = Shape.named('9')!;
const GIVENS = '1'.padEnd(81, '.');
const R3C5 = nine.cell(2, 4);

function speechOf(settings: Partial<Settings> = {}, language: 'en' | 'zh' = 'en', shape = nine): Speech {
  return new Speech(words(language), { ...DEFAULTS, ...settings }, shape);
}

function put(layer: Edit['layer'], key: number, after: number, before = 0): Edit {
  return { layer, key, before, after };
}

/** A board with something of everything. */
function board() {
  const made = boardOf('9', GIVENS);
  made.apply([
    put('value', R3C5, 7),
    put('centre', 10, setOf([2, 5, 8])),
    put('corner', 10, setOf([3])),
    put('colour', 10, setOf([1, 3])),
    put('colour', 0, setOf([2])),
  ]);
  return made;
}

describe('a cell', () => {
  it('is told by its content first: given, own, empty with notes and colours', () => {
    const speech = speechOf({ coordinates: 'request' });
    expect(speech.cell(board(), 0, false)).toBe('1, given, colour 2');
    expect(speech.cell(board(), R3C5, false)).toBe('7, yours');
    expect(speech.cell(board(), 10, false)).toBe('empty, candidates 2 5 8, corner marks 3, colour 1 3');
    expect(speech.cell(board(), 80, false)).toBe('empty');
  });

  it('has its place first, last or on request', () => {
    const told = (coordinates: Settings['coordinates']): string => speechOf({ coordinates }).cell(board(), R3C5, false);
    expect(told('first')).toBe('row 3 column 5, 7, yours');
    expect(told('last')).toBe('7, yours, row 3 column 5');
    expect(told('request')).toBe('7, yours');
  });

  it('has its box only if it is a new one', () => {
    const told = (coordinates: Settings['coordinates']): string => speechOf({ coordinates }).cell(board(), R3C5, true);
    expect(told('first')).toBe('row 3 column 5, box 2, 7, yours');
    expect(told('last')).toBe('7, yours, row 3 column 5, box 2');
    expect(told('request')).toBe('7, yours');
  });

  it('has letters for its row for those who want that', () => {
    const speech = speechOf({ coordinateStyle: 'a1' });
    expect(speech.cell(board(), R3C5, false)).toBe('7, yours, C5');
    expect([speech.shortName(R3C5), speechOf().shortName(R3C5)]).toEqual(['C5', 'r3c5']);
  });

  it('is told in the symbols that are drawn', () => {
    expect(speechOf({ symbols: 'letters', coordinates: 'request' }).cell(board(), R3C5, false)).toBe('G, yours');
    expect(speechOf({ symbols: 'kanji', coordinates: 'request' }).cell(board(), 10, false)).toContain(
      'candidates 二 五 八',
    );
  });
});

it('names what a sentence points at as the board does', () => {
  const sentence = [
    { text: 'box 2', house: 'box 2' },
    { text: ', ' },
    { text: 'r3c5', cell: 'r3c5' },
    { text: ': ' },
    { text: '7', digit: '7' },
    { text: ' (' },
    { text: 'r3c5=7', candidate: 'r3c5=7' },
    { text: ')' },
  ];
  expect(speechOf().sentence(sentence)).toBe('box 2, row 3 column 5: 7 (r3c5=7)');
  expect(speechOf({ symbols: 'letters', coordinateStyle: 'a1' }).sentence(sentence)).toBe('box 2, C5: G (C5=G)');
});

describe('a house', () => {
  it('has a kind and a number from 1', () => {
    expect(nine.housesOf(R3C5).map((house) => speechOf().house(house))).toEqual(['row 3', 'column 5', 'box 2']);
  });

  it('tells what it lacks, or that it is complete', () => {
    const made = board();
    expect(speechOf().missing(made, nine.houses[0]!)).toBe('row 1: missing 2 3 4 5 6 7 8 9.');
    expect(speechOf().missing(made, nine.houses[13]!)).toBe('column 5: missing 1 2 3 4 5 6 8 9.');
    made.apply(nine.houses[8]!.cells.map((cell, i) => put('value', cell, i + 1)));
    expect(speechOf().missing(made, nine.houses[8]!)).toBe('row 9 is complete.');
  });
});

describe('a digit', () => {
  const four = Shape.named('4')!;
  const told = (givens: string, digit: number): string => speechOf({}, 'en', four).digit(boardOf('4', givens), digit);

  it('tells where it is and where it can go', () => {
    expect(told('1... ..2. .2.. ...2', 2)).toBe('2 is in r2c3, r3c2, r4c4. It can go to no cell.');
    expect(told('12.. 34.. 2... 4...', 1)).toBe(
      '1 is in r1c1. It can go to r2c3, r2c4, r3c2, r3c3, r3c4, r4c2, r4c3, r4c4.',
    );
  });

  it('tells if it is nowhere or everywhere', () => {
    expect(told('12.. ..12 21.. ....', 3)).toBe(
      '3 is not on the board yet. It can go to r1c3, r1c4, r2c1, r2c2, r3c3, r3c4, r4c1, r4c2, r4c3, r4c4.',
    );
    expect(told('1... ..1. .1.. ...1', 1)).toBe('All 1 are placed: r1c1, r2c3, r3c2, r4c4.');
  });
});

describe('candidates', () => {
  it('are told for empty cells, the digit for others', () => {
    const speech = speechOf({}, 'en', Shape.named('4')!);
    const made = boardOf('4', '12.. .... ..3. ..4.');
    expect(speech.candidates(made, 4)).toBe('Candidates: 3 4.');
    expect(speech.candidates(made, 0)).toBe('The cell holds 1.');
    expect(speech.candidates(made, 2)).toBe('No digit fits here.');
  });
});

describe('a move', () => {
  const told = (edits: Edit[], settings: Partial<Settings> = {}): string =>
    speechOf(settings).move({ kind: 'any', time: 0, edits }, false);

  it('of one cell tells what became of it', () => {
    expect(told([put('value', R3C5, 7)])).toBe('7 placed in row 3 column 5');
    expect(told([put('value', R3C5, 0, 7)])).toBe('7 removed from row 3 column 5');
    expect(told([put('value', R3C5, 4, 7)])).toBe('row 3 column 5: 7 becomes 4');
    expect(told([put('centre', 0, setOf([1, 2]), setOf([1]))])).toBe('row 1 column 1: 1 becomes 1 2');
    expect(told([put('colour', 0, setOf([2]))])).toBe('row 1 column 1: empty becomes colour 2');
    expect(told([put('value', R3C5, 7)], { coordinateStyle: 'a1', symbols: 'letters' })).toBe('G placed in C5');
  });

  it('that was undone tells what went', () => {
    const move = { kind: 'any', time: 0, edits: [put('value', R3C5, 7)] };
    expect(speechOf({}).move(move, true)).toBe('7 removed from row 3 column 5');
  });

  it('with cleaned notes tells of the digit', () => {
    expect(told([put('value', 0, 7), put('centre', 1, 0, setOf([7])), put('centre', 2, 0, setOf([7]))])).toBe(
      '7 placed in row 1 column 1',
    );
  });

  it('of many cells, of lines and of candidate colours tells how many', () => {
    expect(told([put('value', 0, 7), put('value', 1, 7)])).toBe('2 changes');
    expect(told([put('line', 1, 1)])).toBe('1 change');
    expect(told([put('tint', 1, 1)])).toBe('1 change');
    const made = boardOf('9', '.'.repeat(81));
    expect(told(fillNotes(made, made.givens.keys()))).toBe('81 changes');
  });
});

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  const settings: Partial<Settings>[] = [{}, { coordinateStyle: 'a1', coordinates: 'first', symbols: 'letters' }];

  it.each(settings)('nothing is left to be filled in, with %o', (some) => {
    const speech = speechOf(some, language);
    const made = board();
    const full = boardOf('9', '123456789'.padEnd(81, '.'));
    const texts = [
      ...[0, 10, R3C5, 80].flatMap((cell) => [speech.cell(made, cell, true), speech.candidates(made, cell)]),
      ...nine
        .housesOf(0)
        .flatMap((house) => [speech.house(house), speech.missing(made, house), speech.missing(full, house)]),
      ...[1, 7, 9].map((digit) => speech.digit(made, digit)),
      speech.move({ kind: 'any', time: 0, edits: [put('value', 0, 7)] }, false),
      speech.move({ kind: 'any', time: 0, edits: [put('value', 0, 7), put('value', 1, 7)] }, false),
    ];
    expect(texts.filter((text) => text === '' || /[{}|]|play\.|undefined|NaN/.test(text))).toEqual([]);
  });

  it('every message takes the same words in', () => {
    const places = (messages: unknown, path = ''): string[] =>
      typeof messages === 'string'
        ? [`${path} ${[...new Set(messages.match(/\{\w+\}/g) ?? [])].sort().join(' ')}`]
        : Object.entries(messages as object).flatMap(([key, value]) => places(value, `${path}.${key}`));
    expect(places((language === 'en' ? en : zh).play)).toEqual(places(en.play));
  });
});

describe('Chinese', () => {
  it('is Chinese', () => {
    const speech = speechOf({}, 'zh');
    expect(speech.cell(board(), R3C5, true)).toBe('7，自己填的，第 3 行第 5 列，第 2 宫');
    expect(speech.missing(board(), nine.houses[0]!)).toBe('第 1 行：还缺 2 3 4 5 6 7 8 9。');
    expect(speech.move({ kind: 'any', time: 0, edits: [put('value', 0, 7)] }, false)).toBe('第 1 行第 1 列填入 7');
  });
});

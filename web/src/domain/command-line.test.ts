import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCommand } from './command-line';
import { setOf } from './digits';
import { Shape } from './shape';

const nine = Shape.named('9')!;
const sixteen = Shape.named('16')!;
const R3C5 = nine.cell(2, 4);

describe('typed commands', () => {
  it.each<[string, object]>([
    ['r3c5', { do: 'go-to', cell: R3C5 }],
    ['R3C5', { do: 'go-to', cell: R3C5 }],
    ['go r3c5', { do: 'go-to', cell: R3C5 }],
    ['3行5列', { do: 'go-to', cell: R3C5 }],
    ['第3行第5列', { do: 'go-to', cell: R3C5 }],
    ['第 3 行第 5 列', { do: 'go-to', cell: R3C5 }],
    ['到 3行5列', { do: 'go-to', cell: R3C5 }],
    ['r3c5 7', { do: 'place', cell: R3C5, digit: 7 }],
    ['  r3c5   7  ', { do: 'place', cell: R3C5, digit: 7 }],
    ['3行5列 7', { do: 'place', cell: R3C5, digit: 7 }],
    ['３行５列　７', { do: 'place', cell: R3C5, digit: 7 }],
    ['r3c5 +25', { do: 'notes', cell: R3C5, add: setOf([2, 5]), remove: 0 }],
    ['r3c5 ＋25', { do: 'notes', cell: R3C5, add: setOf([2, 5]), remove: 0 }],
    ['r3c5 -2', { do: 'notes', cell: R3C5, add: 0, remove: setOf([2]) }],
    ['clear r3c5', { do: 'clear-cell', cell: R3C5 }],
    ['清除 第3行第5列', { do: 'clear-cell', cell: R3C5 }],
    ['notes r3c5', { do: 'read-candidates', cell: R3C5 }],
    ['候选 r3c5', { do: 'read-candidates', cell: R3C5 }],
    ['row 3', { do: 'read-house', kind: 'row', index: 2 }],
    ['行 3', { do: 'read-house', kind: 'row', index: 2 }],
    ['行3', { do: 'read-house', kind: 'row', index: 2 }],
    ['第3行', { do: 'read-house', kind: 'row', index: 2 }],
    ['column 9', { do: 'read-house', kind: 'column', index: 8 }],
    ['col 9', { do: 'read-house', kind: 'column', index: 8 }],
    ['第9列', { do: 'read-house', kind: 'column', index: 8 }],
    ['box 1', { do: 'read-house', kind: 'box', index: 0 }],
    ['宫 1', { do: 'read-house', kind: 'box', index: 0 }],
    ['where 7', { do: 'read-digit', digit: 7 }],
    ['哪里 7', { do: 'read-digit', digit: 7 }],
    ['fill', { do: 'fill-notes' }],
    ['填候选', { do: 'fill-notes' }],
    ['fill 7', { do: 'fill-notes', digit: 7 }],
    ['填候选 7', { do: 'fill-notes', digit: 7 }],
    ['hint', { do: 'hint' }],
    ['HINT', { do: 'hint' }],
    ['提示', { do: 'hint' }],
    ['check', { do: 'check' }],
    ['检查', { do: 'check' }],
    ['answer', { do: 'give-up' }],
    ['答案', { do: 'give-up' }],
    ['pause', { do: 'pause' }],
    ['暂停', { do: 'pause' }],
    ['heart', { do: 'heart' }],
    ['爱心', { do: 'heart' }],
    ['rewind', { do: 'rewind' }],
    ['回退', { do: 'rewind' }],
    ['reset', { do: 'reset' }],
    ['重置', { do: 'reset' }],
    ['undo', { do: 'undo', times: 1 }],
    ['undo 3', { do: 'undo', times: 3 }],
    ['撤销 3', { do: 'undo', times: 3 }],
    ['redo', { do: 'redo', times: 1 }],
    ['重做 2', { do: 'redo', times: 2 }],
  ])('%s', (text, command) => {
    expect(parseCommand(text, nine)).toEqual({ command });
  });

  it.each([
    '',
    '   ',
    'hello',
    'r0c1',
    'r10c1',
    'r3c5 0',
    'r3c5 a',
    'r3c5 78',
    'r3c5 +',
    'r3c5 +0',
    'r3c5 +2x',
    'r3c5 r1c1',
    'r3c5 7 8',
    'row',
    'row 0',
    'row 10',
    'row 1.5',
    'row x',
    'row 3 4',
    'where',
    'where 0',
    'where 12',
    'where r3c5',
    'undo 0',
    'undo -1',
    'undo x',
    'undo 1 2',
    'hint now',
    'clear',
    'clear r99c1',
    'constructor',
    'constructor 3',
    'toString',
    '__proto__ 1',
  ])('“%s” is not understood', (text) => {
    expect(parseCommand(text, nine)).toEqual({ unknown: text.trim() });
  });

  it('know the letters of large boards', () => {
    expect(parseCommand('r16c16 g', sixteen)).toEqual({ command: { do: 'place', cell: 255, digit: 16 } });
    expect(parseCommand('where A', sixteen)).toEqual({ command: { do: 'read-digit', digit: 10 } });
    expect(parseCommand('r1c1 +9aG', sixteen)).toEqual({
      command: { do: 'notes', cell: 0, add: setOf([9, 10, 16]), remove: 0 },
    });
  });

  it('never break, whatever is typed', () => {
    const words = fc.constantFrom(
      'r3c5',
      'row',
      '行',
      'where',
      'undo',
      '+',
      '-',
      '7',
      '第',
      '列',
      'fill',
      'valueOf',
      ' ',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words).map((list) => list.join(' ')),
      fc.array(words).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseCommand(text, nine);
        expect('unknown' in parsed || typeof parsed.command.do === 'string').toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

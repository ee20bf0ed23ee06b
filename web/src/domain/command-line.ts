import type { Command } from './commands';
import { digitOf, setOf } from './digits';
import type { House, Shape } from './shape';

/**
 * Typed commands, in English or Chinese: `r3c5 7`, `r3c5 +25`, `r3c5 -2`, `r3c5`, `clear r3c5`, `row 3`, `where 7`,
 * `notes r3c5`, `hint`, `check`, `undo 3`. They are what a screen reader's user types faster than walking the board,
 * and what speech could be turned into.
 */
export type ParsedCommand = { command: Command } | { unknown: string };

const WORDS = new Map<string, Command>(
  Object.entries({
    hint: { do: 'hint' },
    提示: { do: 'hint' },
    check: { do: 'check' },
    检查: { do: 'check' },
    pause: { do: 'pause' },
    暂停: { do: 'pause' },
    rewind: { do: 'rewind' },
    回退: { do: 'rewind' },
    reset: { do: 'reset' },
    重置: { do: 'reset' },
    answer: { do: 'give-up' },
    答案: { do: 'give-up' },
    fill: { do: 'fill-notes' },
    填候选: { do: 'fill-notes' },
    heart: { do: 'heart' },
    心: { do: 'heart' },
    爱心: { do: 'heart' },
    '♥': { do: 'heart' },
  }),
);

const HOUSES = new Map<string, House['kind']>(
  Object.entries({
    row: 'row',
    行: 'row',
    column: 'column',
    col: 'column',
    列: 'column',
    box: 'box',
    宫: 'box',
  }),
);

export function parseCommand(text: string, shape: Shape): ParsedCommand {
  const words = normalise(text);
  const command =
    forHouse(words, shape) ?? forCell(words, shape) ?? forDigit(words, shape) ?? forHistory(words) ?? simple(words);
  return command ? { command } : { unknown: text.trim() };
}

/** Lower case, single spaces, plain digits for full-width ones; `3行5列` and `第3行第5列` become `r3c5`. */
function normalise(text: string): string[] {
  return text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/(?:第\s*)?(\d+)\s*行\s*(?:第\s*)?(\d+)\s*列/g, 'r$1c$2')
    .replace(/第\s*(\d+)\s*([行列宫])/g, '$2 $1')
    .replace(/^([行列宫])(\d)/, '$1 $2')
    .split(/\s+/);
}

function simple([word, ...rest]: string[]): Command | null {
  return (rest.length === 0 && WORDS.get(word!)) || null;
}

function forHouse([word, number, ...rest]: string[], shape: Shape): Command | null {
  const kind = HOUSES.get(word!);
  const index = Number(number) - 1;
  if (!kind || rest.length > 0 || !Number.isInteger(index) || index < 0 || index >= shape.side) {
    return null;
  }
  return { do: 'read-house', kind, index };
}

function forCell(words: string[], shape: Shape): Command | null {
  const [first, second, ...rest] = words;
  if (rest.length > 0) {
    return null;
  }
  const named = second === undefined ? null : shape.cellNamed(second);
  if (named !== null) {
    switch (first) {
      case 'clear':
      case '清除':
        return { do: 'clear-cell', cell: named };
      case 'notes':
      case '候选':
        return { do: 'read-candidates', cell: named };
      case 'go':
      case '到':
        return { do: 'go-to', cell: named };
      default:
        return null;
    }
  }
  const cell = shape.cellNamed(first!);
  if (cell === null) {
    return null;
  }
  if (second === undefined) {
    return { do: 'go-to', cell };
  }
  const sign = /^[+-]/.exec(second)?.[0];
  const digits = [...(sign ? second.slice(1) : second)].map(digitOf);
  if (digits.length === 0 || digits.some((digit) => digit < 1 || digit > shape.side)) {
    return null;
  }
  if (sign) {
    const set = setOf(digits);
    return { do: 'notes', cell, add: sign === '+' ? set : 0, remove: sign === '-' ? set : 0 };
  }
  return digits.length === 1 ? { do: 'place', cell, digit: digits[0]! } : null;
}

function forDigit([word, symbol, ...rest]: string[], shape: Shape): Command | null {
  const digit = symbol?.length === 1 ? digitOf(symbol) : -1;
  if (rest.length > 0 || digit < 1 || digit > shape.side) {
    return null;
  }
  switch (word) {
    case 'where':
    case '哪里':
      return { do: 'read-digit', digit };
    case 'fill':
    case '填候选':
      return { do: 'fill-notes', digit };
    default:
      return null;
  }
}

function forHistory([word, number, ...rest]: string[]): Command | null {
  const times = number === undefined ? 1 : Number(number);
  if (rest.length > 0 || !Number.isInteger(times) || times < 1) {
    return null;
  }
  switch (word) {
    case 'undo':
    case '撤销':
      return { do: 'undo', times };
    case 'redo':
    case '重做':
      return { do: 'redo', times };
    default:
      return null;
  }
}

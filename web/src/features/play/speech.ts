import type { Segment } from 'shudu-engine';
import type { Composer } from 'vue-i18n';
import type { Board } from '@/domain/board';
import { type DigitSet, allDigits, digitOf, digitsIn, has, setOf } from '@/domain/digits';
import type { Move } from '@/domain/history';
import type { House, Shape } from '@/domain/shape';
import type { Settings } from '@/stores/settings';
import { shownSymbol } from '@/ui/board/symbols';

/** Everything about a board in words, for screen readers, hints and messages. */
export class Speech {
  constructor(
    private readonly t: Composer['t'],
    private readonly settings: Settings,
    private readonly shape: Shape,
  ) {}

  /** A digit as the board shows it. */
  symbol(digit: number): string {
    return shownSymbol(digit, this.settings.symbols);
  }

  private spelled(set: DigitSet): string {
    return digitsIn(set)
      .map((digit) => this.symbol(digit))
      .join(' ');
  }

  /** Where a cell is: `row 3 column 5`, or its short name in the style of the settings. */
  place(cell: number): string {
    const [row, column] = [this.shape.row(cell) + 1, this.shape.column(cell) + 1];
    return this.settings.coordinateStyle === 'a1' ? this.shortName(cell) : this.t('play.board.at', { row, column });
  }

  /** `r3c5`, or `C5` for those who count rows in letters. */
  shortName(cell: number): string {
    const [row, column] = [this.shape.row(cell), this.shape.column(cell)];
    return this.settings.coordinateStyle === 'a1'
      ? `${String.fromCharCode('A'.charCodeAt(0) + row)}${column + 1}`
      : this.shape.cellName(cell);
  }

  /** A sentence of the engine in which whatever it points at is named as on this board. */
  sentence(segments: readonly Segment[]): string {
    const name = this.naming(segments.map(({ text }) => text).join(''));
    return joined(segments.map((segment) => this.named(segment, name)));
  }

  /** The sentences of one text, which name their cells alike. */
  sentences(sentences: readonly (readonly Segment[])[]): string[] {
    const name = this.naming(sentences.flatMap((segments) => segments.map(({ text }) => text)).join(''));
    return sentences.map((segments) => joined(segments.map((segment) => this.named(segment, name))).trim());
  }

  /** A text of the engine in which cells and digits are named as on this board; the other words stay. */
  text(text: string, other: string): string {
    const name = this.naming(text);
    return joined([
      text
        .split(other)
        .map((part) => this.renamed(part, name))
        .join(other),
    ]);
  }

  /** How a text names its cells: in words if it has but one, because the words for several would drown the rest. */
  private naming(text: string): (cell: number) => string {
    return new Set(text.match(/r\d+c\d+/g)).size > 1 ? (cell) => this.shortName(cell) : (cell) => this.place(cell);
  }

  private named(segment: Segment, name: (cell: number) => string): string {
    const { text, cell, cells, digit, digits, house } = segment;
    if (house !== undefined) {
      return this.house(this.shape.houseNamed(house)!);
    }
    if (cell !== undefined || cells || digit !== undefined || digits) {
      return this.renamed(text, name);
    }
    const reasoned = segment.candidate ?? segment.candidates ?? segment.chain ?? segment.chains;
    return reasoned === undefined ? text : this.renamed(text, (each) => this.shortName(each));
  }

  /** The numbers of houses are no digits. */
  private renamed(text: string, name: (cell: number) => string): string {
    return text.replace(/(?:row|column|box) \d+|第 \d+ [行列宫]|r\d+c\d+|\b[1-9A-P]\b/g, (word) => {
      const cell = this.shape.cellNamed(word);
      return cell !== null ? name(cell) : word.length === 1 ? this.symbol(digitOf(word)) : word;
    });
  }

  /** Several things after each other. */
  names(items: readonly string[]): string {
    return items.join(this.t('common.comma'));
  }

  shortNames(cells: readonly number[]): string {
    return this.names(cells.map((cell) => this.shortName(cell)));
  }

  house(house: Pick<House, 'kind' | 'index'>): string {
    return this.t(`play.house.${house.kind}`, { number: house.index + 1 });
  }

  /** What a screen reader says for a cell: its content first, then where it is, as the settings want it. */
  cell(board: Board, cell: number, newBox: boolean): string {
    const content = this.content(board, cell);
    const comma = this.t('play.board.comma');
    const box = newBox ? [this.t('play.board.box', { number: this.shape.boxOf(cell) + 1 })] : [];
    switch (this.settings.coordinates) {
      case 'first':
        return [this.place(cell), ...box, ...content].join(comma);
      case 'last':
        return [...content, this.place(cell), ...box].join(comma);
      case 'request':
        return content.join(comma);
    }
  }

  private content(board: Board, cell: number): string[] {
    const digit = board.digit(cell);
    const colours = board.get('colour', cell);
    const coloured = colours ? [this.colours(colours)] : [];
    if (digit !== 0) {
      const key = board.isGiven(cell) ? 'play.board.given' : 'play.board.own';
      return [this.t(key, { digit: this.symbol(digit) }), ...coloured];
    }
    const [centre, corner] = [board.get('centre', cell), board.get('corner', cell)];
    return [
      this.t('play.board.empty'),
      ...(centre ? [this.t('play.board.candidates', { digits: this.spelled(centre) })] : []),
      ...(corner ? [this.t('play.board.corners', { digits: this.spelled(corner) })] : []),
      ...coloured,
    ];
  }

  /** A cell for the eye: where it is, and what is in it. */
  line(board: Board, cell: number): { place: string; rest: string } {
    const digit = board.digit(cell);
    const place = this.t('play.line.place', { row: this.shape.row(cell) + 1, column: this.shape.column(cell) + 1 });
    if (digit !== 0) {
      const key = board.isGiven(cell) ? 'play.line.given' : 'play.line.own';
      return { place, rest: this.t(key, { digit: this.symbol(digit) }) };
    }
    const notes = board.get('centre', cell) | board.get('corner', cell);
    const digits = this.names(digitsIn(notes).map((each) => this.symbol(each)));
    return { place, rest: notes ? this.t('play.line.notes', { digits }) : this.t('play.line.empty') };
  }

  /** Colours are named by the numbers on their keys. */
  private colours(colours: DigitSet): string {
    return this.t('play.board.colours', { names: digitsIn(colours).join(' ') });
  }

  /** What a move changed, or what undoing it changed: the one cell, or how many changes. */
  move(move: Move, undone: boolean): string {
    const values = move.edits.filter((edit) => edit.layer === 'value');
    const [edit, ...more] = values.length > 0 ? values : move.edits;
    if (!edit || more.length > 0 || edit.layer === 'tint' || edit.layer === 'line') {
      return this.t('play.say.changes', move.edits.length);
    }
    const [before, after] = undone ? [edit.after, edit.before] : [edit.before, edit.after];
    const cell = this.place(edit.key);
    if (edit.layer === 'value' && (before === 0 || after === 0)) {
      const key = after === 0 ? 'play.say.removedFrom' : 'play.say.placedIn';
      return this.t(key, { digit: this.symbol(before || after), cell });
    }
    const words = (value: number): string => {
      if (value === 0) {
        return this.t('play.board.empty');
      }
      if (edit.layer === 'value') {
        return this.symbol(value);
      }
      return edit.layer === 'colour' ? this.colours(value) : this.spelled(value);
    };
    return this.t('play.say.changedCell', { cell, before: words(before), after: words(after) });
  }

  /** The digits that a house lacks. */
  missing(board: Board, house: House): string {
    const missing = allDigits(this.shape.side) & ~setOf(house.cells.map((cell) => board.digit(cell)));
    return missing === 0
      ? this.t('play.say.houseFull', { house: this.house(house) })
      : this.t('play.say.houseMissing', { house: this.house(house), digits: this.spelled(missing) });
  }

  /** Where a digit is and where it can still go. */
  digit(board: Board, digit: number): string {
    const list = (cells: number[]): string => this.shortNames(cells) || this.t('play.say.noPlace');
    const places = board.cellsWith(digit);
    const free = board.cellsWith(0).filter((cell) => has(board.candidates(cell), digit));
    const key = places.length === 0 ? 'digitNowhere' : board.remaining(digit) === 0 ? 'digitAll' : 'digitPlaces';
    return this.t(`play.say.${key}`, { digit: this.symbol(digit), places: list(places), free: list(free) });
  }

  /** The digits that can go into a cell. */
  candidates(board: Board, cell: number): string {
    if (board.digit(cell) !== 0) {
      return this.t('play.say.filledCell', { digit: this.symbol(board.digit(cell)) });
    }
    const set = board.candidates(cell);
    return set === 0 ? this.t('play.say.noCandidates') : this.t('play.say.candidates', { digits: this.spelled(set) });
  }
}

/** Chinese sets off names such as r3c5, but not other words. */
function joined(parts: readonly string[]): string {
  return parts.join('').replace(/(?<=\p{sc=Han}) (?=\p{sc=Han})/gu, '');
}

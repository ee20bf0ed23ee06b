import type { Board, Clash } from '@/domain/board';
import { digitsIn } from '@/domain/digits';
import type { CellView, Fill } from '@/ui/board/cell-view';
import type { Session } from './session';

/** Every cell of the board as it looks now. */
export function cellViews(session: Session): CellView[] {
  const { board, shape, settings, t, speech } = session;
  const { cells: selected, cursor } = session.selection.value;
  const clashes = settings.conflicts === 'off' ? new Map<number, Clash>() : board.clashes();
  const { cells: hinted, covered } = session.hinting;
  const digit = highlightedDigit(session);
  const peers = new Set(
    settings.highlightPeers && selected.size === 1 && selected.has(cursor) ? shape.peers(cursor) : [],
  );

  const fillOf = (cell: number, wrong: boolean): Fill => {
    if (hinted.value.has(cell)) {
      return 'hint';
    }
    if (covered.value.has(cell)) {
      return 'cover';
    }
    if (wrong) {
      return 'conflict';
    }
    // A hint is looked at for itself.
    if (hinted.value.size > 0) {
      return 'plain';
    }
    const shows = board.digit(cell) === 0 ? board.hasNote(cell, digit) : board.digit(cell) === digit;
    if (digit !== 0 && shows) {
      return 'same';
    }
    return peers.has(cell) ? 'peer' : 'plain';
  };

  const trouble = (cell: number): string => {
    const clash = clashes.get(cell);
    if (clash) {
      const args = { digit: speech.symbol(board.digit(cell)), house: speech.house(clash.house) };
      return t('play.board.conflict', args);
    }
    const wrong = session.checking.marked.value.has(cell) || session.checking.always.value.has(cell);
    return wrong ? t('play.board.wrong') : '';
  };

  return board.givens.map((given, cell) => {
    const value = board.digit(cell);
    const words = trouble(cell);
    return {
      digit: value,
      given: given !== 0,
      corner: board.get('corner', cell),
      centre: board.get('centre', cell),
      dead: settings.conflicts === 'off' ? 0 : board.deadNotes(cell),
      colours: board.get('colour', cell),
      tints: tintsOf(board, cell),
      fill: fillOf(cell, words !== ''),
      wrong: words !== '' && given === 0,
      name: speech.cell(board, cell, cell === cursor && session.enteredBox.value),
      trouble: words,
    };
  });
}

/** The digit that is shown everywhere: the one asked for, the held one, or that of the selected cell. */
export function highlightedDigit(session: Session): number {
  const { cells, cursor } = session.selection.value;
  const tinted = session.tool.value === 'colour' ? session.tintDigit.value : 0;
  const chosen = session.focusDigit.value || session.heldDigit.value || tinted;
  const here = session.settings.highlightSame && cells.size === 1 && cells.has(cursor);
  return chosen || (here ? session.board.digit(cursor) : 0);
}

/** The colours of a cell's candidates, as a {@link CellView} has them. */
export function tintsOf(board: Board, cell: number): string {
  return digitsIn(board.notes(cell))
    .map((digit) => [digit, board.get('tint', board.tintKey(cell, digit))])
    .filter(([, colour]) => colour !== 0)
    .map(([digit, colour]) => `${digit}:${colour}`)
    .join(' ');
}

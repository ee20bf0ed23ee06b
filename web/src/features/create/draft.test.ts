import { describe, expect, it } from 'vitest';
import type { Edit } from '@/domain/board';
import { setOf } from '@/domain/digits';
import {
  BOARDS,
  asDraft,
  draftShape,
  emptyDraft,
  isBlank,
  onBoard,
  placedAsGivens,
  placedCount,
  playedBoard,
  puzzleOf,
  withGiven,
  withGivens,
} from './draft';

const placed = (key: number, after: number): Edit => ({ layer: 'value', key, before: 0, after });
const noted = (key: number, ...digits: number[]): Edit => ({ layer: 'centre', key, before: 0, after: setOf(digits) });

describe('a draft', () => {
  it('can be on every board of the list', () => {
    expect(BOARDS.map((board) => draftShape(emptyDraft(board)).side)).toEqual([4, 6, 6, 8, 9, 10, 12, 16, 25]);
  });

  it('takes a given, replaces it and clears it, leaving the old draft alone', () => {
    const empty = emptyDraft('4');
    const one = withGiven(empty, 5, 3);
    expect(one.givens).toBe('.....3..........');
    expect(withGiven(one, 5, 4).givens).toBe('.....4..........');
    expect(withGiven(one, 5, 0).givens).toBe(empty.givens);
    expect(isBlank(empty)).toBe(true);
    expect(isBlank(one)).toBe(false);
  });

  it('is the same draft if nothing changes, so that nothing is there to undo', () => {
    const draft = withGiven(emptyDraft('4'), 0, 1);
    expect(withGiven(draft, 0, 1)).toBe(draft);
    expect(withGiven(draft, 1, 0)).toBe(draft);
  });

  it('loses what was entered into a cell with the edit of that cell', () => {
    const draft = { ...emptyDraft('4'), progress: [placed(3, 2), noted(4, 1, 2)] };
    expect(withGiven(draft, 3, 0).progress).toEqual([noted(4, 1, 2)]);
    expect(withGiven(draft, 4, 1).progress).toEqual([placed(3, 2)]);
  });

  it('keeps what was entered where other givens are the same', () => {
    const draft = { ...emptyDraft('4'), progress: [placed(3, 2), noted(4, 1, 2)] };
    const givens = '1..2............';
    expect(withGivens(draft, givens)).toEqual({ board: '4', givens, progress: [noted(4, 1, 2)] });
  });

  it('keeps its digits on a board with other boxes and begins anew on one of another size', () => {
    const draft = withGiven(emptyDraft('2x3'), 7, 6);
    expect(onBoard(draft, '3x2')).toEqual({ ...draft, board: '3x2' });
    expect(onBoard(draft, '9')).toEqual(emptyDraft('9'));
  });

  it('turns placed digits into givens', () => {
    const draft = { ...withGiven(emptyDraft('4'), 0, 1), progress: [placed(3, 2), noted(4, 1, 2)] };
    expect(placedCount(draft)).toBe(1);
    expect(placedAsGivens(draft)).toEqual({ board: '4', givens: '1..2............', progress: [] });
  });

  it('shows progress on its board and hands over a puzzle', () => {
    const draft = { ...withGiven(emptyDraft('4'), 0, 1), progress: [placed(3, 2), noted(4, 1, 2)] };
    const board = playedBoard(draft);
    expect([board.digit(0), board.digit(3), board.get('centre', 4)]).toEqual([1, 2, setOf([1, 2])]);
    expect(puzzleOf(draft)).toEqual({ board: '4', givens: draft.givens, source: 'typed' });
    expect(puzzleOf(draft, '1234').solution).toBe('1234');
  });
});

describe('a stored draft', () => {
  it('comes back as it was', () => {
    const draft = { ...withGiven(emptyDraft('3x2'), 0, 1), progress: [placed(3, 2), noted(4, 1, 2)] };
    expect(asDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('has all colours on a small board, too', () => {
    const coloured: Edit = { layer: 'colour', key: 2, before: 0, after: setOf([5, 7]) };
    const draft = { ...emptyDraft('4'), progress: [coloured] };
    expect(asDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('is none if it is not whole', () => {
    for (const value of [
      undefined,
      null,
      3,
      'x',
      [],
      {},
      { board: '9', givens: '...' },
      { board: '9x9', givens: '' },
    ]) {
      expect(asDraft(value)).toBeNull();
    }
    expect(asDraft({ board: '4', givens: '5...............', progress: [] })).toBeNull();
  });

  it('leaves out progress that is impossible', () => {
    const good = placed(1, 4);
    const progress = [placed(0, 2), placed(1, 5), placed(99, 1), noted(77, 1), { layer: 'line', key: 1 }, null, good];
    expect(asDraft({ ...withGiven(emptyDraft('4'), 0, 1), progress })!.progress).toEqual([good]);
  });
});

import { describe, expect, it } from 'vitest';
import { Game } from './game';
import {
  type Judged,
  type Moment,
  entriesOf,
  foundBy,
  median,
  missedIn,
  momentsOf,
  profileOf,
  stallsOf,
} from './look-back';

const GIVENS = '1..4...2.1..4...';

/** A game with digits placed at some seconds; a kind other than a digit may be told. */
function gameOf(...placed: [second: number, cell: number, digit: number, kind?: string][]): Game {
  const game = Game.start({ board: '4', givens: GIVENS, source: 'typed' }, 'key', 0);
  for (const [second, key, after, kind = 'digit'] of placed) {
    const before = game.board.get('value', key);
    game.history.push({ kind, time: second * 1000, edits: [{ layer: 'value', key, before, after }] });
  }
  return game;
}

const right = (entry: string, by?: string, easiest = by): Judged => ({
  entry,
  right: true,
  known: by !== undefined,
  ...(by !== undefined && { by }),
  ...(easiest !== undefined && { easiest }),
});

describe('entries', () => {
  it('are all digits that were placed, with their moves', () => {
    const game = gameOf([1, 1, 3], [2, 1, 2], [3, 1, 0], [4, 2, 3, 'hint']);
    game.history.undo();
    game.history.redo();
    expect(entriesOf(game)).toEqual([
      { move: 0, time: 1000, cell: 1, digit: 3, name: 'r1c2=3', from: 'player' },
      { move: 1, time: 2000, cell: 1, digit: 2, name: 'r1c2=2', from: 'player' },
      { move: 3, time: 4000, cell: 2, digit: 3, name: 'r1c3=3', from: 'help' },
    ]);
    game.history.undo();
    expect(entriesOf(game)).toHaveLength(2);
  });
});

describe('moments', () => {
  const game = gameOf([10, 1, 3], [20, 1, 2], [21, 1, 0], [22, 1, 2], [50, 2, 3], [60, 4, 3, 'reveal'], [90, 5, 4]);
  const judged: Judged[] = [
    { entry: 'r1c2=3', right: false, known: false, easiest: 'hidden-single' },
    right('r1c2=2', 'hidden-single', 'full-house'),
    right('r1c3=3'),
    right('r2c1=3', 'naked-single'),
    right('r2c2=4', 'naked-single'),
  ];
  const moments = momentsOf(entriesOf(game), judged, [70_000]);

  it('join what was placed with what the engine says, without digits placed again', () => {
    expect(moments.map(({ name, move }) => [name, move])).toEqual([
      ['r1c2=3', 0],
      ['r1c2=2', 1],
      ['r1c3=3', 4],
      ['r2c1=3', 5],
      ['r2c2=4', 6],
    ]);
  });

  it('count the time since the last right digit', () => {
    expect(moments.map(({ delay }) => delay)).toEqual([10_000, 20_000, 30_000, 10_000, 30_000]);
  });

  it('tell guesses and help', () => {
    expect(moments.map(({ guess }) => guess)).toEqual([false, false, true, false, false]);
    expect(moments.map(({ helped }) => helped)).toEqual([false, false, false, true, true]);
  });
});

describe('stalls', () => {
  it('are unusually long times without a digit', () => {
    const game = gameOf([5, 1, 2], [10, 2, 3], [15, 4, 3], [75, 5, 4], [80, 6, 1]);
    game.history.push({ kind: 'note', time: 90_000, edits: [{ layer: 'centre', key: 8, before: 0, after: 4 }] });
    game.history.push({ kind: 'digit', time: 120_000, edits: [{ layer: 'value', key: 8, before: 0, after: 2 }] });
    expect(stallsOf(game)).toEqual([
      { move: 3, from: 15_000, to: 75_000 },
      { move: 6, from: 80_000, to: 120_000 },
    ]);
  });

  it('are none in a quick game', () => {
    expect(stallsOf(gameOf([1, 1, 2], [10, 2, 3], [11, 4, 3]))).toEqual([]);
    expect(stallsOf(gameOf())).toEqual([]);
  });
});

const moment = (easiest: string, by: string | undefined, delay: number, more: Partial<Moment> = {}): Moment => ({
  ...{ move: 0, time: delay, cell: 0, digit: 1, name: 'r1c1=1', from: 'player', right: true, guess: by === undefined },
  ...{ easiest, ...(by !== undefined && { by }), delay, helped: false, ...more },
});

describe('the profile', () => {
  it('counts what was there and what was found without help', () => {
    const moments = [
      moment('full-house', 'hidden-single', 2000),
      moment('full-house', 'x-wing', 2000),
      moment('x-wing', 'x-wing', 60_000),
      moment('x-wing', 'x-wing', 90_000, { helped: true }),
      moment('x-wing', undefined, 5000),
      moment('x-wing', 'x-wing', 5000, { right: false }),
      moment('x-wing', 'x-wing', 0, { from: 'elsewhere', helped: true }),
    ];
    expect(profileOf(moments)).toEqual({ 'full-house': [2, 1, 2000], 'x-wing': [3, 1, 60_000] });
  });
});

describe('techniques found', () => {
  it('are counted by digits, with the longest time', () => {
    const moments = [
      moment('x-wing', 'x-wing', 60_000),
      moment('x-wing', 'x-wing', 5000),
      moment('x-wing', 'x-wing', 99_000, { helped: true }),
      moment('full-house', 'full-house', 1000),
    ];
    expect([...foundBy(moments)]).toEqual([
      ['x-wing', { digits: 2, longest: 60_000 }],
      ['full-house', { digits: 1, longest: 1000 }],
    ]);
  });
});

describe('what was missed', () => {
  it('is told in the order of what it says about the player', () => {
    const moments = [
      moment('pointing', 'pointing', 40_000, { move: 1 }),
      moment('x-wing', 'xy-wing', 30_000, { move: 2 }),
      moment('skyscraper', undefined, 3000, { move: 3 }),
      moment('naked-pair', 'naked-pair', 9000, { move: 4, helped: true }),
      moment('hidden-single', 'hidden-single', 50_000, { move: 5, helped: true }),
      moment('hidden-single', 'hidden-single', 90_000, { move: 6 }),
      moment('x-wing', 'x-wing', 0, { move: 0, from: 'elsewhere', helped: true }),
    ];
    const stalls = [1, 6].map((move) => ({ move, from: 0, to: 1 }));
    expect(missedIn(moments, stalls).map(({ technique, why }) => `${technique} ${why}`)).toEqual([
      'naked-pair hint',
      'skyscraper guess',
      'x-wing harder',
      'hidden-single slow',
      'pointing slow',
    ]);
  });

  it('says when it was there', () => {
    const [missed] = missedIn([moment('x-wing', 'xy-wing', 30_000, { time: 100_000 })], []);
    expect(missed).toMatchObject({ time: 70_000, delay: 30_000 });
  });
});

describe('the median', () => {
  it('is the middle', () => {
    expect([median([]), median([7]), median([9, 1, 5]), median([4, 1])]).toEqual([0, 7, 5, 2.5]);
  });
});

import { describe, expect, it } from 'vitest';
import { type Result, asResult } from './result';

const RESULT: Result = {
  key: 'k',
  at: 1000,
  board: '9',
  level: 'hard',
  time: 2000,
  effort: 400,
  points: 390,
  assist: 'guided',
  hints: 1,
  checks: 0,
  reveals: 0,
  techniques: { 'x-wing': [2, 1, 3000] },
};

describe('a result', () => {
  it('is read as it was written', () => {
    expect(asResult(JSON.parse(JSON.stringify(RESULT)))).toEqual(RESULT);
  });

  it('may lack what is not known', () => {
    const bare = { key: 'k', at: 5, board: '16', assist: 'pure' };
    expect(asResult(bare)).toEqual({ ...bare, time: 0, hints: 0, checks: 0, reveals: 0, techniques: {} });
  });

  it('loses what makes no sense', () => {
    const odd = { ...RESULT, level: 'huge', time: -1, points: 'x', hints: NaN, techniques: { a: [1], b: [1, 1, 1] } };
    const read = asResult(odd)!;
    expect(read).toMatchObject({ time: 0, hints: 0, techniques: { b: [1, 1, 1] } });
    expect(Object.keys(read)).not.toEqual(expect.arrayContaining(['level', 'effort', 'points']));
  });

  it('is none without a key, a date, a board or a class', () => {
    for (const part of ['key', 'at', 'board', 'assist'] as const) {
      expect(asResult({ ...RESULT, [part]: undefined }), part).toBeNull();
    }
    expect(asResult({ ...RESULT, board: '7' })).toBeNull();
    expect(asResult(null)).toBeNull();
  });
});

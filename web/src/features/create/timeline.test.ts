import { expect, it } from 'vitest';
import { amend, record, redo, startAt, undo } from './timeline';

it('goes back and forth', () => {
  const three = record(record(startAt(1), 2), 3);
  expect(undo(three).present).toBe(2);
  expect(undo(undo(three)).present).toBe(1);
  expect(redo(undo(three))).toEqual(three);
});

it('ends at both ends', () => {
  const two = record(startAt(1), 2);
  expect(redo(two)).toBe(two);
  expect(undo(undo(two))).toEqual(undo(two));
});

it('forgets what was undone once something else is done, but not by an amendment', () => {
  const two = record(startAt(1), 2);
  expect(redo(record(undo(two), 5)).present).toBe(5);
  expect(redo(amend(undo(two), 7)).present).toBe(2);
});

it('keeps a thousand states', () => {
  let timeline = startAt(0);
  for (let i = 1; i <= 2000; i++) {
    timeline = record(timeline, i);
  }
  expect(timeline.past).toHaveLength(1000);
  expect(timeline.past[0]).toBe(1000);
});

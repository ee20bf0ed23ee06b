import { describe, expect, it } from 'vitest';
import { Shape } from '@/domain/shape';
import { UNIT, linkPath, markRadius, place } from './drawing';

const nine = Shape.named('9')!;
const points = (path: string): [number, number][] =>
  path
    .slice(1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number) as [number, number]);

describe('candidates', () => {
  it.each(['4', '9', '2x3', '16', '25'])('of a board of %s have places of their own inside their cell', (name) => {
    const shape = Shape.named(name)!;
    const radius = markRadius(shape);
    const middles = Array.from({ length: shape.side }, (_, i) => place(shape, shape.cellCount - 1, i + 1));
    for (const { x, y } of middles) {
      expect(Math.max(x, y) + radius).toBeLessThan(shape.side * UNIT);
      expect(Math.min(x, y) - radius).toBeGreaterThan((shape.side - 1) * UNIT);
    }
    const apart = middles.flatMap((a, i) => middles.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...apart)).toBeGreaterThan(2 * radius);
  });
});

describe('links', () => {
  it('inside a cell go straight from sign to sign', () => {
    expect(points(linkPath(nine, { cell: 0, digit: 1 }, { cell: 0, digit: 9 }))).toHaveLength(2);
  });

  it.each([1, 5, 9])('of %s along a line run beside the digits', (digit) => {
    for (const to of [8, 72]) {
      const [, first, second] = points(linkPath(nine, { cell: 0, digit }, { cell: to, digit }));
      const { x, y } = place(nine, 0, digit);
      const across = to === 8 ? 1 : 0;
      expect(first![across]).toBe(second![across]);
      expect(Math.abs(first![across] - (across ? y : x))).toBeGreaterThan(markRadius(nine));
    }
  });

  it('go straight between cells that share but a box', () => {
    expect(points(linkPath(nine, { cell: 0, digit: 3 }, { cell: 10, digit: 3 }))).toHaveLength(2);
  });
});

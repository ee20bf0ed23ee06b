import { describe, expect, it } from 'vitest';
import { Board, type Layer } from '@/domain/board';
import { bit } from '@/domain/digits';
import { Shape } from '@/domain/shape';
import { boardSvg, pictureSide } from './board-svg';

function draw(withProgress: boolean): SVGElement {
  const board = new Board(Shape.of(2, 3), [1, ...Array<number>(35).fill(0)]);
  const put = (layer: Layer, key: number, after: number): void => board.apply([{ layer, key, before: 0, after }]);
  put('value', 1, 2);
  put('corner', 1, bit(5));
  put('corner', 2, bit(3));
  put('centre', 2, bit(3) | bit(6));
  put('colour', 3, bit(1) | bit(7));
  const document = new DOMParser().parseFromString(boardSvg(board, withProgress), 'image/svg+xml');
  expect(document.documentElement.getAttribute('width')).toBe(String(pictureSide(board)));
  return document.documentElement as unknown as SVGElement;
}

const texts = (svg: SVGElement): string[] => [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
const fills = (svg: SVGElement): number =>
  [...svg.querySelectorAll('path')].filter((path) => path.getAttribute('fill') !== 'none').length;

describe('the picture of a board', () => {
  it('shows the puzzle alone', () => {
    const svg = draw(false);
    expect(texts(svg)).toEqual(['1']);
    expect(fills(svg)).toBe(0);
  });

  it('shows what the player did: digits instead of notes, each note once, colours', () => {
    const svg = draw(true);
    expect(texts(svg)).toEqual(['1', '2', '3', '6']);
    expect(fills(svg)).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import { Game } from '@/domain/game';
import { enterDigit } from '@/domain/moves';
import { fillingOrder } from './filling-order';

describe('the order of filling', () => {
  it('goes in five steps from the first cell to the last, by when each got its last digit', () => {
    const game = Game.start({ board: '4', givens: '1...............', source: 'made' }, 'k', 0);
    const enter = (cell: number, digit: number) => game.move('digit', enterDigit(game.board, [cell], digit, false));
    [1, 2, 3, 4, 5].forEach((cell) => enter(cell, 2));
    enter(1, 3);
    expect(fillingOrder(game).slice(0, 7)).toEqual([0, 5, 1, 2, 3, 4, 0]);
    game.history.undo();
    expect(fillingOrder(game).slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 0]);
  });
});

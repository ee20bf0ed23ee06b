import { describe, expect, it } from 'vitest';
import { Game } from '@/domain/game';
import { fillNotes } from '@/domain/moves';
import { drawRequest, fileName, writeRequest } from './formats';

function newGame(): Game {
  const game = Game.start({ board: '4', givens: '12..34..........', source: 'typed' }, 'k', 0);
  game.move('digit', [{ layer: 'value', key: 2, before: 0, after: 3 }]);
  return game;
}

describe('the picture of a puzzle', () => {
  it('shows the puzzle alone', () => {
    expect(drawRequest(newGame(), false)).toEqual({ puzzle: '12..34..........', board: '4' });
  });

  it('shows what the player did: digits, notes of both kinds, colours', () => {
    const game = newGame();
    game.move('note', [
      { layer: 'corner', key: 2, before: 0, after: 2 ** 4 },
      { layer: 'corner', key: 3, before: 0, after: 2 ** 4 },
      { layer: 'centre', key: 3, before: 0, after: 2 ** 1 + 2 ** 4 },
      { layer: 'colour', key: 0, before: 0, after: 2 ** 1 + 2 ** 7 },
    ]);
    const { values, candidates, colours } = drawRequest(game, true);
    expect(values).toBe('123.34..........');
    expect(candidates!.slice(2, 5)).toEqual(['', '14', '']);
    expect(colours!.slice(0, 2)).toEqual(['17', '']);
  });
});

describe('a puzzle as text', () => {
  it('is the puzzle alone unless progress is wanted', () => {
    expect(writeRequest(newGame(), 'sdk', false)).toEqual({ puzzle: '12..34..........', board: '4', format: 'sdk' });
  });

  it('has the digits of the player; notes only when every empty cell has some', () => {
    const game = newGame();
    game.move('note', [{ layer: 'corner', key: 3, before: 0, after: 2 ** 4 }]);
    expect(writeRequest(game, 'pencilmarks', true)).toEqual({
      puzzle: '12..34..........',
      values: '123.34..........',
      board: '4',
      format: 'pencilmarks',
    });
    game.move('notes', fillNotes(game.board, game.board.givens.keys()));
    expect(writeRequest(game, 'pencilmarks', true).candidates!.slice(0, 8)).toEqual([
      '',
      '',
      '',
      '4',
      '',
      '',
      '12',
      '12',
    ]);
  });

  it('has a file name that tells what it is', () => {
    expect(fileName(newGame())).toBe('shudu-4x4-typed');
  });
});

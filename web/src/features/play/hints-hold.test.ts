import type { TechniquesAnswer } from 'shudu-engine';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LEVELS, type Level } from '@/domain/puzzle';
import { digitOf, symbolsIn } from '@/domain/digits';
import { setNotes } from '@/domain/moves';
import { engine, settled } from '@/testing/engine';
import { type HalfPlayed, halfPlayed } from '@/testing/half-played';
import { sessionOf, shown } from '@/testing/session';
import { run } from './run';
import type { Session } from './session';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

/** So many positions of each level; `SHUDU_POSITIONS=200` asks for more. */
const POSITIONS = Number(process.env.SHUDU_POSITIONS ?? 4);
const KINDS = ['plain', 'noted', 'wrong entry', 'wrong notes'] as const;

beforeEach(() => {
  engine.ask.mockClear();
});

function open({ puzzle, entries, notes }: HalfPlayed, noted: boolean): Session {
  const session = sessionOf(puzzle, { conflicts: 'off' }, { board: '9' });
  entries.forEach(({ cell, digit }) => run(session, { do: 'place', cell, digit }));
  if (noted) {
    notes.forEach((digits, cell) => {
      const set = [...digits].reduce((all, digit) => all | (1 << digitOf(digit)), 0);
      session.move('note', setNotes(session.board, cell, set, 0));
    });
  }
  return session;
}

async function ask(session: Session): Promise<Session['hinting']['state']['value']> {
  run(session, { do: 'hint' });
  await settled();
  return session.hinting.state.value;
}

/** The step is true, changes the board when it is done, and nothing easier is there. */
async function expectGood(session: Session, position: HalfPlayed): Promise<void> {
  const { solution } = position;
  const state = session.hinting.state.value;
  if (state.kind !== 'step') {
    throw new Error(`${position.puzzle}: ${state.kind}`);
  }
  const { step } = state;
  const right = (name: string): boolean => solution[session.shape.cellNamed(name.split(/=|<>/)[0]!)!] === name.at(-1);
  expect(step.placements.every(right), step.text.en).toBe(true);
  expect(step.eliminations.some(right), step.text.en).toBe(false);
  expect(step.placements.length + step.eliminations.length).toBeGreaterThan(0);

  const digits = session.board.digits();
  const notes = digits.map((digit, cell) => (digit === 0 ? session.board.get('centre', cell) : 0));
  // What is missing is taken for noted.
  state.health.missing.forEach((name) => {
    const [cell, digit] = name.split('=') as [string, string];
    notes[session.shape.cellNamed(cell)!]! |= 1 << digitOf(digit);
  });
  const candidates = notes.map(symbolsIn);
  const believed = candidates.some(Boolean) ? { candidates } : {};
  const request = { puzzle: position.puzzle, values: shown(session), board: '9', ...believed };
  const order = await orders();
  const [first] = (await found({ ...request, all: true, enough: 1 })) as [{ technique: string }];
  expect(order.get(first.technique)!, `${first.technique}, ${step.technique}`).toBe(order.get(step.technique));
  for (const [technique, place] of await orders('hard')) {
    if (place < order.get(step.technique)!) {
      expect(await found({ ...request, technique }), `${technique} is easier than ${step.technique}`).toEqual([]);
    }
  }

  const before = JSON.stringify(session.game.save().history);
  session.hinting.goTo('why');
  await ask(session);
  expect(JSON.stringify(session.game.save().history)).not.toBe(before);
  expect(session.panel.value).toBe('none');
}

async function found(request: object): Promise<unknown[]> {
  return ((await engine.ask('hint', request)) as { steps: unknown[] }).steps;
}

/**
 * The places of the techniques in the order of the scale, of all or up to a level. A technique that is asked for by
 * name is looked for in all its forms; up to level hard the scale knows no others.
 */
async function orders(upTo: Level = 'extreme'): Promise<Map<string, number>> {
  const { techniques } = (await engine.ask('techniques', {})) as TechniquesAnswer;
  const known = techniques.filter(({ level }) => level && LEVELS.indexOf(level) <= LEVELS.indexOf(upTo));
  return new Map(known.map(({ technique, order }) => [technique, order!]));
}

describe.each(LEVELS)('half-played positions of level %s', (level) => {
  it.each(Array.from({ length: POSITIONS }, (_, i) => i))(
    'get a hint that holds: number %i',
    async (number) => {
      const position = halfPlayed(level, number);
      const kind = KINDS[number % KINDS.length]!;
      const session = open(position, kind === 'noted' || kind === 'wrong notes');
      const empty = session.board.digits().flatMap((digit, cell) => (digit === 0 ? [cell] : []));
      const cell = empty[number % empty.length]!;
      const right = Number(position.solution[cell]);
      switch (kind) {
        case 'wrong entry': {
          run(session, { do: 'place', cell, digit: (right % 9) + 1 });
          const state = await ask(session);
          expect(state.kind).toBe('wrong');
          const wrong = state.kind === 'wrong' ? state.health.wrong : [];
          expect(wrong).toEqual([`${session.shape.cellName(cell)}=${(right % 9) + 1}`]);
          await session.checking.rewind();
          expect(session.board.digit(cell)).toBe(0);
          await ask(session);
          return expectGood(session, position);
        }
        case 'wrong notes': {
          const others = (1 << ((right % 9) + 1)) | (1 << (((right + 1) % 9) + 1));
          session.move('note', setNotes(session.board, cell, others, 1 << right));
          const state = await ask(session);
          expect(state.kind).toBe('missing');
          expect(state.kind === 'missing' ? state.health.missing : []).toContain(
            `${session.shape.cellName(cell)}=${right}`,
          );
          await ask(session);
          return expectGood(session, position);
        }
        default:
          await ask(session);
          return expectGood(session, position);
      }
    },
    30_000,
  );
});

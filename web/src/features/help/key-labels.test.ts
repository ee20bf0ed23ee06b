import { describe, expect, it } from 'vitest';
import { comboLabels } from './key-labels';

const usual = new Map<string, string>();
const german = new Map([
  ['KeyZ', 'y'],
  ['KeyY', 'z'],
  ['Digit1', '1'],
]);
const french = new Map([['Digit1', '&']]);
const digits = Array.from({ length: 9 }, (_, i) => `Digit${i + 1}`);

describe('comboLabels', () => {
  it('names modifiers as the system does', () => {
    const undo = { ctrl: true, shift: true, keys: ['KeyZ'] } as const;
    expect(comboLabels(undo, usual, false)).toEqual([['Ctrl', 'Shift', 'Z']]);
    expect(comboLabels(undo, usual, true)).toEqual([['⌘', '⇧', 'Z']]);
  });

  it('prints what stands on the key of this keyboard', () => {
    expect(comboLabels({ keys: ['KeyZ'] }, german, false)).toEqual([['Y']]);
  });

  it('keeps digits where they need Shift, and joins many', () => {
    expect(comboLabels({ keys: digits }, french, false)).toEqual([['1–9']]);
  });

  it('puts a held key beside, and a pressed one before', () => {
    expect(comboLabels({ hold: 'KeyF', keys: digits }, usual, false)).toEqual([['F', '1–9']]);
    expect(comboLabels({ after: { alt: true, keys: ['KeyD'] }, keys: digits }, usual, false)).toEqual([
      ['Alt', 'D'],
      ['1–9'],
    ]);
  });

  it('leaves characters and named keys as they are', () => {
    expect(comboLabels({ keys: ['?'] }, usual, false)).toEqual([['?']]);
    expect(comboLabels({ keys: ['ArrowUp', 'Home'] }, usual, false)).toEqual([['↑ / Home']]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Theme = Readonly<Record<string, string>>;

const THEMES = readThemes(readFileSync('src/styles/tokens.css', 'utf8'));

const CELL_FILLS = ['board', 'peer', 'same', 'selected', 'hint', 'conflict'].concat(
  [1, 2, 3, 4, 5, 6, 7].map((number) => `colour-${number}`),
);

/** The signs of a hint. */
const ROLES = [1, 2, 3, 4, 5].map((number) => `role-${number}`);

/** What has to be told apart from what, and how well: WCAG's ratio for text and for everything else. */
const PAIRS: readonly (readonly [roles: readonly string[], grounds: readonly string[], least: number])[] = [
  [['given', 'own', 'notes', 'error'], CELL_FILLS, 4.5],
  [['thin-line', 'box-line', 'ring', 'hint-ring', 'pen'], ['board'], 3],
  [['ring'], ['peer', 'same', 'selected'], 3],
  [['hint-ring'], ['hint'], 3],
  [['given'], ROLES, 4.5],
  [['role-4-ink'], ['role-4'], 4.5],
  [ROLES.map((role) => `${role}-ink`), ['board', 'hint'], 3],
  [['text', 'text-muted', 'accent', 'danger', 'good'], ['page', 'surface', 'accent-soft'], 4.5],
  [['on-accent'], ['accent', 'accent-hover'], 4.5],
  [['control-edge', 'ring'], ['surface', 'page'], 3],
];

describe.each(Object.entries(THEMES))('%s', (_, theme) => {
  it('has every role that another theme has', () => {
    expect(Object.keys(theme).sort()).toEqual(Object.keys(THEMES.light!).sort());
  });

  it.each(PAIRS)('shows %s on %s', (roles, grounds, least) => {
    const weak = roles.flatMap((role) =>
      grounds
        .map((ground) => ({ pair: `${role} on ${ground}`, ratio: contrast(theme[role]!, theme[ground]!) }))
        .filter(({ ratio }) => ratio < least),
    );
    expect(weak).toEqual([]);
  });
});

/** The colours that the design fixes; the others may be mended, these are agreed. */
const AGREED: Readonly<Record<string, Theme>> = {
  light: {
    page: '#f6f5f2',
    board: '#ffffff',
    given: '#17191c',
    own: '#174aae',
    notes: '#454d5a',
    error: '#a3201a',
    peer: '#edf2f7',
    same: '#cbe1fa',
    selected: '#b7d8fa',
    ring: '#1a5fb4',
    hint: '#fff0b8',
    'hint-ring': '#9a5b00',
    conflict: '#fbe0de',
    'thin-line': '#8b919b',
    'box-line': '#17191c',
  },
  dark: {
    page: '#121417',
    board: '#1a1d22',
    given: '#f1f3f5',
    own: '#9cc5ff',
    notes: '#bcc4ce',
    error: '#ffa8a0',
    peer: '#23282f',
    same: '#24405f',
    selected: '#264a72',
    ring: '#7db4ff',
    hint: '#4a3a10',
    'hint-ring': '#f2c14e',
    conflict: '#4a2220',
    'thin-line': '#666d78',
    'box-line': '#c9ced6',
  },
  sepia: { board: '#f4ecd8', given: '#2b2118', own: '#1f4e8c', notes: '#5a4a38', 'thin-line': '#8c7b62' },
  'contrast-dark': { board: '#000000', given: '#ffffff', own: '#ffd60a', ring: '#5ce1ff' },
};

it.each(Object.entries(AGREED))('%s has the agreed colours', (name, agreed) => {
  expect(THEMES[name]).toMatchObject(agreed);
});

it('knows the extremes of contrast', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBe(1);
});

/** The opaque colours of each theme by role. */
function readThemes(css: string): Record<string, Theme> {
  const blocks = css.matchAll(/\[data-theme='([^']+)'\] \{([^}]*)\}/g);
  return Object.fromEntries(
    Array.from(blocks, ([, name, body]) => {
      const values = body!.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g);
      return [name!, Object.fromEntries(Array.from(values, ([, role, value]) => [role!, value!]))];
    }),
  );
}

/** The ratio of WCAG 2, from 1 to 21. */
function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

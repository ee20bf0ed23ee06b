import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Theme = Readonly<Record<string, string>>;

const THEMES = readThemes(readFileSync('src/styles/tokens.css', 'utf8'));

const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name}-${i + 1}`);

/** The colours that a player gives to cells; only the first six are offered, the last is for games of earlier times. */
const COLOURS = numbered('colour', 7);
const ROLES = numbered('role', 5);
const HIGHLIGHTS = ['board', 'peer', 'same', 'selected', 'conflict', 'area'];
const CELL_FILLS = [...HIGHLIGHTS, ...ROLES, ...COLOURS];
const GROUNDS = ['page', 'surface'];
const SOFT = ['sunken', 'tint', 'accent-soft', 'single-soft'];

/** What has to be told apart from what, and how well: WCAG's ratio for text and for everything else. */
const PAIRS: readonly (readonly [roles: readonly string[], grounds: readonly string[], least: number])[] = [
  [['given', 'own', 'notes', 'error'], CELL_FILLS, 4.5],
  [['thin-line', 'box-line', 'pen'], ['board'], 3],
  [['ring'], ['board', 'peer', 'same', 'selected', 'conflict', 'area'], 3],
  [[...ROLES.map((role) => `${role}-ink`), 'area-ink'], ['board', 'area'], 3],
  ...ROLES.map((role) => [[`${role}-ink`], [role], 3] as const),
  [['board'], ['role-1-ink'], 4.5],
  [['text', 'text-muted'], [...GROUNDS, ...SOFT], 4.5],
  [['accent'], [...GROUNDS, 'accent-soft', 'sunken'], 4.5],
  [['accent', 'single'], ['tint'], 3],
  [['single-text'], [...GROUNDS, 'single-soft'], 4.5],
  [['good', 'danger'], GROUNDS, 4.5],
  [['on-accent'], ['accent', 'accent-hover'], 4.5],
  [['on-deep', 'on-deep-muted'], ['deep', 'deep-tile'], 4.5],
  [['single-on-deep'], ['deep'], 4.5],
  [['on-single'], ['single-on-deep'], 4.5],
  [['page'], ['single-text'], 4.5],
  [['single', 'control-edge', 'ring'], GROUNDS, 3],
];

/** How far two fills must be from each other to be two, in OKLab, where 0.02 can just be told. */
const APART = 0.06;

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

  it('has colours for cells that cannot be mistaken for each other or for a highlight', () => {
    const offered = COLOURS.slice(0, 6);
    const near = offered.flatMap((colour, i) =>
      [...HIGHLIGHTS, ...offered.slice(i + 1)]
        .map((other) => ({ pair: `${colour} and ${other}`, apart: distance(theme[colour]!, theme[other]!) }))
        .filter(({ apart }) => apart < APART),
    );
    expect(near).toEqual([]);
  });
});

/** The colours that the design fixes; the others may be mended, these are agreed. */
const AGREED: Readonly<Record<string, Theme>> = {
  light: {
    page: '#f6f5f1',
    text: '#1b1e27',
    accent: '#3348a8',
    deep: '#273479',
    single: '#dc5620',
    given: '#1b1e27',
    own: '#2a45b0',
    notes: '#4a5160',
    error: '#a21927',
    same: '#d6defb',
    selected: '#bfccf8',
    area: '#fff2cf',
    'thin-line': '#8d939e',
  },
  dark: {
    page: '#13151a',
    text: '#eceef3',
    accent: '#aab9ff',
    deep: '#28336f',
    single: '#ff8a57',
    given: '#f0f2f6',
    own: '#aebdff',
    notes: '#bcc3cf',
    error: '#ffa9a7',
    same: '#303b66',
    selected: '#3a487f',
    area: '#3b3219',
    'thin-line': '#666c79',
  },
  sepia: { page: '#eae0c9', board: '#f5edda', given: '#2b2118', own: '#2d459c', notes: '#574836', accent: '#2f4391' },
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
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue as amounts of light. */
function linear(colour: string): [number, number, number] {
  return [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
}

/** How different two colours look: the distance in OKLab (Ottosson 2020). */
function distance(a: string, b: string): number {
  const [first, second] = [oklab(a), oklab(b)];
  return Math.hypot(...first.map((value, i) => value - second[i]!));
}

function oklab(colour: string): number[] {
  const [red, green, blue] = linear(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

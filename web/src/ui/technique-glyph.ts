import type { GlyphName } from './glyphs';

/** The picture of each kind of technique; the first that fits the name counts. */
const KINDS: readonly (readonly [RegExp, GlyphName])[] = [
  [/^full-house$/, 'fullHouse'],
  [/^hidden-single$/, 'hidden'],
  [/^naked-single$/, 'naked'],
  [/forcing/, 'forcing'],
  [/^(locked|direct-)?(pointing|claiming)|^locked/, 'pointing'],
  [/-pair$/, 'pair'],
  [/-(triple|quad)$/, 'triple'],
  [/(x-wing|fish|squirmbag|whale|leviathan)/, 'xWing'],
  [/wing$/, 'wing'],
  [/(aic|als|nice-loop)/, 'aic'],
];

export function techniqueGlyph(technique: string): GlyphName {
  return KINDS.find(([name]) => name.test(technique))?.[1] ?? 'chain';
}

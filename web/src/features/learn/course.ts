import type { TechniquesAnswer } from 'shudu-engine';
import { LEVELS, type Level } from '@/domain/puzzle';
import { engine } from '@/engine/client';
import { once } from '@/engine/once';
import { spoken } from '@/i18n/pairs';
import type { GlyphName } from '@/ui/glyphs';

export type Technique = TechniquesAnswer['techniques'][number];

/** The techniques of a level, in the order in which the engine lists them; without a level those that no puzzle needs. */
export interface Chapter {
  readonly level: Level | null;
  readonly techniques: readonly Technique[];
}

/** All techniques. */
export const techniques = once(
  async (): Promise<readonly Technique[]> => (await engine.ask('techniques', {})).techniques,
);

/** The course: a chapter for each level, and at the end all other techniques. */
export function courseOf(all: readonly Technique[]): Chapter[] {
  const levels = LEVELS.map((level): Chapter => ({
    level,
    techniques: all.filter((technique) => technique.level === level),
  }));
  return [...levels, { level: null, techniques: all.filter(({ level }) => !level) }];
}

/** The first technique of the course that is not learned yet. */
export function nextOf(course: readonly Chapter[], isLearned: (technique: string) => boolean): Technique | null {
  const needed = course.filter(({ level }) => level !== null).flatMap((chapter) => chapter.techniques);
  return needed.find(({ technique }) => !isLearned(technique)) ?? null;
}

/** The name of a technique as a heading. */
export function titleOf(t: (key: string) => string, { name }: Pick<Technique, 'name'>): string {
  const said = spoken(t, name);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Pictures by the words in the names of techniques; the first that is found counts. */
const PICTURES: readonly (readonly [word: string, glyph: GlyphName])[] = [
  ['full-house', 'fullHouse'],
  ['firework', 'kite'],
  ['medusa', 'colours'],
  ['xyz-ring', 'xyzWing'],
  ['exocet', 'xWing'],
  ['tridagon', 'bug'],
  ['sk-loop', 'ring'],
  ['locked-sets', 'als'],
  ['borescoper', 'unique'],
  ['naked-single', 'naked'],
  ['hidden-single', 'hidden'],
  ['pointing', 'pointing'],
  ['claiming', 'claiming'],
  ['hidden-pair', 'hiddenPair'],
  ['hidden-rectangle', 'unique'],
  ['hidden-', 'hiddenTriple'],
  ['pair-exclusion', 'als'],
  ['triplet-exclusion', 'als'],
  ['remote-pair', 'chain'],
  ['pair', 'pair'],
  ['triple', 'triple'],
  ['quad', 'triple'],
  ['finned', 'fin'],
  ['sashimi', 'fin'],
  ['kraken', 'fin'],
  ['x-wing', 'xWing'],
  ['swordfish', 'swordfish'],
  ['jellyfish', 'jellyfish'],
  ['squirmbag', 'jellyfish'],
  ['whale', 'jellyfish'],
  ['leviathan', 'jellyfish'],
  ['skyscraper', 'skyscraper'],
  ['kite', 'kite'],
  ['turbot', 'skyscraper'],
  ['empty-rectangle', 'kite'],
  ['colors', 'colours'],
  ['als-', 'als'],
  ['sue-de-coq', 'als'],
  ['blossom', 'als'],
  ['xyz-wing', 'xyzWing'],
  ['w-wing', 'wWing'],
  ['wing', 'wing'],
  ['rectangle', 'unique'],
  ['unique-loop', 'unique'],
  ['bug', 'bug'],
  ['nice-loop', 'ring'],
  ['forcing', 'forcing'],
  ['nishio', 'forcing'],
  ['chain', 'chain'],
  ['aic', 'aic'],
];

export function glyphOf(technique: string): GlyphName {
  return PICTURES.find(([word]) => technique.includes(word))?.[1] ?? 'aic';
}

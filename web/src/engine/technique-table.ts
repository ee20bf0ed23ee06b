import type { TechniquesAnswer } from 'shudu-engine';
import { engine } from './client';

export type TechniqueAbout = TechniquesAnswer['techniques'][number];

/** What the engine tells about its techniques, from the easiest on. */
export type TechniqueTable = ReadonlyMap<string, TechniqueAbout>;

let table: Promise<TechniqueTable> | null = null;

/** Asks once for as long as the page lives; a failure is asked again. */
export function techniqueTable(): Promise<TechniqueTable> {
  table ??= engine
    .ask('techniques', {})
    .then(({ techniques }) => new Map(techniques.map((about) => [about.technique, about])));
  table.catch(() => (table = null));
  return table;
}

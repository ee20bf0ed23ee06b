import { type Technique, techniques } from '@/features/learn/course';

/** What the engine tells about its techniques, by their ids, from the easiest kind on. */
export type TechniqueTable = ReadonlyMap<string, Technique>;

export async function techniqueTable(): Promise<TechniqueTable> {
  return new Map((await techniques()).map((about) => [about.technique, about]));
}

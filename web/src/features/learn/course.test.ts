import { describe, expect, it, vi } from 'vitest';
import { GLYPHS } from '@/ui/glyphs';
import { courseOf, glyphOf, nextOf, techniques, titleOf } from './course';

vi.mock('@/engine/client', async () => await import('@/testing/engine'));

describe('the course', () => {
  it('has every technique once, by level', async () => {
    const all = await techniques();
    const course = courseOf(all);
    expect(course.map(({ level }) => level)).toEqual(['beginner', 'easy', 'medium', 'hard', 'expert', 'extreme', null]);
    const listed = course.flatMap((chapter) => chapter.techniques.map(({ technique }) => technique));
    expect([...listed].sort()).toEqual(all.map(({ technique }) => technique).sort());
    expect(course.every((chapter) => chapter.techniques.length > 0)).toBe(true);
  });

  it('goes on with the first technique that is not learned, up to the last that a puzzle needs', async () => {
    const course = courseOf(await techniques());
    expect(nextOf(course, () => false)?.technique).toBe('full-house');
    expect(nextOf(course, (id) => id === 'full-house')?.technique).toBe('hidden-single');
    const needed = course.slice(0, 6).flatMap((chapter) => chapter.techniques.map(({ technique }) => technique));
    expect(nextOf(course, (id) => needed.includes(id))).toBeNull();
  });

  it('has a picture and a title for each', async () => {
    for (const technique of await techniques()) {
      expect(GLYPHS[glyphOf(technique.technique)]).toBeDefined();
      expect(titleOf(() => 'en', technique)).toMatch(/^[A-Z0-9]/);
    }
    expect(glyphOf('hidden-rectangle')).toBe('unique');
    expect(glyphOf('remote-pair')).toBe('chain');
  });
});

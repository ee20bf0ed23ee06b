import { SCREENS, type Screen, hrefTo } from '@/router';

/** Where a technique can be trained; null if there is no lesson for it. */
export function lessonHref(technique: string): string | null {
  const lesson = (SCREENS as readonly string[]).includes('lesson');
  return lesson ? hrefTo('lesson' as Screen, technique) : null;
}

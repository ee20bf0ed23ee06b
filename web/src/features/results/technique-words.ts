import { useI18n } from 'vue-i18n';
import type { TechniqueTable } from './technique-table';
import { titleOf } from '@/features/learn/course';

/** The names of techniques in the language that is spoken. */
export function useTechniqueWords() {
  const { t } = useI18n();

  /** `X-Wing`; the first letter is large, as at the beginning of a line. */
  function name(table: TechniqueTable, technique: string): string {
    const about = table.get(technique);
    return about ? titleOf(t, about) : technique;
  }

  return { name };
}

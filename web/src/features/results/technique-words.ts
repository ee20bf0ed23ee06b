import { useI18n } from 'vue-i18n';
import { type TechniqueTable } from '@/engine/technique-table';
import { spoken } from '@/i18n/pairs';

/** The names of techniques in the language that is spoken. */
export function useTechniqueWords() {
  const { t } = useI18n();

  /** `X-Wing`; the first letter is large, as at the beginning of a line. */
  function name(table: TechniqueTable, technique: string): string {
    const about = table.get(technique);
    const text = about ? spoken(t, about.name) : technique;
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  return { name };
}

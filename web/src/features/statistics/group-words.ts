import { useI18n } from 'vue-i18n';
import { Shape } from '@/domain/shape';
import type { Group } from './figures';

/** The name of a level, or of a board of another size. */
export function useGroupWords() {
  const { t } = useI18n();

  function nameOf({ level, board, id }: Group): string {
    return level && id === level
      ? t(`common.level.${level}`)
      : t('common.size', { side: Shape.named(board)?.side ?? board });
  }

  return { nameOf };
}

import { useI18n } from 'vue-i18n';
import type { Screen } from '@/router';
import { useGames } from '@/stores/games';
import { useStorms } from '@/stores/storms';

/** What is said about rooms on their doors: for some, how much is in them. */
export function useRoomWords() {
  const { t } = useI18n();
  const games = useGames();
  const storms = useStorms();

  function about(screen: Screen): string {
    switch (screen) {
      case 'storm':
        return storms.best > 0 ? t('storm.door', { best: storms.best }) : t('common.rooms.storm');
      case 'bookmarks':
        return t('common.rooms.bookmarks', games.bookmarks.length);
      case 'finished':
        return t('common.rooms.finished', games.finished.length);
      default:
        return t(`common.rooms.${screen}`);
    }
  }

  return { about };
}

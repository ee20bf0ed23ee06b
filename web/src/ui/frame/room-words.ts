import { useI18n } from 'vue-i18n';
import type { Screen } from '@/router';
import { useGames } from '@/stores/games';

/** What is said about rooms on their doors: for some, how much is in them. */
export function useRoomWords() {
  const { t } = useI18n();
  const games = useGames();

  function about(screen: Screen): string {
    switch (screen) {
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

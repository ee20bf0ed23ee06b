import { watch, watchEffect } from 'vue';
import { useI18n } from 'vue-i18n';
import { type Screen, route } from '@/router';
import { useGames } from '@/stores/games';
import { usePuzzleWords } from './puzzle-words';

/** Where the name of each screen is among the words. Home has the name of the game. */
const TITLES: Record<Exclude<Screen, 'home'>, string> = {
  new: 'newGame.title',
  play: 'play.notFound',
  create: 'create.title',
  print: 'common.places.print',
  bookmarks: 'bookmarks.title',
  finished: 'finished.title',
  replay: 'finished.replay',
  review: 'review.title',
  statistics: 'statistics.title',
  tutorial: 'tutorial.title',
  learn: 'learn.title',
  lesson: 'learn.title',
  lab: 'lab.title',
  help: 'help.title',
  shortcuts: 'help.shortcuts.title',
  settings: 'settings.title',
  daily: 'daily.title',
  storm: 'storm.title',
  more: 'common.places.more',
  p: 'share.opened',
};

/** The page's title says which screen it shows, first: it is what tabs, histories and screen readers tell. */
export function usePageTitle(): void {
  const { t } = useI18n();
  const { title } = usePuzzleWords();
  const games = useGames();
  watchEffect(() => {
    const { screen, rest } = route.value;
    const app = t('common.appName');
    if (screen === 'home') {
      document.title = app;
      return;
    }
    const game = screen === 'play' ? games.all.find(({ key }) => key === rest) : undefined;
    document.title = t('common.pageTitle', { screen: game ? title(game.puzzle) : t(TITLES[screen]), app });
  });
}

/**
 * Whoever goes to another screen without a mouse begins at its heading, unless the screen has put the focus somewhere
 * itself. Screens may come late, from the network: the first heading that appears is the one.
 */
export function useArrival(root: () => Element): void {
  let left: Element | null | undefined;
  const observer = new MutationObserver(arrive);

  function arrive(): void {
    const heading = root().querySelector<HTMLElement>('h1');
    if (!heading || heading === left) {
      return;
    }
    observer.disconnect();
    if (document.activeElement === document.body) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  }

  watch(
    () => `${route.value.screen}/${route.value.rest}`,
    () => {
      left = root().querySelector('h1');
      observer.observe(root(), { childList: true, subtree: true });
    },
    { flush: 'sync' },
  );
}

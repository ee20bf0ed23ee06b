import { watch, watchEffect } from 'vue';
import { useI18n } from 'vue-i18n';
import { TITLES, route } from '@/router';
import { useGames } from '@/stores/games';
import { usePuzzleWords } from './puzzle-words';

/** The page's title says which screen it shows, first: it is what tabs, histories and screen readers tell. */
export function usePageTitle(): void {
  const { t } = useI18n();
  const { title } = usePuzzleWords();
  const games = useGames();
  watchEffect(() => {
    const { screen, rest } = route.value;
    const app = t(TITLES.home);
    const game = screen === 'play' ? games.all.find(({ key }) => key === rest) : undefined;
    const name = game ? title(game.puzzle) : t(TITLES[screen]);
    document.title = screen === 'home' ? app : t('common.pageTitle', { screen: name, app });
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

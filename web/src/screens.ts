import { type Component, defineAsyncComponent } from 'vue';
import HomeScreen from './features/home/HomeScreen.vue';
import type { Screen } from './router';
import LoadFailed from './ui/LoadFailed.vue';

/** Where the screens come from. Home is there from the start, the others are fetched when they are gone to. */
const LOADERS: Record<Exclude<Screen, 'home'>, () => Promise<{ default: Component }>> = {
  new: () => import('./features/new-game/NewGameScreen.vue'),
  play: () => import('./features/play/PlayScreen.vue'),
  create: () => import('./features/create/CreateScreen.vue'),
  print: () => import('./features/print/PrintScreen.vue'),
  bookmarks: () => import('./features/bookmarks/BookmarksScreen.vue'),
  finished: () => import('./features/finished/FinishedScreen.vue'),
  replay: () => import('./features/finished/ReplayScreen.vue'),
  review: () => import('./features/review/ReviewScreen.vue'),
  statistics: () => import('./features/statistics/StatisticsScreen.vue'),
  tutorial: () => import('./features/tutorial/TutorialScreen.vue'),
  learn: () => import('./features/learn/LearnScreen.vue'),
  lesson: () => import('./features/learn/LessonScreen.vue'),
  lab: () => import('./features/lab/LabScreen.vue'),
  help: () => import('./features/help/HelpScreen.vue'),
  shortcuts: () => import('./features/help/ShortcutsScreen.vue'),
  settings: () => import('./features/settings/SettingsScreen.vue'),
  daily: () => import('./features/daily/DailyScreen.vue'),
  storm: () => import('./features/storm/StormScreen.vue'),
  more: () => import('./features/more/MoreScreen.vue'),
  p: () => import('./features/share/OpenLinkScreen.vue'),
};

const lazy = Object.entries(LOADERS).map(([name, loader]) => [
  name,
  defineAsyncComponent({ loader, errorComponent: LoadFailed }),
]);

export const SCREEN_COMPONENTS = { home: HomeScreen, ...Object.fromEntries(lazy) } as Record<Screen, Component>;

/** Begins to fetch a screen that is needed soon. A failure shows when the screen is gone to. */
export function prefetch(screen: Screen): void {
  if (screen !== 'home') {
    LOADERS[screen]().catch(() => undefined);
  }
}

import { computed, ref } from 'vue';

/** The screens, and where the name of each is among the words. */
export const TITLES = {
  home: 'common.appName',
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
} as const;
export type Screen = keyof typeof TITLES;
export const SCREENS = Object.keys(TITLES) as Screen[];

/**
 * Where the player is: the part of the address behind `#/`, so that the app works from any folder, offline, and the
 * browser's own back and forward do what they should.
 */
export interface Route {
  screen: Screen;
  /** Everything behind the screen's name: a game's key, or the tail of a shared link. */
  rest: string;
}

function read(): Route {
  const [name, ...rest] = location.hash.replace(/^#\/?/, '').split('/');
  const screen = SCREENS.find((known) => known === name) ?? 'home';
  return { screen, rest: rest.join('/') };
}

const current = ref(read());
window.addEventListener('hashchange', () => (current.value = read()));

export const route = computed(() => current.value);

/** The address of a screen, for links. */
export function hrefTo(screen: Screen, rest = ''): string {
  return screen === 'home' ? '#/' : `#/${screen}${rest && '/' + rest}`;
}

export function goTo(screen: Screen, rest = ''): void {
  location.hash = hrefTo(screen, rest);
}

/** Goes somewhere without leaving the present screen in the browser's history. */
export function replaceWith(screen: Screen, rest = ''): void {
  location.replace(hrefTo(screen, rest));
}

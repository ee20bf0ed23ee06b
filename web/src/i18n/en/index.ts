import bookmarks from './bookmarks';
import common from './common';
import create from './create';
import engine from './engine';
import help from './help';
import home from './home';
import newGame from './new-game';
import play from './play';
import settings from './settings';
import share from './share';

const messages = { bookmarks, common, create, engine, help, home, newGame, play, settings, share };
export default messages;

/** The keys that every language has. */
export type Messages = Words<typeof messages>;

type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

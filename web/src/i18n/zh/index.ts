import type { Messages } from '../en';
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

const messages: Messages = { bookmarks, common, create, engine, help, home, newGame, play, settings, share };
export default messages;

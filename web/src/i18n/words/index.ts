import bookmarks from './bookmarks.ts';
import common from './common.ts';
import create from './create.ts';
import daily from './daily.ts';
import drill from './drill.ts';
import finished from './finished.ts';
import help from './help.ts';
import home from './home.ts';
import lab from './lab.ts';
import learn from './learn.ts';
import newGame from './new-game.ts';
import play from './play.ts';
import print from './print.ts';
import results from './results.ts';
import review from './review.ts';
import settings from './settings.ts';
import share from './share.ts';
import statistics from './statistics.ts';
import storm from './storm.ts';
import tutorial from './tutorial.ts';

/** Everything the game says, by topics. Files have their endings here because the build reads them, too. */
export default {
  bookmarks,
  common,
  create,
  daily,
  drill,
  finished,
  help,
  home,
  lab,
  learn,
  newGame,
  play,
  print,
  results,
  review,
  settings,
  share,
  statistics,
  storm,
  tutorial,
};

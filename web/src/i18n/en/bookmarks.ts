export default {
  title: 'Bookmarks',
  empty: 'No bookmarks yet',
  emptyHelp: 'While you play, the bookmark button keeps the puzzle here, so that you can play it again from the start.',
  number: 'No. {number}',
  edit: 'Edit',
  done: 'Done',
  all: 'Select all',
  none: 'Select none',
  delete: 'Delete | Delete 1 | Delete {count}',
  deleted: 'Nothing deleted. | Bookmark deleted. | {count} bookmarks deleted.',
  question: 'Continue or start anew?',
  kept: 'If you start anew, that game is kept.',
};

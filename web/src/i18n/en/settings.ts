import type { PRESETS, SettingWords } from '@/stores/settings';

const words: SettingWords = {
  choice: {
    language: { system: 'System', en: 'English', zh: '中文' },
    theme: { system: 'System', light: 'Light', dark: 'Dark', sepia: 'Sepia', contrast: 'High contrast' },
    symbols: { digits: 'Digits 1 2 3', letters: 'Letters A B C', kanji: 'Kanji 一 二 三' },
    conflicts: { off: 'Off', rules: 'Rules', solution: 'Solution' },
    notes: { simple: 'One kind', two: 'Two kinds' },
    cornerPlaces: { clockwise: 'Clockwise', fixed: 'Fixed places' },
    clock: { shown: 'Shown', end: 'Only at the end', never: 'Never' },
    keypad: { phone: '1 2 3 on top', computer: '7 8 9 on top' },
    coordinates: { first: 'Before the cell', last: 'After the cell', request: 'On request' },
    coordinateStyle: { rc: 'r3c5', a1: 'C5' },
  },
  label: {
    language: 'Language',
    theme: 'Theme',
    symbols: 'Symbols',
    patterns: 'Patterns on colours',
    digitSize: 'Size of digits',
    conflicts: 'Mark mistakes',
    highlightPeers: 'Tint row, column and box',
    highlightSame: 'Tint equal digits',
    remaining: 'Count remaining digits',
    notes: 'Kinds of notes',
    cornerPlaces: 'Places of corner marks',
    cleanNotes: 'Clean up notes',
    clock: 'Clock',
    letterKeys: 'Letter keys',
    wrap: 'Go round at the edges',
    keypad: 'Order of the keypad',
    leftHanded: 'Left-handed',
    haptics: 'Vibration',
    coordinates: 'Coordinates',
    coordinateStyle: 'Style of coordinates',
  },
};

const presets: Record<keyof typeof PRESETS, { name: string; text: string }> = {
  relaxed: { name: 'Relaxed', text: 'Wrong digits are marked, notes keep themselves tidy, and there is no clock.' },
  paper: {
    name: 'Classic paper',
    text: 'No marks and no tints: everything is up to you. The time is told at the end.',
  },
  expert: {
    name: 'Expert',
    text: 'Two kinds of notes, mistakes marked by the rules alone, equal digits tinted, a clock.',
  },
};

export default {
  title: 'Settings',
  ...words,
  presets: { title: 'Presets', text: 'Several settings at once; each can still be changed below.', ...presets },
  groups: {
    look: 'Language and look',
    board: 'Board',
    notes: 'Notes',
    clock: 'Clock',
    keys: 'Keys and touch',
    speech: 'Reading aloud',
    data: 'Your data',
    about: 'About',
  },
  percent: '{percent} %',
  explain: {
    patterns: 'Each cell colour also gets a pattern, so that colours can be told apart without seeing them.',
    conflicts: {
      off: 'Nothing is marked while you play. You can still ask for a check at any time.',
      rules:
        'Marks equal digits in one row, column or box. A digit that breaks no rule yet is not marked, even if it is wrong.',
      solution: 'Marks, in addition, every digit that leads to no solution. That gives more away than the rules do.',
    },
    highlightPeers: 'The cells that the selected one can see.',
    highlightSame: 'All cells with the digit of the selected one.',
    remaining: 'On the keypad: how many of each digit are still to be placed.',
    notes: {
      simple: 'Each digit has its fixed place in the cell, as on a telephone.',
      two: 'Corner marks for the places of a digit in a box, centre marks for the candidates of a cell.',
    },
    cornerPlaces: {
      clockwise: 'The first note goes to the top left corner, the others follow.',
      fixed: 'Each digit has a place of its own.',
    },
    cleanNotes: 'Placing a digit removes it from the notes of every cell that sees it.',
    clock: {
      shown: 'The time runs beside the board.',
      end: 'The time is measured and told when the puzzle is solved.',
      never: 'No time is shown anywhere.',
    },
    letterKeys: 'H for a hint, Z X C V for tools, W A S D to move … Off: letters do nothing.',
    wrap: 'Going right from the last column leads to the first one.',
    leftHanded: 'On wide screens the keypad is on the left.',
    haptics: 'A short tick for long presses, on devices that can.',
    coordinates: 'When a screen reader tells the row and the column of a cell.',
    coordinateStyle: 'Row 3, column 5.',
  },
  data: {
    text: 'Everything is kept in this browser alone. A file takes it to another one.',
    export: 'Export everything',
    import: 'Import a file',
    delete: 'Delete everything',
    imported: 'Imported: settings, {games}, {bookmarks}.',
    games: 'no new games | 1 game | {count} games',
    bookmarks: 'no new bookmarks | 1 bookmark | {count} bookmarks',
    allGames: 'no games | 1 game | all {count} games',
    allBookmarks: 'no bookmarks | 1 bookmark | all {count} bookmarks',
    left: {
      known:
        '1 game was here already, in the same or a later state. | {count} games were here already, in the same or a later state.',
      unreadable: '1 game could not be read and was left out. | {count} games could not be read and were left out.',
      noRoom: 'This browser had no room for 1 game. | This browser had no room for {count} games.',
    },
    problem: {
      'not-json': 'This file cannot be read: it is not JSON. Choose a file that was exported here.',
      'not-ours': 'This file was not exported by Shudu. Nothing has been changed.',
      newer: 'This file comes from a newer version of Shudu. Reload this page to update, then try again.',
    },
    deleteTitle: 'Delete everything?',
    deleteText: 'This deletes {games}, {bookmarks} and all settings from this browser. It cannot be undone.',
    deleted: 'Everything has been deleted.',
  },
  about: {
    version: 'Shudu {version}',
    text: 'Free software, without advertising, accounts or tracking.',
    licence: 'Apache License 2.0',
    parts: 'Licences of the parts it is made of',
    help: 'Help',
    shortcuts: 'Keyboard shortcuts',
  },
};

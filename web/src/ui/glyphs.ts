/**
 * Pictures made of nine tiles, row by row: `#` a tile, `.` a pale one, `h` a hollow one, `*` a small round one, `o` the
 * single, which is the one to look at.
 */
export const GLYPHS = {
  home: '..o ##. ##.',
  new: '### #o# ###',
  create: '#.. ... ..o',
  bookmarks: '#.# #.# #o#',
  finished: '### ### o##',
  help: '##. .#. .o.',
  settings: '*.. .#. ..*',
  daily: '.#. #o# .#.',
  learn: '..# .## ##o',
  storm: '.## .#. ##o',
  race: '##o ... ##.',
  lab: '#.. .#. .o#',
  statistics: '..# #.# ###',
  print: '### #.# ###',
  more: '... *** ...',
  fullHouse: '### ### ##o',
  hidden: '#.. .o. ..#',
  naked: '.#. #o# .#.',
  pointing: '##. ... ..o',
  pair: '##. ... .o.',
  triple: '### ... o..',
  xWing: '#.# .o. #.#',
  wing: '#.# ... .#o',
  chain: '##. .## o.#',
  aic: '##. .#. .##',
  forcing: '#.. ##. #.o',
} as const;

export type GlyphName = keyof typeof GLYPHS;

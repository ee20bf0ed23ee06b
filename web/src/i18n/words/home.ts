import type { Topic } from '../pairs';

export default {
  otherName: ['数独', 'Shudu'],
  welcome: ['Welcome', '欢迎'],
  rules: [
    'Fill the grid so that every row, every column and every box holds each digit once.',
    '在空格里填入数字，使每行、每列、每宫都包含所有数字且不重复。',
  ],
  howTo: ['How to play', '玩法说明'],
  quickStart: ['Quick start', '快速开始'],
  quickStartHelp: ['A 9×9 game with few, some or many empty cells', '9×9，空格较少、适中或较多'],
  continue: ['Continue', '继续'],
  filled: ['{percent} filled', '已填 {percent}'],
  others: ['Other games in progress', '其他进行中的游戏'],
  deleteGame: ['Delete: {game}', '删除：{game}'],
  deleted: ['Game deleted.', '游戏已删除。'],
  menu: ['Menu', '菜单'],
  newGame: ['New game', '新游戏'],
  newGameHelp: ['Choose size, empty cells and symmetry', '选择大小、空格和对称'],
  create: ['Create or import', '自制或导入'],
  createHelp: ['Type, paste or open a puzzle', '输入、粘贴或打开题目'],
  bookmarks: ['Bookmarks', '收藏'],
  bookmarksHelp: [
    'No puzzles yet | 1 puzzle | {count} puzzles',
    '还没有收藏题目 | 收藏了 {count} 道题 | 收藏了 {count} 道题',
  ],
  help: ['Help', '帮助'],
  helpHelp: ['Rules, techniques, keys', '规则、技巧、按键'],
  settings: ['Settings', '设置'],
  settingsHelp: ['Look, language, board and keys', '外观、语言、盘面和按键'],
  bring: ['You can also paste a puzzle here, or drop a file.', '也可以在这里粘贴题目，或拖入文件。'],
  drop: ['Drop to open', '松开即可打开'],
  file: {
    'too-large': ['This file is too large for puzzles and was not opened.', '文件太大，不像是题目，没有打开。'],
    binary: ['This file is not a text file.', '这个文件不是文本。'],
    unreadable: ['This file could not be read.', '无法读取这个文件。'],
  },
} satisfies Topic;

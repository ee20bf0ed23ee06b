import type { Topic } from '../pairs';

export default {
  title: ['New game', '新游戏'],
  size: ['Size', '大小'],
  emptyCellsHelp: [
    'The number of empty cells does not say how hard a puzzle is. Every puzzle has exactly one solution.',
    '空格多少不代表难易。每道题都只有一个解。',
  ],
  symmetry: ['Symmetry of the clues', '提示数的对称'],
  symmetries: {
    none: ['None', '不对称'],
    rot180: ['Half turn', '旋转 180°'],
    rot90: ['Quarter turn', '旋转 90°'],
    mirror: ['Left–right', '左右对称'],
    mirrors: ['Both mirrors', '上下左右'],
    diagonal: ['Diagonal', '对角线'],
    diagonals: ['Both diagonals', '双对角线'],
    full: ['All', '完全对称'],
  },
  start: ['Start', '开始'],
  moreChoices: ['More choices', '更多选项'],
  seed: ['Seed', '种子'],
  seedHelp: [
    'A whole number from 0 to 9007199254740991. The same choices with the same seed give the same puzzle. Leave it empty for a random puzzle.',
    '0 到 9007199254740991 之间的整数。选项和种子都相同，题目就相同。留空则随机。',
  ],
  badSeed: ['A seed is a whole number from 0 to 9007199254740991.', '种子须是 0 到 9007199254740991 之间的整数。'],
  fromId: ['Make a puzzle again', '重新生成一道题'],
  id: ['Puzzle id', '题目编号'],
  idHelp: [
    'Everyone can make the same puzzle from its id. “Share” shows it.',
    '任何人都可以用编号生成同一道题。编号可在“分享”中找到。',
  ],
  make: ['Make it', '生成'],
  badId: [
    'There is no puzzle with this id. Please check that it is complete.',
    '没有这个编号的题目，请检查编号是否完整。',
  ],
  heart: ['Heart', '心形'],
  heartHelp: ['A 9×9 puzzle whose clues form a heart', '提示数排成心形的 9×9 题目'],
  making: ['Making a puzzle…', '正在出题……'],
  makingHelp: [
    'Large boards take a while, because each puzzle must have only one solution.',
    '盘面越大，时间越长，因为要确认每道题只有唯一解。',
  ],
  missing: [
    'One more clue than you asked for: without it, the puzzle would have several solutions. | {count} more clues than you asked for: without them, the puzzle would have several solutions.',
    '提示数比所选的多 {count} 个：再少就会有多个解。 | 提示数比所选的多 {count} 个：再少就会有多个解。',
  ],
} satisfies Topic;

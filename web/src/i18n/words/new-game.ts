import type { Topic } from '../pairs';

export default {
  title: ['New game', '新游戏'],
  size: ['Size', '大小'],
  by: ['Choose by', '按什么选'],
  bys: { level: ['Level', '难度'], cells: ['Empty cells', '空格'] },
  level: ['Level', '难度'],
  levelHelp: [
    'A level is the hardest step that a puzzle needs when easier steps are always taken first.',
    '难度取决于解题所需的最难一步：只要还有更容易的步骤，就先用更容易的。',
  ],
  onlyNine: ['Levels are for 9×9; other boards are chosen by empty cells.', '难度只用于 9×9；其他大小按空格选择。'],
  exactly: ['Exactly', '指定个数'],
  holes: ['Number of empty cells', '空格个数'],
  holesHelp: [
    'From 1 to {most}. The more cells are empty, the longer it takes to make the puzzle.',
    '从 1 到 {most}。空格越多，出题越慢。',
  ],
  nearest: [
    'No puzzle with all these wishes was found in time; this is the nearest one.',
    '没能及时找到完全符合的题目，这是最接近的一道。',
  ],
  summary: {
    level: ['{level} {size}', '{level} {size}'],
    cells: ['{size}, {cells}', '{size}，{cells}'],
    exactly: ['1 empty cell | 1 empty cell | {count} empty cells', '{count} 个空格 | {count} 个空格 | {count} 个空格'],
    text: ['{symmetry}; exactly one solution; made on this device.', '{symmetry}，只有一个解，在本机生成。'],
    noSymmetry: ['No symmetry', '不对称'],
    symmetry: ['Symmetry: {name}', '对称：{name}'],
  },
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

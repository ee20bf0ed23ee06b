import type { Topic } from '../pairs';

export default {
  title: ['Sudoku in one minute', '一分钟学会数独'],
  skip: ['Skip', '跳过'],
  progress: ['Step {step} of {count}', '第 {step} 步，共 {count} 步'],
  board: ['Small Sudoku, 4 by 4', '小数独，4×4'],
  keys: ['Digits', '数字'],
  steps: {
    row: [
      'Each row has every digit once. The marked row lacks one of 1 2 3 4. Which one?',
      '每一行里每个数字只出现一次。标出的这一行缺 1 2 3 4 中的一个，是哪一个？',
    ],
    column: ['The same is true for columns. Which digit does this one lack?', '列也一样。这一列缺哪个数字？'],
    box: [
      'And for boxes, the squares with a thick line around them. Which digit does this one lack?',
      '宫也一样：粗线围成的小方块就是宫。这一宫缺哪个数字？',
    ],
    own: [
      'Two cells are left. Select one and enter the digit that fits its row, its column and its box.',
      '还剩两个空格。选中一格，填入与所在行、列、宫都不重复的数字。',
    ],
    done: ['Solved! That is all there is to it.', '完成了！数独就是这样玩的。'],
  },
  right: ['Right.', '对了。'],
  wrong: {
    row: ['{digit} is already in this row.', '这一行已经有 {digit} 了。'],
    column: ['{digit} is already in this column.', '这一列已经有 {digit} 了。'],
    box: ['{digit} is already in this box.', '这一宫已经有 {digit} 了。'],
    other: ['{digit} does not go there.', '{digit} 不能填在这里。'],
  },
  more: {
    notes: [
      'Notes: with this tool you write small digits that a cell could still have.',
      '候选数：用这个工具可以在格里写下可能的小数字。',
    ],
    hint: ['Hint: tells you the next step, a little more with each press.', '提示：告诉你下一步，每按一次多说一点。'],
    undo: ['Undo: takes back as many steps as you like.', '撤销：想退几步都可以。'],
  },
  start: ['Start a small game', '开始一局小数独'],
  startNine: ['Start a 9×9 game', '开始一局 9×9'],
} satisfies Topic;

import type { Topic } from '../pairs';

export default {
  title: ['Help', '帮助'],
  contents: ['Sections', '各部分'],
  sections: {
    rules: ['How to play', '玩法'],
    entering: ['Digits, notes, colours', '数字、候选数与颜色'],
    helpers: ['What the helpers do', '辅助功能'],
    techniques: ['First techniques', '基本技巧'],
    project: ['About the project', '关于本项目'],
  },
  project: {
    text: [
      'Shudu is free software. You can read the source, and you can tell us what goes wrong: say what you did, what happened, and what you expected.',
      '数独 Shudu 是自由软件。可以阅读源代码，也可以报告问题：请写明做了什么、发生了什么、本来期望怎样。',
    ],
    source: ['Source code', '源代码'],
    bug: ['Report a bug', '报告问题'],
    version: ['Version {version}', '版本 {version}'],
  },
  rules: {
    text: [
      'Fill the empty cells. Each digit from 1 to 9 appears exactly once in every row, in every column and in every box.',
      '填满所有空格，使每一行、每一列、每一宫里，1 到 9 都恰好出现一次。',
    ],
    row: ['A row: every digit once.', '一行：每个数字一次。'],
    column: ['A column: every digit once.', '一列：每个数字一次。'],
    box: ['A box: every digit once.', '一宫：每个数字一次。'],
    logic: [
      'A good puzzle has exactly one solution, and you can find every step by logic, without guessing.',
      '好的题目只有唯一解，每一步都能推理出来，不需要猜。',
    ],
    sizes: [
      'On other boards only the number of digits differs: 4 on a 4×4 board, 6 on a 6×6 board with boxes of 2×3, 16 on a 16×16 board, where A follows 9.',
      '其他尺寸只是数字个数不同：4×4 用 4 个数字，6×6 用 6 个（每宫 2×3），16×16 用 16 个，9 之后是 A。',
    ],
  },
  entering: {
    text: [
      'The tool decides what you enter: a digit in the cell, a note, or a colour. You can undo everything step by step, and everything is saved at once.',
      '当前工具决定输入的是什么：格里的数字、候选数，或者颜色。每次操作都可以一步撤销，并且立即保存。',
    ],
    mouse: {
      title: ['With the mouse', '用鼠标'],
      select: [
        'Click a cell, then a digit on the keypad or on the keyboard.',
        '点一个格，再点屏幕上的数字，或直接按键盘上的数字键。',
      ],
      several: [
        'Drag over several cells to select them; Ctrl and click adds or removes one, Shift and click selects the rectangle up to there.',
        '拖过几格可以一起选中；按住 Ctrl 点击可增减一格，按住 Shift 点击则选中到那里的矩形。',
      ],
      equal: ['Double-click a digit to select every cell that has it.', '双击一个数字，选中所有含它的格。'],
      keypad: ['The same digit again removes it.', '再输入一次同样的数字，就把它去掉。'],
    },
    touch: {
      title: ['With a finger', '用手指'],
      cell: ['Tap a cell, then a digit.', '点一个格，再点数字。'],
      digit: [
        'Or the other way round: with no cell selected, tap a digit to lock it, then tap the cells for it.',
        '也可以反过来：没有选中格时先点数字，把它锁定，再点要填的格。',
      ],
      long: [
        'Press and hold a digit to enter it as a note. With the notes tool this enters a digit.',
        '长按数字，输入的是候选数；正在记候选数时，长按输入的是数字。',
      ],
      drag: ['Drag over several cells to select them.', '拖过几格可以一起选中。'],
    },
    keys: {
      title: ['With the keyboard', '用键盘'],
      move: [
        'Arrow keys or W A S D move, with Shift they select, with Ctrl they go to the next empty cell.',
        '方向键或 W A S D 移动；加 Shift 选择，加 Ctrl 跳到下一个空格。',
      ],
      digits: [
        'A digit is entered with the current tool; Z, X, C and V choose the tool.',
        '数字键按当前工具输入；Z、X、C、V 切换工具。',
      ],
      notes: [
        'Shift and a digit is a corner mark, Ctrl and a digit a centre mark, whatever the tool is.',
        '不论当前是什么工具，Shift 加数字是角标，Ctrl 加数字是中心标注。',
      ],
      colours: ['Alt and a digit colours the cell.', 'Alt 加数字给格上色。'],
      clear: [
        'Backspace clears the top layer of the cell, Ctrl and Backspace clears everything.',
        '退格键清除格里最上面的一层，加 Ctrl 全部清除。',
      ],
    },
  },
  helpers: {
    marks: {
      name: ['Marked mistakes', '标出错误'],
      text: [
        'By the rules: equal digits in one row, column or box are marked. By the solution: every digit that cannot be right is marked as well. You choose one of them, or none, in the settings.',
        '按规则：标出同一行、列、宫里相同的数字。按答案：还标出不可能正确的数字。用哪一种，或者不用，在设置里选择。',
      ],
    },
    check: {
      name: ['Check', '检查'],
      text: [
        'Checks your digits once, when you ask for it, and marks those that cannot be right. Any valid solution counts.',
        '按一次查一次：告诉你填的数字是否都对，并标出不对的。任何有效的解都算对。',
      ],
    },
    reveal: {
      name: ['Show this cell', '显示这一格'],
      text: ['Enters the right digit into the selected cell.', '在选中的格里填入正确的数字。'],
    },
    hint: {
      name: ['Hint', '提示'],
      text: [
        'Tells a next step, a little more with each press: where about, the technique, the area, the cells, why. The last press does it. If a digit is wrong, it says so first.',
        '给出下一步，每按一次多说一点：大致位置、技巧、区域、格子、理由，最后替你完成。如果有填错的数字，会先告诉你。',
      ],
    },
    undo: {
      name: ['Undo and redo', '撤销与重做'],
      text: [
        'Go back as far as you like, even after you have closed the page. History shows every step.',
        '想退几步就退几步，关闭页面后也一样。历史里列出每一步。',
      ],
    },
    checkpoint: {
      name: ['Checkpoint', '存档点'],
      text: [
        'Remembers the board as it is. Try something, and if it fails, come back in one step.',
        '记住现在的盘面。大胆尝试，不行就一步回来。',
      ],
    },
    rewind: {
      name: ['Rewind', '回退'],
      text: [
        'Goes back to the last position that was still right. Your later moves are not lost: you can enter the digits that still fit again. It counts as help.',
        '回到最后一个仍然正确的盘面。之后填的不会丢失：仍然合适的数字可以重新填入。这算作一次帮助。',
      ],
    },
    answer: {
      name: ['Show the answer', '显示答案'],
      text: [
        'Fills in the whole board and ends the game. It asks before it does that.',
        '填上全部答案，这一局就此结束。显示之前会先问你。',
      ],
    },
  },
  techniques: {
    text: [
      'From easy to difficult. The first three are enough for many puzzles.',
      '由易到难。前三种就足以完成许多题目。',
    ],
    legend: [
      'In the pictures: cells with a yellow ring are the reason, the blue digit is the result, and crossed-out candidates can be removed.',
      '图中：黄框的格是依据，蓝色数字是由此得出的结果，划掉的是可以去掉的候选数。',
    ],
    fullHouse: {
      name: ['Full house', '最后一格'],
      picture: ['Only the 8 is missing in the middle box.', '中间的宫只缺 8。'],
      text: [
        'Only one cell of a row, column or box is empty. It takes the one digit that is missing there.',
        '一行、一列或一宫只剩一个空格，填入唯一缺少的数字。',
      ],
    },
    nakedSingle: {
      name: ['Naked single', '唯余'],
      picture: ['The cell in the middle sees every digit but 8.', '正中的格已经看到 8 以外的所有数字。'],
      text: [
        'Look at one cell and cross out all digits in its row, its column and its box. If only one digit is left, it goes there. Look first at cells with many filled neighbours.',
        '看一个格，排除它所在的行、列、宫里已有的数字。如果只剩一个数字，就填它。周围填得多的格值得先看。',
      ],
    },
    hiddenSingle: {
      name: ['Hidden single', '排除'],
      picture: ['Four 6s leave one place for the 6 in the first box.', '四个 6 使第一宫的 6 只有一个位置。'],
      text: [
        'Look at one digit in one box. Wherever a row or column already has the digit, the box cannot have it. If only one cell is left, the digit goes there, even if other digits would fit there, too. This also works for rows and columns.',
        '看一个数字在一个宫里的位置：某行或某列已有这个数字，宫里那几格就不能再填。只剩一格时就填在那里，即使这一格还有别的候选数。对行和列同样适用。',
      ],
    },
    lockedCandidates: {
      name: ['Locked candidates', '区块'],
      picture: ['In the upper middle box the 1 can only be in row 1.', '上方中间的宫里，1 只能在第 1 行。'],
      text: [
        'All places for a digit in a box are in one row. Then that row has the digit in this box, and the rest of the row cannot have it. The same is true for columns. It also works the other way round: if all places in a row are in one box, the rest of the box cannot have the digit.',
        '一个数字在某宫里的位置都在同一行，那么这一行的这个数字就在这个宫里，该行其余的格不能再有它。列也一样。反过来，如果某行里的位置都在同一宫，该宫其余的格也不能有它。',
      ],
    },
    nakedPair: {
      name: ['Naked pair', '显性数对'],
      picture: ['Two cells of row 5 can only be 4 and 9.', '第 5 行有两格只能是 4 和 9。'],
      text: [
        'Two cells of a row, column or box have the same two candidates and no others. These two cells use up both digits, so you can remove both from the other cells there.',
        '一行、一列或一宫里，有两格的候选数是同样的两个数字，再没有别的。无论怎样分配，这两格都会用掉这两个数字，所以其他格里可以去掉它们。',
      ],
    },
    xWing: {
      name: ['X-Wing', 'X-Wing（二链列）'],
      picture: [
        'In rows 5 and 7 the 7 can only be in columns 2 and 8.',
        '第 5 行和第 7 行的 7 只能在第 2 列和第 8 列。',
      ],
      text: [
        'In each of two rows, a digit has only two places, and they are in the same two columns. The digit takes two opposite corners of that rectangle, one in each column. So you can remove it from the rest of both columns. This also works with rows and columns swapped.',
        '某个数字在两行里各只有两个位置，并且都在相同的两列。它必定占据这个矩形的一对对角，两列的这个数字都在其中，所以两列其余的格可以去掉它。行列互换也成立。',
      ],
    },
  },
  shortcuts: {
    title: ['Keyboard shortcuts', '键盘快捷键'],
    search: ['Search for an action or a key', '搜索操作或按键'],
    found: [
      'Nothing found. | 1 shortcut found. | {count} shortcuts found.',
      '没有找到。 | 找到 {count} 个快捷键。 | 找到 {count} 个快捷键。',
    ],
    action: ['Action', '操作'],
    keys: ['Keys', '按键'],
    or: ['or', '或'],
    heart: ['A puzzle in the shape of a heart', '心形题目'],
    makeHeart: ['Make one', '生成一道'],
    heartWords: ['heart love ♥', 'heart 心形 爱心 ♥'],
    then: ['then', '然后'],
    letters: [
      'Shortcuts work everywhere on the screen of a game. In the settings you can choose other keys, or switch off letter keys. On boards with more than nine digits, letters enter digits, and the letter shortcuts need Alt.',
      '在做题的画面上，快捷键随时起作用。在设置里可以换用别的按键，也可以关闭字母键。数字多于九个的盘面上，字母就是数字，这里的字母键要加 Alt。',
    ],
    groups: {
      enter: ['Enter and clear', '输入与清除'],
      tools: ['Tools', '工具'],
      move: ['Move', '移动'],
      select: ['Select and highlight', '选择与高亮'],
      history: ['Undo and try out', '撤销与尝试'],
      game: ['Game', '游戏'],
      speech: ['Questions', '询问'],
    },
    actions: {
      digit: ['Enter a digit with the current tool; the same again removes it', '按当前工具输入数字；再按一次去掉'],
      corner: ['Corner mark', '角标'],
      centre: ['Centre mark', '中心标注'],
      colour: ['Colour the cell', '给格上色'],
      tint: ['Colour the highlighted candidate', '给高亮的候选数上色'],
      clear: [
        'Clear the top layer: digit, centre marks, corner marks, colours',
        '清除最上面的一层：数字、中心标注、角标、颜色',
      ],
      clearAll: ['Clear everything in the cell', '清除格里的一切'],
      cornersToCentre: ['Turn corner marks into centre marks', '角标变成中心标注'],
      fillNotes: ['Fill in all notes', '填入所有候选数'],
      toolDigit: ['Tool: digits', '工具：数字'],
      toolCorner: ['Tool: corner marks', '工具：角标'],
      toolCentre: ['Tool: centre marks', '工具：中心标注'],
      toolColour: ['Tool: colours', '工具：颜色'],
      toolPen: ['Tool: lines', '工具：连线'],
      nextTool: ['Next tool', '下一个工具'],
      goUp: ['Move up', '向上移动'],
      goLeft: ['Move left', '向左移动'],
      goDown: ['Move down', '向下移动'],
      goRight: ['Move right', '向右移动'],
      nextEmpty: ['Go to the next empty cell', '到下一个空格'],
      rowEnds: ['Go to the start or end of the row', '到行首或行尾'],
      boardEnds: ['Go to the first or last cell', '到第一格或最后一格'],
      boxes: ['Go one box up or down', '向上或向下移动一宫'],
      extend: ['Extend the selection', '扩展选择'],
      extendToEmpty: ['Extend to the next empty cell', '扩展到下一个空格'],
      extendToEdge: ['Extend to the end of the row or of the board', '扩展到行或盘面的尽头'],
      extendBoxes: ['Extend by one box', '扩展一宫'],
      selectEmpty: ['Select all empty cells', '选中所有空格'],
      deselect: ['Select nothing, close', '取消选择，关闭'],
      focusCellDigit: ['Highlight the digit of the cell', '高亮这一格的数字'],
      focusDigit: ['Highlight a digit', '高亮一个数字'],
      focusByFunctionKey: ['Highlight a digit by its function key, except F5', '用功能键高亮数字（F5 除外）'],
      undo: ['Undo', '撤销'],
      redo: ['Redo', '重做'],
      setCheckpoint: ['Set a checkpoint', '设存档点'],
      backToCheckpoint: ['Go back to the checkpoint', '回到存档点'],
      rewind: ['Rewind to the last correct position', '回退到最后一个正确的状态'],
      openHistory: ['Show the history', '显示历史'],
      reset: ['Start over', '重新开始'],
      hint: ['Hint, then the next part of it', '提示，再按显示更多'],
      check: ['Check the board', '检查盘面'],
      reveal: ['Reveal this cell', '显示此格答案'],
      giveUp: ['Show the answer', '显示答案'],
      pause: ['Pause, or go on', '暂停或继续'],
      toggleClock: ['Show or hide the clock', '显示或隐藏计时'],
      zen: ['Zen mode: board and keys alone, full screen', '专注模式：全屏，只留盘面和按键'],
      openShare: ['Share, print, export', '分享、打印、导出'],
      commandLine: ['Type a command, such as r3c5 7', '输入命令，例如 r3c5 7'],
      openShortcuts: ['Show these shortcuts', '显示这些快捷键'],
      readRow: ['What the row lacks', '所在的行缺什么'],
      readColumn: ['What the column lacks', '所在的列缺什么'],
      readBox: ['What the box lacks', '所在的宫缺什么'],
      readCandidates: ['What can go into the cell', '这一格可以填什么'],
      askDigit: ['Ask about a digit', '询问一个数字'],
      readDigit: ['Where a digit is, and where it can go', '一个数字在哪里，还能填在哪里'],
    },
  },
} satisfies Topic;

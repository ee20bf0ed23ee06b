import type { Topic } from '../pairs';

export default {
  line: ['line {0}', '第 {0} 行'],
  lineColumn: ['line {0}, column {1}', '第 {0} 行第 {1} 个字符'],
  badRequest: ['The engine does not accept this ({0}): {1}.', '引擎不接受这个请求（{0}）：{1}。'],
  badPuzzle: ['This is not a puzzle that can be read.', '这不是可以读取的题目。'],
  reason: {
    empty: [
      'There is nothing to read. Accepted is a puzzle, such as 81 characters of 1 to 9 and “.”.',
      '没有内容。应为题目，例如由 1 到 9 和“.”组成的 81 个字符。',
    ],
    'unknown-format': [
      'This is in no known format. Accepted are a line of cells, a drawn grid, pencil marks, SDM, SDK, HoDoKu, Simple Sudoku, Kaggle CSV, OpenSudoku and JSON.',
      '不是已知的格式。可用的有：写成一行的各格、画出来的盘面、候选数盘面、SDM、SDK、HoDoKu、Simple Sudoku、Kaggle CSV、OpenSudoku 和 JSON。',
    ],
    'wrong-length': [
      'There are {0} cells. Accepted are as many as a board has: 16, 36, 64, 81, 100, 144, 256, 625 and others.',
      '共 {0} 格。应为某种盘面的格数：16、36、64、81、100、144、256、625 等。',
    ],
    'wrong-size': ['There are {0} cells, but this board has {1}.', '共 {0} 格，而这个盘面有 {1} 格。'],
    'bad-character': [
      '“{0}” is no cell of this board. Accepted are 1 to {1}, and . 0 * _ for an empty cell.',
      '“{0}”不能填在这种盘面上。可用 1 到 {1}，空格用 . 0 * _ 表示。',
    ],
    'wrong-row-length': ['Row {0} has {1} cells. Accepted are {2}.', '盘面第 {0} 行有 {1} 格。应为 {2} 格。'],
    'wrong-row-count': ['There are {0} rows. Accepted are {1}.', '盘面共 {0} 行。应为 {1} 行。'],
    'bad-cell': ['“{0}” is no digit of this board. Accepted are 1 to {1}.', '“{0}”不是这种盘面的数字。可用 1 到 {1}。'],
    'bad-candidate': ['“{0}” is no candidate of this board.', '“{0}”不是这种盘面的候选数。'],
    'contradicts-given': [
      '{0} stands where {1} is given. Accepted is the given digit, or nothing.',
      '这一格的提示数是 {1}，却写了 {0}。应写提示数，或者不写。',
    ],
    'bad-box': [
      '“{0}” is no box of this board. Accepted is rows x columns, such as 2x3.',
      '“{0}”不是这种盘面的宫。应为 行x列，例如 2x3。',
    ],
    'missing-field': ['“{0}” is missing.', '缺少“{0}”。'],
    'bad-syntax': ['This is not well-formed {0}. Expected here: {1}.', '{0} 格式有误，此处应为：{1}。'],
    'too-long': [
      'This is too long for a puzzle. Accepted are at most {0} characters.',
      '内容太长，不像题目。最多 {0} 个字符。',
    ],
  },
  expected: {
    end: ['the end of the text', '文本结尾'],
    string: ['a text in quotation marks', '引号括起的文本'],
    value: ['a value', '一个值'],
    figure: ['a figure from 0 to 9', '0 到 9 的数字'],
    escape: ['a known sign after the backslash', '反斜杠后已知的符号'],
    'four-hexadecimal-figures': ['four hexadecimal figures', '四位十六进制数'],
    'one-row': ['a single row', '只有一行数据'],
    'one-line': ['a single line', '只有一行'],
    cell: ['a cell', '一个格'],
    element: ['an element', '一个元素'],
    name: ['a name', '一个名称'],
    entity: ['a known entity', '已知的实体'],
    'version-1-to-4': ['version 1, 2, 3 or 4', '版本 1、2、3 或 4'],
    '0-or-1': ['0 or 1', '0 或 1'],
    levels: ['at most {0} levels of nesting', '最多 {0} 层嵌套'],
  },
} satisfies Topic;

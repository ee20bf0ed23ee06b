package io.shudu.render.words;

/** What there is to say about texts, requests and grids, whoever asks. */
public final class EngineWords {
    /** The words. */
    public static final Words WORDS = Words.of("""
            # What is wrong with a text that should be a puzzle: see ParseReason.
            parse.column = column {0}: {1}
                第 {0} 列：{1}
            parse.empty = there is nothing to read; write a puzzle, such as 81 characters of 1-9 and .
                没有内容；应为题目，如由 1-9 和 . 组成的 81 个字符
            parse.unknown-format = unknown format
                不是已知的格式
            parse.wrong-length = cells found: {0}; a board has 16, 36, 64, 81, 100, 144, 256, 625, 1296 …
                共 {0} 格；应为某种盘面的格数：16、36、64、81、100、144、256、625、1296……
            parse.wrong-size = cells found: {0}, but this board has {1}
                共 {0} 格，而盘面有 {1} 格
            parse.bad-character = {0} is not allowed on this board; use 1 to {1}, and . 0 * _ for empty cells
                {0} 不能填在这种盘面上；可用 1 到 {1}，空格用 . 0 * _
            parse.wrong-row-length = cells found in row {0}: {1}; there must be {2}
                第 {0} 行有 {1} 格；应为 {2} 格
            parse.wrong-row-count = rows found: {0}; there must be {1}
                共 {0} 行；应为 {1} 行
            parse.bad-cell = {0} is not a digit of this board; use 1 to {1}
                {0} 不是这种盘面的数字；可用 1 到 {1}
            parse.bad-candidate = {0} is not a candidate of this board
                {0} 不是这种盘面的候选数
            parse.bad-box = {0} is not a board for this puzzle; use the id of a board with the same number of cells, such as 9 or 2x3
                {0} 不是这道题的盘面；应为格数相同的盘面的编号，如 9 或 2x3
            parse.missing-field = {0} is missing
                缺少 {0}
            parse.bad-syntax = not valid {0}; expected here: {1}
                {0} 格式有误，此处应为：{1}
            parse.contradicts-given = {0} is written where {1} is given
                该格给定的是 {1}，却写了 {0}
            parse.too-long = too long; use at most {0} characters
                太长；至多 {0} 个字符
            parse.no-puzzle-in-link = there is no puzzle in this link; it may only name one that is on its server. Open it there and copy the puzzle
                链接里没有题目；它可能只是服务器上一道题的名称。请在那里打开，再复制题目
            parse.damaged-link = this link is damaged, or its end got lost; copy it again
                链接已损坏，或丢失了结尾；请重新复制

            # What a text asks for that is not plain Sudoku: see LeftOut.
            left-out = only the digits were read; left out: {0}
                只读取了数字；略去的有：{0}
            left-out.comma = , \\
                、
            left-out.boxes = odd-shaped boxes
                不规则的宫
            left-out.diagonals = diagonals
                对角线规则
            left-out.moves = rules about neighbours
                相邻格或跳格的规则
            left-out.cages = cages with sums
                带和数的框
            left-out.lines = lines and arrows
                线和箭头
            left-out.clues = other clues
                其他线索
            left-out.drawings = drawings
                图形

            # What should stand in a text, where that is no sign to be shown as it is.
            expected.end = the end of the text
                文本结尾
            expected.string = a text in double quotes
                双引号括起的文本
            expected.value = a value
                一个值
            expected.figure = a digit from 0 to 9
                0 到 9 的数字
            expected.escape = a known character after the backslash
                反斜杠后的已知字符
            expected.four-hexadecimal-figures = four hexadecimal digits
                四位十六进制数
            expected.at-most-64-levels = at most 64 levels of nesting
                最多 64 层嵌套
            expected.one-row = a single row
                只有一行数据
            expected.one-line = a single line
                只有一行
            expected.cell = the number of a cell
                格的编号
            expected.element = an element
                一个元素
            expected.name = a name
                一个名称
            expected.entity = a known entity
                已知的实体
            expected.version-1-to-4 = version 1, 2, 3 or 4
                版本 1、2、3 或 4
            expected.0-or-1 = 0 or 1
                0 或 1

            # Where in a text.
            place = line {0}, column {1}: {2}
                第 {0} 行第 {1} 列：{2}

            # What is accepted in a request: see RequestReason.
            request.field = {0} must be {1}
                {0}：应为 {1}
            request.whole = the request must be {0}
                请求应为 {0}
            request.json = JSON; expected at character {0}: {1}
                JSON；第 {0} 个字符处应为：{1}
            request.object = a JSON object
                JSON 对象
            request.characters = at most {0} characters long
                至多 {0} 个字符
            request.answer = one with a shorter answer, at most {0} characters
                回答不超过 {0} 个字符的请求
            request.missing = a string; it is missing
                文本；现在缺少
            request.string = a string
                文本
            request.strings = an array of strings
                由文本组成的数组
            request.puzzles = an array of 1 to {0} puzzles
                由 1 到 {0} 道题组成的数组
            request.flag = true or false
                true 或 false
            request.number = a whole number from {0} to {1}
                {0} 到 {1} 的整数
            request.board = the id of a board: its side, or rows and columns of a box, such as 9 or 2x3; the side is at most {0}
                盘面的编号：边长，或宫的 行x列，如 9、2x3；边长至多 {0}
            request.side = a board with a side of at most {0}
                边长不超过 {0} 的盘面
            request.size = a product of two numbers, both at least 2, such as 4, 6, 8, 9, 10, 12, 16, 25
                两个不小于 2 的数之积，如 4、6、8、9、10、12、16、25
            request.box-size = a box of {0} cells, to agree with size
                {0} 格的宫，与 size 一致
            request.cell = a cell of the board, such as r3c5
                盘面上的格，如 r3c5
            request.entries = cells with digits, such as r3c5=7; not {0}
                格与数字，如 r3c5=7；{0} 不对
            request.date = a day from 1970 on, such as 2026-11-17
                1970 年起的日期，如 2026-11-17
            request.one-of = one of {0}
                下列之一：{0}
            request.alone = left out if {0} is given
                空（已给出 {0}）
            request.id = the id of a puzzle, such as 1:9:search:5/row:rot180:unique:482913:0; this one is wrong: {0}
                题目的编号，如 1:9:search:5/row:rot180:unique:482913:0；这个有误：{0}
            request.tries = the id of a puzzle that is found within {0} tries
                {0} 次之内能找到的题目的编号
            request.quick = a kind of puzzle that can be made at once; use the command line for others
                能马上生成的题目；其他题目请用命令行生成
            request.method-board = a method for this board; {0} only makes 9x9 grids
                适合这个盘面的方法；{0} 只能生成 9x9
            request.thinking = a wish that puzzles of this board can have: a level such as hard, a technique such as x-wing that some puzzle needs, techniques separated by commas, or a range of scores such as 400..600 (9x9); boards up to 16x16
                这种盘面的题目能满足的要求：难度（如 hard）、某些题目必需的技巧（如 x-wing）、用逗号隔开的几种技巧，或分数范围（如 400..600，限 9x9）；盘面至多 16x16
            request.holes = a number or range up to {0}, or a number up to {1} with /row or /column, such as 50, 50..57, 5/row, 5/column; few, some, many; or minimal
                至多 {0} 的数或范围，或至多 {1} 的数加 /row 或 /column，如 50、50..57、5/row、5/column；few、some、many；或 minimal
            request.colours = a text for each of the {1} cells, with colour numbers from 1 to {0}
                {1} 个文本，每格一个，由 1 到 {0} 的颜色编号组成
            request.step = {0}; not {1}
                {0}；{1} 不对

            # What is accepted of a step of a transform.
            step.name = a name, or a name, a space and an argument; names are {1}
                名称，后面可有空格和参数；名称有 {1}
            step.no-argument = transpose without an argument
                不带参数的 transpose
            step.pair = two numbers with a comma between them, such as 1,2
                用逗号隔开的两个数，如 1,2
            step.rotate = 90, 180 or 270
                90、180 或 270
            step.mirror = left-right or top-bottom
                left-right 或 top-bottom
            step.relabel = {1} digits, 1 to {2}, each once
                {1} 个数字，1 到 {2} 各一次
            step.range = numbers from 1 to {1}
                1 到 {1} 的数
            step.apart = two that go through the same boxes, because swapping others would break the boxes
                经过同样的宫的两个，否则交换会破坏宫

            # What is wrong with the id of a puzzle.
            id.version = starts with "{0}"; use an id of version {1}
                开头是“{0}”；应为第 {1} 版的编号
            id.board = "{0}" is not a board; use an id such as 9 or 2x3
                “{0}”不是盘面；应为编号，如 9 或 2x3
            id.method = "{0}" is not a grid method
                “{0}”不是终盘生成方法
            id.holes = "{0}" is not a number of holes for this board
                “{0}”不是这个盘面的挖空数
            id.symmetry = "{0}" is not a symmetry
                “{0}”不是对称方式
            id.acceptance = "{0}" is written where unique or multiple is expected
                “{0}”处应为 unique 或 multiple
            id.seed = "{0}" is not a seed; use a whole number from 0 to 9007199254740991
                “{0}”不是种子；应为 0 到 9007199254740991 的整数
            id.index = "{0}" is not the number of a puzzle; use a whole number from 0 to 9007199254740991
                “{0}”不是题目序号；应为 0 到 9007199254740991 的整数
            id.tries = "{0}" is not a number of tries; use a whole number from 1 to 1000000
                “{0}”不是次数；应为 1 到 1000000 的整数
            id.end = "{0}" is too much at the end
                “{0}”是多余的

            # Houses, and broken rules.
            house.row = row {0}
                第 {0} 行
            house.column = column {0}
                第 {0} 列
            house.box = box {0}
                第 {0} 宫
            house.extra = extra house {0}
                第 {0} 个附加区域
            conflict = {0} appears twice in {1}: {2} and {3}
                {0} 在{1}重复：{2} 与 {3}
            """);

    private EngineWords() {}
}

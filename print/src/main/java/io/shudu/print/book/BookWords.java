package io.shudu.print.book;

import io.shudu.render.words.Language;
import io.shudu.render.words.Words;

/** What stands in books, and what is wrong with the files of books. */
public final class BookWords {
    /** The words. */
    public static final Words WORDS = Words.of("""
            first.title = Fifty Sudoku
                数独五十题
            first.subtitle = From easy to hard
                由易到难
            contents = Contents
                目录
            introduction = How Sudoku is solved
                数独怎么玩
            techniques = Techniques
                解题技巧
            answers = Answers
                答案
            hints = Hints
                提示
            colophon = About this book
                关于本书
            chapter.any = Puzzles
                题目
            chapter.range = No. {0} to {1}
                第 {0} 至 {1} 题
            chapter.about = {0} puzzles, from the easiest to the hardest.
                共 {0} 题，由易到难。
            rules.1 = Write a digit into every empty cell so that each row, each column and each box has every digit once. On a board of 9×9 cells the digits are 1 to 9.
                在每个空格里填一个数字，使每一行、每一列、每一宫都恰好包含每个数字一次。9×9 的盘面用数字 1 到 9。
            rules.2 = The digits that are printed stay as they are. Every puzzle of this book has exactly one solution, and it can be found by thinking, without guessing.
                印好的数字不能改动。本书每道题都只有一个解，靠推理就能找到，不必猜测。
            rules.3 = Begin where much is given. Ask for a digit: where in this box can it still go? Ask for a cell: which digits can still stand here? Where only one answer is left, write it down. If nothing is left to find, note the candidates of the cells in small digits; the techniques on the next pages take some of them away.
                从数字多的地方开始。可以问一个数字：它在这个宫里还能填在哪里？也可以问一个格：这里还能填哪些数字？只剩一个答案时，就把它填上。找不到时，用小字记下各格的候选数；后面几页的技巧可以帮你删去其中一些。
            rules.4 = The number behind the level of a puzzle tells more exactly how much work it is: the score that the program HoDoKu gives. Cells are named by row and column: r4c7 is in row 4 and column 7.
                难度后面的数字更细地表示题目的分量：它是 HoDoKu 程序给出的分数。格子按行和列命名：r4c7 表示第 4 行第 7 列。
            rules.board = A board with its answer: the digits that are printed are bold.
                一个盘面和它的答案：粗体是印好的数字。
            technique.level = Level: {0}
                难度：{0}
            technique.figure = {0}. {1}
                {0}。{1}
            colophon.1 = This book has {0} puzzles, each with exactly one solution. It was made with Shudu, an open Sudoku engine.
                本书共 {0} 题，每题都只有一个解。由开源数独引擎 Shudu 制作。
            colophon.2 = The puzzles come from the seed {0}: the same book file makes the same book again.
                题目由种子 {0} 生成：用同一个书籍文件可以做出同样的书。
            colophon.3 = Set in Figtree, Atkinson Hyperlegible Next and Noto Sans SC, which are free under the SIL Open Font License.
                字体：Figtree、Atkinson Hyperlegible Next 和 Noto Sans SC，均以 SIL 开放字体许可证发布。
            alt.cover = Picture of a Sudoku board
                数独盘面图
            problem.json = line {0}, column {1}: not JSON; expected {2}
                第 {0} 行第 {1} 列：不是 JSON；此处应为 {2}
            problem.object = a book is a JSON object, such as "shudu book new" writes
                书籍文件应是一个 JSON 对象，可用 "shudu book new" 写出一个
            problem.unknown = {0}: unknown; known are {1}
                {0}：未知；可用 {1}
            problem.missing = {0}: missing
                {0}：缺少
            problem.text = {0}: must be a text in quotes, on one line, of at most {1} characters
                {0}：应为引号中的一行文字，至多 {1} 个字符
            problem.one-of = {0}: {1} is none of {2}
                {0}：{1} 不在可用的值之中：{2}
            problem.flag = {0}: must be true or false
                {0}：应为 true 或 false
            problem.number = {0}: must be a whole number from {1} to {2}
                {0}：应为 {1} 到 {2} 的整数
            problem.link = link: {0} is no address of a game, such as https://example.org/
                link：{0} 不是游戏的网址；例如 https://example.org/
            problem.list = {0}: must be a list in square brackets
                {0}：应为方括号中的列表
            problem.technique = techniques: {0} is none; "shudu techniques" lists them
                techniques：没有 {0} 这种技巧；全部技巧见 "shudu techniques"
            problem.chapters = chapters: must be a list with at least one chapter
                chapters：应为至少含一章的列表
            problem.chapter = {0}: must be an object, such as {1}
                {0}：应为对象，例如 {1}
            problem.most = chapters: at most {0} puzzles in one book
                chapters：一本书至多 {0} 道题
            problem.board = {0}: {1} is no board; use a side such as 9, or a box such as 2x3
                {0}：{1} 不是盘面；应为边长（如 9）或宫的大小（如 2x3）
            problem.level-board = {0}: puzzles are rated up to a side of {1}; leave the level out
                {0}：只能给边长不超过 {1} 的题目评级；请去掉难度
            problem.count-file = {0}: give either "count", with "level" and "symmetry" if you like, or "file"
                {0}：请给出 "count"（可加 "level" 和 "symmetry"），或者给出 "file"
            """);

    private BookWords() {}

    /** The text of a key with its places filled. */
    public static String text(Language language, String key, Object... args) {
        return WORDS.text(language, key, args);
    }
}

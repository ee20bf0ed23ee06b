package io.shudu.print.words;

import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import io.shudu.render.words.Language;
import io.shudu.render.words.Words;

/** What stands on paper. */
public final class PrintWords {
    /** The words. */
    public static final Words WORDS = Words.of("""
            sudoku = Sudoku
                数独
            name = Name
                姓名
            time = Time
                用时
            puzzle = No. {0}
                第 {0} 题
            puzzle-of = No. {0} · {1}
                第 {0} 题 · {1}
            puzzle-score = No. {0} · {1} · {2}
                第 {0} 题 · {1} · {2}
            answers = Answers
                答案
            answer = {0}
                {0}
            hints = Hints
                提示
            hint.cell = Start with {0}.
                从 {0} 开始。
            page = {0}
                {0}
            code = QR code. It opens puzzle {0} in the game: {1}
                二维码。在游戏中打开第 {0} 题：{1}
            scan = Scan to play
                扫码开始
            alt.puzzle = Puzzle {0}, {1} rows and {1} columns, from the top. {2}
                第 {0} 题，{1} 行 {1} 列，从上到下。{2}
            alt.answer = Answer of puzzle {0}, from the top. {1}
                第 {0} 题的答案，从上到下。{1}
            alt.row = Row {0}: {1}.
                第 {0} 行：{1}。
            alt.empty = empty
                空
            """);

    private PrintWords() {}

    /** The text of a key with its places filled. */
    public static String text(Language language, String key, Object... args) {
        return WORDS.text(language, key, args);
    }

    /** A grid for those who cannot see it, row by row. */
    public static String rows(Language language, Grid grid) {
        StringBuilder rows = new StringBuilder();
        int side = grid.geometry().side();
        String empty = text(language, "alt.empty");
        for (int row = 0; row < side; row++) {
            StringBuilder cells = new StringBuilder();
            for (int column = 0; column < side; column++) {
                int digit = grid.digit(row * side + column);
                cells.append(column == 0 ? "" : " ").append(digit == 0 ? empty : String.valueOf(Symbols.of(digit)));
            }
            rows.append(row == 0 || language == Language.CHINESE ? "" : " ")
                    .append(text(language, "alt.row", row + 1, cells));
        }
        return rows.toString();
    }

    /** The tag of a language in documents. */
    public static String tag(Language language) {
        return language == Language.CHINESE ? "zh-CN" : "en";
    }
}

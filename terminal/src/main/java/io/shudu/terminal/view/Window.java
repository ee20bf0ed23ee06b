package io.shudu.terminal.view;

import java.util.List;

/** A framed window in the middle of the screen. */
final class Window {
    private Window() {}

    /** Draws the frame; the answer is where its inside begins: row, column, rows and columns. */
    static int[] draw(Canvas canvas, Look look, Signs signs, String title, List<String> foot, int rows, int columns) {
        int inside = Math.min(canvas.width() - 4, columns);
        int lines = Math.min(canvas.height() - 2 - foot.size(), rows);
        int left = Math.max(0, (canvas.width() - inside - 4) / 2);
        int top = Math.max(0, (canvas.height() - lines - 2 - foot.size()) / 2);
        canvas.clear(top, left, lines + 2 + foot.size(), inside + 4);
        String across = String.valueOf(signs.across(true)).repeat(inside + 2);
        canvas.put(top, left, signs.joint(0, 0) + across + signs.joint(0, 3), look.plain());
        canvas.put(top, left + 3, " " + title + " ", look.title(), inside);
        for (int i = 1; i <= lines; i++) {
            canvas.put(top + i, left, String.valueOf(signs.down(true)), look.plain());
            canvas.put(top + i, left + inside + 3, String.valueOf(signs.down(true)), look.plain());
        }
        canvas.put(top + lines + 1, left, signs.joint(3, 0) + across + signs.joint(3, 3), look.plain());
        for (int i = 0; i < foot.size(); i++) {
            canvas.put(top + lines + 2 + i, left + 2, foot.get(i), look.quiet(), inside);
        }
        return new int[] {top + 1, left + 2, lines, inside};
    }
}

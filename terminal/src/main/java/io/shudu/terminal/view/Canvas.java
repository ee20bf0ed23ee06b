package io.shudu.terminal.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jline.utils.WCWidth;

/**
 * A screen to write on: so many rows of so many columns, whatever is written. A Chinese character takes two columns.
 */
final class Canvas {
    /** The second half of a character that takes two columns. */
    private static final int SECOND = -1;

    private final int width;
    private final int height;
    private final int[][] signs;
    private final AttributedStyle[][] styles;

    Canvas(int width, int height) {
        this.width = width;
        this.height = height;
        signs = new int[height][width];
        styles = new AttributedStyle[height][width];
        for (int row = 0; row < height; row++) {
            Arrays.fill(signs[row], ' ');
            Arrays.fill(styles[row], AttributedStyle.DEFAULT);
        }
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Writes a text; what does not fit is cut off. */
    void put(int row, int column, String text, AttributedStyle style) {
        put(row, column, text, style, width - column);
    }

    /** Writes a text into so many columns; what does not fit is cut off. */
    void put(int row, int column, String text, AttributedStyle style, int room) {
        int at = column;
        int end = Math.min(width, column + room);
        for (int i = 0; i < text.length() && row >= 0 && row < height; ) {
            int sign = text.codePointAt(i);
            i += Character.charCount(sign);
            int columns = WCWidth.wcwidth(sign);
            if (columns <= 0) {
                continue;
            }
            if (at + columns > end || at < 0) {
                return;
            }
            for (int part = 0; part < columns; part++) {
                free(row, at + part);
                signs[row][at + part] = part == 0 ? sign : SECOND;
                styles[row][at + part] = style;
            }
            at += columns;
        }
    }

    /** What is left of a character whose other half is written over is a blank. */
    private void free(int row, int column) {
        if (signs[row][column] == SECOND) {
            signs[row][column - 1] = ' ';
        }
        if (column + 1 < width && signs[row][column + 1] == SECOND) {
            signs[row][column + 1] = ' ';
        }
    }

    /** Blanks a rectangle. */
    void clear(int row, int column, int rows, int columns) {
        for (int i = 0; i < rows; i++) {
            put(row + i, column, " ".repeat(Math.max(0, columns)), AttributedStyle.DEFAULT);
        }
    }

    /** The rows, each as wide as the screen. */
    List<AttributedString> lines() {
        List<AttributedString> lines = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            AttributedStringBuilder line = new AttributedStringBuilder();
            for (int column = 0; column < width; column++) {
                if (signs[row][column] != SECOND) {
                    line.style(styles[row][column]);
                    line.append(new String(Character.toChars(signs[row][column])));
                }
            }
            lines.add(line.toAttributedString());
        }
        return lines;
    }
}

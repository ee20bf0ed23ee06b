package io.shudu.print.type;

import java.util.ArrayList;
import java.util.List;

/** Words in lines of a width. */
public final class Lines {
    /** What must not begin a line in Chinese. */
    private static final String NOT_FIRST = "，。、；：？！）》」』】”’…—·,.;:?!)%";
    /** What must not end one. */
    private static final String NOT_LAST = "（《「『【“‘(";

    private final Fonts fonts;

    public Lines(Fonts fonts) {
        this.fonts = fonts;
    }

    /** The lines of a text; a line break in it stays one. */
    public List<String> of(String text, double size, boolean bold, double width) {
        List<String> lines = new ArrayList<>();
        for (String paragraph : text.split("\n", -1)) {
            breakUp(paragraph, size, bold, width, lines);
        }
        return lines;
    }

    private void breakUp(String text, double size, boolean bold, double width, List<String> lines) {
        StringBuilder line = new StringBuilder();
        for (String word : words(text)) {
            boolean first = line.isEmpty();
            if (!first && fonts.width(line + word.stripTrailing(), size, bold) > width) {
                lines.add(line.toString().stripTrailing());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? word.stripLeading() : word);
        }
        lines.add(line.toString().stripTrailing());
    }

    /** The parts between which a line may end: words with the blank behind them, and Chinese characters. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        int last = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int c = text.codePointAt(i);
            boolean mayBreak = last != 0
                    && ((last == ' ' && c != ' ') || isWide(c) || isWide(last))
                    && NOT_FIRST.indexOf(c) < 0
                    && NOT_LAST.indexOf(last) < 0;
            if (mayBreak) {
                words.add(word.toString());
                word.setLength(0);
            }
            word.appendCodePoint(c);
            last = c;
        }
        words.add(word.toString());
        return words;
    }

    private static boolean isWide(int c) {
        return (c >= 0x2E80 && c <= 0x9FFF)
                || (c >= 0xF900 && c <= 0xFAFF)
                || (c >= 0xFF00 && c <= 0xFFEF)
                || c >= 0x20000;
    }
}

package io.shudu.core.format.piece;

import io.shudu.core.format.ParseReason;
import io.shudu.core.json.JsonProblem;

/**
 * The text of a document and a place in it, for scanners that read it once from front to back. Lines are only counted
 * when somebody asks, from the last place asked for, so that many problems in a long document cost one pass.
 */
public final class SourceText implements Origin {
    private final String format;
    private final String text;
    private final int firstLine;
    private int at;

    private int countedTo;
    private int line;
    private int lineStart;

    /**
     * Starts at the beginning.
     *
     * @param format what the text should be, for messages
     * @param firstLine the number of its first line
     */
    public SourceText(String format, String text, int firstLine) {
        this.format = format;
        this.text = TextLines.withoutMark(text);
        this.firstLine = firstLine;
        this.line = firstLine;
    }

    public int at() {
        return at;
    }

    public void moveTo(int offset) {
        at = offset;
    }

    public boolean atEnd() {
        return at >= text.length();
    }

    /** The character here, 0 at the end. */
    public char peek() {
        return atEnd() ? 0 : text.charAt(at);
    }

    /** The character here, 0 at the end; goes on behind it. */
    public char next() {
        char c = peek();
        at = Math.min(at + 1, text.length());
        return c;
    }

    /** Goes on behind white space. */
    public void skipSpace() {
        while (!atEnd() && isSpace(text.charAt(at))) {
            at++;
        }
    }

    public static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    }

    /** Whether these characters stand here. */
    public boolean looksAt(String word) {
        return text.startsWith(word, at);
    }

    /** Goes on behind these characters if they stand here. */
    public boolean skip(String word) {
        if (!looksAt(word)) {
            return false;
        }
        at += word.length();
        return true;
    }

    /** Goes on behind these characters; rejects anything else. */
    public void expect(String word) throws Rejection {
        if (!skip(word)) {
            throw expected(word);
        }
    }

    /** Goes on behind the next place where these characters stand. */
    public void skipPast(String word) throws Rejection {
        int found = text.indexOf(word, at);
        if (found < 0) {
            at = text.length();
            throw expected(word);
        }
        at = found + word.length();
    }

    public String substring(int from, int to) {
        return text.substring(from, to);
    }

    /** A complaint that something else should stand here. */
    public Rejection expected(String what) {
        return reject(at, ParseReason.BAD_SYNTAX, format, what);
    }

    /** The whole text. */
    public String text() {
        return text;
    }

    /** What a reader of JSON complains of. */
    public Rejection reject(JsonProblem problem) {
        return problem.isTooLong()
                ? reject(problem.offset(), ParseReason.TOO_LONG, TextLines.LONGEST)
                : reject(problem.offset(), ParseReason.BAD_SYNTAX, format, problem.expected());
    }

    @Override
    public Rejection reject(int offset, ParseReason reason, Object... args) {
        int number = lineOf(offset);
        return Rejection.at(number, offset - lineStart + 1, reason, args);
    }

    /** The number of the line that a place is in. */
    public int lineOf(int offset) {
        if (offset < countedTo) {
            countedTo = 0;
            line = firstLine;
            lineStart = 0;
        }
        while (countedTo < offset) {
            char c = text.charAt(countedTo++);
            boolean pair = c == '\r' && countedTo < text.length() && text.charAt(countedTo) == '\n';
            if (c == '\n' || (c == '\r' && !pair)) {
                line++;
                lineStart = countedTo;
            }
        }
        return line;
    }
}

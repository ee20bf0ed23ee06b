package io.shudu.core.format.piece;

import io.shudu.core.format.ParseReason;

/** A piece of the text being read that knows where each of its characters stands. */
public interface Piece extends Origin {
    /** The characters, decoded if the file's syntax has escapes. */
    String text();

    /** A problem with the character at an index; the index behind the last one is allowed. */
    @Override
    Rejection reject(int index, ParseReason reason, Object... args);

    /** A piece that stands in a line as it is. */
    static Piece inLine(String text, int line, int column) {
        return new InLine(text, line, column);
    }

    /**
     * A piece of one line.
     *
     * @param column where it starts, from 1
     */
    record InLine(String text, int line, int column) implements Piece {
        @Override
        public Rejection reject(int index, ParseReason reason, Object... args) {
            return Rejection.at(line, column + index, reason, args);
        }
    }

    /** The character at an index as people see it: both halves of a surrogate pair. */
    static String characterAt(String text, int index) {
        return text.substring(index, index + Character.charCount(text.codePointAt(index)));
    }
}

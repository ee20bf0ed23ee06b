package io.shudu.core.format.piece;

import io.shudu.core.format.ParseReason;
import java.util.Arrays;

/** A piece of a document whose escapes are resolved; it still knows where each character came from. */
public final class DecodedPiece implements Piece {
    private final SourceText source;
    private final StringBuilder text = new StringBuilder();
    private int[] offsets = new int[16];

    public DecodedPiece(SourceText source) {
        this.source = source;
        offsets[0] = source.at();
    }

    /**
     * Adds a character.
     *
     * @param offset where it, or the escape that stands for it, begins
     */
    public void add(int codePoint, int offset) throws Rejection {
        if (text.length() >= TextLines.LONGEST) {
            throw source.reject(offset, ParseReason.TOO_LONG, TextLines.LONGEST);
        }
        text.appendCodePoint(codePoint);
        if (offsets.length <= text.length()) {
            offsets = Arrays.copyOf(offsets, text.length() * 2);
        }
        Arrays.fill(offsets, text.length() - Character.charCount(codePoint), text.length(), offset);
        offsets[text.length()] = source.at();
    }

    @Override
    public String text() {
        return text.toString();
    }

    @Override
    public Rejection reject(int index, ParseReason reason, Object... args) {
        return source.reject(offsets[index], reason, args);
    }
}

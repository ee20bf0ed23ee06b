package io.shudu.core.format.piece;

import io.shudu.core.format.ParseReason;
import io.shudu.core.json.DecodedText;

/** A piece whose characters do not just follow each other where it stands, such as a string with escapes. */
public record DecodedPiece(Origin whole, DecodedText decoded) implements Piece {
    @Override
    public String text() {
        return decoded.text();
    }

    @Override
    public Rejection reject(int index, ParseReason reason, Object... args) {
        return whole.reject(decoded.offset(index), reason, args);
    }
}

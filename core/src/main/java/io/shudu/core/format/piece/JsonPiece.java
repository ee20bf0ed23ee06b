package io.shudu.core.format.piece;

import io.shudu.core.format.ParseReason;
import io.shudu.core.json.JsonString;

/** A string of a JSON document. */
public record JsonPiece(SourceText source, JsonString string) implements Piece {
    @Override
    public String text() {
        return string.text();
    }

    @Override
    public Rejection reject(int index, ParseReason reason, Object... args) {
        return source.reject(string.offset(index), reason, args);
    }
}

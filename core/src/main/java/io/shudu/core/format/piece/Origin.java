package io.shudu.core.format.piece;

import io.shudu.core.format.ParseReason;

/** Tells where something stands in the text being read. */
public interface Origin {
    /** A problem with the character, or whatever is counted, at an index. */
    Rejection reject(int index, ParseReason reason, Object... args);
}

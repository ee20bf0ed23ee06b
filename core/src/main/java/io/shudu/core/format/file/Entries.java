package io.shudu.core.format.file;

import io.shudu.core.format.GridReader.Entry;
import org.jspecify.annotations.Nullable;

/** Takes entries from a file of one kind. */
public interface Entries {
    /** The next entry, or null behind the last. */
    @Nullable
    Entry next();
}

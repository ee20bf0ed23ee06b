package io.shudu.spark.work;

import java.util.Arrays;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/**
 * The answer to one row as it is put together: fields that nobody reads are left out. It is used again for the next
 * row.
 */
final class Answer {
    private final Wanted wanted;
    private final @Nullable Object[] values;
    private final InternalRow row;

    Answer(Wanted wanted, int fields) {
        this.wanted = wanted;
        this.values = new @Nullable Object[fields];
        this.row = new GenericInternalRow(values);
    }

    /** Without anything, for the next row. */
    Answer cleared() {
        Arrays.fill(values, null);
        return this;
    }

    Answer text(int field, @Nullable String text) {
        if (text != null && wanted.has(field)) {
            values[field] = UTF8String.fromString(text);
        }
        return this;
    }

    Answer value(int field, @Nullable Object value) {
        if (wanted.has(field)) {
            values[field] = value;
        }
        return this;
    }

    InternalRow row() {
        return row;
    }
}

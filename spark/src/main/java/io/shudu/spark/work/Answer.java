package io.shudu.spark.work;

import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** The answer to one row as it is put together: fields that nobody reads are left out. */
final class Answer {
    private final Wanted wanted;
    private final @Nullable Object[] values;

    Answer(Wanted wanted, int fields) {
        this.wanted = wanted;
        this.values = new @Nullable Object[fields];
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
        return new GenericInternalRow(values);
    }
}

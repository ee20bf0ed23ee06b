package io.shudu.spark.work;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.spark.unsafe.types.UTF8String;
import org.junit.jupiter.api.Test;

class RowsTest {
    @Test
    void long_texts_fill_a_batch_before_memory() {
        Rows rows = new Rows(4096);
        UTF8String line = UTF8String.fromString("1".repeat(10_000_000));
        while (!rows.isFull()) {
            rows.add(line, null);
        }
        // Of each as much is kept as the parser looks at, some three million bytes.
        assertThat(rows.size()).isBetween(5, 6);
        rows.clear();
        assertThat(rows.isFull()).isFalse();
        assertThat(rows.size()).isZero();
    }

    @Test
    void a_batch_has_its_number_of_rows() {
        Rows rows = new Rows(2);
        rows.add(null, 1L);
        assertThat(rows.isFull()).isFalse();
        rows.add(UTF8String.fromString("."), 2L);
        assertThat(rows.isFull()).isTrue();
    }
}

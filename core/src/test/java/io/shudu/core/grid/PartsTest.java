package io.shudu.core.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PartsTest {
    @Test
    void whatStandsBetweenTheSigns() {
        assertThat(Parts.of("a+b++c", '+')).isEqualTo(List.of("a", "b", "", "c"));
        assertThat(Parts.of("", '+')).isEqualTo(List.of(""));
        assertThat(Parts.of("+", '+')).isEqualTo(List.of("", ""));
        assertThat(Parts.of("abc", '+')).isEqualTo(List.of("abc"));
    }
}

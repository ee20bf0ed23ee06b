package io.shudu.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.junit.jupiter.api.Test;

class AnsiTest {
    @Test
    void thinLinesStayLinesAndStylesEndWhereTheyShould() {
        AttributedString row = new AttributedStringBuilder()
                .append("┃ ")
                .append("─│┼", AttributedStyle.DEFAULT.foreground(243))
                .append("数", AttributedStyle.BOLD)
                .toAttributedString();
        assertThat(Ansi.of(row, 256)).isEqualTo("┃ \u001b[38;5;243m─│┼\u001b[0m\u001b[1m数\u001b[0m");
        assertThat(Ansi.of(new AttributedString("a"), 8)).isEqualTo("a");
    }
}

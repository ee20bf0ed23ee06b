package io.shudu.render.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class BarsPainterTest {
    @Test
    void theLongestBarFillsTheRoom() {
        BarsPainter painter = new BarsPainter("7 puzzles");
        painter.section("Clues", Map.of("24", 7));
        painter.section("Nothing", Map.of());
        Picture picture = painter.picture();
        String svg = Svg.of(picture);
        assertThat(svg).contains(">7 puzzles<", ">Clues<", ">24<", ">7<", "640").doesNotContain("Nothing");
    }
}

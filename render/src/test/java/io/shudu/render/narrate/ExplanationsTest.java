package io.shudu.render.narrate;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.Techniques;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.technique.Setup;
import io.shudu.logic.technique.Steps;
import io.shudu.render.words.Language;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is said of a step of each technique, word by word. */
class ExplanationsTest {
    private static final Geometry BOARD = Geometry.CLASSIC;
    private static final Layout LAYOUT = new Layout(BOARD);

    /** A part of the file, with a technique, choices and the number of a step in its first line. */
    private record Example(List<String> head, String grid, String removed, String english, String chinese) {
        TechniqueId technique() {
            return TechniqueId.valueOf(head.getFirst().toUpperCase(Locale.ROOT).replace('-', '_'));
        }

        Step step() {
            Setup setup = new Setup(
                    LAYOUT,
                    head.contains("duals"),
                    head.contains("small"),
                    head.contains("siamese"),
                    true,
                    head.contains("sets"),
                    head.contains("overlap"),
                    false);
            return Steps.all(LAYOUT)
                    .search(Techniques.search(technique(), setup), position(), EnumSet.of(technique()))
                    .steps()
                    .get(Integer.parseInt(head.getLast()) - 1);
        }

        private Position position() {
            Position position = new Position(LAYOUT);
            int cell = 0;
            boolean given = true;
            for (int i = 0; i < grid.length(); i++) {
                char sign = grid.charAt(i);
                if (sign == '+') {
                    given = false;
                    continue;
                }
                if (sign != '.') {
                    position.place(cell, sign - '0');
                    if (given) {
                        position.markGiven(cell);
                    }
                }
                given = true;
                cell++;
            }
            for (String entry : removed.equals("-") ? List.<String>of() : List.of(removed.split(" ", -1))) {
                int at = entry.indexOf("<>");
                position.remove(BOARD.cellOf(entry.substring(0, at)), entry.charAt(at + 2) - '0');
            }
            return position;
        }

        @Override
        public String toString() {
            return String.join(" ", head);
        }
    }

    static Stream<Example> examples() throws IOException {
        try (InputStream file =
                Objects.requireNonNull(ExplanationsTest.class.getResourceAsStream("explanations.txt"))) {
            List<List<String>> parts = new ArrayList<>(List.of(new ArrayList<>()));
            for (String line : new String(file.readAllBytes(), UTF_8).lines().toList()) {
                if (line.isEmpty()) {
                    parts.add(new ArrayList<>());
                } else if (!line.startsWith("#")) {
                    parts.getLast().add(line);
                }
            }
            return parts.stream()
                    .filter(part -> !part.isEmpty())
                    .map(part -> new Example(
                            List.of(part.get(0).split(" ", -1)), part.get(1), part.get(2), part.get(3), part.get(4)));
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void aStepIsTold(Example example) {
        Step step = example.step();
        ToldStep.check(step, BOARD);
        assertThat(Narrator.text(new Narrator(Language.ENGLISH, BOARD).why(step)))
                .isEqualTo(example.english);
        assertThat(Narrator.text(new Narrator(Language.CHINESE, BOARD).why(step)))
                .isEqualTo(example.chinese);
    }

    @Test
    void thereIsAnExampleOfEachTechnique() throws IOException {
        assertThat(examples().map(Example::technique).collect(Collectors.toSet()))
                .containsAll(Techniques.all());
    }
}

package io.shudu.render.narrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Mark;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import io.shudu.render.json.StepJson;
import io.shudu.render.words.Language;
import io.shudu.render.words.TechniqueWords;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Steps in sentences, in both languages. */
class NarratorTest {
    private static final Step PAIR = new Step(
            "naked-pair",
            List.of(),
            List.of(new Candidate(5, 3), new Candidate(6, 8)),
            List.of(
                    new Mark.On(Role.BASE, new Subject.OfCell(1)),
                    new Mark.On(Role.COVER, new Subject.OfHouse(0)),
                    new Mark.On(Role.BASE, new Subject.OfCandidate(new Candidate(1, 3))),
                    new Mark.Link(Role.WEAK, new Candidate(1, 3), new Candidate(2, 3))),
            Map.of(
                    "cells", new Subject.OfCells(List.of(1, 2, 3)),
                    "digits", Subject.OfDigits.of(0b1000_0100),
                    "houses", new Subject.OfHouses(List.of(0, 18))));

    @Test
    void severalThingsStandInARow() {
        assertThat(text(Language.ENGLISH, PAIR))
                .isEqualTo("The cells r1c2, r1c3 and r1c4 take 3 and 8 between them. So row 1 and box 1 have no other"
                        + " place for these digits: remove 3 from r1c6, and 8 from r1c7.");
        assertThat(text(Language.CHINESE, PAIR))
                .isEqualTo("r1c2、r1c3 和 r1c4 正好放下 3 和 8。所以第 1 行和第 1 宫的其他格都不能填这些数字：删去 r1c6 的 3 和 r1c7 的 8。");
    }

    @Test
    void whatAStepDoesIsToldByDigits() {
        Step step = new Step(
                "naked-pair",
                List.of(),
                List.of(
                        new Candidate(9, 5),
                        new Candidate(2, 7),
                        new Candidate(1, 7),
                        new Candidate(9, 2),
                        new Candidate(4, 9)),
                List.of(),
                PAIR.args());
        assertThat(text(Language.ENGLISH, step))
                .endsWith(": remove 2 and 5 from r2c1, 7 from r1c2 and r1c3, and 9 from r1c5.");
        assertThat(text(Language.CHINESE, step)).endsWith("：删去 r2c1 的 2、5，r1c2、r1c3 的 7 和 r1c5 的 9。");
        Segment last = new Narrator(Language.ENGLISH, Geometry.CLASSIC)
                .why(step).stream()
                        .filter(segment -> segment.subject() instanceof Subject.OfCandidates)
                        .findFirst()
                        .orElseThrow();
        assertThat(last.subject()).isEqualTo(new Subject.OfCandidates(step.eliminations()));
    }

    @Test
    void whatAStepPlacesIsTold() {
        Map<String, Subject> args =
                Map.of("digit", new Subject.OfDigit(7), "cells", new Subject.OfCells(List.of(1, 12)));
        Step step = new Step(
                "template-set", List.of(new Candidate(1, 7), new Candidate(12, 7)), List.of(), List.of(), args);
        assertThat(text(Language.ENGLISH, step)).endsWith("So place 7 in r1c2 and r2c4.");
        assertThat(text(Language.CHINESE, step)).endsWith("所以 r1c2、r2c4 填 7。");
    }

    @Test
    void numberedThingsAreToldOneByOneAndOptionalOnesIfTheyAreThere() {
        Map<String, Subject> args = new HashMap<>(Map.of(
                "stem", new Subject.OfCell(0),
                "common", Subject.OfDigits.of(0b100),
                "set1", new Subject.OfCells(List.of(1)),
                "digits1", Subject.OfDigits.of(0b101),
                "link1", Subject.OfDigits.of(0b1),
                "rest1", Subject.OfDigits.of(0b100)));
        List<Candidate> out = List.of(new Candidate(8, 3));
        String one = text(Language.ENGLISH, new Step("death-blossom", List.of(), out, List.of(), args));
        assertThat(one)
                .startsWith("Set 1 is r1c2 with 1 and 3. Each set has")
                .contains("in it. If r1c1 is 1, then 1 is missing in set 1, which has 3. So 3 is in one of");
        args.put("set2", new Subject.OfCells(List.of(2)));
        args.put("digits2", Subject.OfDigits.of(0b110));
        args.put("common", Subject.OfDigits.of(0b1100));
        String two = text(Language.ENGLISH, new Step("death-blossom", List.of(), out, List.of(), args));
        assertThat(two)
                .contains("Set 1 is r1c2 with 1 and 3. Set 2 is r1c3 with 2 and 3. Each set")
                .contains("which has 3. So 3 and 4 are each in one of");
    }

    private static String text(Language language, Step step) {
        return Narrator.text(new Narrator(language, Geometry.CLASSIC).why(step));
    }

    @Test
    void aStepIsDataForPrograms() {
        String json = StepJson.of(PAIR, Geometry.CLASSIC).value().toString();
        assertThat(json)
                .contains("\"technique\":\"naked-pair\"")
                .contains("\"level\":\"medium\",\"effort\":60,")
                .contains("\"eliminations\":[\"r1c6<>3\",\"r1c7<>8\"]")
                .contains("\"cells\":[\"r1c2\",\"r1c3\",\"r1c4\"]")
                .contains("\"digits\":[\"3\",\"8\"]")
                .contains("\"houses\":[\"row 1\",\"box 1\"]")
                .contains("\"links\":[{\"role\":\"weak\",\"from\":\"r1c2=3\",\"to\":\"r1c3=3\"}]");
    }

    @Test
    void linesOfThoughtHaveArrows() {
        Subject.OfChain chain = new Subject.OfChain(
                List.of(new Subject.Node(List.of(0), 3, false), new Subject.Node(List.of(4, 5), 3, true)));
        Subject chains = new Subject.OfChains(List.of(chain, chain));
        Subject many = new Subject.OfCandidates(List.of(new Candidate(0, 3), new Candidate(4, 3)));
        Subject one = new Subject.OfCandidate(new Candidate(7, 2));
        for (Map.Entry<Subject, String> expected : Map.of(
                        chain,
                        "r1c1≠3 → r1c5/r1c6=3",
                        chains,
                        "r1c1≠3 → r1c5/r1c6=3; r1c1≠3 → r1c5/r1c6=3",
                        many,
                        "r1c1=3 and r1c5=3",
                        one,
                        "r1c8=2")
                .entrySet()) {
            Step step = new Step(
                    "naked-single",
                    List.of(),
                    List.of(),
                    List.of(),
                    Map.of("cell", expected.getKey(), "digit", new Subject.OfDigit(4)));
            assertThat(text(Language.ENGLISH, step)).isEqualTo("In " + expected.getValue() + " only 4 is possible.");
            assertThat(StepJson.of(step, Geometry.CLASSIC).value().toString()).contains("\"segments\":{\"en\":[");
        }
    }

    @Test
    void severalLinesOfThoughtAreListsForPrograms() {
        Subject.OfChain one = new Subject.OfChain(
                List.of(new Subject.Node(List.of(0), 3, false), new Subject.Node(List.of(4, 5), 3, true)));
        Subject.OfChain other = new Subject.OfChain(List.of(new Subject.Node(List.of(0), 3, false)));
        Step step = new Step(
                "naked-single",
                List.of(),
                List.of(),
                List.of(),
                Map.of("cell", new Subject.OfChains(List.of(one, other)), "digit", new Subject.OfDigit(4)));
        assertThat(StepJson.of(step, Geometry.CLASSIC).value().toString())
                .contains("\"chains\":[[\"r1c1<>3\",\"r1c5,r1c6=3\"],[\"r1c1<>3\"]]");
    }

    @ParameterizedTest
    @EnumSource(TechniqueId.class)
    void everyTechniqueHasANameAndAMeaning(TechniqueId id) {
        for (Language language : Language.values()) {
            assertThat(new Narrator(language, Geometry.CLASSIC).name(id.id())).isNotBlank();
            assertThat(TechniqueWords.WORDS.pattern(language, id.id() + ".is"))
                    .endsWith(language == Language.ENGLISH ? "." : "。");
        }
    }

    @Test
    void aStepWithoutWhatItsWordsNeedIsRefused() {
        Step bare = new Step("hidden-single", List.of(), List.of(), List.of(), Map.of());
        assertThatIllegalArgumentException().isThrownBy(() -> text(Language.ENGLISH, bare));
    }
}

package io.shudu.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.logic.Techniques;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Mark;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FishTest {
    private static final Layout CLASSIC = new Layout(Geometry.CLASSIC);
    private static final int DIGIT = 4;

    /** A position in which one digit has the places of a picture, and the others have all; "*" is a full row. */
    private static Position picture(Layout layout, String... rows) {
        Position position = new Position(layout);
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            String row = rows[cell / layout.side()];
            if (!row.equals("*") && row.charAt(cell % layout.side()) != 'x') {
                position.remove(cell, DIGIT);
            }
        }
        return position;
    }

    private static List<Step> find(Position position, TechniqueId id, boolean all, boolean siamese) {
        Layout layout = position.layout();
        Setup setup = new Setup(layout, false, false, siamese, true, false, false, false);
        Steps steps = all ? Steps.all(layout) : Steps.firstExplained(layout);
        return steps.search(Techniques.search(id, setup), position, EnumSet.of(id))
                .steps();
    }

    private static Step first(Position position, TechniqueId id) {
        Step step = find(position, id, false, false).getFirst();
        assertThat(step.technique()).isEqualTo(id.id());
        assertThat(step.args()).containsEntry("digit", new Subject.OfDigit(DIGIT));
        return step;
    }

    private static String removed(Layout layout, Step step) {
        assertThat(step.placements()).isEmpty();
        return String.join(
                " ",
                step.eliminations().stream()
                        .map(candidate -> layout.geometry().cellName(candidate.cell()))
                        .toList());
    }

    private static String houses(Layout layout, Step step, String arg) {
        return String.join(
                ", ",
                ((Subject.OfHouses) Objects.requireNonNull(step.args().get(arg)))
                        .houses().stream()
                                .map(house ->
                                        layout.geometry().houses().get(house).toString())
                                .toList());
    }

    private static String cells(Step step, String arg) {
        return String.join(
                " ",
                ((Subject.OfCells) Objects.requireNonNull(step.args().get(arg)))
                        .cells().stream().map(Geometry.CLASSIC::cellName).toList());
    }

    @Test
    void twoRowsMakeAnXWing() {
        Position position = picture(CLASSIC, "*", "..x....x.", "*", "*", "*", "..x....x.", "*", "*", "*");
        Step step = first(position, TechniqueId.X_WING);
        assertThat(houses(CLASSIC, step, "base")).isEqualTo("row 2, row 6");
        assertThat(houses(CLASSIC, step, "cover")).isEqualTo("column 3, column 8");
        assertThat(removed(CLASSIC, step))
                .isEqualTo("r1c3 r1c8 r3c3 r3c8 r4c3 r4c8 r5c3 r5c8 r7c3 r7c8 r8c3 r8c8 r9c3 r9c8");
        assertThat(step.args()).doesNotContainKeys("fins", "endoFins", "cannibals", "otherCover");
        assertThat(step.marks())
                .contains(
                        new Mark.On(Role.BASE, new Subject.OfHouse(1)),
                        new Mark.On(Role.COVER, new Subject.OfHouse(11)),
                        new Mark.On(Role.BASE, new Subject.OfCandidate(new Candidate(11, DIGIT))));
    }

    @Test
    void threeLinesMakeASwordfish() {
        Position position = picture(CLASSIC, "x...x....", "*", "*", "....x...x", "*", "*", "x.......x", "*", "*");
        Step step = first(position, TechniqueId.SWORDFISH);
        assertThat(houses(CLASSIC, step, "base")).isEqualTo("row 1, row 4, row 7");
        assertThat(houses(CLASSIC, step, "cover")).isEqualTo("column 1, column 5, column 9");
        assertThat(step.eliminations()).hasSize(18);
        assertThat(find(position, TechniqueId.X_WING, true, false)).isEmpty();
        Position turned = new Position(CLASSIC);
        for (int cell = 0; cell < CLASSIC.cellCount(); cell++) {
            if (!position.has(cell % 9 * 9 + cell / 9, DIGIT)) {
                turned.remove(cell, DIGIT);
            }
        }
        step = first(turned, TechniqueId.SWORDFISH);
        assertThat(houses(CLASSIC, step, "base")).isEqualTo("column 1, column 4, column 7");
        assertThat(step.eliminations()).hasSize(18);
    }

    @Test
    void sizesGoUpToSeven() {
        List<TechniqueId> ids = List.of(
                TechniqueId.X_WING,
                TechniqueId.SWORDFISH,
                TechniqueId.JELLYFISH,
                TechniqueId.SQUIRMBAG,
                TechniqueId.WHALE,
                TechniqueId.LEVIATHAN);
        for (int size = 2; size <= 7; size++) {
            Position position = new Position(CLASSIC);
            for (int row = 0; row < size; row++) {
                for (int column = 0; column < 9; column++) {
                    if (column != row && column != (row + 1) % size) {
                        position.remove(row * 9 + column, DIGIT);
                    }
                }
            }
            Step step = first(position, ids.get(size - 2));
            assertThat(step.eliminations()).hasSize(size * (9 - size));
            assertThat(FishKind.of(ids.get(size - 2))).isEqualTo(FishKind.BASIC);
        }
        assertThatThrownBy(() -> FishKind.of(TechniqueId.XY_WING)).hasMessage("xy-wing: this is no fish");
    }

    @Test
    void anXWingIsFoundOnBoardsOfAnySide() {
        for (Geometry geometry : List.of(Geometry.of(2, 2), Geometry.of(2, 3), Geometry.of(3, 4), Geometry.of(4, 4))) {
            Layout layout = new Layout(geometry);
            int side = geometry.side();
            Position position = new Position(layout);
            for (int column = 1; column < side - 1; column++) {
                position.remove(column, DIGIT);
                position.remove((side - 1) * side + column, DIGIT);
            }
            Step step = first(position, TechniqueId.X_WING);
            assertThat(step.eliminations()).hasSize(2 * (side - 2));
            assertThat(houses(layout, step, "base")).isEqualTo("row 1, row " + side);
        }
    }

    @Test
    void aFinLeavesWhatItSees() {
        Position position = picture(CLASSIC, "*", "..x....xx", "*", "*", "*", "..x....x.", "*", "*", "*");
        Step step = first(position, TechniqueId.FINNED_X_WING);
        assertThat(houses(CLASSIC, step, "cover")).isEqualTo("column 3, column 8");
        assertThat(cells(step, "fins")).isEqualTo("r2c9");
        assertThat(removed(CLASSIC, step)).isEqualTo("r1c8 r3c8");
        assertThat(step.marks()).contains(new Mark.On(Role.FIN, new Subject.OfCandidate(new Candidate(17, DIGIT))));
        assertThat(find(position, TechniqueId.X_WING, true, false)).isEmpty();
        assertThat(find(position, TechniqueId.SASHIMI_X_WING, true, false)).isEmpty();
    }

    @Test
    void withoutTheFinASashimiLineHasOneCandidate() {
        Position position = picture(CLASSIC, "*", "..x.....x", "*", "*", "*", "..x....x.", "*", "*", "*");
        Step step = first(position, TechniqueId.SASHIMI_X_WING);
        assertThat(houses(CLASSIC, step, "cover")).isEqualTo("column 3, column 8");
        assertThat(cells(step, "fins")).isEqualTo("r2c9");
        assertThat(removed(CLASSIC, step)).isEqualTo("r1c8 r3c8");
        assertThat(find(position, TechniqueId.FINNED_X_WING, true, false)).isEmpty();
        assertThat(find(position, TechniqueId.SASHIMI_X_WING, true, false)).hasSize(2);
    }

    @Test
    void twoFishWithTheSameBaseAreSiamese() {
        Position position = picture(CLASSIC, "*", "..x.....x", "*", "*", "*", "..x....x.", "*", "*", "*");
        List<Step> steps = find(position, TechniqueId.SASHIMI_X_WING, true, true);
        assertThat(steps).hasSize(3);
        Step step = steps.getFirst();
        assertThat(step)
                .isEqualTo(
                        find(position, TechniqueId.SASHIMI_X_WING, false, true).getFirst());
        assertThat(removed(CLASSIC, step)).isEqualTo("r1c8 r3c8 r4c9 r5c9");
        assertThat(houses(CLASSIC, step, "base")).isEqualTo("row 2, row 6");
        assertThat(houses(CLASSIC, step, "cover")).isEqualTo("column 3, column 8");
        assertThat(houses(CLASSIC, step, "otherCover")).isEqualTo("column 3, column 9");
        assertThat(cells(step, "fins")).isEqualTo("r2c9");
        assertThat(cells(step, "otherFins")).isEqualTo("r6c8");
    }

    @Test
    void siameseFishOfOtherDigitsAreNotForgotten() {
        Position position = picture(CLASSIC, "*", "..x.....x", "*", "*", "*", "..x....x.", "*", "*", "*");
        for (int column : new int[] {0, 1, 3, 4, 5, 6, 7}) {
            position.remove(9 + column, 5);
            position.remove(45 + column + (column == 7 ? 1 : 0), 5);
        }
        Setup setup = new Setup(CLASSIC, false, false, true, true, false, false, false);
        Technique search = Techniques.search(TechniqueId.SASHIMI_X_WING, setup);
        Steps steps = Steps.first(CLASSIC);
        int digits = 0;
        while (steps.search(search, position, EnumSet.of(TechniqueId.SASHIMI_X_WING))
                .isFound()) {
            assertThat(steps.removedCount()).isEqualTo(4);
            steps.apply();
            digits++;
        }
        assertThat(digits).isEqualTo(2);
    }

    @Test
    void anEmptyRectangleIsAFinnedFrankenXWing() {
        Position position = picture(CLASSIC, ".x.xxxxxx", "*", ".x.xxxxxx", "*", "*", "*", ".x.....x.", "*", "*");
        Step step = first(position, TechniqueId.FINNED_FRANKEN_X_WING);
        assertThat(houses(CLASSIC, step, "base")).isEqualTo("row 7, box 1");
        assertThat(houses(CLASSIC, step, "cover")).isEqualTo("column 2, column 8");
        assertThat(cells(step, "fins")).isEqualTo("r2c1 r2c3");
        assertThat(removed(CLASSIC, step)).isEqualTo("r2c8");
    }

    @Test
    void aKiteIsAFinnedMutantXWing() {
        Position position = picture(
                CLASSIC,
                "xxxxxxxxx",
                "x......x.",
                "xx.xxxxxx",
                "xx.xxxxxx",
                "xx.xxxxxx",
                "xx.xxxxxx",
                "xxxxxxxxx",
                "xx.xxxxxx",
                "xx.xxxxxx");
        Step step = first(position, TechniqueId.FINNED_MUTANT_X_WING);
        assertThat(houses(CLASSIC, step, "base")).isEqualTo("row 2, column 3");
        assertThat(houses(CLASSIC, step, "cover")).isEqualTo("row 7, box 1");
        assertThat(cells(step, "fins")).isEqualTo("r2c8");
        assertThat(removed(CLASSIC, step)).isEqualTo("r7c8");
    }

    @Test
    void aFinMayBeSeenAlongADiagonal() {
        Layout diagonals = new Layout(Geometry.CLASSIC.with(
                new House(
                        House.Kind.EXTRA,
                        0,
                        IntStream.range(0, 9).map(i -> i * 10).toArray()),
                new House(
                        House.Kind.EXTRA,
                        1,
                        IntStream.range(1, 10).map(i -> i * 8).toArray())));
        String[] rows = {"x..x...x.", "*", "*", "*", "*", "...x...x.", "*", "*", "*"};
        Step step = first(picture(diagonals, rows), TechniqueId.FINNED_X_WING);
        assertThat(houses(diagonals, step, "cover")).isEqualTo("column 4, column 8");
        assertThat(cells(step, "fins")).isEqualTo("r1c1");
        assertThat(removed(diagonals, step)).isEqualTo("r4c4 r8c8");
        assertThat(find(picture(CLASSIC, rows), TechniqueId.FINNED_X_WING, true, false))
                .isEmpty();
    }

    @Test
    void nothingRightIsRemoved() {
        Rng rng = new SeedSequence(11).at(0);
        int found = 0;
        Steps steps = Steps.first(CLASSIC);
        List<TechniqueId> ids = Techniques.all().stream()
                .filter(id -> id.name().matches(".*(X_WING|SWORDFISH|JELLYFISH|SQUIRMBAG)"))
                .toList();
        assertThat(ids).hasSize(28);
        List<Technique> searches =
                ids.stream().map(id -> Techniques.search(id, Setup.of(CLASSIC))).toList();
        for (int round = 0; round < 30; round++) {
            Grid solution = Solver.of(Geometry.CLASSIC)
                    .solve(Grid.empty(Geometry.CLASSIC), SolveLimit.first(), rng)
                    .solution();
            Position position = thinned(solution, rng);
            for (int i = 0; i < ids.size(); i++) {
                while (steps.search(searches.get(i), position, EnumSet.of(ids.get(i)))
                        .isFound()) {
                    assertThat(steps.hasEffect()).isTrue();
                    steps.apply();
                    found++;
                }
                for (int cell = 0; cell < CLASSIC.cellCount(); cell++) {
                    assertThat(position.has(cell, solution.digit(cell))).isTrue();
                }
            }
        }
        assertThat(found).isGreaterThan(500);
    }

    /** A position that has about half of the wrong candidates. */
    private static Position thinned(Grid solution, Rng rng) {
        Position position = new Position(CLASSIC);
        for (int cell = 0; cell < CLASSIC.cellCount(); cell++) {
            for (int digit = 1; digit <= 9; digit++) {
                if (solution.digit(cell) != digit && rng.nextInt(9) < 5) {
                    position.remove(cell, digit);
                }
            }
        }
        return position;
    }
}

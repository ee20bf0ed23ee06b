package io.shudu.generate.wish;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.Puzzle;
import io.shudu.generate.PuzzleId;
import io.shudu.generate.grids.GridMethods;
import io.shudu.generate.grids.UniformMethod;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.Minimal;
import io.shudu.generate.holes.RandomCells;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.passport.Inspector;
import io.shudu.generate.passport.Passport;
import io.shudu.logic.Rater;
import io.shudu.logic.Walker;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.Rating;
import io.shudu.logic.rate.Scale;
import io.shudu.logic.rate.ScaleId;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.TechniqueId;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class WishesTest {
    private final Rater rater = new Rater(Geometry.CLASSIC, ScaleId.usual());

    private static Puzzle make(Acceptance.Stage stage) {
        return make(stage, stage.usualHoles(Geometry.CLASSIC), Symmetry.NONE);
    }

    private static Puzzle make(Acceptance.Stage stage, HoleStrategy holes, Symmetry symmetry) {
        Acceptance acceptance = new Acceptance(true, List.of(stage));
        assertThat(Acceptance.byId(acceptance.id())).isEqualTo(acceptance);
        GenerationSpec spec = new GenerationSpec(
                Geometry.CLASSIC, new UniformMethod(), holes, symmetry, acceptance, stage.usualTries());
        Puzzle puzzle = new Generator(spec, 1).make(0);
        assertThat(puzzle.accepted()).isTrue();
        assertThat(PuzzleId.parse(PuzzleId.of(puzzle.provenance())))
                .isInstanceOfSatisfying(
                        PuzzleId.Result.Ok.class,
                        id -> assertThat(id.provenance().make().grid()).isEqualTo(puzzle.grid()));
        return puzzle;
    }

    private Rating rating(Puzzle puzzle, ScaleId scale) {
        return Objects.requireNonNull(
                rater.rate(puzzle.grid(), puzzle.solution()).on(scale));
    }

    @ParameterizedTest
    @EnumSource
    void levelsAreKept(Level level) {
        Puzzle puzzle = make(new OfLevel(level));
        assertThat(rater.rate(puzzle.grid(), puzzle.solution()).level()).isEqualTo(level);
    }

    @ParameterizedTest
    @EnumSource
    void levelsAreKeptInMinimalAndInSymmetricPuzzles(Level level) {
        Puzzle minimal = make(new OfLevel(level), Minimal.ANY, Symmetry.NONE);
        assertThat(rater.rate(minimal.grid(), minimal.solution()).level()).isEqualTo(level);
        Inspector inspector = new Inspector(Geometry.CLASSIC, EnumSet.of(ScaleId.SHUDU), Inspector.QUICK_SIDE);
        assertThat(inspector.inspect(minimal).minimal()).isTrue();
        Puzzle symmetric = make(new OfLevel(level), new RandomCells(40, 81), Symmetry.ROT180);
        Passport passport = inspector.inspect(symmetric);
        assertThat(Objects.requireNonNull(passport.ratings()).level()).isEqualTo(level);
        assertThat(passport.symmetry()).isEqualTo(Symmetry.ROT180);
        assertThat(81 - symmetric.grid().givenCount()).isGreaterThanOrEqualTo(40);
    }

    /**
     * Every technique that some puzzle needs is needed: without it nobody gets to the end, and with it everybody does.
     */
    @ParameterizedTest
    @EnumSource(
            names = {
                "AVOIDABLE_RECTANGLE_2",
                "HIDDEN_QUAD",
                "ALIGNED_TRIPLET_EXCLUSION",
                "DIRECT_POINTING",
                "DOUBLE_EXOCET",
                "DUAL_TWO_STRING_KITE",
                "JELLYFISH",
                "SKYSCRAPER",
                "TRIDAGON",
                "XY_CHAIN"
            })
    void aTechniqueIsTheHardest(TechniqueId technique) {
        Puzzle puzzle = make(new Needing(technique));
        Scale with = Objects.requireNonNull(ShuduScale.upTo(technique));
        List<Scale.Entry> easier = with.entries().subList(0, with.entries().size() - 1);
        assertThat(new Walker(Geometry.CLASSIC, with).solves(puzzle.grid())).isTrue();
        assertThat(new Walker(Geometry.CLASSIC, new Scale(easier)).solves(puzzle.grid()))
                .isFalse();
    }

    @Test
    void knownPuzzlesNeedTheirTechnique() {
        for (TechniqueId technique : TechniqueId.values()) {
            for (Grid known : RarePuzzles.of(technique)) {
                assertThat(new Needing(technique).judge(Geometry.CLASSIC).offBy(known, known))
                        .as(technique + " " + known)
                        .isZero();
            }
        }
        assertThat(RarePuzzles.of(TechniqueId.HIDDEN_QUAD)).hasSize(4);
    }

    /** A wish that nothing fulfils gets the nearest, and says so. */
    @Test
    void whatCannotBeFoundIsSaid() {
        Acceptance acceptance = new Acceptance(true, List.of(new OfLevel(Level.EXTREME)));
        GenerationSpec spec = new GenerationSpec(
                Geometry.CLASSIC, new UniformMethod(), new RandomCells(30), Symmetry.NONE, acceptance, 20);
        Puzzle puzzle = new Generator(spec, 1).make(0);
        assertThat(puzzle.accepted()).isFalse();
        assertThat(puzzle.missing()).isZero();
        assertThat(puzzle.grid().givenCount()).isEqualTo(51);
        assertThat(puzzle.tries()).isEqualTo(20);
    }

    /** Where digging goes by singles alone, more effort leads beyond them. */
    @ParameterizedTest
    @CsvSource({"4, BEGINNER", "6, MEDIUM", "16, BEGINNER", "16, MEDIUM"})
    void otherBoardsHaveLevels(int side, Level level) {
        Geometry geometry = Geometry.ofSide(side);
        Acceptance acceptance = new Acceptance(true, List.of(new OfLevel(level)));
        HoleStrategy holes = GenerationSpec.usualHoles(geometry, acceptance);
        GenerationSpec spec = new GenerationSpec(
                geometry,
                GridMethods.usual(geometry),
                holes,
                Symmetry.NONE,
                acceptance,
                GenerationSpec.usualTries(geometry, holes, acceptance));
        Puzzle puzzle = new Generator(spec, 1).make(0);
        assertThat(puzzle.accepted()).isTrue();
        assertThat(new Rater(geometry, EnumSet.of(ScaleId.SHUDU))
                        .rate(puzzle.grid(), puzzle.solution())
                        .level())
                .isEqualTo(level);
    }

    @ParameterizedTest
    @EnumSource(names = {"NAKED_SINGLE", "POINTING", "NAKED_PAIR", "X_WING", "XY_WING", "W_WING"})
    void aTechniqueIsNeeded(TechniqueId technique) {
        Rating rating = rating(make(new Needing(technique)), ScaleId.SHUDU);
        assertThat(rating.techniques()).containsKey(technique);
    }

    @Test
    void scoresAreKept() {
        assertThat(rating(make(new OfScore(600, 700)), ScaleId.HODOKU).score()).isBetween(600, 700);
    }

    @Test
    void someTechniquesAreEnough() {
        EnumSet<TechniqueId> allowed =
                EnumSet.of(TechniqueId.FULL_HOUSE, TechniqueId.HIDDEN_SINGLE, TechniqueId.NAKED_SINGLE);
        assertThat(allowed)
                .containsAll(rating(make(new WithOnly(allowed)), ScaleId.SHUDU)
                        .techniques()
                        .keySet());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "level",
                "level=",
                "level=impossible",
                "technique=",
                "technique=guess",
                "technique=squirmbag",
                "score=",
                "score=5",
                "score=5..4",
                "score=..",
                "score=-1..5",
                "only=",
                "only=x-wing,",
                "colour=red"
            })
    void otherTextsAreNoWishes(String id) {
        assertThat(Wishes.byId(id)).isNull();
    }
}

package io.shudu.generate.grids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.Boards;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class GridMethodsTest {
    private static final int MANY = 10_000;
    private static final SeedSequence SEEDS = new SeedSequence(20261115);
    private static final Geometry DIAGONAL =
            Geometry.CLASSIC.with(new House(House.Kind.EXTRA, 0, 0, 10, 20, 30, 40, 50, 60, 70, 80));

    static Stream<Arguments> methodsAndBoards() {
        return GridMethods.all().stream()
                .flatMap(method ->
                        Boards.ALL.stream().filter(method::suits).map(geometry -> Arguments.of(method.id(), geometry)));
    }

    static GridMethod method(String id) {
        return Objects.requireNonNull(GridMethods.byId(id), id);
    }

    @Test
    void theListIsInOrderAndFindsEachById() {
        assertThat(GridMethods.all())
                .extracting(GridMethod::id)
                .containsExactly("search", "restart", "boxes", "shift", "shuffle", "uniform", "chain");
        assertThat(GridMethods.all()).allMatch(method -> GridMethods.byId(method.id()) == method);
        assertThat(GridMethods.byId("magic")).isNull();
        assertThat(GridMethods.byId("Search")).isNull();
        assertThat(GridMethods.byId("")).isNull();
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("methodsAndBoards")
    void everyBoardGetsACompleteGridThatTheSeedAloneDecides(String id, Geometry geometry) {
        GridMethod method = method(id);
        Grid grid = method.make(geometry, SEEDS.at(0));
        assertThat(grid.geometry()).isEqualTo(geometry);
        assertThat(grid.givenCount()).isEqualTo(geometry.cellCount());
        assertThat(grid.candidates()).isNull();
        assertThat(grid.isSolved()).isTrue();
        assertThat(Boards.isSolved(grid)).isTrue();
        assertThat(method.make(geometry, SEEDS.at(0))).isEqualTo(grid);

        Set<Grid> grids = new HashSet<>();
        for (int index = 0; index < 5; index++) {
            grids.add(method.make(geometry, SEEDS.at(index)));
        }
        assertThat(grids).hasSizeGreaterThan(1);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"search", "restart", "boxes", "shift", "shuffle", "uniform", "chain"})
    void thousandsOfClassicGridsAreAllValid(String id) {
        GridMethod method = method(id);
        // Those that search take a millisecond a grid and more.
        int many = List.of("search", "restart", "boxes").contains(id) ? MANY / 5 : MANY;
        Set<Grid> grids = new HashSet<>();
        int invalid = 0;
        for (int index = 0; index < many; index++) {
            Grid grid = method.make(Geometry.CLASSIC, SEEDS.at(index));
            invalid += Boards.isSolved(grid) ? 0 : 1;
            grids.add(grid);
        }
        assertThat(invalid).isZero();
        // Among 362,880 and 236,196 grids about 137 and 209 of them coincide; the other methods reach practically all.
        int fewest = switch (id) {
            case "shift" -> 9_750;
            case "shuffle" -> 9_650;
            default -> many;
        };
        assertThat(grids).hasSizeBetween(fewest, many);
    }

    @Test
    void thePlainMethodsReachEveryGridOfTheSmallestBoard() {
        for (String id : new String[] {"search", "restart", "boxes", "chain"}) {
            Set<Grid> grids = new HashSet<>();
            for (int index = 0; index < 5_000; index++) {
                grids.add(method(id).make(Geometry.of(2, 2), SEEDS.at(index)));
            }
            assertThat(grids).as(id).hasSize(288);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"restart", "boxes", "shift", "shuffle", "chain"})
    void boardsWithOtherHousesAreRefused(String id) {
        assertThatThrownBy(() -> method(id).make(DIAGONAL, SEEDS.at(0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("9x9 (28 houses): this method is for boards of rows, columns and boxes");
    }

    @Test
    void methodsTellWhichBoardsTheyAreFor() {
        for (GridMethod method : GridMethods.all()) {
            boolean any = method.id().equals("search");
            boolean classic = method.id().equals("uniform");
            assertThat(method.suits(Geometry.CLASSIC)).as(method.id()).isTrue();
            assertThat(method.suits(DIAGONAL)).as(method.id()).isEqualTo(any);
            assertThat(method.suits(Geometry.of(4, 4))).as(method.id()).isNotEqualTo(classic);
        }
        assertThat(GridMethods.usual(Geometry.CLASSIC)).isSameAs(method("uniform"));
        assertThat(GridMethods.usual(Geometry.of(2, 3))).isSameAs(method("chain"));
        assertThat(GridMethods.usual(DIAGONAL)).isSameAs(method("search"));
        Grid base = method("search").make(Geometry.of(2, 2), SEEDS.at(0));
        assertThat(new ShuffleMethod(base).suits(Geometry.of(2, 2))).isTrue();
        assertThat(new ShuffleMethod(base).suits(Geometry.CLASSIC)).isFalse();
    }

    @Test
    void searchFillsBoardsWithOtherHouses() {
        Grid grid = new SearchMethod().make(DIAGONAL, SEEDS.at(0));
        assertThat(grid.isSolved()).isTrue();
        assertThat(grid.givenCount()).isEqualTo(81);
    }
}

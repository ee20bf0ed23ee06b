package io.shudu.core.transform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Puzzles;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.thread.Overlaps;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Canonical forms against published values and against all 3,359,232 rearrangements, one by one. */
class CanonizerTest {
    private static final String SMALLEST =
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    private static final String LARGEST =
            "123456789457893612986217354274538196531964827698721435342685971715349268869172543";

    private final Canonizer canonizer = new Canonizer();

    @ParameterizedTest
    @CsvSource({
        // The grid with the most automorphisms.
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645, 648",
        LARGEST + ", 72",
        SMALLEST + ", 3",
        // The grid with the most pairs of digits that could be exchanged at the corners of a rectangle.
        "123568479864791352957243681218657934536489127749312865391825746472136598685974213, 36",
        "123456789456789123798132564231675498584923617679841235367518942815294376942367851, 1"
    })
    void knows_published_numbers_of_automorphisms(String line, int automorphisms) {
        Grid grid = Puzzles.classic(line);
        CanonicalForm form = canonizer.ofSolved(grid);
        assertThat(form.automorphisms()).isEqualTo(automorphisms);
        assertThat(form.transform().apply(grid)).isEqualTo(form.grid());
        assertThat(canonizer.ofProper(grid, grid)).isEqualTo(form);
    }

    @ParameterizedTest
    @CsvSource({SMALLEST, LARGEST})
    void smallest_and_largest_form_are_their_own(String line) {
        Rng rng = new SeedSequence(5).at(0);
        for (int i = 0; i < 100; i++) {
            Grid image = Transform.random(Geometry.CLASSIC, rng).apply(Puzzles.classic(line));
            assertThat(canonizer.ofSolved(image).grid()).hasToString(line);
        }
    }

    @Test
    void is_the_smallest_of_all_images_of_a_complete_grid() {
        AllImages images = new AllImages(Puzzles.EASY_SOLVED.digits());
        CanonicalForm form = canonizer.ofSolved(Puzzles.EASY_SOLVED);
        assertThat(form.grid()).hasToString(images.smallest());
        assertThat(form.automorphisms()).isEqualTo(images.ties());
    }

    @ParameterizedTest
    @CsvSource({
        "........1.......23..4..5......1........3.6...7......58.......67.1...4.......2....",
        "1........1..2.........3....................4.........5..........1...............2",
        "11.......1...............................................................22......",
        "123123123231231231312312312123123123231231231312312312123123123231231231312312312",
    })
    void is_the_smallest_of_all_images_of_an_improper_puzzle(String line) {
        Grid puzzle = Puzzles.classic(line);
        AllImages images = new AllImages(puzzle.digits());
        CanonicalForm form = canonizer.ofImproper(puzzle);
        assertThat(form.grid()).hasToString(images.smallest());
        assertThat(form.automorphisms()).isEqualTo(images.ties());
        assertThat(form.transform().apply(puzzle)).isEqualTo(form.grid());
    }

    @Test
    void a_proper_puzzle_takes_the_smallest_of_the_images_that_its_solution_leaves() {
        // Of the grid with 648 automorphisms, which all lead to another image of a single clue, or to the same.
        Grid solution =
                Puzzles.classic("123456789456789123789123456231564897564897231897231564312645978645978312978312645");
        Set<String> forms = new HashSet<>();
        for (int cell = 0; cell < 81; cell++) {
            Grid puzzle = solution.without(cell).allGiven();
            CanonicalForm form = canonizer.ofProper(puzzle, solution);
            assertThat(form.transform().apply(puzzle)).isEqualTo(form.grid());
            assertThat(form.transform().apply(solution)).isEqualTo(solution);
            forms.add(form.grid().toString());
            // Orbit and stabiliser: all cells are one orbit.
            assertThat(form.automorphisms()).isEqualTo(8);
        }
        assertThat(forms).containsExactly("." + solution.toString().substring(1));
        assertThat(canonizer.ofImproper(solution.without(40)).automorphisms()).isEqualTo(8);
    }

    @Test
    void counts_published_numbers_of_patterns() {
        Set<String> patterns = Set.of(".".repeat(81));
        for (int expected : new int[] {1, 5, 21, 109}) {
            Set<String> larger = new HashSet<>();
            for (String pattern : patterns) {
                for (int cell = 0; cell < 81; cell++) {
                    if (pattern.charAt(cell) == '.') {
                        Grid more = Puzzles.classic(pattern.substring(0, cell) + "1" + pattern.substring(cell + 1));
                        larger.add(canonizer.ofImproper(more).grid().toString());
                    }
                }
            }
            assertThat(larger).hasSize(expected);
            patterns = larger;
        }
    }

    @Test
    void the_empty_grid_has_all_rearrangements_as_automorphisms() {
        Grid empty = Grid.empty(Geometry.CLASSIC);
        CanonicalForm form = canonizer.ofImproper(empty);
        assertThat(form.grid()).isEqualTo(empty);
        assertThat(form.automorphisms()).isEqualTo(3_359_232);
    }

    @Test
    void refuses_what_has_no_form() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> canonizer.ofImproper(Grid.empty(Geometry.of(2, 2))))
                .withMessageContaining("9×9");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> canonizer.ofSolved(Puzzles.EASY))
                .withMessageContaining("not solved");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> canonizer.ofProper(Puzzles.EASY.with(2, 1), Puzzles.EASY_SOLVED))
                .withMessageContaining("r1c3: the puzzle has 1, its solution 4");
    }

    @Test
    void a_canonizer_serves_one_thread_at_a_time() throws Exception {
        Grid solved = Puzzles.classic(LARGEST);
        Grid puzzle = solved.without(0).without(40);
        CanonicalForm proper = canonizer.ofProper(puzzle, solved);
        CanonicalForm improper = canonizer.ofImproper(puzzle);
        int[] digits = canonizer.ofSolved(solved).grid().digits();
        Overlaps.assertRefused(() -> canonizer.ofSolved(solved).automorphisms() == 72);
        Overlaps.assertRefused(() -> canonizer.ofProper(puzzle, solved).equals(proper));
        Overlaps.assertRefused(() -> canonizer.ofImproper(puzzle).equals(improper));
        Overlaps.assertRefused(() -> canonizer.ofSolved(digits.clone()) == 72);
        Overlaps.assertRefused(() -> canonizer.ofProper(puzzle.digits(), solved.digits()) == proper.automorphisms());
    }

    @Test
    void an_interrupt_ends_the_longer_of_the_searches() {
        Grid empty = Grid.empty(Geometry.CLASSIC);
        CanonicalForm form = canonizer.ofImproper(empty);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> canonizer.ofImproper(empty)).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(canonizer.ofImproper(empty)).isEqualTo(form);
    }
}

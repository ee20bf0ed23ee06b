package io.shudu.logic.se;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.testkit.Puzzles;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SeRaterTest {
    /** Made here, and rated by Sudoku Explainer 1.2.1.3. */
    static final List<String> RATED = List.of(
            "7......96.....2.71.42.7.8..87......9......1351......8.....5.9....13.4.....5....6. 9.0 1.2 1.2",
            "93..1.56...8.....1.76.....2....934....1..58.32..6.........6...5...85.6.........7. 9.0 1.2 1.2",
            "...2.......6.9..522..5..3.......27..5......13...45.9..4....7.8........21..56.1... 1.2 1.2 1.2",
            "6..1....7..4...........69...8....72...6.795.4.9...5...7.9.8.6....15..8...4......2 1.5 1.2 1.2",
            "83..67..1...1..2....2..9....9....15.3......4....5...7...7.58......7...6...9...4.. 1.7 1.2 1.2",
            "...1.4...5...3...1.9....4..7.......862..1...3.537......1.37..26..9..........8...5 2.0 1.2 1.2",
            "...16.2.56....8.97.4........6.5.1....3..9..64..5...3...5....7..........2..8.721.. 2.3 1.2 1.2",
            "1.8.7...6.......9.6....8..5......4..9...8..1.857.3.9....28.........46..3...2...54 2.5 1.2 1.2",
            "1....4.....2..3.895..9..2..9.71.6....6......1....2..........1.88.3.9..6.2.9..7.5. 2.6 1.2 1.2",
            ".....5..6......8...3.2.8......1......1....6.4..9.57..356..1..4.9..76....2.....1.. 2.8 1.2 1.2",
            ".21..46........2...4..81.9....3...5.......9..5.2...817.1...5.6.....7...4..6.1..7. 3.0 1.2 1.2",
            "..3.......4.....2...9..35.6.....6.5..32.196.....3..27.....2.....2.4...8.7.8..1... 3.2 1.2 1.2",
            "59.8..63....46......7...9.......4.8.671.........3......3.....6..5.....2...8.1..79 3.4 1.2 1.2",
            ".15.6.7....7...1....8..3.9.1.2.....7...7......3..24...8.34........6...4..412.75.. 3.6 1.2 1.2",
            "...5..48........67...4.3......25......2...7.....7..81...9.......14..5..35.38.4..9 4.0 1.2 1.2",
            "7.....1....8..29.....3....2..9...7.6..7.1.4..5....4.834.3...629...95............. 4.2 1.2 1.2",
            "32...8.....9..4.5.1...5.6.......2..6...1....7...94......17.....274.....38...6.2.. 4.4 1.2 1.2",
            "..97.32.1...2..5..1....4..8.7.......568......4..........5.3.8.2...9..7..6....83.. 4.5 2.3 2.3",
            "4.1.6...7.3.........6......2638..5....53......1...28.....45..7...7..3.1........93 4.6 1.2 1.2",
            "....3.....2.5.8......1...46..5.8.4....89.2.........7.3....4..6..1.8..9...6.....51 5.0 1.2 1.2",
            "2.1.6..8.4....5....351.8..21.....3.....9......87....953.......6..6.31....4.8..... 5.6 1.2 1.2",
            "3....1.899..8...622....3...4..6..73.58.2.......9..8........28...5..7..4....1.9.2. 6.6 1.2 1.2",
            ".....1...3.5..721...9.....6....7.8....18.675..8..5...4.5........9.....63.62..34.. 6.7 1.2 1.2",
            "12......8.3.68..7....7.3..5.8...59...4.....8....3....1..8..72....4.5....6.2..1.5. 6.8 1.2 1.2",
            "5....2...9....3..6.......89...31.5...2.759.3...7........4.....2....7.......6..973 6.9 1.2 1.2",
            "........1....6.7483...45....83......29....4.....9..38.4..6........8...1...2.3.6.5 7.0 1.2 1.2",
            "62..83.75..76....2.......1.3.........5...49..1...5..6.9........7....83..58..27... 7.1 1.2 1.2",
            ".3....16.1..4.2.8...8..3..2...3...59....74......51....9..8....6.71...9..2.....57. 7.2 1.2 1.2",
            ".68....1..2.7....4..4.85...643........1..32.6.....9.....2.9.1.......69......2.5.8 7.3 1.2 1.2",
            ".4............974.39.....25....82.....5.7.8..........12..8....3.165.....8.3.2.5.9 7.4 1.2 1.2",
            ".......47.....3......46.3.9.61...23.93...1.....5..........82..42.....6.5.9.1.5... 7.5 1.2 1.2",
            "...718..4.2....3........7...8.......9.3......1..4..83...5..72....6.8..7..41.53.6. 7.8 1.2 1.2",
            ".5.6..49.6..9....8.2.8.1....15......43....98........6.1...79........4.3...2...5.. 8.2 1.2 1.2",
            "...27.6...6...3.9.....6.3.723.9......49.........3..85........8.7.......5.917..... 8.3 1.2 1.2",
            "..4.6......63......184.25......2.4...2.....87...9.......38...56.8...3...1..5...3. 8.4 1.2 1.2",
            ".815....2.....7..15..28..9..38.....5...9..7...6...5...87...39....3........9.6.1.. 8.5 1.2 1.2",
            "638.........7......4.8..3..7....1.2...5.....14..6.27..2......955.1..4.......6..8. 8.8 1.2 1.2",
            "......7..926.........9.8....5...39.....76.....68.1...3........2....3584.49.2..... 8.5 1.2 1.2",
            "....1....3..9.5...461.3...5...4...98.1.....578.4...1...4.1.......7....8..5..69..4 8.5 1.2 1.2");

    private final SeRater rater = new SeRater();

    static Grid grid(String line) {
        int[] digits = new int[81];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = Math.max(0, Character.digit(line.charAt(cell), 10));
        }
        return Grid.ofGivens(Geometry.CLASSIC, digits);
    }

    private static String text(SeRating rating) {
        return SeRating.text(rating.er()) + " " + SeRating.text(rating.ep()) + " " + SeRating.text(rating.ed());
    }

    /** AI Escargot and Easter Monster need chains within chains; their ratings were published many times. */
    @Test
    void famousPuzzlesHaveTheirPublishedRatings() {
        assertThat(rater.rate(
                        grid("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")))
                .isEqualTo(new SeRating(105, 12, 12));
        assertThat(rater.rate(
                        grid("1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1")))
                .isEqualTo(new SeRating(116, 116, 108));
    }

    @Test
    void ratingsAreThoseOfTheOriginal() {
        for (String line : RATED) {
            assertThat(text(rater.rate(grid(line)))).as(line).isEqualTo(line.substring(82));
        }
    }

    @Test
    void aRatingDoesNotDependOnThePuzzleBefore() {
        List<SeRating> forward = new ArrayList<>();
        RATED.forEach(line -> forward.add(rater.rate(grid(line))));
        List<SeRating> backward = new ArrayList<>();
        RATED.reversed().forEach(line -> backward.add(rater.rate(grid(line))));
        assertThat(backward.reversed()).isEqualTo(forward);
    }

    @Test
    void whoLooksForPearlsNeedNotWait() {
        Grid easyStart = grid(RATED.getLast());
        assertThat(rater.rate(easyStart, SeGoal.PEARL, SeRater.BEYOND).er()).isEqualTo(SeRater.BEYOND);
        SeRating stopped = rater.rate(easyStart, SeGoal.RATING, 50);
        assertThat(stopped.more()).isTrue();
        assertThat(stopped.er()).isGreaterThan(50);
        assertThat(stopped.erText()).isEqualTo(SeRating.text(stopped.er()) + "+");
        SeRating whole = rater.rate(easyStart);
        assertThat(rater.rate(easyStart, SeGoal.RATING, whole.er())).isEqualTo(whole);
    }

    @Test
    void theWayGivesTheRating() {
        Set<SeChain.Form> forms = EnumSet.noneOf(SeChain.Form.class);
        for (String line : RATED) {
            List<SeStep> steps = new ArrayList<>();
            SeRating rating = rater.explain(grid(line), steps::add);
            assertThat(rating).as(line).isEqualTo(rater.rate(grid(line)));
            assertThat(steps.stream().mapToInt(SeStep::rating).max()).hasValue(rating.er());
            assertThat(steps.getFirst().rating()).isEqualTo(rating.ed());
            for (SeStep step : steps) {
                assertThat(step.placed() >= 0 || !step.removed().isEmpty()).isTrue();
                SeChain chain = step.chain();
                assertThat(chain != null)
                        .isEqualTo(step.kind() == SeKind.FORCING_CHAIN
                                || step.kind().compareTo(SeKind.NISHIO) >= 0);
                if (chain != null) {
                    forms.add(chain.form());
                    chain.branches().forEach(SeRaterTest::assertTree);
                }
            }
        }
        assertThat(forms).contains(SeChain.Form.FORCING, SeChain.Form.REGION, SeChain.Form.CONTRADICTION);
    }

    /** Every conclusion rests on earlier ones, and only one is an assumption. */
    private static void assertTree(List<SeNode> nodes) {
        for (int i = 0; i < nodes.size(); i++) {
            assertThat(nodes.get(i).from().isEmpty()).isEqualTo(i == 0);
            for (int from : nodes.get(i).from()) {
                assertThat(from).isBetween(0, i - 1);
            }
        }
    }

    @Test
    void aChainWithinAChainIsTold() {
        List<SeChain> nested = new ArrayList<>();
        SeRating rating = rater.explain(grid(Puzzles.HARD), step -> {
            SeChain chain = step.chain();
            if (chain != null) {
                chain.branches().stream()
                        .flatMap(List::stream)
                        .map(SeNode::nested)
                        .filter(Objects::nonNull)
                        .forEach(nested::add);
            }
        });
        assertThat(rating).isEqualTo(rater.rate(grid(Puzzles.HARD)));
        assertThat(nested).isNotEmpty().allSatisfy(chain -> {
            assertThat(chain.form()).isEqualTo(SeChain.Form.NESTED);
            assertThat(chain.branches()).isNotEmpty().doesNotContain(List.of());
        });
    }

    @Test
    void whatHasNoSolutionEndsAsWell() {
        String two = "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179";
        assertThat(rater.rate(grid(two))).isEqualTo(new SeRating(SeRater.BEYOND, 0, 0));
        String none = "55" + two.substring(2);
        assertThat(rater.rate(grid(none)).er()).isEqualTo(SeRater.BEYOND);
    }

    /** The answers are those of the search to the end, without a look at the solutions. */
    @Test
    void severalSolutionsChangeNoAnswer() {
        assertThat(rater.rate(Grid.empty(Geometry.CLASSIC))).isEqualTo(new SeRating(SeRater.BEYOND, 0, 0));
        String stuck = "..5.1..7..2..5....3..8..91..3...4...2.8.9...........2.7...8.39.........7.....2.86";
        assertThat(rater.rate(grid(stuck))).isEqualTo(new SeRating(SeRater.BEYOND, 12, 12));
        // Steps that count on a single solution lead to one of seven.
        String solved = "4..79..1.....61....12..3.9...19....8..32..6..724........7...8......3.2.........4.";
        assertThat(rater.rate(grid(solved))).isEqualTo(new SeRating(71, 12, 12));
    }

    @Test
    void aDiamondIsAPearl() {
        for (String line : RATED) {
            SeRating rating = rater.rate(grid(line));
            int pearl = rater.rate(grid(line), SeGoal.PEARL, SeRater.BEYOND).er();
            int diamond = rater.rate(grid(line), SeGoal.DIAMOND, SeRater.BEYOND).er();
            assertThat(pearl).as(line).isEqualTo(rating.er() == rating.ep() ? rating.er() : SeRater.BEYOND);
            assertThat(diamond).as(line).isEqualTo(rating.er() == rating.ed() ? rating.er() : SeRater.BEYOND);
        }
    }

    @Test
    void otherBoardsAreRefused() {
        assertThatThrownBy(() -> rater.rate(Grid.empty(Geometry.ofSide(4))))
                .isInstanceOf(IllegalArgumentException.class);
    }
}

package io.shudu.generate.bands;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.transform.Transform;
import io.shudu.generate.grids.SearchMethod;
import io.shudu.testkit.AllBands;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class ClassicBandsTest {
    private static final ClassicBands BANDS = ClassicBands.get();
    /** Names of the digits and orders of the columns that make different first stacks of three partitions. */
    private static final long NAMES_AND_ORDERS = 60_480;

    /** A line of the table that another program has computed. */
    private record Row(int number, int pairs, int fillings, int normalised, int classes, long completions) {}

    private static List<Row> table() throws IOException {
        try (InputStream stream =
                Objects.requireNonNull(ClassicBandsTest.class.getResourceAsStream("band-classes.txt"))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> Arrays.stream(line.split(" ", -1))
                            .mapToLong(Long::parseLong)
                            .toArray())
                    .map(n -> new Row((int) n[0], (int) n[1], (int) n[2], (int) n[3], (int) n[4], n[5]))
                    .toList();
        }
    }

    private static int classOf(String band) {
        int[] stacks = new int[3];
        for (int stack = 0; stack < 3; stack++) {
            int[] sets = new int[3];
            for (int i = 0; i < 9; i++) {
                sets[i % 3] |= 1 << (band.charAt(i / 3 * 9 + stack * 3 + i % 3) - '1');
            }
            stacks[stack] = BANDS.partitions().number(sets[0], sets[1], sets[2]);
        }
        return BANDS.classes().classOf(BANDS.classes().pair(stacks[0], stacks[1], stacks[2]));
    }

    @Test
    void theClassesAreThoseOfAnotherProgram() throws IOException {
        List<Row> table = table();
        assertThat(table).hasSize(ColumnClasses.COUNT);
        for (Row row : table) {
            int number = row.number;
            assertThat(BANDS.classes().size(number)).as("pairs of %d", number).isEqualTo(row.pairs);
            assertThat(BANDS.fillings().count(number))
                    .as("fillings of %d", number)
                    .isEqualTo(row.fillings);
            assertThat((long) BANDS.completions().units(number) * Completions.UNIT)
                    .as("completions of %d", number)
                    .isEqualTo(row.completions);
        }
    }

    @Test
    void theirSumIsTheNumberOfGrids() {
        long sum = 0;
        int pairs = 0;
        for (int number = 0; number < ColumnClasses.COUNT; number++) {
            sum += BANDS.weight(number);
            pairs += BANDS.classes().size(number);
        }
        assertThat(pairs).isEqualTo(280 * 280);
        BigInteger grids = BigInteger.valueOf(sum).multiply(BigInteger.valueOf(NAMES_AND_ORDERS));
        // Felgenhauer and Jarvis, 2005: 9! · 72² · 2⁷ · 27,704,267,971.
        assertThat(grids).isEqualTo(new BigInteger("6670903752021072936960"));
        assertThat(grids)
                .isEqualTo(BigInteger.valueOf(362_880L * 72 * 72 * 128).multiply(BigInteger.valueOf(27_704_267_971L)));
    }

    @Test
    void listingAllBandsFindsTheSameClasses() throws IOException {
        AllBands all = new AllBands();
        assertThat(all.normalised()).hasSize(36_288).doesNotHaveDuplicates();
        Collection<List<String>> fine = all.classes();
        assertThat(fine).hasSize(416);
        int[] bands = new int[ColumnClasses.COUNT];
        int[] classes = new int[ColumnClasses.COUNT];
        for (List<String> each : fine) {
            int number = classOf(each.getFirst());
            assertThat(each).allMatch(band -> classOf(band) == number);
            // A class is as large as the group of symmetries, or as a part of it.
            assertThat(108 % each.size()).as("%d bands", each.size()).isZero();
            bands[number] += each.size();
            classes[number]++;
        }
        for (Row row : table()) {
            assertThat(bands[row.number]).as("bands of %d", row.number).isEqualTo(row.normalised);
            assertThat(classes[row.number]).as("classes in %d", row.number).isEqualTo(row.classes);
        }
    }

    @Test
    void eachPairIsWhatItSaysOfItsModel() {
        Partitions partitions = BANDS.partitions();
        ColumnClasses classes = BANDS.classes();
        for (int pair = 0; pair < 280 * 280; pair++) {
            int[] names = new int[9];
            names[8] = 36;
            for (int i = 0; i < 8; i++) {
                names[i] = classes.names(pair) >>> (4 * i) & 15;
                names[8] -= names[i];
            }
            int[] images = partitions.images(names);
            int[] expected = {0, pair / 280, pair % 280};
            for (int stack = 0; stack < 3; stack++) {
                int model = classes.model(classes.classOf(pair), stack);
                int place = classes.places(pair) >>> (2 * stack) & 3;
                assertThat(partitions.image(model, images)).isEqualTo(expected[place]);
            }
        }
    }

    @Property(tries = 200)
    void theClassOfAChuteStaysUnderSymmetries(@ForAll int seed) {
        Grid grid = new SearchMethod().make(Geometry.CLASSIC, new SeedSequence(seed & 0xFFFFL).at(0));
        Transform rename = Transform.relabel(Geometry.CLASSIC, 2, 9, 4, 1, 7, 8, 3, 5, 6);
        Transform move = Transform.swapRows(Geometry.CLASSIC, 0, 2)
                .then(Transform.swapColumns(Geometry.CLASSIC, 4, 5))
                .then(Transform.swapStacks(Geometry.CLASSIC, 0, 2));
        Grid other = rename.then(move).apply(grid);
        Grid turned = Transform.transpose(Geometry.CLASSIC).apply(other);
        for (int chute = 0; chute < 3; chute++) {
            assertThat(BANDS.classOf(other, chute)).isEqualTo(BANDS.classOf(grid, chute));
            assertThat(BANDS.classOf(other, 5 - chute)).isEqualTo(BANDS.classOf(grid, 3 + chute));
            assertThat(BANDS.classOf(turned, 3 + chute)).isEqualTo(BANDS.classOf(other, chute));
        }
    }
}

package io.shudu.core.transform;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The classes of bands against published facts. */
class BandClassesTest {
    private final BandClasses classes = BandClasses.tables();
    private final int[] names = new int[10];

    private int entry(String band) {
        return classes.entry(band.chars().map(digit -> digit - '0').toArray(), 0, names);
    }

    @Test
    void first_and_last_class_are_the_published_ones() {
        assertThat(BandClasses.rank(entry("123456789456789123789123456"))).isZero();
        assertThat(BandClasses.rank(entry("123456789456789123789123465"))).isEqualTo(1);
        assertThat(BandClasses.rank(entry("123456789457893612896217354"))).isEqualTo(414);
        assertThat(BandClasses.rank(entry("123456789457893612986217354"))).isEqualTo(415);
    }

    /** A class has 108 / automorphisms of the 36,288 normalised bands. */
    @Test
    void automorphisms_are_as_published() {
        Map<Integer, Integer> numbers = new TreeMap<>();
        int normalised = 0;
        for (int rank = 0; rank < 416; rank++) {
            int automorphisms = classes.wayCount(rank << 17);
            numbers.merge(automorphisms, 1, Integer::sum);
            normalised += 108 / automorphisms;
        }
        assertThat(numbers).hasToString("{1=279, 2=105, 3=2, 4=2, 6=16, 12=4, 18=5, 36=1, 54=1, 108=1}");
        assertThat(normalised).isEqualTo(36_288);
    }
}

package io.shudu.logic.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Sets of cells agree with the sets of the JDK, on boards of all sizes. */
class CellSetTest {
    private static final int[] BOARDS = {16, 36, 81, 96, 97, 144, 256, 625, 1024};

    @Property(tries = 300)
    void setsCalculateLikeBitSets(
            @ForAll @IntRange(max = 8) int board,
            @ForAll @Size(max = 60) int[] some,
            @ForAll @Size(max = 60) int[] others) {
        int cells = BOARDS[board];
        BitSet one = bits(some, cells);
        BitSet other = bits(others, cells);
        assertSame(set(one, cells).and(set(other, cells)), and(one, other));
        assertSame(set(one, cells).or(set(other, cells)), or(one, other));
        assertSame(set(one, cells).minus(set(other, cells)), minus(one, other));
        assertSame(new CellSet(cells).setAnd(set(one, cells), set(other, cells)), and(one, other));
        assertSame(new CellSet(cells).setMinus(set(one, cells), set(other, cells)), minus(one, other));
        assertThat(set(one, cells).meets(set(other, cells))).isEqualTo(one.intersects(other));
        assertThat(set(one, cells).containsAll(set(other, cells)))
                .isEqualTo(minus(other, one).isEmpty());
        assertThat(set(one, cells).equals(set(other, cells))).isEqualTo(one.equals(other));
        assertSame(set(one, cells).copy().clear(), new BitSet());
    }

    private static void assertSame(CellSet set, BitSet bits) {
        assertThat(set.size()).isEqualTo(bits.cardinality());
        assertThat(set.isEmpty()).isEqualTo(bits.isEmpty());
        int cell = set.first();
        for (int bit = bits.nextSetBit(0); bit >= 0; bit = bits.nextSetBit(bit + 1)) {
            assertThat(cell).isEqualTo(bit);
            assertThat(set.contains(bit)).isTrue();
            cell = set.next(cell);
        }
        assertThat(cell).isEqualTo(-1);
    }

    private static BitSet bits(int[] numbers, int cells) {
        BitSet bits = new BitSet();
        for (int number : numbers) {
            bits.set(Math.floorMod(number, cells));
        }
        return bits;
    }

    private static CellSet set(BitSet bits, int cells) {
        CellSet set = new CellSet(cells);
        // Cells that come and go leave no trace.
        for (int cell = 0; cell < cells; cell++) {
            set.add(cell);
        }
        for (int cell = 0; cell < cells; cell++) {
            if (!bits.get(cell)) {
                set.remove(cell);
            }
        }
        return set;
    }

    private static BitSet and(BitSet one, BitSet other) {
        BitSet result = (BitSet) one.clone();
        result.and(other);
        return result;
    }

    private static BitSet or(BitSet one, BitSet other) {
        BitSet result = (BitSet) one.clone();
        result.or(other);
        return result;
    }

    private static BitSet minus(BitSet one, BitSet other) {
        BitSet result = (BitSet) one.clone();
        result.andNot(other);
        return result;
    }
}

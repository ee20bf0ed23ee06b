package io.shudu.core.grid;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.random.SeedSequence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that people and programs write: numbers, cells, boxes. */
class NamesTest {
    @ParameterizedTest
    @CsvSource({"0,0", "7,7", "007,7", "999,999", "1000,-1", "-1,-1", "+1,-1", "1.0,-1", "x,-1", "'',-1", "' 1',-1"})
    void wholeNumbersArePlainFigures(String text, int number) {
        assertThat(WholeNumbers.parse(text, 0, 999)).isEqualTo(number);
        assertThat(WholeNumbers.parse(text, 0L, 999L)).isEqualTo(number);
    }

    @Test
    void largeNumbersAreReadExactly() {
        assertThat(WholeNumbers.parse("9007199254740991", 0, SeedSequence.MAX_SEED))
                .isEqualTo(9_007_199_254_740_991L);
        assertThat(WholeNumbers.parse("9007199254740992", 0, SeedSequence.MAX_SEED))
                .isEqualTo(-1);
        assertThat(WholeNumbers.parse("999999999999999999", 0, Long.MAX_VALUE)).isEqualTo(999_999_999_999_999_999L);
        assertThat(WholeNumbers.parse("9223372036854775807", 0, Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
        assertThat(WholeNumbers.parse("9223372036854775808", 0, Long.MAX_VALUE)).isEqualTo(-1);
        assertThat(WholeNumbers.parse("9999999999999999999", 0, Long.MAX_VALUE)).isEqualTo(-1);
        assertThat(WholeNumbers.parse("10000000000000000000", 0, Long.MAX_VALUE))
                .isEqualTo(-1);
        assertThat(WholeNumbers.parse("4294967301", 0, 9)).isEqualTo(-1);
        assertThat(WholeNumbers.parse("4", 5, 9)).isEqualTo(-1);
    }

    @Test
    void everyCellIsFoundByItsName() {
        for (Geometry geometry : new Geometry[] {Geometry.of(2, 2), Geometry.CLASSIC, Geometry.of(6, 6)}) {
            for (int cell = 0; cell < geometry.cellCount(); cell++) {
                assertThat(geometry.cellOf(geometry.cellName(cell))).isEqualTo(cell);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "r", "c", "rc", "r1", "r1c", "rc1", "r0c1", "r1c0", "r10c1", "r1c10", "c1r1", "R1C1", "r1c1 "
            })
    void otherTextsNameNoCell(String name) {
        assertThat(Geometry.CLASSIC.cellOf(name)).isEqualTo(-1);
    }

    @Test
    void everyBoxIsFoundByItsName() {
        for (int rows = 2; rows <= 18; rows++) {
            for (int columns = 2; columns <= 18; columns++) {
                Geometry named = Geometry.ofBox(rows + "x" + columns);
                assertThat(named != null).isEqualTo(Geometry.isBox(rows, columns));
                assertThat(named == null ? "" : named.boxName()).isEqualTo(named == null ? "" : rows + "x" + columns);
                assertThat(named == null ? null : Geometry.byId(named.id())).isEqualTo(named);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "3", "3x", "x3", "3X3", "1x9", "002x2", "2x002", "2x-2", "2xx2", "2x2x2", " 2x2"})
    void otherTextsNameNoBox(String name) {
        assertThat(Geometry.ofBox(name)).isNull();
    }

    @Test
    void aBoardIsNamedByItsSideOrItsBoxes() {
        assertThat(Geometry.CLASSIC.id()).isEqualTo("9");
        assertThat(Geometry.of(2, 3).id()).isEqualTo("2x3");
        assertThat(Geometry.byId("6")).isEqualTo(Geometry.of(2, 3));
        assertThat(Geometry.byId("3x3")).isSameAs(Geometry.CLASSIC);
        for (String none : new String[] {"", "7", "09", "37", "9+2", "x", "3x", "-9", "9 "}) {
            assertThat(Geometry.byId(none)).as(none).isNull();
        }
    }
}

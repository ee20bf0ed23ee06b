package io.shudu.core.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class HouseTest {
    private final House house = new House(House.Kind.EXTRA, 2, 9, 1, 5);

    @Test
    void cells_are_sorted() {
        assertThat(house.kind()).isEqualTo(House.Kind.EXTRA);
        assertThat(house.index()).isEqualTo(2);
        assertThat(house.size()).isEqualTo(3);
        assertThat(house.cells()).containsExactly(1, 5, 9);
        assertThat(house.cell(0)).isEqualTo(1);
        assertThat(house.cell(2)).isEqualTo(9);
    }

    @Test
    void contains_tells_members_from_others() {
        assertThat(house.contains(1)).isTrue();
        assertThat(house.contains(5)).isTrue();
        assertThat(house.contains(9)).isTrue();
        assertThat(house.contains(0)).isFalse();
        assertThat(house.contains(4)).isFalse();
        assertThat(house.contains(10)).isFalse();
        assertThat(house.contains(-1)).isFalse();
    }

    @Test
    void arrays_are_copied_both_ways() {
        int[] cells = {3, 2, 1};
        House copied = new House(House.Kind.ROW, 0, cells);
        assertThat(cells).containsExactly(3, 2, 1);
        cells[0] = 77;
        copied.cells()[0] = 88;
        assertThat(copied.cells()).containsExactly(1, 2, 3);
    }

    @Test
    void a_cell_that_stands_twice_is_named() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new House(House.Kind.BOX, 3, 7, 4, 7))
                .withMessage("cell 7 stands twice in box 4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new House(House.Kind.ROW, 0, 2, 2, 9))
                .withMessage("cell 2 stands twice in row 1");
    }

    @Test
    void houses_are_equal_if_kind_index_and_cells_are() {
        assertThat(house)
                .isEqualTo(new House(House.Kind.EXTRA, 2, 1, 5, 9))
                .hasSameHashCodeAs(new House(House.Kind.EXTRA, 2, 1, 5, 9))
                .isNotEqualTo(new House(House.Kind.BOX, 2, 1, 5, 9))
                .isNotEqualTo(new House(House.Kind.EXTRA, 1, 1, 5, 9))
                .isNotEqualTo(new House(House.Kind.EXTRA, 2, 1, 5, 8))
                .isNotEqualTo("extra 3");
        assertThat(house.hashCode()).isNotEqualTo(new House(House.Kind.EXTRA, 2, 1, 5, 8).hashCode());
    }

    @Test
    void text_names_kind_and_number() {
        assertThat(new House(House.Kind.ROW, 2, 1)).hasToString("row 3");
        assertThat(new House(House.Kind.COLUMN, 4, 1)).hasToString("column 5");
        assertThat(new House(House.Kind.BOX, 1, 1)).hasToString("box 2");
        assertThat(new House(House.Kind.EXTRA, 0, 1)).hasToString("extra 1");
    }
}

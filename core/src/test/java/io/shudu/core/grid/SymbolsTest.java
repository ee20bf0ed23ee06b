package io.shudu.core.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SymbolsTest {
    private static final String ALL = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ@";

    @Test
    void all_36_digits_go_both_ways() {
        for (int digit = 1; digit <= 36; digit++) {
            char symbol = ALL.charAt(digit - 1);
            assertThat(Symbols.of(digit)).isEqualTo(symbol);
            assertThat(Symbols.digit(symbol)).isEqualTo(digit);
        }
    }

    @Test
    void lower_case_letters_are_read_like_capitals() {
        for (char letter = 'a'; letter <= 'z'; letter++) {
            assertThat(Symbols.digit(letter)).isEqualTo(letter - 'a' + 10);
        }
    }

    @Test
    void empty_cells_are_a_dot_and_read_from_four_symbols() {
        assertThat(Symbols.EMPTY).isEqualTo('.');
        assertThat(Symbols.of(0)).isEqualTo('.');
        for (char symbol : ".0*_".toCharArray()) {
            assertThat(Symbols.digit(symbol)).isZero();
        }
    }

    @Test
    void wide_characters_are_read_as_the_usual_ones() {
        assertThat(Symbols.digit('１')).isEqualTo(1);
        assertThat(Symbols.digit('９')).isEqualTo(9);
        assertThat(Symbols.digit('Ａ')).isEqualTo(10);
        assertThat(Symbols.digit('ｚ')).isEqualTo(35);
        assertThat(Symbols.digit('０')).isZero();
        assertThat(Symbols.digit('．')).isZero();
        assertThat(Symbols.digit('！')).isEqualTo(-1);
    }

    @Test
    void every_other_character_stands_for_nothing() {
        String known = ALL + "abcdefghijklmnopqrstuvwxyz.0*_";
        for (int symbol = 0; symbol <= Character.MAX_VALUE; symbol++) {
            // The wide forms have the same order.
            if (known.indexOf(symbol) < 0 && known.indexOf(symbol - '\uFF01' + '!') < 0) {
                assertThat(Symbols.digit((char) symbol)).isEqualTo(-1);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 37, 1000})
    void other_numbers_have_no_symbol(int digit) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Symbols.of(digit))
                .withMessage("digit " + digit + ": digits go from 1 to 36");
    }
}

package io.shudu.render.words;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.logic.se.SeChain;
import io.shudu.logic.se.SeKind;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SeWordsTest {
    @ParameterizedTest
    @EnumSource
    void stepsAndChainsHaveNamesOfTheirOwn(Language language) {
        Set<String> names = new HashSet<>();
        for (SeKind kind : SeKind.values()) {
            names.add(SeWords.name(language, kind));
        }
        for (SeChain.Form form : SeChain.Form.values()) {
            names.add(SeWords.form(language, form));
        }
        assertThat(names).hasSize(SeKind.values().length + SeChain.Form.values().length);
    }

    @Test
    void whatIsATechniqueHasItsName() {
        assertThat(SeWords.name(Language.CHINESE, SeKind.X_WING)).isEqualTo("X 翼");
        assertThat(SeWords.name(Language.CHINESE, SeKind.BUG)).isEqualTo("全双值格（BUG）");
    }
}

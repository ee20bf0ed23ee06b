package io.shudu.core.transform;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.transform.TransformStep.Reason;
import io.shudu.core.transform.TransformStep.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TransformStepTest {
    private static final Geometry SIX = Geometry.of(2, 3);

    private static void does(String text, Transform expected) {
        TransformStep step = TransformStep.of(text);
        assertThat(step.flaw()).isNull();
        assertThat(step.on(SIX)).isEqualTo(new Result.Ok(expected));
        assertThat(TransformStep.NAMES).contains(step.name());
    }

    @Test
    void everyNameIsATransform() {
        does("relabel 231456", Transform.relabel(SIX, 2, 3, 1, 4, 5, 6));
        does("swap-digits 1,6", Transform.swapDigits(SIX, 1, 6));
        does("swap-rows 1,2", Transform.swapRows(SIX, 0, 1));
        does("swap-columns 4,6", Transform.swapColumns(SIX, 3, 5));
        does("swap-bands 1,3", Transform.swapBands(SIX, 0, 2));
        does("swap-stacks 2,1", Transform.swapStacks(SIX, 1, 0));
        does("transpose", Transform.transpose(SIX));
        does("rotate 90", Transform.rotate(SIX, 1));
        does("rotate 270", Transform.rotate(SIX, 3));
        does("mirror left-right", Transform.mirrorLeftRight(SIX));
        does("mirror top-bottom", Transform.mirrorTopBottom(SIX));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "turn;NAME",
                "transpose 1;NO_ARGUMENT",
                "swap-rows 1;PAIR",
                "swap-rows 0,1;PAIR",
                "swap-rows 1,;PAIR",
                "swap-digits 1;PAIR",
                "swap-digits 1,?;PAIR",
                "swap-digits 1,23;PAIR",
                "rotate 0;ROTATE",
                "rotate 100;ROTATE",
                "rotate;ROTATE",
                "mirror up;MIRROR"
            })
    void someMakeNoSenseAnywhere(String text, Reason reason) {
        assertThat(TransformStep.of(text).flaw())
                .isNotNull()
                .extracting(Result.Bad::reason)
                .isEqualTo(reason);
        assertThat(TransformStep.of(text).on(SIX))
                .isEqualTo(TransformStep.of(text).flaw());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "relabel 12345;RELABEL;[12345, 6, 6]",
                "relabel 123455;RELABEL;[123455, 6, 6]",
                "relabel 123457;RELABEL;[123457, 6, 6]",
                "swap-digits 1,7;RANGE;[1,7, 6]",
                "swap-rows 7,1;RANGE;[7,1, 6]",
                "swap-bands 1,4;RANGE;[1,4, 3]",
                "swap-stacks 3,1;RANGE;[3,1, 2]",
                "swap-rows 2,3;APART;[2,3]",
                "swap-columns 3,4;APART;[3,4]"
            })
    void someMakeNoSenseOnThisBoard(String text, Reason reason, String args) {
        TransformStep step = TransformStep.of(text);
        assertThat(step.flaw()).isNull();
        assertThat(step.on(SIX)).isInstanceOfSatisfying(Result.Bad.class, bad -> {
            assertThat(bad.reason()).isEqualTo(reason);
            assertThat(bad.args()).hasToString(args);
        });
    }
}

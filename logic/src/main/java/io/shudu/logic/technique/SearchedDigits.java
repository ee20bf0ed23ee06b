package io.shudu.logic.technique;

import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Where a technique that looks at one digit at a time found nothing the last time: as long as a digit does not change,
 * it need not be searched again.
 */
final class SearchedDigits {
    private final int[] fruitlessAt;
    private @Nullable Position position;

    SearchedDigits(Layout layout) {
        fruitlessAt = new int[layout.side() + 1];
    }

    /** Whether a digit is as it was when nothing was found. */
    boolean isFruitless(Position inPosition, int digit) {
        if (position != inPosition) {
            position = inPosition;
            Arrays.fill(fruitlessAt, 0);
        }
        return fruitlessAt[digit] == inPosition.changeOfDigit(digit);
    }

    /** Nothing was found for a digit. */
    void fruitless(Position inPosition, int digit) {
        fruitlessAt[digit] = inPosition.changeOfDigit(digit);
    }
}

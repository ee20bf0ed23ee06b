package io.shudu.logic.technique;

import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import java.util.Arrays;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The houses that a technique searches, and where it found nothing the last time: as long as such a house does not
 * change, it need not be searched again.
 */
final class Searched {
    private final int[] houses;
    private final int[] fruitlessAt;
    private @Nullable Position position;

    /** The houses that pass a test: boxes first, then rows, columns and others. */
    Searched(Layout layout, IntPredicate test) {
        houses = Arrays.stream(layout.boxesFirst()).filter(test).toArray();
        fruitlessAt = new int[layout.houseCount()];
    }

    /** All houses, for a search in a position. */
    int[] houses(Position inPosition) {
        if (position != inPosition) {
            position = inPosition;
            Arrays.fill(fruitlessAt, 0);
        }
        return houses;
    }

    /** Whether a house is as it was when nothing was found there. */
    boolean isFruitless(Position inPosition, int house) {
        return fruitlessAt[house] == inPosition.changeOfHouse(house);
    }

    /** Nothing was found in a house. */
    void fruitless(Position inPosition, int house) {
        fruitlessAt[house] = inPosition.changeOfHouse(house);
    }
}

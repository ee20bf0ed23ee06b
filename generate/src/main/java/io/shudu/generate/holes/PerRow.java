package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Rng;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The same number of holes in each row.
 *
 * @param holes how many in a row
 */
public record PerRow(int holes) implements HoleStrategy {
    /** Checks the number. */
    public PerRow {
        if (holes < 0) {
            throw new IllegalArgumentException(holes + " holes a row");
        }
    }

    /**
     * The number of holes of a level: about a third of each row for {@code easy}, half for {@code normal}, two thirds
     * for {@code hard}. A 9×9 board has 3, 5 and 6 holes a row.
     *
     * @return null if there is no such level
     */
    public static @Nullable PerRow level(String name, int side) {
        return switch (name) {
            // On the smallest board rounding would make all three levels the same.
            case "easy" -> new PerRow(side == 4 ? 1 : (side + 2) / 3);
            case "normal" -> new PerRow((side + 1) / 2);
            case "hard" -> new PerRow(side == 4 ? 3 : 2 * side / 3);
            default -> null;
        };
    }

    /** The number of holes, such as {@code 5/row}. */
    @Override
    public String id() {
        return holes + "/row";
    }

    @Override
    public List<Quota> plan(Geometry geometry, Rng rng) {
        List<Quota> quotas = new ArrayList<>();
        for (int row = 0; row < geometry.side(); row++) {
            List<Integer> cells = new ArrayList<>();
            for (int column : rng.permutation(0, geometry.side())) {
                cells.add(geometry.cell(row, column));
            }
            quotas.add(new Quota(cells, holes, holes));
        }
        return quotas;
    }
}

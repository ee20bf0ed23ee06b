package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import io.shudu.core.random.Rng;
import java.util.ArrayList;
import java.util.List;

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

    /** The number of holes, such as {@code 5/row}. */
    @Override
    public String id() {
        return holes + "/row";
    }

    @Override
    public Total total(Geometry geometry) {
        int all = holes * geometry.side();
        return new Total(all, all);
    }

    @Override
    public List<Quota> plan(Geometry geometry, Rng rng) {
        List<Quota> quotas = new ArrayList<>();
        for (int row = 0; row < geometry.side(); row++) {
            List<Integer> cells = new ArrayList<>();
            for (int column : rng.permutation(0, geometry.side())) {
                cells.add(geometry.cell(row, column));
            }
            quotas.add(Quota.ofCells(cells, holes, holes));
        }
        return quotas;
    }
}

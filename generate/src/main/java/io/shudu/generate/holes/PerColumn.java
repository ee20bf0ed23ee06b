package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import io.shudu.core.random.Rng;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A number of random draws in each column. The same cell may be drawn twice, so a column has that many holes or fewer,
 * and fewer are all right.
 *
 * @param draws how many in a column
 */
public record PerColumn(int draws) implements HoleStrategy {
    /** Checks the number. */
    public PerColumn {
        if (draws < 0) {
            throw new IllegalArgumentException(draws + " draws a column");
        }
    }

    /** The number of draws, such as {@code 5/column}. */
    @Override
    public String id() {
        return draws + "/column";
    }

    @Override
    public Total total(Geometry geometry) {
        return new Total(draws * geometry.side(), 0);
    }

    @Override
    public List<Quota> plan(Geometry geometry, Rng rng) {
        List<Quota> quotas = new ArrayList<>();
        for (int column = 0; column < geometry.side(); column++) {
            Set<Integer> cells = new LinkedHashSet<>();
            for (int i = 0; i < draws; i++) {
                cells.add(geometry.cell(rng.nextInt(geometry.side()), column));
            }
            quotas.add(Quota.ofCells(List.copyOf(cells), cells.size(), 0));
        }
        return quotas;
    }
}

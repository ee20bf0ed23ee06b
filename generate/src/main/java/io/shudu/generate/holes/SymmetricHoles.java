package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import io.shudu.core.random.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * As many holes as another strategy makes, in a symmetric pattern: random orbits of the whole board. What the other one
 * says about rows or columns is kept in sum only, because an orbit lies in several of them.
 *
 * @param holes how many holes
 * @param symmetry the pattern
 */
public record SymmetricHoles(HoleStrategy holes, Symmetry symmetry) implements HoleStrategy {
    /** The id of the strategy that says how many; the symmetry has its own. */
    @Override
    public String id() {
        return holes.id();
    }

    @Override
    public Total total(Geometry geometry) {
        return holes.total(geometry);
    }

    @Override
    public int tooMany(int number) {
        return holes.tooMany(number);
    }

    @Override
    public List<Quota> plan(Geometry geometry, Rng rng) {
        List<List<Integer>> orbits = symmetry.orbits(geometry.side());
        List<List<Integer>> shuffled = new ArrayList<>(orbits.size());
        for (int i : rng.permutation(0, orbits.size())) {
            shuffled.add(orbits.get(i));
        }
        Total total = total(geometry);
        return List.of(new Quota(shuffled, total.wanted(), total.required()));
    }
}

package io.shudu.generate;

import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Rng;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.HoleStrategy.Quota;
import io.shudu.generate.holes.SymmetricHoles;
import io.shudu.generate.holes.Symmetry;
import java.util.ArrayList;
import java.util.List;

/** A complete grid first, then holes in it, one after the other. */
final class DiggingRecipe implements Recipe {
    private final GenerationSpec spec;
    private final HoleStrategy holes;
    private final Digger digger;

    DiggingRecipe(GenerationSpec spec) {
        this.spec = spec;
        // Without symmetry a strategy keeps its own way of choosing cells, which says more than how many.
        holes = spec.symmetry() == Symmetry.NONE ? spec.holes() : new SymmetricHoles(spec.holes(), spec.symmetry());
        digger = Digger.of(spec.geometry());
    }

    @Override
    public Attempt attempt(Rng rng) {
        Grid solution = spec.method().make(spec.geometry(), rng);
        digger.start(solution);
        int emptied = 0;
        int missing = 0;
        for (Quota quota : holes.plan(spec.geometry(), rng)) {
            int filled = fill(quota);
            emptied += filled;
            missing += quota.missing(filled);
        }
        return new Attempt(digger.puzzle(), solution, missing - holes.tooMany(emptied));
    }

    /**
     * Empties cells of a quota and tells how many. If they are fewer than the quota requires, it tries the others once
     * more with more effort.
     */
    private int fill(Quota quota) {
        List<List<Integer>> others = new ArrayList<>();
        int emptied = 0;
        for (int i = 0; i < quota.groups().size() && emptied < quota.wanted(); i++) {
            List<Integer> group = quota.groups().get(i);
            if (emptied + group.size() > quota.wanted()) {
                continue;
            }
            if (empty(group)) {
                emptied += group.size();
            } else {
                others.add(group);
            }
        }
        for (int i = 0; i < others.size() && quota.missing(emptied) > 0; i++) {
            List<Integer> group = others.get(i);
            if (emptied + group.size() <= quota.wanted() && digger.tryHarder(group)) {
                emptied += group.size();
            }
        }
        return emptied;
    }

    private boolean empty(List<Integer> group) {
        if (spec.unique()) {
            return digger.tryEmpty(group);
        }
        digger.empty(group);
        return true;
    }
}

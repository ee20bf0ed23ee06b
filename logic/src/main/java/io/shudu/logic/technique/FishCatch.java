package io.shudu.logic.technique;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Takes the fish that a search has found, works out what they remove, and reports them.
 *
 * <p>A digit is in each base house once. If no fin has it, these places are all in the cover houses, which are as many:
 * each cover house gets one of them, and none is in two. So a candidate goes that is in a cover house without being in
 * a base house, or in two cover houses, if all fins see it. Fins are the base candidates that no cover house has, and
 * those in two base houses, the endo fins.
 *
 * <p>Fish are reported as they come, unless siamese fish are wanted: then all are collected, and two with the same base
 * make a third.
 */
final class FishCatch {
    private final Layout layout;
    private final boolean siamese;
    private final boolean everyStep;
    private final SearchedDigits searched;
    private final List<Fish> collected = new ArrayList<>();
    private final Set<Effect> effects = new HashSet<>();

    /** The candidates in base houses. */
    private final CellSet baseCells;
    /** The candidates in two base houses. */
    private final CellSet endoFins;
    /** The candidates in cover houses. */
    private final CellSet coverCells;
    /** The candidates in two cover houses, as far as they go. */
    private final CellSet twice;
    /** All fins. */
    private final CellSet fins;
    /** The candidates in a cover house and no base house, as far as they go. */
    private final CellSet outside;

    private final CellSet inHouse;
    private final CellSet overlap;

    FishCatch(Setup setup) {
        layout = setup.layout();
        siamese = setup.siamese();
        everyStep = setup.everyStep();
        searched = new SearchedDigits(layout);
        baseCells = layout.noCells();
        endoFins = layout.noCells();
        coverCells = layout.noCells();
        twice = layout.noCells();
        fins = layout.noCells();
        outside = layout.noCells();
        inHouse = layout.noCells();
        overlap = layout.noCells();
    }

    /** A fish as it was found, and what decides which siamese one is better. */
    private static final class Fish {
        private final TechniqueId id;
        private final int digit;
        private final int[] base;
        private final int[] cover;
        private final List<Integer> removed;
        private final int twice;
        private final int endoFins;
        private final int otherFins;

        private Fish(TechniqueId id, int digit, int[] base, int[] cover, List<Integer> removed, FishCatch measured) {
            this.id = id;
            this.digit = digit;
            this.base = base.clone();
            this.cover = cover.clone();
            this.removed = removed;
            twice = measured.twice.size();
            endoFins = measured.endoFins.size();
            otherFins = measured.fins.size() - endoFins;
        }

        /** Whether the two make a siamese fish. */
        private boolean isTwin(Fish other) {
            return digit == other.digit
                    && Arrays.equals(base, other.base)
                    && !removed.getFirst().equals(other.removed.getFirst());
        }
    }

    /** What a kind of fish does; who does not want every step takes one fish for it. */
    private record Effect(TechniqueId id, int digit, Set<Integer> cells) {}

    /** A fish, or two in one. */
    private record Pair(Fish fish, @Nullable Fish twin) {
        int removed() {
            return fish.removed.size() + (twin == null ? 0 : twin.removed.size());
        }

        int fins() {
            return fish.otherFins + (twin == null ? 0 : twin.otherFins);
        }
    }

    /** Whether all fish are collected before one is reported. */
    boolean isSiamese() {
        return siamese;
    }

    /** Takes all fish of a digit; true if there are enough. */
    interface DigitSearch {
        boolean find(Position position, Steps steps, int digit);
    }

    /** Searches for fish of one digit after the other, where there may be any, and reports what was collected. */
    void search(Position position, Steps steps, DigitSearch search) {
        collected.clear();
        effects.clear();
        for (int digit = 1; digit <= layout.side(); digit++) {
            if ((steps.wantsOne() && searched.isFruitless(position, digit))
                    || position.suspects(digit).isEmpty()) {
                continue;
            }
            if (search.find(position, steps, digit)) {
                return;
            }
            if (steps.wantsOne() && !siamese) {
                searched.fruitless(position, digit);
            }
        }
        reportCollected(position, steps);
    }

    /** Takes a fish; true if there are enough. The houses are in ascending order. */
    boolean take(Position position, Steps steps, TechniqueId id, int digit, int[] base, int[] cover) {
        measure(position, digit, base, cover);
        if (!siamese && steps.wantsOne()) {
            return report(steps, id, digit, base, cover, null);
        }
        List<Integer> removed = removed();
        if (removed.isEmpty() || (!everyStep && !effects.add(new Effect(id, digit, Set.copyOf(removed))))) {
            return false;
        }
        if (!siamese) {
            return report(steps, id, digit, base, cover, null);
        }
        collected.add(new Fish(id, digit, base, cover, removed, this));
        return false;
    }

    private void reportCollected(Position position, Steps steps) {
        if (collected.isEmpty()) {
            return;
        }
        List<Pair> pairs = new ArrayList<>();
        for (Fish fish : collected) {
            pairs.add(new Pair(fish, null));
        }
        for (int i = 0; i < collected.size(); i++) {
            Fish fish = collected.get(i);
            for (Fish twin : collected.subList(i + 1, collected.size())) {
                if (fish.isTwin(twin) && (fish.id == twin.id || !steps.wantsOne())) {
                    pairs.add(new Pair(fish, twin));
                }
            }
        }
        // The one that removes most comes first, and then the one that is easier to see.
        pairs.sort(Comparator.<Pair>comparingInt(pair -> -pair.removed())
                .thenComparingInt(pair -> pair.fish.twice)
                .thenComparingInt(pair -> pair.fish.endoFins)
                .thenComparingInt(Pair::fins)
                .thenComparingInt(pair -> pair.fish.digit));
        for (Pair pair : pairs) {
            Fish fish = pair.fish;
            measure(position, fish.digit, fish.base, fish.cover);
            if (report(steps, fish.id, fish.digit, fish.base, fish.cover, pair.twin)) {
                return;
            }
        }
    }

    private void measure(Position position, int digit, int[] base, int[] cover) {
        unite(position, digit, base, baseCells, endoFins);
        unite(position, digit, cover, coverCells, twice);
        fins.setMinus(baseCells, coverCells).or(endoFins);
        outside.setMinus(coverCells, baseCells);
        if (!fins.isEmpty()) {
            layout.commonPeers(fins, overlap);
            outside.and(overlap);
            twice.and(overlap);
        }
    }

    private void unite(Position position, int digit, int[] houses, CellSet union, CellSet more) {
        union.clear();
        more.clear();
        for (int house : houses) {
            inHouse.setAnd(position.cells(digit), layout.house(house));
            more.or(overlap.setAnd(union, inHouse));
            union.or(inHouse);
        }
    }

    private List<Integer> removed() {
        List<Integer> cells = outside.list();
        cells.addAll(overlap.setMinus(twice, outside).list());
        return cells;
    }

    /** Reports the fish that was measured, and its twin. */
    private boolean report(Steps steps, TechniqueId id, int digit, int[] base, int[] cover, @Nullable Fish twin) {
        if (!steps.begin(id)) {
            return false;
        }
        steps.remove(outside, digit);
        steps.remove(twice, digit);
        if (steps.explains()) {
            for (int house : base) {
                steps.markHouse(Role.BASE, house);
            }
            for (int house : cover) {
                steps.markHouse(Role.COVER, house);
            }
            steps.markCandidates(Role.BASE, inHouse.setMinus(baseCells, fins), digit);
            steps.markCandidates(Role.FIN, inHouse.setMinus(fins, endoFins), digit);
            steps.markCandidates(Role.ENDO_FIN, endoFins, digit);
            steps.arg("digit", new Subject.OfDigit(digit));
            steps.arg("base", Subject.OfHouses.of(base));
            steps.arg("cover", Subject.OfHouses.of(cover));
            explain(steps, "fins", inHouse.setMinus(fins, endoFins));
            explain(steps, "endoFins", endoFins);
            explain(steps, "cannibals", inHouse.setAnd(twice, baseCells));
        }
        if (twin != null) {
            addTwin(steps, twin);
        }
        return steps.end();
    }

    private void addTwin(Steps steps, Fish twin) {
        for (int cell : twin.removed) {
            steps.remove(cell, twin.digit);
        }
        if (steps.explains()) {
            // What is base in one fish may be a fin in the other: it is marked as both.
            coverCells.clear();
            for (int house : twin.cover) {
                steps.markHouse(Role.COVER, house);
                coverCells.or(layout.house(house));
            }
            fins.setMinus(baseCells, coverCells).minus(endoFins);
            steps.markCandidates(Role.FIN, fins, twin.digit);
            steps.arg("otherCover", Subject.OfHouses.of(twin.cover));
            explain(steps, "otherFins", fins);
        }
    }

    private static void explain(Steps steps, String name, CellSet cells) {
        if (!cells.isEmpty()) {
            steps.argCells(name, cells);
        }
    }
}

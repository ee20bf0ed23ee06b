package io.shudu.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.logic.Techniques;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Tries all choices of base and cover houses, as the definition of a fish says, and compares. */
class FishByDefinitionTest {
    private static final Layout LAYOUT = new Layout(Geometry.of(2, 3));
    private static final int DIGIT = 1;

    private final long[] cells = new long[LAYOUT.houseCount()];
    private final long[] peers = new long[LAYOUT.cellCount()];
    private final List<String> found = new ArrayList<>();
    private int withEndoFins;
    private int cannibals;

    @Test
    void fishOfTwoHouses() {
        for (FishKind kind : FishKind.values()) {
            compare(kind, 2, 40);
        }
        assertThat(withEndoFins).isPositive();
        assertThat(cannibals).isPositive();
    }

    @Test
    void fishOfThreeHouses() {
        for (FishKind kind : FishKind.values()) {
            compare(
                    kind,
                    3,
                    switch (kind) {
                        case BASIC, FINNED, SASHIMI -> 40;
                        case FRANKEN, FINNED_FRANKEN -> 6;
                        case MUTANT, FINNED_MUTANT -> 2;
                    });
        }
        assertThat(withEndoFins).isPositive();
        assertThat(cannibals).isPositive();
    }

    private void compare(FishKind kind, int size, int rounds) {
        TechniqueId id = kind.id(size);
        Rng rng = new SeedSequence(3).at(size);
        Technique search = Techniques.search(id, new Setup(LAYOUT, false, false, false, true, false, false, true));
        Technique searchFirst = Techniques.search(id, Setup.of(LAYOUT));
        int total = 0;
        for (int round = 0; round < rounds; round++) {
            Position position = thinned(rng);
            for (int house = 0; house < cells.length; house++) {
                cells[house] = 0;
                for (int i = 0; i < LAYOUT.side(); i++) {
                    int cell = LAYOUT.cell(house, i);
                    cells[house] |= position.has(cell, DIGIT) ? 1L << cell : 0;
                }
            }
            for (int cell = 0; cell < peers.length; cell++) {
                peers[cell] = 0;
                for (int i = 0; i < LAYOUT.peerCount(cell); i++) {
                    peers[cell] |= 1L << LAYOUT.peer(cell, i);
                }
            }
            found.clear();
            if (kind == FishKind.MUTANT || kind == FishKind.FINNED_MUTANT) {
                bases(kind, House.Kind.EXTRA, House.Kind.EXTRA, size, 0, List.of());
            } else {
                bases(kind, House.Kind.COLUMN, House.Kind.ROW, size, 0, List.of());
                bases(kind, House.Kind.ROW, House.Kind.COLUMN, size, 0, List.of());
            }
            List<String> reported = Steps.all(LAYOUT).search(search, position, EnumSet.of(id)).steps().stream()
                    .map(FishByDefinitionTest::text)
                    .toList();
            assertThat(reported).as("%s", id).isEqualTo(found);
            if (kind.isFinned()) {
                List<Step> first = Steps.firstExplained(LAYOUT)
                        .search(searchFirst, position, EnumSet.of(id))
                        .steps();
                assertThat(first.stream().map(FishByDefinitionTest::text))
                        .isEqualTo(found.stream().limit(1).toList());
            }
            total += found.size();
        }
        assertThat(total).as("%s", id).isPositive();
    }

    private static Position thinned(Rng rng) {
        Geometry geometry = LAYOUT.geometry();
        Grid solution = Solver.of(geometry)
                .solve(Grid.empty(geometry), SolveLimit.first(), rng)
                .solution();
        Position position = new Position(LAYOUT);
        int rare = 5 + rng.nextInt(2);
        for (int cell = 0; cell < LAYOUT.cellCount(); cell++) {
            if (solution.digit(cell) != DIGIT && rng.nextInt(9) < rare) {
                position.remove(cell, DIGIT);
            }
        }
        return position;
    }

    private static String text(Step step) {
        TreeSet<Integer> removed = new TreeSet<>();
        for (Candidate candidate : step.eliminations()) {
            removed.add(candidate.cell());
        }
        return houses(step, "base") + " " + houses(step, "cover") + " " + removed;
    }

    private static List<Integer> houses(Step step, String arg) {
        return ((Subject.OfHouses) Objects.requireNonNull(step.args().get(arg))).houses();
    }

    private void bases(FishKind kind, House.Kind noBase, House.Kind noCover, int size, int first, List<Integer> base) {
        if (base.size() == size) {
            covers(kind, noCover, 0, base, List.of());
            return;
        }
        for (int house = first; house < cells.length; house++) {
            if (cells[house] != 0 && LAYOUT.kind(house) != noBase && isAllowed(kind, house)) {
                bases(kind, noBase, noCover, size, house + 1, with(base, house));
            }
        }
    }

    private void covers(FishKind kind, House.Kind noCover, int first, List<Integer> base, List<Integer> cover) {
        if (cover.size() == base.size()) {
            judge(kind, base, cover);
            return;
        }
        long baseCells = 0;
        for (int house : base) {
            baseCells |= cells[house];
        }
        for (int house = first; house < cells.length; house++) {
            if ((cells[house] & baseCells) != 0
                    && LAYOUT.kind(house) != noCover
                    && isAllowed(kind, house)
                    && !base.contains(house)) {
                covers(kind, noCover, house + 1, base, with(cover, house));
            }
        }
    }

    private static boolean isAllowed(FishKind kind, int house) {
        return LAYOUT.kind(house) != House.Kind.BOX
                || (kind != FishKind.BASIC && kind != FishKind.FINNED && kind != FishKind.SASHIMI);
    }

    private static List<Integer> with(List<Integer> list, int house) {
        List<Integer> longer = new ArrayList<>(list);
        longer.add(house);
        return longer;
    }

    private void judge(FishKind kind, List<Integer> base, List<Integer> cover) {
        long baseCells = 0;
        long endoFins = 0;
        for (int house : base) {
            int before = Long.bitCount(endoFins);
            if (before + Long.bitCount(baseCells & cells[house]) > 2) {
                return;
            }
            endoFins |= baseCells & cells[house];
            baseCells |= cells[house];
        }
        long coverCells = 0;
        long twice = 0;
        for (int house : cover) {
            twice |= coverCells & cells[house];
            coverCells |= cells[house];
        }
        long fins = (baseCells & ~coverCells) | endoFins;
        long removed = (coverCells & ~baseCells) | twice;
        for (int cell = 0; cell < peers.length; cell++) {
            removed &= (fins & 1L << cell) != 0 ? peers[cell] : -1;
        }
        if (removed != 0
                && Long.bitCount(fins) <= 5
                && (fins != 0) == kind.isFinned()
                && kindOf(base, cover, fins) == kind) {
            withEndoFins += endoFins == 0 ? 0 : 1;
            cannibals += (removed & baseCells) == 0 ? 0 : 1;
            TreeSet<Integer> sorted = new TreeSet<>();
            for (int cell = 0; cell < peers.length; cell++) {
                if ((removed & 1L << cell) != 0) {
                    sorted.add(cell);
                }
            }
            found.add(base + " " + cover + " " + sorted);
        }
    }

    private FishKind kindOf(List<Integer> base, List<Integer> cover, long fins) {
        EnumSet<House.Kind> ofBase = EnumSet.noneOf(House.Kind.class);
        base.forEach(house -> ofBase.add(LAYOUT.kind(house)));
        EnumSet<House.Kind> ofCover = EnumSet.noneOf(House.Kind.class);
        cover.forEach(house -> ofCover.add(LAYOUT.kind(house)));
        boolean boxes = ofBase.contains(House.Kind.BOX) || ofCover.contains(House.Kind.BOX);
        ofBase.remove(House.Kind.BOX);
        ofCover.remove(House.Kind.BOX);
        boolean parallel = ofBase.size() == 1 && ofCover.size() == 1 && !ofBase.equals(ofCover);
        if (parallel && !boxes) {
            boolean thin = base.stream().anyMatch(house -> Long.bitCount(cells[house] & ~fins) <= 1);
            // A fish without fins that has such a line is a single in disguise.
            return thin ? FishKind.SASHIMI : fins == 0 ? FishKind.BASIC : FishKind.FINNED;
        }
        if (parallel) {
            return fins == 0 ? FishKind.FRANKEN : FishKind.FINNED_FRANKEN;
        }
        return fins == 0 ? FishKind.MUTANT : FishKind.FINNED_MUTANT;
    }
}

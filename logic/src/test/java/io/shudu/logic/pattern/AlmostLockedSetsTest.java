package io.shudu.logic.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Sets, links and what they see, against what the definitions say. */
class AlmostLockedSetsTest {
    private static final List<Geometry> GEOMETRIES =
            List.of(Geometry.of(2, 2), Geometry.of(2, 3), Geometry.CLASSIC, Geometry.of(3, 4));

    /** Candidates without sense: on average so many in each cell. */
    private static Position random(Layout layout, int seed, int candidates) {
        Rng rng = new SeedSequence(seed).at(0);
        Position position = new Position(layout);
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            for (int digit = 1; digit <= layout.side(); digit++) {
                if (rng.nextInt(layout.side()) >= candidates) {
                    position.remove(cell, digit);
                }
            }
        }
        return position;
    }

    /** All sets in their order, by trying all choices of cells of each house. */
    private static Set<CellSet> byDefinition(Position position) {
        Set<CellSet> found = new LinkedHashSet<>();
        for (int house = 0; house < position.layout().houseCount(); house++) {
            extend(position, house, 0, new ArrayList<>(), found);
        }
        return found;
    }

    private static void extend(Position position, int house, int from, List<Integer> cells, Set<CellSet> found) {
        Layout layout = position.layout();
        for (int i = from; i < layout.side() && cells.size() < Math.min(8, layout.side() - 1); i++) {
            cells.add(layout.cell(house, i));
            int digits = 0;
            CellSet set = layout.noCells();
            for (int cell : cells) {
                digits |= position.candidates(cell);
                set.add(cell);
            }
            if (Integer.bitCount(digits) == cells.size() + 1) {
                found.add(set);
            }
            extend(position, house, i + 1, cells, found);
            cells.removeLast();
        }
    }

    private static CellSet peers(Position position, CellSet cells, int digit) {
        CellSet result = position.layout().noCells();
        CellSet some = cells.copy().and(position.cells(digit));
        position.layout().commonPeers(some, result);
        return result.and(position.cells(digit));
    }

    @Test
    void setsHaveOneDigitMoreThanCells() {
        for (Geometry geometry : GEOMETRIES) {
            Layout layout = new Layout(geometry);
            for (int seed = 0; seed < 2; seed++) {
                Position position = random(layout, seed, layout.side() / 3 + seed);
                AlmostLockedSets sets = AlmostLockedSets.of(position);
                List<CellSet> cells = new ArrayList<>();
                for (int set = 0; set < sets.count(); set++) {
                    cells.add(sets.cells(set));
                    assertThat(sets.size(set)).isEqualTo(sets.cells(set).size());
                    checkDigits(position, sets, set);
                }
                assertThat(cells).containsExactlyElementsOf(byDefinition(position));
            }
        }
    }

    private static void checkDigits(Position position, AlmostLockedSets sets, int set) {
        CellSet result = position.layout().noCells();
        int reach = 0;
        for (int digit = 1; digit <= position.layout().side(); digit++) {
            CellSet own = sets.cells(set).copy().and(position.cells(digit));
            assertThat((sets.digits(set) & 1 << (digit - 1)) != 0).isEqualTo(!own.isEmpty());
            if (!own.isEmpty()) {
                sets.cells(set, digit, result);
                assertThat(result).isEqualTo(own);
                sets.peers(set, digit, result);
                assertThat(result).isEqualTo(peers(position, own, digit));
                reach |= result.isEmpty() ? 0 : 1 << (digit - 1);
            }
        }
        assertThat(sets.reach(set)).isEqualTo(reach);
    }

    @Test
    void linksAreFoundWhereAllPlacesSeeEachOther() {
        for (Geometry geometry : GEOMETRIES) {
            Layout layout = new Layout(geometry);
            for (int seed = 0; seed < 2; seed++) {
                Position position = random(layout, seed, (layout.side() + 1) / 2 + seed);
                for (boolean overlap : List.of(false, true)) {
                    checkLinks(position, SetLinks.of(position, overlap), overlap);
                }
            }
        }
    }

    private static void checkLinks(Position position, SetLinks links, boolean overlap) {
        AlmostLockedSets sets = links.sets();
        int link = 0;
        int[] back = new int[sets.count()];
        for (int one = 0; one < sets.count(); one++) {
            assertThat(links.begin(one)).isEqualTo(link);
            for (int other = one + 1; other < sets.count(); other++) {
                int digits = linking(position, sets.cells(one), sets.cells(other));
                if (digits != 0 && (overlap || !sets.cells(one).meets(sets.cells(other)))) {
                    assertThat(links.from(link)).isEqualTo(one);
                    assertThat(links.to(link)).isEqualTo(other);
                    assertThat(links.digits(link))
                            .isEqualTo(Integer.lowestOneBit(digits) | Integer.highestOneBit(digits));
                    assertThat(links.back(other, back[other]++)).isEqualTo(link);
                    link++;
                }
            }
            assertThat(links.end(one)).isEqualTo(link);
            assertThat(links.backCount(one)).isEqualTo(back[one]);
        }
        assertThat(links.count()).isEqualTo(link);
    }

    private static int linking(Position position, CellSet one, CellSet other) {
        int digits = 0;
        for (int digit = 1; digit <= position.layout().side(); digit++) {
            CellSet there = other.copy().and(position.cells(digit));
            if (one.meets(position.cells(digit))
                    && !there.isEmpty()
                    && peers(position, one, digit).containsAll(there)) {
                digits |= 1 << (digit - 1);
            }
        }
        return digits;
    }

    @Test
    void aCandidateKnowsTheSetsThatItTakesADigitFrom() {
        for (Geometry geometry : GEOMETRIES) {
            Layout layout = new Layout(geometry);
            Position position = random(layout, 7, layout.side() / 2);
            AlmostLockedSets sets = AlmostLockedSets.of(position);
            SetsInSight sight = SetsInSight.of(position);
            for (int digit = 1; digit <= layout.side(); digit++) {
                CellSet all = position.cells(digit);
                for (int cell = all.first(); cell >= 0; cell = all.next(cell)) {
                    List<Integer> seen = new ArrayList<>();
                    for (int set = 0; set < sets.count(); set++) {
                        if ((sets.digits(set) & 1 << (digit - 1)) != 0 && sets.sees(cell, set, digit)) {
                            seen.add(set);
                            assertThat(peers(position, sets.cells(set), digit).contains(cell))
                                    .isTrue();
                        }
                    }
                    assertThat(sight.count(cell, digit)).isEqualTo(seen.size());
                    for (int i = 0; i < seen.size(); i++) {
                        assertThat(sight.set(cell, digit, i)).isEqualTo(seen.get(i));
                    }
                }
            }
        }
    }

    @Test
    void aCrowdOfSetsIsCutShort() {
        // On a board of 16, where each cell has two candidates, there would be many times as many.
        Layout layout = new Layout(Geometry.of(4, 4));
        Position position = new Position(layout);
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            for (int digit = 1; digit <= 16; digit++) {
                if (digit != 1 + cell % 16 && digit != 1 + (cell % 16 + 1) % 16) {
                    position.remove(cell, digit);
                }
            }
        }
        assertThat(AlmostLockedSets.of(position).count()).isEqualTo(4096);
        assertThat(SetLinks.of(position, true).count()).isLessThanOrEqualTo(1 << 15);
    }

    @Test
    void setsFollowThePosition() {
        Position position = random(new Layout(Geometry.CLASSIC), 1, 3);
        AlmostLockedSets sets = AlmostLockedSets.of(position);
        int before = sets.count();
        position.reset();
        // Eight cells of a house have nine digits.
        assertThat(AlmostLockedSets.of(position)).isSameAs(sets);
        assertThat(sets.count()).isEqualTo(27 * 9).isNotEqualTo(before);
    }
}

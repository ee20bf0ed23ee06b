package io.shudu.core.transform;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.random.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A symmetry: every cell moves to another place and every digit becomes another so that houses stay houses. Valid grids
 * become valid grids, and the solution of a transformed puzzle is the transformed solution.
 *
 * <p>A transform goes from one geometry to another; they differ when boxes are not square and the board is turned by a
 * quarter: 6×6 with boxes of 2×3 becomes 6×6 with boxes of 3×2.
 *
 * <p>Rows, columns, bands and stacks are counted from 0. A band is a row of boxes, a stack a column of boxes.
 */
public final class Transform {
    private final Geometry source;
    private final Geometry target;
    /** Where each cell goes. */
    private final int[] cells;
    /** What each digit becomes; index 0 is the empty cell and stays 0. */
    private final int[] digits;

    /** Trusts its caller that this is a symmetry. */
    Transform(Geometry source, Geometry target, int[] cells, int[] digits) {
        this.source = source;
        this.target = target;
        this.cells = cells;
        this.digits = digits;
    }

    /**
     * Any symmetry, such as one of a variant.
     *
     * @param cells where each cell goes
     * @param digits what each digit from 1 on becomes
     * @throws IllegalArgumentException if a cell or a digit is hit twice, a house does not become a house, or a house
     *     of the target comes from none
     */
    public static Transform of(Geometry source, Geometry target, int[] cells, int[] digits) {
        if (source.side() != target.side()) {
            throw new IllegalArgumentException(source + " cannot become " + target + ": their sides differ");
        }
        requirePermutation("cell", cells, 0, source.cellCount());
        requirePermutation("digit", digits, 1, source.side());
        int[] inPlace = numbers(0, target.cellCount());
        Set<List<Integer>> houses = images(target, inPlace);
        Set<List<Integer>> images = images(source, cells);
        for (House house : source.houses()) {
            if (!houses.contains(image(house, cells))) {
                throw new IllegalArgumentException(house + " does not become a house");
            }
        }
        for (House house : target.houses()) {
            if (!images.contains(image(house, inPlace))) {
                throw new IllegalArgumentException(house + " of the target comes from no house");
            }
        }
        int[] withEmpty = new int[digits.length + 1];
        System.arraycopy(digits, 0, withEmpty, 1, digits.length);
        return new Transform(source, target, cells.clone(), withEmpty);
    }

    /** The transform that changes nothing. */
    public static Transform identity(Geometry geometry) {
        return new Transform(geometry, geometry, numbers(0, geometry.cellCount()), numbers(0, geometry.side() + 1));
    }

    /**
     * Renames the digits.
     *
     * @param newDigits what each digit from 1 on becomes
     */
    public static Transform relabel(Geometry geometry, int... newDigits) {
        requirePermutation("digit", newDigits, 1, geometry.side());
        Transform same = identity(geometry);
        System.arraycopy(newDigits, 0, same.digits, 1, newDigits.length);
        return same;
    }

    /** Exchanges two digits wherever they stand. */
    public static Transform swapDigits(Geometry geometry, int a, int b) {
        requireInside("digit", a, 1, geometry.side());
        requireInside("digit", b, 1, geometry.side());
        int[] newDigits = numbers(1, geometry.side());
        newDigits[a - 1] = b;
        newDigits[b - 1] = a;
        return relabel(geometry, newDigits);
    }

    /** Exchanges two rows of one band. */
    public static Transform swapRows(Geometry geometry, int a, int b) {
        requireBoxes(geometry);
        int[] rows = swapped("row", a, b, geometry.side());
        requireTogether("row", a, b, geometry.boxRows());
        return lines(geometry, rows, numbers(0, geometry.side()));
    }

    /** Exchanges two columns of one stack. */
    public static Transform swapColumns(Geometry geometry, int a, int b) {
        requireBoxes(geometry);
        int[] columns = swapped("column", a, b, geometry.side());
        requireTogether("column", a, b, geometry.boxColumns());
        return lines(geometry, numbers(0, geometry.side()), columns);
    }

    /** Exchanges two bands. */
    public static Transform swapBands(Geometry geometry, int a, int b) {
        requireBoxes(geometry);
        int[] bands = swapped("band", a, b, geometry.side() / geometry.boxRows());
        return lines(geometry, movedGroups(bands, geometry.boxRows()), numbers(0, geometry.side()));
    }

    /** Exchanges two stacks. */
    public static Transform swapStacks(Geometry geometry, int a, int b) {
        requireBoxes(geometry);
        int[] stacks = swapped("stack", a, b, geometry.side() / geometry.boxColumns());
        return lines(geometry, numbers(0, geometry.side()), movedGroups(stacks, geometry.boxColumns()));
    }

    /** Mirrors at the main diagonal: rows become columns. */
    public static Transform transpose(Geometry geometry) {
        requireBoxes(geometry);
        int[] cells = new int[geometry.cellCount()];
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] = geometry.cell(geometry.column(cell), geometry.row(cell));
        }
        Geometry turned = Geometry.of(geometry.boxColumns(), geometry.boxRows());
        for (House extra :
                geometry.houses().subList(3 * geometry.side(), geometry.houses().size())) {
            turned = turned.with(new House(extra.kind(), extra.index(), composed(extra.cells(), cells)));
        }
        return new Transform(
                geometry, turned.equals(geometry) ? geometry : turned, cells, numbers(0, geometry.side() + 1));
    }

    /** Mirrors left to right. */
    public static Transform mirrorLeftRight(Geometry geometry) {
        requireBoxes(geometry);
        return lines(geometry, numbers(0, geometry.side()), reversed(geometry.side()));
    }

    /** Mirrors top to bottom. */
    public static Transform mirrorTopBottom(Geometry geometry) {
        requireBoxes(geometry);
        return lines(geometry, reversed(geometry.side()), numbers(0, geometry.side()));
    }

    /** Turns clockwise by so many quarters; negative turns anticlockwise. */
    public static Transform rotate(Geometry geometry, int quarters) {
        requireBoxes(geometry);
        return switch (Math.floorMod(quarters, 4)) {
            case 0 -> identity(geometry);
            case 1 -> transpose(geometry).then(mirrorLeftRight(transpose(geometry).target));
            case 2 -> mirrorLeftRight(geometry).then(mirrorTopBottom(geometry));
            default -> transpose(geometry).then(mirrorTopBottom(transpose(geometry).target));
        };
    }

    /**
     * One of all transforms from the geometry to itself that are made of the others here, all equally likely: digits,
     * rows in their band, columns in their stack, bands, stacks, and for square boxes the mirror at the diagonal. With
     * additional houses: of all names for the digits with all turns and mirrors that keep these houses.
     */
    public static Transform random(Geometry geometry, Rng rng) {
        requireBoxes(geometry);
        Transform digits = relabel(geometry, rng.permutation(1, geometry.side()));
        if (!geometry.isBoxed()) {
            List<Transform> kept = turnsAndMirrors(geometry);
            return digits.then(kept.get(rng.nextInt(kept.size())));
        }
        int[] rows = randomLines(geometry.side(), geometry.boxRows(), rng);
        int[] columns = randomLines(geometry.side(), geometry.boxColumns(), rng);
        Transform moved = digits.then(lines(geometry, rows, columns));
        boolean square = geometry.boxRows() == geometry.boxColumns();
        return square && rng.nextInt(2) == 1 ? moved.then(transpose(geometry)) : moved;
    }

    /** The geometry that this transform takes. */
    public Geometry source() {
        return source;
    }

    /** The geometry that comes out. */
    public Geometry target() {
        return target;
    }

    /** Where a cell goes. */
    public int cell(int cell) {
        return cells[cell];
    }

    /** What a digit becomes. */
    public int digit(int digit) {
        return digits[digit];
    }

    /** The transform that does this one, then another. */
    public Transform then(Transform next) {
        if (!target.equals(next.source)) {
            throw new IllegalArgumentException("a transform of " + next.source + " after one to " + target);
        }
        return new Transform(source, next.target, composed(cells, next.cells), composed(digits, next.digits));
    }

    /** The transform that undoes this one. */
    public Transform inverse() {
        return new Transform(target, source, inverse(cells), inverse(digits));
    }

    /** The grid with every digit, given or placed, and every pencil mark carried over. */
    public Grid apply(Grid grid) {
        if (!grid.geometry().equals(source)) {
            throw new IllegalArgumentException("a grid of " + grid.geometry() + " for a transform of " + source);
        }
        int[] newDigits = new int[cells.length];
        boolean[] newGivens = new boolean[cells.length];
        for (int cell = 0; cell < cells.length; cell++) {
            newDigits[cells[cell]] = digits[grid.digit(cell)];
            newGivens[cells[cell]] = grid.isGiven(cell);
        }
        Grid moved = Grid.of(target, newDigits, newGivens);
        CandidateSet marks = grid.candidates();
        return marks == null ? moved : moved.withCandidates(apply(marks));
    }

    private CandidateSet apply(CandidateSet marks) {
        CandidateSet.Builder moved = new CandidateSet.Builder(target);
        for (int cell = 0; cell < cells.length; cell++) {
            for (int digit = 1; digit < digits.length; digit++) {
                if (marks.contains(cell, digit)) {
                    moved.add(cells[cell], digits[digit]);
                }
            }
        }
        return moved.build();
    }

    private static List<Transform> turnsAndMirrors(Geometry geometry) {
        Geometry plain = Geometry.of(geometry.boxRows(), geometry.boxColumns());
        Set<List<Integer>> houses = images(geometry, numbers(0, geometry.cellCount()));
        List<Transform> kept = new ArrayList<>();
        for (int quarters = 0; quarters < 4; quarters++) {
            Transform turned = rotate(plain, quarters);
            for (Transform each : List.of(turned, turned.then(mirrorLeftRight(turned.target)))) {
                if (each.target.equals(plain) && houses.containsAll(images(geometry, each.cells))) {
                    kept.add(new Transform(geometry, geometry, each.cells, each.digits));
                }
            }
        }
        return kept;
    }

    /** The houses of a board after a move. */
    private static Set<List<Integer>> images(Geometry geometry, int[] cells) {
        Set<List<Integer>> images = new HashSet<>();
        for (House house : geometry.houses()) {
            images.add(image(house, cells));
        }
        return images;
    }

    /** The cells of a house after a move, ascending. */
    private static List<Integer> image(House house, int[] cells) {
        int[] image = composed(house.cells(), cells);
        Arrays.sort(image);
        return Arrays.stream(image).boxed().toList();
    }

    /** Moves row r to {@code rows[r]} and column c to {@code columns[c]}. */
    private static Transform lines(Geometry geometry, int[] rows, int[] columns) {
        int[] cells = new int[geometry.cellCount()];
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] = geometry.cell(rows[geometry.row(cell)], columns[geometry.column(cell)]);
        }
        return geometry.isBoxed()
                ? new Transform(geometry, geometry, cells, numbers(0, geometry.side() + 1))
                : of(geometry, geometry, cells, numbers(1, geometry.side()));
    }

    /** Lines in random order that stay together in their groups: rows in bands, columns in stacks. */
    private static int[] randomLines(int side, int groupSize, Rng rng) {
        int[] lines = movedGroups(rng.permutation(0, side / groupSize), groupSize);
        for (int group = 0; group < side; group += groupSize) {
            int[] part = Arrays.copyOfRange(lines, group, group + groupSize);
            rng.shuffle(part);
            System.arraycopy(part, 0, lines, group, groupSize);
        }
        return lines;
    }

    private static int[] movedGroups(int[] groups, int groupSize) {
        int[] lines = new int[groups.length * groupSize];
        for (int line = 0; line < lines.length; line++) {
            lines[line] = groups[line / groupSize] * groupSize + line % groupSize;
        }
        return lines;
    }

    private static int[] numbers(int first, int count) {
        return IntStream.range(first, first + count).toArray();
    }

    private static int[] reversed(int count) {
        return IntStream.range(0, count).map(i -> count - 1 - i).toArray();
    }

    /** The numbers from 0 on, two of them exchanged. */
    private static int[] swapped(String what, int a, int b, int count) {
        requireInside(what, a, 0, count);
        requireInside(what, b, 0, count);
        int[] numbers = numbers(0, count);
        numbers[a] = b;
        numbers[b] = a;
        return numbers;
    }

    /** Where everything goes that moves first so, then so. */
    private static int[] composed(int[] first, int[] second) {
        int[] both = new int[first.length];
        for (int place = 0; place < both.length; place++) {
            both[place] = second[first[place]];
        }
        return both;
    }

    private static int[] inverse(int[] numbers) {
        int[] places = new int[numbers.length];
        for (int place = 0; place < places.length; place++) {
            places[numbers[place]] = place;
        }
        return places;
    }

    private static void requireBoxes(Geometry geometry) {
        if (!geometry.hasBoxes()) {
            throw new IllegalArgumentException(geometry + ": only boards of rows, columns and boxes have bands");
        }
    }

    private static void requireInside(String what, int number, int first, int count) {
        if (number < first || number >= first + count) {
            throw new IllegalArgumentException(
                    what + " " + number + ": must be from " + first + " to " + (first + count - 1));
        }
    }

    private static void requireTogether(String what, int a, int b, int groupSize) {
        if (a / groupSize != b / groupSize) {
            throw new IllegalArgumentException(
                    what + "s " + a + " and " + b + ": must go through the same boxes, or boxes would break");
        }
    }

    private static void requirePermutation(String what, int[] numbers, int first, int count) {
        if (numbers.length != count) {
            throw new IllegalArgumentException(numbers.length + " " + what + "s: there must be " + count);
        }
        boolean[] seen = new boolean[count];
        for (int number : numbers) {
            requireInside(what, number, first, count);
            if (seen[number - first]) {
                throw new IllegalArgumentException(what + " " + number + " stands twice");
            }
            seen[number - first] = true;
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Transform that
                && source.equals(that.source)
                && target.equals(that.target)
                && Arrays.equals(cells, that.cells)
                && Arrays.equals(digits, that.digits);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cells) * 31 + Arrays.hashCode(digits);
    }

    /** Where the cells of the first row go and what the digits become. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("first row to");
        for (int column = 0; column < source.side(); column++) {
            text.append(' ').append(target.cellName(cells[column]));
        }
        text.append(", digits to");
        for (int digit = 1; digit < digits.length; digit++) {
            text.append(' ').append(digits[digit]);
        }
        return text.toString();
    }
}

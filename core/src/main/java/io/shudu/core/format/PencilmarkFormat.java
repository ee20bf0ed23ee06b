package io.shudu.core.format;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A grid with the candidates of every cell, groups separated by blanks and borders. A lone digit is a solved cell,
 * unless a peer still has that digit: then it is a cell with one candidate left. A cell without candidates is
 * {@value #NONE}; one written as empty has all that the digits leave to it.
 *
 * <p>Carries digits, all as givens, pencil marks that keep to the digits (a cell with one candidate that no peer has
 * comes back as solved), and the shape of boxes.
 */
public final class PencilmarkFormat implements GridFormat {
    private static final char NONE = '!';

    /** The format. */
    public PencilmarkFormat() {}

    @Override
    public String id() {
        return "pencilmarks";
    }

    @Override
    public Extent extent() {
        return Extent.BLOCK;
    }

    @Override
    public boolean recognises(String text) {
        return Sketch.of(text).hasGroups();
    }

    @Override
    public ParseResult parse(String text, @Nullable Geometry expected) {
        return Reading.attempt(() -> read(TextLines.of(text), expected));
    }

    private static Grid read(List<String> lines, @Nullable Geometry expected) throws Rejection {
        Block block = Block.of(lines, CellRow::ofGroups, Block.Edges.PLAIN);
        Geometry geometry = block.geometry(expected);
        CandidateSet.Builder builder = new CandidateSet.Builder(geometry);
        boolean[] unmarked = new boolean[geometry.cellCount()];
        for (int cell = 0; cell < unmarked.length; cell++) {
            unmarked[cell] = addGroup(block.piece(cell), cell, geometry.side(), builder);
        }
        CandidateSet marks = builder.build();
        int[] digits = new int[unmarked.length];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = marks.count(cell) == 1 ? solved(marks, cell) : 0;
        }
        Grid grid = Grid.ofGivens(geometry, digits);
        return grid.isComplete() ? grid : grid.withCandidates(candidates(grid, marks, unmarked));
    }

    /** Adds the candidates of a cell; says whether the cell is written as empty instead. */
    private static boolean addGroup(Piece group, int cell, int side, CandidateSet.Builder marks) throws Rejection {
        String text = group.text();
        if (text.length() == 1 && text.charAt(0) == NONE) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            int digit = DigitRun.digit(group, i, side);
            if (digit > 0) {
                marks.add(cell, digit);
            } else if (text.length() > 1) {
                throw group.reject(i, ParseReason.BAD_CANDIDATE, text);
            }
        }
        return text.length() == 1 && Symbols.digit(text.charAt(0)) == 0;
    }

    /** The lone candidate of a cell if no peer has it, else 0. */
    private static int solved(CandidateSet marks, int cell) {
        int digit = 1;
        while (!marks.contains(cell, digit)) {
            digit++;
        }
        for (int peer : marks.geometry().peers(cell)) {
            if (marks.contains(peer, digit)) {
                return 0;
            }
        }
        return digit;
    }

    private static CandidateSet candidates(Grid grid, CandidateSet marks, boolean[] unmarked) {
        CandidateSet possible = CandidateSet.of(grid);
        CandidateSet.Builder kept = new CandidateSet.Builder(grid.geometry());
        for (int cell = 0; cell < unmarked.length; cell++) {
            CandidateSet source = unmarked[cell] ? possible : marks;
            for (int digit = 1; digit <= grid.geometry().side(); digit++) {
                if (grid.isEmpty(cell) && source.contains(cell, digit)) {
                    kept.add(cell, digit);
                }
            }
        }
        return kept.build();
    }

    @Override
    public String write(Grid grid) {
        GridShape shape = new GridShape(grid.geometry());
        CandidateSet own = grid.candidates();
        CandidateSet candidates = own == null ? CandidateSet.of(grid) : own;
        int width = 1;
        for (int cell = 0; cell < grid.geometry().cellCount(); cell++) {
            width = Math.max(width, candidates.count(cell));
        }
        String segment = "-".repeat(shape.boxColumns() * (width + 1) + 1);
        StringBuilder text = new StringBuilder(rule(shape, segment, '.', '.'));
        for (int row = 0; row < shape.side(); row++) {
            text.append(shape.isBandEdge(row) ? rule(shape, segment, ':', '+') : "");
            for (int column = 0; column < shape.side(); column++) {
                String group = group(grid, candidates, grid.geometry().cell(row, column));
                text.append(column == 0 ? "| " : shape.isStackEdge(column) ? "| " : "")
                        .append(group)
                        .append(" ".repeat(width + 1 - group.length()));
            }
            text.append("|\n");
        }
        return text.append(rule(shape, segment, '\'', '\'')).toString();
    }

    private static String rule(GridShape shape, String segment, char end, char between) {
        return end + segment + (between + segment).repeat(shape.stacks() - 1) + end + "\n";
    }

    private static String group(Grid grid, CandidateSet candidates, int cell) {
        if (!grid.isEmpty(cell)) {
            return String.valueOf(Symbols.of(grid.digit(cell)));
        }
        StringBuilder group = new StringBuilder();
        for (int digit = 1; digit <= grid.geometry().side(); digit++) {
            if (candidates.contains(cell, digit)) {
                group.append(Symbols.of(digit));
            }
        }
        return group.isEmpty() ? String.valueOf(NONE) : group.toString();
    }
}

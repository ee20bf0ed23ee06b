package io.shudu.core.format.piece;

import io.shudu.core.format.LeftOut;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonProblem;
import io.shudu.core.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle as f-puzzles and SudokuPad have it in their links: a JSON object with rows of cells, in which {@code value}
 * is a digit, and a field for each other kind of clue. f-puzzles calls the rows {@code grid}, tells placed digits from
 * given ones, and names the box of a cell where boxes are unusual. SudokuPad calls them {@code cells}, all digits are
 * given, and the cells of each box are listed.
 */
public final class SharedPuzzle {
    /** More values than a board of the largest size with much drawn on it has. */
    private static final int MOST_VALUES = 200_000;

    private final Piece source;
    private final JsonValue.Fields object;
    private final List<LeftOut> leftOut = new ArrayList<>();

    private SharedPuzzle(Piece source, JsonValue.Fields object) {
        this.source = source;
        this.object = object;
    }

    /**
     * Reads a puzzle.
     *
     * @param source where it came from, for problems
     */
    public static ParseResult.Ok read(String json, Piece source, @Nullable Geometry expected) throws Rejection {
        JsonValue value = json(json);
        // SudokuPad's short form is no JSON.
        if (value == null) {
            value = json(LooseJson.proper(json));
        }
        if (value instanceof JsonValue.Fields object) {
            return new SharedPuzzle(source, object).read(expected);
        }
        throw source.reject(0, ParseReason.DAMAGED_LINK);
    }

    private static @Nullable JsonValue json(String text) {
        try {
            return JsonValue.parse(text, MOST_VALUES);
        } catch (JsonProblem problem) {
            return null;
        }
    }

    private ParseResult.Ok read(@Nullable Geometry expected) throws Rejection {
        List<JsonValue> rows = Loosely.items(Loosely.get(object, "grid", "cells", "ce"));
        int side = rows.size();
        if (side == 0) {
            throw source.reject(0, ParseReason.NO_PUZZLE_IN_LINK);
        }
        if (expected != null && side != expected.side()) {
            throw source.reject(0, ParseReason.WRONG_SIZE, side * side, expected.cellCount());
        }
        if (!Geometry.isSide(side)) {
            throw source.reject(0, ParseReason.WRONG_LENGTH, side * side);
        }
        int[] digits = new int[side * side];
        boolean[] givens = new boolean[side * side];
        SharedBoxes boxes = new SharedBoxes(side);
        boolean allGiven = object.get("grid") == null;
        for (int row = 0; row < side; row++) {
            List<JsonValue> cells = Loosely.items(rows.get(row));
            for (int column = 0; column < Math.min(side, cells.size()); column++) {
                int cell = row * side + column;
                JsonValue content = cells.get(column);
                digits[cell] = digit(Loosely.get(content, "value", "v"), side);
                givens[cell] = digits[cell] > 0 && (allGiven || Loosely.isTrue(Loosely.get(content, "given")));
                boxes.put(cell, Loosely.number(Loosely.get(content, "region")));
            }
        }
        boxes.put(Loosely.items(Loosely.get(object, "regions", "re")));
        Geometry board = boxes.board();
        if (board == null) {
            leftOut.add(LeftOut.BOXES);
        }
        SharedRules.note(object.fields(), leftOut);
        Geometry known = expected != null ? expected : board != null ? board : Geometry.ofSide(side);
        Grid grid = Grid.of(known, digits, givens);
        return new ParseResult.Ok(grid, solution(grid), leftOut);
    }

    /** The digit of a cell; what this board has not, such as a letter or a larger number, is another kind of clue. */
    private int digit(@Nullable JsonValue value, int side) {
        String text = Loosely.text(value);
        int number = Loosely.number(value);
        int digit = number < 0 && text.length() == 1 ? Symbols.digit(text.charAt(0)) : number;
        if (digit >= 0 && digit <= side) {
            return digit;
        }
        if (!text.isEmpty() && !leftOut.contains(LeftOut.CLUES)) {
            leftOut.add(LeftOut.CLUES);
        }
        return 0;
    }

    private @Nullable Grid solution(Grid grid) {
        JsonValue told = object.get("solution");
        StringBuilder line = new StringBuilder(Loosely.text(told));
        for (JsonValue item : Loosely.items(told)) {
            int digit = Loosely.number(item);
            line.append(digit > 0 && digit <= Geometry.MAX_SIDE ? Symbols.of(digit) : Symbols.EMPTY);
        }
        return line.isEmpty() ? null : Solution.of(grid.givens(), line.toString());
    }

    /** A grid as f-puzzles has it. */
    public static String write(Grid grid) {
        Geometry board = grid.geometry();
        boolean unusual = board.hasBoxes() && !board.equals(Geometry.ofSide(board.side()));
        List<JsonValue> rows = new ArrayList<>();
        for (int row = 0; row < board.side(); row++) {
            List<JsonValue> cells = new ArrayList<>();
            for (int column = 0; column < board.side(); column++) {
                int cell = row * board.side() + column;
                JsonFields content = new JsonFields();
                if (!grid.isEmpty(cell)) {
                    content.number("value", grid.digit(cell));
                }
                if (grid.isGiven(cell)) {
                    content.bool("given", true);
                }
                if (unusual) {
                    content.number("region", SharedBoxes.of(board, cell));
                }
                cells.add(content.value());
            }
            rows.add(new JsonValue.Items(cells));
        }
        return new JsonFields()
                .number("size", board.side())
                .put("grid", new JsonValue.Items(rows))
                .toString();
    }
}

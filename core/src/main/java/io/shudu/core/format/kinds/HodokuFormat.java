package io.shudu.core.format.kinds;

import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.format.piece.Borders;
import io.shudu.core.format.piece.DecodedPiece;
import io.shudu.core.format.piece.Deletions;
import io.shudu.core.format.piece.DigitRun;
import io.shudu.core.format.piece.Piece;
import io.shudu.core.format.piece.Reading;
import io.shudu.core.format.piece.Rejection;
import io.shudu.core.format.piece.Sketch;
import io.shudu.core.format.piece.TextLines;
import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import io.shudu.core.json.DecodedText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A line of HoDoKu's library of positions: {@code :technique:digits:cells:deleted candidates:…}, with {@code +} before
 * a placed digit and {@code digit row column} for a candidate. What follows describes a step and is not read.
 *
 * <p>Carries given and placed digits, and pencil marks as far as they lack candidates that the digits allow. Rows and
 * columns above 9 are written as digits are.
 */
public final class HodokuFormat extends NamedFormat {
    private static final int CELLS = 3;
    private static final int DELETED = 4;

    /** The format. */
    public HodokuFormat() {
        super("hodoku", Extent.LINE);
    }

    @Override
    public boolean recognises(String text) {
        return isLine(Sketch.firstLine(text));
    }

    /** Whether a line starts as these do; a frame of dots and colons does as well. */
    public static boolean isLine(String line) {
        int first = TextLines.firstSign(line);
        return first < line.length() && line.charAt(first) == ':' && !Borders.isRule(line);
    }

    @Override
    public ParseResult parse(String text, @Nullable Geometry expected) {
        return Reading.attempt(
                () -> Reading.first(TextLines.content(text), (line, number) -> read(line, number, expected)));
    }

    private static Grid read(String line, int number, @Nullable Geometry expected) throws Rejection {
        List<Piece> fields = fields(line, number);
        if (!TextLines.isBlank(fields.get(0).text())) {
            throw Rejection.at(number, TextLines.firstSign(line) + 1, ParseReason.BAD_SYNTAX, "hodoku", ":");
        }
        if (fields.size() <= CELLS || fields.get(CELLS).text().isEmpty()) {
            throw Rejection.at(number, 0, ParseReason.MISSING_FIELD, "cells");
        }
        Grid grid = cells(fields.get(CELLS), expected);
        return fields.size() > DELETED ? Deletions.apply(deletions(fields.get(DELETED), grid.geometry()), grid) : grid;
    }

    private static List<Piece> fields(String line, int number) {
        List<Piece> fields = new ArrayList<>();
        int from = 0;
        // More than the fields that are read would only cost memory.
        while (from <= line.length() && fields.size() <= DELETED) {
            int colon = line.indexOf(':', from);
            int to = colon < 0 ? line.length() : colon;
            fields.add(Piece.inLine(line.substring(from, to), number, from + 1));
            from = to + 1;
        }
        return fields;
    }

    /** Reads the digits; the plus signs are taken out first, as the number of cells tells the board. */
    private static Grid cells(Piece field, @Nullable Geometry expected) throws Rejection {
        String text = field.text();
        DecodedText symbols = new DecodedText(text.length());
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != '+') {
                symbols.add(text.charAt(i), i, i + 1);
            }
        }
        Grid all = DigitRun.givens(new DecodedPiece(field, symbols), expected);
        int[] digits = all.digits();
        boolean[] givens = new boolean[digits.length];
        for (int cell = 0; cell < digits.length; cell++) {
            int place = symbols.offset(cell);
            givens[cell] = place == 0 || text.charAt(place - 1) != '+';
        }
        return Grid.of(all.geometry(), digits, givens);
    }

    private static CandidateSet deletions(Piece field, Geometry geometry) throws Rejection {
        CandidateSet.Builder deletions = new CandidateSet.Builder(geometry);
        String text = field.text();
        int from = 0;
        while (from < text.length()) {
            int to = from;
            while (to < text.length() && !TextLines.isBlank(text.charAt(to))) {
                to++;
            }
            if (to > from) {
                String candidate = text.substring(from, to);
                int[] numbers = numbers(candidate, geometry.side());
                if (numbers.length != 3) {
                    throw field.reject(from, ParseReason.BAD_CANDIDATE, candidate);
                }
                deletions.add(geometry.cell(numbers[1] - 1, numbers[2] - 1), numbers[0]);
            }
            from = to + 1;
        }
        return deletions.build();
    }

    /** The numbers that symbols stand for; none if one of them is not from 1 to the side. */
    private static int[] numbers(String symbols, int side) {
        int[] numbers = new int[symbols.length()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Symbols.digit(symbols.charAt(i));
            if (numbers[i] < 1 || numbers[i] > side) {
                return new int[0];
            }
        }
        return numbers;
    }

    @Override
    public String write(Grid grid) {
        Geometry geometry = grid.geometry();
        CandidateSet deletions = Deletions.of(grid);
        StringBuilder cells = new StringBuilder();
        StringBuilder deleted = new StringBuilder();
        for (int cell = 0; cell < geometry.cellCount(); cell++) {
            cells.append(grid.isEmpty(cell) || grid.isGiven(cell) ? "" : "+").append(Symbols.of(grid.digit(cell)));
            for (int digit = 1; digit <= geometry.side(); digit++) {
                if (deletions.contains(cell, digit)) {
                    deleted.append(deleted.isEmpty() ? "" : " ")
                            .append(Symbols.of(digit))
                            .append(Symbols.of(geometry.row(cell) + 1))
                            .append(Symbols.of(geometry.column(cell) + 1));
                }
            }
        }
        return ":0000:x:" + cells + ":" + deleted + ":::";
    }
}

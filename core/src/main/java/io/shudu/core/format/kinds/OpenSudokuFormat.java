package io.shudu.core.format.kinds;

import io.shudu.core.format.GridReader;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.format.piece.DigitRun;
import io.shudu.core.format.piece.PlacedDigits;
import io.shudu.core.format.piece.Reading;
import io.shudu.core.format.piece.Rejection;
import io.shudu.core.format.piece.Sketch;
import io.shudu.core.format.piece.SourceText;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import org.jspecify.annotations.Nullable;

/**
 * OpenSudoku's XML: a {@code game} element a puzzle, whose {@code data} is either all digits in a line or, after
 * {@code version: 2}, the value, the notes and whether it may be edited of every cell. Of several games the first is
 * read; {@link GridReader} reads all.
 *
 * <p>Carries given and placed digits; notes are left out.
 */
public final class OpenSudokuFormat extends NamedFormat {
    public static final String ID = "opensudoku";

    /** The format. */
    public OpenSudokuFormat() {
        super(ID, Extent.DOCUMENT);
    }

    @Override
    public boolean recognises(String text) {
        return Sketch.firstSign(text) == '<';
    }

    @Override
    public ParseResult parse(String text, @Nullable Geometry expected) {
        return Reading.attempt(() -> {
            OpenSudokuGames games = new OpenSudokuGames(new SourceText(ID, text, 1));
            if (games.find() < 0) {
                throw Rejection.at(1, 0, ParseReason.MISSING_FIELD, "game");
            }
            return games.grid(expected);
        });
    }

    @Override
    public String write(Grid grid) {
        return opening() + entry(grid) + closing();
    }

    @Override
    public String opening() {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n";
    }

    @Override
    public String entry(Grid grid) {
        return "  <game data=\"" + data(grid) + "\"/>\n";
    }

    @Override
    public String closing() {
        return "</opensudoku>\n";
    }

    private static String data(Grid grid) {
        if (grid.geometry().side() <= 9 && !PlacedDigits.isIn(grid)) {
            return DigitRun.write(grid, '0');
        }
        StringBuilder data = new StringBuilder("version: 2&#10;");
        for (int cell = 0; cell < grid.geometry().cellCount(); cell++) {
            data.append(grid.digit(cell)).append("|0|").append(grid.isGiven(cell) ? "0|" : "1|");
        }
        return data.toString();
    }
}

package io.shudu.core.format.file;

import io.shudu.core.format.ParseResult;
import io.shudu.core.format.kinds.OpenSudokuGames;
import io.shudu.core.format.piece.Reading;
import io.shudu.core.format.piece.Rejection;
import io.shudu.core.format.piece.SourceText;
import io.shudu.core.format.piece.XmlScanner;
import io.shudu.core.grid.Geometry;
import org.jspecify.annotations.Nullable;

/** The games of an XML document as puzzles of a file. */
public final class XmlGames implements DocumentEntries.Scan {
    private final OpenSudokuGames games;
    private XmlScanner.@Nullable Tag game;

    public XmlGames(SourceText source) {
        this.games = new OpenSudokuGames(source);
    }

    @Override
    public int find() throws Rejection {
        game = games.next();
        return game == null ? -1 : game.start();
    }

    @Override
    public ParseResult read(@Nullable Geometry expected) {
        XmlScanner.Tag found = game;
        if (found == null) {
            throw new IllegalStateException("no game was found");
        }
        return Reading.attempt(() -> games.read(found, expected));
    }
}

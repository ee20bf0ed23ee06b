package io.shudu.cli.command;

import io.shudu.cli.output.Output;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.IoFailure;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import io.shudu.cli.session.UsageException;
import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.format.LinkMarks;
import io.shudu.core.format.OwnLinks;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Grid;
import io.shudu.generate.Puzzle;
import io.shudu.render.words.TeachWords;
import io.shudu.terminal.Plays;
import io.shudu.terminal.game.Game;
import io.shudu.terminal.play.Opening;
import io.shudu.terminal.play.Settings;
import io.shudu.terminal.play.Wish;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Plays in a terminal with options that were found good. */
public final class Playing {
    private final Session session;
    private final Messages messages;
    private final PlayCommand options;
    private final Plays plays;

    public Playing(Session session, PlayCommand options) {
        this.session = session;
        this.options = options;
        messages = session.messages();
        plays = new Plays(
                messages.language(),
                session.environment(),
                new Settings(options.vi, options.address),
                System::currentTimeMillis);
    }

    /** Plays, or lists the saved games. */
    public int run() {
        if (options.list) {
            return list();
        }
        Opening opening = null;
        if (options.id != null) {
            opening = again(options.id);
        } else if (!options.input.puzzles.isEmpty() || !options.input.files.isEmpty()) {
            opening = read();
            if (opening == null) {
                return ExitStatus.FLAWED;
            }
        }
        Wish wish = options.isMade() ? new Wish(options.input.boards.geometryOrClassic(), options.level()) : null;
        try {
            plays.play(opening, wish, options.ascii, options.seeds::seed);
        } catch (IOException | IllegalStateException none) {
            throw new UsageException("usage.play-terminal");
        }
        return ExitStatus.OK;
    }

    private Opening again(String id) {
        Puzzle puzzle = Making.provenance(id, messages).make();
        Values.upTo(LinkMarks.LARGEST_SIDE, puzzle.grid().geometry(), "usage.play-large");
        return Opening.of(puzzle.grid(), LinkMarks.NONE, puzzle.solution(), null, id, false);
    }

    /** The one puzzle that there is; null if it cannot be read, which is told then. The name of a file will do, too. */
    private @Nullable Opening read() {
        options.input.puzzles.removeIf(this::isFile);
        return options.input.only(session, "usage.play-several", this::opening);
    }

    private Opening opening(Entry.Puzzle entry) {
        Grid grid = ((ParseResult.Ok) entry.result()).grid();
        Values.upTo(LinkMarks.LARGEST_SIDE, grid.geometry(), "usage.play-large");
        String id = OwnLinks.id(entry.text());
        return Opening.of(
                grid,
                LinkMarks.read(entry.text(), grid),
                null,
                null,
                id,
                entry.text().indexOf("://") >= 0 || entry.text().indexOf("#/p/") >= 0);
    }

    /** What is a file is read as one. */
    private boolean isFile(String word) {
        try {
            boolean file = word.indexOf('\n') < 0 && word.length() < 200 && Files.isRegularFile(Path.of(word));
            if (file) {
                options.input.files.add(word);
            }
            return file;
        } catch (InvalidPathException noFile) {
            return false;
        }
    }

    private int list() {
        try (Output output = Output.standard(session)) {
            List<Game> games = plays.store().list();
            if (games.isEmpty()) {
                session.say(messages.text("play.none"));
            }
            for (Game game : games) {
                output.line(line(game));
            }
            output.complete();
        } catch (IOException e) {
            throw new IoFailure(plays.store().folder().toString(), e);
        }
        return ExitStatus.OK;
    }

    private String line(Game game) {
        String level = game.card().level() == null
                ? "-"
                : TeachWords.level(messages.language(), game.card().level());
        int percent = game.solved() ? 100 : game.filled(100);
        return String.join(
                " ",
                game.key(),
                String.valueOf(game.board().geometry().side()),
                level,
                percent + "%",
                game.clock().elapsed() / 1000 + "s",
                options.address + game.link());
    }
}

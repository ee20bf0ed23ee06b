package io.shudu.cli.output;

import io.shudu.cli.command.Values;
import io.shudu.cli.session.Session;
import io.shudu.cli.session.UsageException;
import io.shudu.core.format.GridFormat;
import io.shudu.core.format.GridFormats;
import io.shudu.core.grid.Grid;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say where results go and what they look like. */
public final class Sink {
    /** Where the system shows which file standard input comes from. */
    private static final String STDIN = "/dev/stdin";

    /** The shape of the results. */
    public enum Shape {
        /** A picture of each grid. */
        GRID,
        /** One line a result. */
        LINE,
        /** Comma-separated values under a header. */
        CSV,
        /** One JSON object a line. */
        JSON
    }

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT")
    public @Nullable String format;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE")
    public @Nullable String file;

    /** The shape asked for, or the usual one: a picture of a single grid on a terminal, lines otherwise. */
    public Shape shape(Session session, boolean single) {
        if (format == null) {
            return single && session.outIsTerminal() && file == null ? Shape.GRID : Shape.LINE;
        }
        return switch (format) {
            case "line" -> Shape.LINE;
            case "csv" -> Shape.CSV;
            case "json" -> Shape.JSON;
            case "grid" -> Shape.GRID;
            default -> {
                Values.format(format, "usage.format");
                yield Shape.GRID;
            }
        };
    }

    /** Whether somebody has chosen how grids are drawn. */
    public boolean isNamed() {
        return format != null && GridFormats.byId(format) != null;
    }

    /** How a grid is drawn when the shape is {@link Shape#GRID}. */
    public String draw(Grid grid) {
        String text = picture().entry(grid);
        return text.endsWith("\n") ? text : text + "\n";
    }

    /** How a puzzle is drawn with its solution beside it, where there is a place for that. */
    public String draw(Grid puzzle, @Nullable Grid solution) {
        return draw(solution != null && hasSolution() ? puzzle.filledWith(solution.digits()) : puzzle);
    }

    /** Whether a picture of a puzzle has a place for the solution. */
    public boolean hasSolution() {
        return picture().hasSolution();
    }

    /** What stands before the first result. */
    public String opening(Shape shape, List<String> columns) {
        return switch (shape) {
            case GRID -> picture().opening();
            case CSV -> String.join(",", columns) + "\n";
            case LINE, JSON -> "";
        };
    }

    /** What stands between two results: pictures need room. */
    public String between(Shape shape) {
        return shape == Shape.GRID && picture().extent() == GridFormat.Extent.BLOCK ? "\n" : "";
    }

    /** What stands behind the last result. */
    public String closing(Shape shape) {
        return shape == Shape.GRID ? picture().closing() : "";
    }

    private GridFormat picture() {
        GridFormat named = format == null ? null : GridFormats.byId(format);
        return named == null ? Objects.requireNonNull(GridFormats.byId("bordered")) : named;
    }

    /** Opens the output. Results would take the place of a file that they are made from: that is refused. */
    public Output open(Session session, List<String> inputs) {
        return open(session, file, inputs);
    }

    /** Likewise for those who know only the name of the file, null for standard output. */
    public static Output open(Session session, @Nullable String file, List<String> inputs) {
        return open(session, file, inputs, false);
    }

    /** Likewise, and goes on with what an earlier run has left if that is wanted. */
    public static Output open(Session session, @Nullable String file, List<String> inputs, boolean resumes) {
        if (file == null || file.equals("-")) {
            return Output.standard(session);
        }
        for (String input : inputs) {
            if (isSame(file, input.equals("-") ? STDIN : input)) {
                throw new UsageException("usage.same-file", file);
            }
        }
        return Output.file(session, file, resumes);
    }

    /** Whether the output is there and complete. */
    public boolean isComplete() {
        try {
            return file != null && PartFile.isComplete(Path.of(file));
        } catch (IOException | InvalidPathException unknown) {
            return false;
        }
    }

    /** Whether two names are of one ordinary file; a device may well be input and output at once. */
    private static boolean isSame(String output, String input) {
        try {
            Path path = Path.of(output);
            return Files.isRegularFile(path) && Files.isSameFile(path, Path.of(input));
        } catch (IOException | InvalidPathException missing) {
            return false;
        }
    }
}

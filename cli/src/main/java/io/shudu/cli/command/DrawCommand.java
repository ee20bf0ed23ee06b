package io.shudu.cli.command;

import io.shudu.cli.input.Input;
import io.shudu.cli.session.Session;
import io.shudu.render.picture.Themes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code shudu draw}: a position as a picture.
 *
 * <p>Nothing here may use a class of the module for printing, whose jars are missing when another command runs: that is
 * left to {@link Drawing}.
 */
@Command(name = "draw")
public final class DrawCommand extends NeedsMore {
    private static final int LEAST_WIDTH = 50;
    private static final int MOST_WIDTH = 10_000;
    private static final int USUAL_WIDTH = 800;
    private static final List<String> FORMATS = List.of("svg", "png");

    @Mixin
    public Input input = new Input();

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT")
    public @Nullable String format;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE")
    public @Nullable String file;

    @Option(names = "--step")
    public boolean step;

    @Option(names = "--technique", paramLabel = "NAME")
    public @Nullable String technique;

    @Option(names = "--candidates")
    public boolean candidates;

    @Option(names = "--colour", paramLabel = "CELL=N")
    public List<String> colours = new ArrayList<>();

    @Option(names = "--theme", paramLabel = "THEME")
    public String theme = "light";

    @Option(names = "--width", paramLabel = "N")
    public @Nullable String width;

    public DrawCommand(Session session) {
        super(session, "print.jars");
    }

    @Override
    public void checkOptions() {
        Values.oneOf("--theme", theme, Themes.ids());
        if (format != null) {
            Values.oneOf("--format", format, FORMATS);
        }
        width();
        if (technique != null) {
            TechniqueNames.parse(technique);
        }
        Values.refuseIf(isPng() && file == null && session.outIsTerminal(), "usage.print-output");
    }

    /** Whether dots are wanted: said by the format, or else by the name of the file. */
    public boolean isPng() {
        return format == null ? file != null && file.toLowerCase(Locale.ROOT).endsWith(".png") : format.equals("png");
    }

    /** How many dots wide. */
    public int width() {
        return width == null ? USUAL_WIDTH : Values.number(width, LEAST_WIDTH, MOST_WIDTH, "usage.width");
    }

    @Override
    int run() {
        return new Drawing(session, this).run();
    }
}

package io.shudu.cli.command;

import io.shudu.cli.input.Input;
import io.shudu.cli.session.Session;
import io.shudu.core.format.LinkMarks;
import io.shudu.core.grid.Geometry;
import io.shudu.logic.Rater;
import io.shudu.logic.rate.Level;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code shudu play}: the game in a terminal.
 *
 * <p>Nothing here may use a class of the module for terminals, whose jars are missing when another command runs: that
 * is left to {@link Playing}.
 */
@Command(name = "play")
public final class PlayCommand extends NeedsMore {
    /** The address that {@code shudu serve} has if nobody asks for another. */
    public static final String USUAL_ADDRESS = "http://127.0.0.1:8080/";

    @Mixin
    public Input input = new Input();

    @Option(names = "--level", paramLabel = "LEVEL")
    public @Nullable String level;

    @Option(names = "--id", paramLabel = "ID")
    public @Nullable String id;

    @Mixin
    public Seeds seeds = new Seeds();

    @Option(names = "--list")
    public boolean list;

    @Option(names = "--ascii")
    public boolean ascii;

    @Option(names = "--vi")
    public boolean vi;

    @Option(names = "--address", paramLabel = "ADDRESS")
    public String address = USUAL_ADDRESS;

    public PlayCommand(Session session) {
        super(session, "play.jars");
    }

    @Override
    public void checkOptions() {
        Values.address(address, "usage.address");
        level();
        seeds.seed();
        if (id != null) {
            Making.provenance(id, messages);
        }
        boolean reads = !input.puzzles.isEmpty() || !input.files.isEmpty();
        boolean makes = level != null || seeds.seed != null;
        Values.refuseIf((reads && id != null) || ((reads || id != null) && makes), "usage.play-one");
        Geometry geometry = input.boards.geometry();
        Values.upTo(LinkMarks.LARGEST_SIDE, geometry, "usage.play-large");
        if (level != null) {
            Values.upTo(Rater.LARGEST_SIDE, geometry, "rate.too-large");
        }
        if (!list) {
            checkTerminal();
        }
    }

    /** Whether a new puzzle is asked for. */
    public boolean isMade() {
        return level != null
                || seeds.seed != null
                || ((input.boards.size != null || input.boards.box != null)
                        && input.puzzles.isEmpty()
                        && input.files.isEmpty()
                        && id == null);
    }

    /** The level asked for, null for any. */
    public @Nullable Level level() {
        return level == null ? null : Values.known(Level.byId(level), level, Level.ids(), "usage.level");
    }

    /** The launcher of Windows does not say what is a terminal; there the library finds out. */
    private void checkTerminal() {
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        Values.refuseIf(!windows && !(session.inIsTerminal() && session.outIsTerminal()), "usage.play-terminal");
        String type = session.environment().getOrDefault("TERM", "");
        boolean dumb = type.isEmpty() || type.equals("dumb");
        Values.refuseIf(!windows && dumb, "usage.play-dumb", type.isEmpty() ? "TERM=''" : "TERM=" + type);
    }

    @Override
    int run() {
        return new Playing(session, this).run();
    }
}

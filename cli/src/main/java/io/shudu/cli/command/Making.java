package io.shudu.cli.command;

import io.shudu.cli.input.Input;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.UsageException;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Parts;
import io.shudu.core.grid.WholeNumbers;
import io.shudu.generate.Provenance;
import io.shudu.generate.PuzzleId;
import io.shudu.generate.holes.Symmetry;
import io.shudu.logic.Rater;
import io.shudu.logic.rate.Level;
import io.shudu.render.words.Explanation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that have puzzles made to be printed, instead of reading them. */
public final class Making {
    @Option(names = "--level", paramLabel = "LEVELS")
    @Nullable
    public String level;

    @Option(
            names = {"-n", "--count"},
            paramLabel = "N")
    @Nullable
    public String count;

    @Option(names = "--symmetry", paramLabel = "SYMMETRY")
    @Nullable
    public String symmetry;

    @Option(names = "--id", paramLabel = "ID")
    public List<String> ids = new ArrayList<>();

    @Mixin
    public Seeds seeds = new Seeds();

    /** Whether puzzles are to be made. */
    public boolean isWanted() {
        return level != null || count != null || symmetry != null || seeds.seed != null || !ids.isEmpty();
    }

    /** Finds out whether the options go together. */
    public void check(Input input, Messages messages) {
        if (!isWanted()) {
            return;
        }
        if (!input.puzzles.isEmpty() || !input.files.isEmpty()) {
            throw new UsageException(messages.text("usage.print-both"));
        }
        if (!ids.isEmpty() && (level != null || count != null || symmetry != null || seeds.seed != null)) {
            throw new UsageException(messages.text("usage.print-ids"));
        }
        ids.forEach(id -> provenance(id, messages));
        if (seeds.seed != null) {
            seeds.seed(messages);
        }
        symmetry(symmetry, messages);
        Geometry geometry = input.boards.geometryOrClassic(messages);
        if (!levels(messages).isEmpty() && geometry.side() > Rater.LARGEST_SIDE) {
            throw new UsageException(messages.text("rate.too-large", geometry, Rater.LARGEST_SIDE));
        }
        if ((long) count(messages) * Math.max(1, levels(messages).size()) > PrintCommand.MOST) {
            throw new UsageException(messages.text("usage.print-most", PrintCommand.MOST));
        }
    }

    /** The levels asked for; none if any will do. */
    public List<Level> levels(Messages messages) {
        List<Level> levels = new ArrayList<>();
        if (level != null) {
            for (String name : Parts.of(level, ',')) {
                levels.add(Values.known(Level.byId(name.strip()), name, Level.ids(), "usage.level", messages));
            }
        }
        return levels;
    }

    /** How many of each level. */
    public int count(Messages messages) {
        if (count == null) {
            return 1;
        }
        int number = WholeNumbers.parse(count, 0, Integer.MAX_VALUE);
        if (number < 0) {
            throw new UsageException(messages.text("usage.count", count, PrintCommand.MOST));
        }
        return number;
    }

    /** The symmetry of a name; none if there is no name. */
    static Symmetry symmetry(@Nullable String name, Messages messages) {
        return name == null
                ? Symmetry.NONE
                : Values.known(Symmetry.byId(name), name, Symmetry.ids(), "usage.symmetry", messages);
    }

    /** What an id stands for. */
    public static Provenance provenance(String id, Messages messages) {
        return switch (PuzzleId.parse(id)) {
            case PuzzleId.Result.Ok ok -> ok.provenance();
            case PuzzleId.Result.Bad bad ->
                throw new UsageException(messages.text("usage.id", id, Explanation.of(messages.language(), bad)));
        };
    }
}

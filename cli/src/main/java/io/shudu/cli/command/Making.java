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
    public @Nullable String level;

    @Option(
            names = {"-n", "--count"},
            paramLabel = "N")
    public @Nullable String count;

    @Option(names = "--symmetry", paramLabel = "SYMMETRY")
    public @Nullable String symmetry;

    @Option(names = "--id", paramLabel = "ID")
    public List<String> ids = new ArrayList<>();

    @Mixin
    public Seeds seeds = new Seeds();

    /** Whether puzzles are to be made. */
    public boolean isWanted() {
        return isNew() || !ids.isEmpty();
    }

    private boolean isNew() {
        return level != null || count != null || symmetry != null || seeds.seed != null;
    }

    /** Finds out whether the options go together. */
    public void check(Input input, Messages messages) {
        if (!isWanted()) {
            return;
        }
        Values.refuseIf(!input.puzzles.isEmpty() || !input.files.isEmpty(), "usage.print-both");
        Values.refuseIf(!ids.isEmpty() && isNew(), "usage.print-ids");
        ids.forEach(id -> provenance(id, messages));
        seeds.seed();
        symmetry(symmetry);
        Geometry geometry = input.boards.geometryOrClassic();
        if (!levels().isEmpty()) {
            Values.upTo(Rater.LARGEST_SIDE, geometry, "rate.too-large");
        }
        long total = (long) count() * Math.max(1, levels().size());
        Values.refuseIf(total > PrintCommand.MOST, "usage.print-most", PrintCommand.MOST);
    }

    /** The levels asked for; none if any will do. */
    public List<Level> levels() {
        return level == null
                ? List.of()
                : Parts.of(level, ',').stream()
                        .map(name -> Values.known(Level.byId(name.strip()), name, Level.ids(), "usage.level"))
                        .toList();
    }

    /** How many of each level. */
    public int count() {
        if (count == null) {
            return 1;
        }
        int number = WholeNumbers.parse(count, 0, Integer.MAX_VALUE);
        Values.refuseIf(number < 0, "usage.count", count, PrintCommand.MOST);
        return number;
    }

    /** The symmetry of a name; none if there is no name. */
    static Symmetry symmetry(@Nullable String name) {
        return name == null ? Symmetry.NONE : Values.known(Symmetry.byId(name), name, Symmetry.ids(), "usage.symmetry");
    }

    /** What an id stands for. */
    public static Provenance provenance(String id, Messages messages) {
        return switch (PuzzleId.parse(id)) {
            case PuzzleId.Result.Ok ok -> ok.provenance();
            case PuzzleId.Result.Bad bad ->
                throw new UsageException("usage.id", id, Explanation.of(messages.language(), bad));
        };
    }
}

package io.shudu.cli.command;

import io.shudu.core.grid.Grid;
import io.shudu.generate.passport.Passport;
import io.shudu.logic.rate.Rating;
import io.shudu.logic.rate.Ratings;
import io.shudu.logic.step.TechniqueId;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** The option that asks for all that is known about a puzzle: further columns of a table, and the canonical form. */
public final class PassportOption {
    private static final List<String> COLUMNS =
            List.of("effort", "hardest", "techniques", "symmetry", "minimal", "canonical");

    @Option(names = "--passport")
    public boolean passport;

    /** The further columns; none if nobody asks. */
    public List<String> columns() {
        return passport ? COLUMNS : List.of();
    }

    /** What stands in the further columns; what is not known is empty. */
    public List<String> fields(Passport known) {
        if (!passport) {
            return List.of();
        }
        Ratings ratings = known.ratings();
        Rating own = ratings == null ? null : ratings.own();
        TechniqueId hardest = known.hardest();
        Boolean minimal = known.minimal();
        Grid canonical = known.canonical();
        return List.of(
                own == null ? "" : String.valueOf(own.score()),
                hardest == null ? "" : hardest.id(),
                own == null ? "" : techniques(own),
                known.symmetry().id(),
                minimal == null ? "" : minimal.toString(),
                canonical == null ? "" : canonical.toString());
    }

    private static String techniques(Rating rating) {
        return rating.techniques().entrySet().stream()
                .map(use -> use.getKey().id() + "=" + use.getValue())
                .collect(Collectors.joining(" "));
    }
}

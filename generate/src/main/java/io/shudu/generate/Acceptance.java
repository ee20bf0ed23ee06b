package io.shudu.generate;

import io.shudu.core.grid.Grid;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a puzzle must be, besides having its holes: the stages that stand behind digging. Digging keeps the solution
 * unique by itself; whatever else is asked for is tested when the holes are there, and the next grid is tried if it is
 * not so.
 *
 * @param unique whether there must be exactly one solution
 * @param stages what is tested then, in this order
 */
public record Acceptance(boolean unique, List<Stage> stages) {
    /** Exactly one solution, and nothing else. */
    public static final Acceptance UNIQUE = new Acceptance(true, List.of());
    /** Anything with these holes. */
    public static final Acceptance MULTIPLE = new Acceptance(false, List.of());

    private static final String AND = "+";

    /** A question about a puzzle that has its holes. */
    public interface Stage {
        /** The name in ids, without a colon or a plus. */
        String id();

        /** Whether a puzzle with this solution will do. */
        boolean accepts(Grid puzzle, Grid solution);
    }

    /** Copies the stages. */
    public Acceptance {
        stages = List.copyOf(stages);
    }

    /** The text for ids: {@code unique} or {@code multiple}, then the stages. */
    public String id() {
        StringBuilder id = new StringBuilder(unique ? "unique" : "multiple");
        stages.forEach(stage -> id.append(AND).append(stage.id()));
        return id.toString();
    }

    /** The acceptance of an id, or null if there is none. */
    public static @Nullable Acceptance byId(String id) {
        for (Acceptance known : List.of(UNIQUE, MULTIPLE)) {
            if (known.id().equals(id)) {
                return known;
            }
        }
        return null;
    }

    /** Whether all stages accept a puzzle. */
    boolean accepts(Grid puzzle, Grid solution) {
        for (Stage stage : stages) {
            if (!stage.accepts(puzzle, solution)) {
                return false;
            }
        }
        return true;
    }
}

package io.shudu.generate;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Parts;
import io.shudu.generate.holes.RandomCells;
import io.shudu.generate.wish.Wishes;
import io.shudu.logic.Rater;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a puzzle must be, besides having its holes. Digging keeps the solution unique by itself; whatever else is asked
 * for is judged when the holes are there. A judge who says which way a puzzle is off, too easy or too hard, leads the
 * next try.
 *
 * @param unique whether there must be exactly one solution
 * @param stages what is tested then, in this order
 */
public record Acceptance(boolean unique, List<Stage> stages) {
    /** Exactly one solution, and nothing else. */
    public static final Acceptance UNIQUE = new Acceptance(true, List.of());
    /** Anything with these holes. */
    public static final Acceptance MULTIPLE = new Acceptance(false, List.of());

    private static final char AND = '+';

    /** A question about a puzzle that has its holes. */
    public interface Stage {
        /** The name in ids, without a colon or a plus. */
        String id();

        /** Somebody who answers it, with working memory: one for each thread. */
        Judge judge(Geometry geometry);

        /** Whether it can be asked about puzzles of a board. */
        default boolean suits(Geometry geometry) {
            return geometry.side() <= Rater.LARGEST_SIDE;
        }

        /** The holes to ask for when nobody has said how many. */
        default RandomCells usualHoles(Geometry geometry) {
            return new RandomCells(0, geometry.cellCount());
        }

        /** Puzzles of the classic board that will do, if such are rare: others may be found near them. */
        default List<Grid> known() {
            return List.of();
        }

        /** How many grids of small boards to try when nobody has said how many. */
        default int usualTries() {
            return 100_000;
        }

        /** Whether more puzzles will do if their clues went digit by digit; see {@link io.shudu.generate.holes}. */
        default boolean isDugByDigits() {
            return false;
        }
    }

    /** Answers a question about puzzles of a board. */
    @FunctionalInterface
    public interface Judge {
        /**
         * How far off a puzzle with this solution is: 0 if it will do, less if it is too easy, more if it is too hard.
         * Of two puzzles the one with more clues is hardly ever the harder.
         */
        int offBy(Grid puzzle, Grid solution);
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
        List<String> parts = Parts.of(id, AND);
        for (Acceptance known : List.of(UNIQUE, MULTIPLE)) {
            if (known.id().equals(parts.getFirst())) {
                List<Stage> stages = new ArrayList<>();
                for (String part : parts.subList(1, parts.size())) {
                    Stage stage = Wishes.byId(part);
                    if (stage == null) {
                        return null;
                    }
                    stages.add(stage);
                }
                return new Acceptance(known.unique, stages);
            }
        }
        return null;
    }

    /** Whether it can be asked of puzzles of a board. Only a puzzle with one solution can be judged. */
    public boolean suits(Geometry geometry) {
        return stages.stream().allMatch(stage -> unique && stage.suits(geometry));
    }

    /** Puzzles of the classic board that one of the stages accepts. */
    public List<Grid> known() {
        for (Stage stage : stages) {
            if (!stage.known().isEmpty()) {
                return stage.known();
            }
        }
        return List.of();
    }

    /** How many grids of small boards to try when nobody has said how many, if there are stages. */
    int usualTries() {
        return stages.stream().mapToInt(Stage::usualTries).max().orElse(0);
    }

    /** Whether more puzzles will do if their clues went digit by digit. */
    public boolean isDugByDigits() {
        return stages.stream().anyMatch(Stage::isDugByDigits);
    }

    /** Somebody who asks all questions. What is too hard for one of them is too hard. */
    public Judge judge(Geometry geometry) {
        List<Judge> judges = new ArrayList<>();
        stages.forEach(stage -> judges.add(stage.judge(geometry)));
        return (puzzle, solution) -> {
            int off = 0;
            for (Judge judge : judges) {
                int next = judge.offBy(puzzle, solution);
                if (next > 0) {
                    return next;
                }
                off = Math.min(off, next);
            }
            return off;
        };
    }
}

package io.shudu.cli.command;

import io.shudu.cli.session.IoFailure;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.UsageException;
import io.shudu.core.grid.Geometry;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Puzzle;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.UniformMethod;
import io.shudu.generate.holes.HoleStrategies;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.Minimal;
import io.shudu.generate.holes.Pattern;
import io.shudu.generate.holes.RandomCells;
import io.shudu.generate.holes.Shapes;
import io.shudu.generate.holes.Sparse;
import io.shudu.generate.holes.Unbiased;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which cells of a puzzle are given. */
public final class GivenOptions {
    /** Drawings of all boards are shorter, even with much room between the signs. */
    private static final long LONGEST_DRAWING = 100_000;

    public static final int MOST_TRIES = 1_000_000;

    @Option(names = "--holes", paramLabel = "N|N/row|N/column|HOW-EMPTY")
    public @Nullable String holes;

    @Option(names = "--clues", paramLabel = "N|A..B")
    public @Nullable String clues;

    @Option(names = "--minimal")
    public boolean minimal;

    @Option(names = "--pattern", paramLabel = "FILE|SHAPE")
    public @Nullable String pattern;

    @Option(names = "--unbiased")
    public boolean unbiased;

    /** Adds what was said to a list of options and their values. */
    public void addTo(Map<String, @Nullable Object> options) {
        options.put("--holes", holes);
        options.put("--clues", clues);
        options.put("--minimal", minimal ? true : null);
        options.put("--pattern", pattern);
        options.put("--unbiased", unbiased ? true : null);
    }

    /** The board of the pattern; null if there is no pattern, or none of a board's size. */
    public @Nullable Geometry patternBoard() {
        if (pattern == null) {
            return null;
        }
        Pattern shape = Shapes.byName(pattern);
        if (shape != null) {
            return shape.geometry();
        }
        int cells = Pattern.signs(drawing(pattern));
        int side = (int) Math.round(Math.sqrt(cells));
        return side * side == cells && Geometry.isSide(side) ? Geometry.ofSide(side) : null;
    }

    /** Refuses a grid to start from where no method may be named; else the advice would be to name another one. */
    public void checkBase(@Nullable String base) {
        Values.refuseIf(unbiased && base != null, "usage.unbiased-alone");
    }

    /**
     * What is wished for.
     *
     * @param symmetric whether the givens have to lie in a symmetric way
     * @param method how the complete grids are made
     */
    public HoleStrategy holes(Geometry geometry, Acceptance acceptance, boolean symmetric, GridMethod method) {
        HoleStrategy wish = wish(geometry, acceptance, symmetric, method);
        if (wish.total(geometry).required() > GenerationSpec.mostHoles(geometry, acceptance)) {
            String reason = minimal ? "usage.clues-least-minimal" : "usage.clues-least";
            throw new UsageException(reason, Sparse.LEAST_CLUES);
        }
        return wish;
    }

    private HoleStrategy wish(Geometry geometry, Acceptance acceptance, boolean symmetric, GridMethod method) {
        Values.refuseIf(holes != null && clues != null, "usage.holes-clues");
        boolean numbers = holes != null || clues != null || minimal;
        if (unbiased) {
            Unbiased strategy = new Unbiased();
            boolean alone = !numbers && pattern == null && !symmetric && acceptance.unique();
            boolean suits = strategy.suits(geometry) && method instanceof UniformMethod;
            Values.refuseIf(!alone || !suits, "usage.unbiased-alone");
            return strategy;
        }
        if (pattern != null) {
            Values.refuseIf(numbers || symmetric, "usage.pattern-alone");
            return pattern(pattern, geometry);
        }
        return dug(geometry, acceptance);
    }

    private HoleStrategy dug(Geometry geometry, Acceptance acceptance) {
        HoleStrategy wish = counted(geometry);
        if (!minimal) {
            return wish == null ? GenerationSpec.usualHoles(geometry, acceptance) : wish;
        }
        Values.refuseIf(!acceptance.unique(), "usage.minimal-multiple");
        Values.refuseIf(geometry.side() > Minimal.MOST_SIDE, "usage.minimal-board", Minimal.MOST_SIDE);
        if (wish == null) {
            return Minimal.ANY;
        }
        if (wish instanceof RandomCells range) {
            return new Minimal(range.required(), range.wanted());
        }
        throw new UsageException("usage.minimal-holes", wish.id());
    }

    /** What to tell about a puzzle that is not as wished: with advice that goes with the other options. */
    public String shortfall(Puzzle puzzle, boolean again, Messages messages) {
        if (puzzle.missing() == 0) {
            return messages.text("generate.unfound", puzzle.provenance().index() + 1, puzzle.tries(), MOST_TRIES);
        }
        String key = again ? "generate.missing-again" : minimal ? "generate.missing-minimal" : "generate.missing";
        int reached = puzzle.grid().geometry().cellCount() - puzzle.grid().givenCount();
        return messages.text(
                key, puzzle.provenance().index() + 1, reached, reached + puzzle.missing(), puzzle.tries(), MOST_TRIES);
    }

    /** The holes that are named, or that so many clues leave; null if nothing is said about them. */
    private @Nullable HoleStrategy counted(Geometry geometry) {
        int cells = geometry.cellCount();
        if (holes != null) {
            return Values.found(HoleStrategies.parse(holes, geometry), "usage.holes", holes, cells, geometry.side());
        }
        return clues == null
                ? null
                : Values.found(HoleStrategies.besideClues(clues, geometry), "usage.clues", clues, cells);
    }

    private static Pattern pattern(String text, Geometry geometry) {
        Pattern shape = Shapes.byName(text);
        if (shape != null) {
            Values.refuseIf(!shape.geometry().equals(geometry), "usage.pattern-board", text, geometry.side());
            return shape;
        }
        String drawing = drawing(text);
        int signs = Pattern.signs(drawing);
        return Values.found(Pattern.read(drawing, geometry), "usage.pattern-signs", text, signs, geometry.cellCount());
    }

    private static String drawing(String file) {
        try {
            Path path = Path.of(file);
            if (Files.isRegularFile(path) && Files.size(path) <= LONGEST_DRAWING) {
                return new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
            }
        } catch (InvalidPathException impossible) {
            // Then there is no such file.
        } catch (IOException e) {
            throw new IoFailure(file, e);
        }
        throw new UsageException("usage.pattern", file, String.join(", ", Shapes.names()));
    }
}

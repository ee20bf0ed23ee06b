package io.shudu.spark.function;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Provenance;
import io.shudu.generate.PuzzleId;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.GridMethods;
import io.shudu.generate.holes.HoleStrategies;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.wish.Wishes;
import io.shudu.render.words.Language;
import io.shudu.spark.words.SparkWords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A wish for puzzles as one text, such as {@code level=hard symmetry=rot180}. It becomes the id of the first puzzle of
 * its run: a recipe that every machine understands.
 */
public final class Wish {
    private static final List<String> NAMES =
            List.of("board", "method", "holes", "clues", "symmetry", "level", "technique", "only", "score");

    private final Language language;
    private final Map<String, String> parts = new LinkedHashMap<>();

    private Wish(String text, Language language) {
        this.language = language;
        for (String part : text.split("[ ;]+", -1)) {
            int sign = part.indexOf('=');
            if (part.isEmpty()) {
                continue;
            }
            if (sign < 0 || !NAMES.contains(part.substring(0, sign))) {
                throw problem("wish", part, String.join(", ", NAMES));
            }
            parts.put(part.substring(0, sign), part.substring(sign + 1));
        }
    }

    /**
     * The recipe of a wish; an id is one already, and only its seed is replaced.
     *
     * @throws IllegalArgumentException with words for the user if there is no such puzzle
     */
    public static String recipe(String text, long seed, Language language) {
        if (PuzzleId.parse(text) instanceof PuzzleId.Result.Ok ok && ok.provenance() instanceof Provenance.Run run) {
            return PuzzleId.of(new Provenance.Run(run.spec(), seed, 0));
        }
        return PuzzleId.of(new Provenance.Run(new Wish(text, language).spec(), seed, 0));
    }

    private GenerationSpec spec() {
        Geometry geometry = value("board", Geometry.CLASSIC, Geometry::byId);
        GridMethod method = value("method", GridMethods.usual(geometry), GridMethods::byId);
        Symmetry symmetry = value("symmetry", Symmetry.NONE, Symmetry::byId);
        List<Acceptance.Stage> stages = new ArrayList<>();
        for (String name : Wishes.NAMES) {
            String wanted = parts.get(name);
            if (wanted != null) {
                stages.add(need(Wishes.byId(name + "=" + wanted), name + "=" + wanted));
            }
        }
        Acceptance acceptance = new Acceptance(true, stages);
        HoleStrategy holes = GenerationSpec.wished(geometry, method, holes(geometry, acceptance), symmetry, acceptance);
        try {
            return new GenerationSpec(
                    geometry,
                    method,
                    holes,
                    symmetry,
                    acceptance,
                    GenerationSpec.usualTries(geometry, holes, acceptance));
        } catch (IllegalArgumentException mismatch) {
            throw problem("wish-value", String.valueOf(mismatch.getMessage()));
        }
    }

    private HoleStrategy holes(Geometry geometry, Acceptance acceptance) {
        HoleStrategy usual = GenerationSpec.usualHoles(geometry, acceptance);
        HoleStrategy wanted = parts.containsKey("clues")
                ? value("clues", usual, text -> HoleStrategies.besideClues(text, geometry))
                : value("holes", usual, text -> HoleStrategies.parse(text, geometry));
        if (wanted.total(geometry).required() > GenerationSpec.mostHoles(geometry, acceptance)) {
            throw problem("wish-value", wanted.id());
        }
        return wanted;
    }

    private interface Reading<T> {
        @Nullable
        T of(String text);
    }

    private <T> T value(String name, T usual, Reading<T> reading) {
        String text = parts.get(name);
        return text == null ? usual : need(reading.of(text), name + "=" + text);
    }

    private <T> T need(@Nullable T value, String part) {
        if (value == null) {
            throw problem("wish-value", part);
        }
        return value;
    }

    private IllegalArgumentException problem(String key, Object... args) {
        return new IllegalArgumentException(SparkWords.text(language, key, args));
    }
}

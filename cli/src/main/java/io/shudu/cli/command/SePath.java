package io.shudu.cli.command;

import io.shudu.cli.output.Csv;
import io.shudu.cli.session.Messages;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.logic.se.SeChain;
import io.shudu.logic.se.SeNode;
import io.shudu.logic.se.SeRater;
import io.shudu.logic.se.SeRating;
import io.shudu.logic.se.SeStep;
import io.shudu.render.json.SeJson;
import io.shudu.render.words.SeWords;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The way through a puzzle that gives Sudoku Explainer's rating, with the tree of each chain. */
final class SePath {
    private static final Geometry BOARD = Geometry.CLASSIC;

    private final Grid puzzle;
    private final List<SeStep> steps = new ArrayList<>();
    private final @Nullable SeRating rating;

    /** Without a solution there is no way: the steps of the original would go on for long and end nowhere. */
    SePath(Grid puzzle) {
        this.puzzle = puzzle;
        rating = null;
    }

    SePath(Grid puzzle, SeRater rater) {
        this.puzzle = puzzle;
        rating = rater.explain(puzzle, steps::add);
    }

    /** Whether the way leads to the end. */
    boolean isSolved() {
        return rating != null && rating.er() < SeRater.BEYOND;
    }

    String line() {
        return steps.stream().map(SePath::effect).collect(Collectors.joining("; ")) + "\n";
    }

    String rows() {
        StringBuilder rows = new StringBuilder();
        for (int i = 0; i < steps.size(); i++) {
            SeStep step = steps.get(i);
            String placed = String.join(" ", placements(step));
            String removed = String.join(" ", eliminations(step));
            rows.append(Csv.row(puzzle, i + 1, step.kind().id(), placed, removed, SeRating.text(step.rating())));
        }
        return rows.isEmpty() ? Csv.padded(6, puzzle) : rows.toString();
    }

    /** The numbers, and the steps with their chains. */
    JsonFields json() {
        return (rating == null ? new JsonFields() : SeJson.of(rating))
                .bool("solved", isSolved())
                .objects("steps", steps.stream().map(SePath::json).toList());
    }

    private static JsonFields json(SeStep step) {
        JsonFields json = new JsonFields()
                .string("technique", step.kind().id())
                .put("er", SeJson.tenths(step.rating()))
                .strings("placements", placements(step))
                .strings("eliminations", eliminations(step));
        SeChain chain = step.chain();
        return chain == null ? json : json.put("chain", json(chain));
    }

    private static JsonFields json(SeChain chain) {
        return new JsonFields()
                .string("form", id(chain))
                .objects(
                        "branches",
                        chain.branches().stream()
                                .map(nodes -> new JsonFields()
                                        .objects(
                                                "nodes",
                                                nodes.stream()
                                                        .map(node -> json(node, nodes))
                                                        .toList()))
                                .toList());
    }

    private static JsonFields json(SeNode node, List<SeNode> nodes) {
        JsonFields json = new JsonFields().string("is", is(node));
        if (!node.from().isEmpty()) {
            json.strings(
                    "from", node.from().stream().map(nodes::get).map(SePath::is).toList());
        }
        SeChain nested = node.nested();
        return nested == null ? json : json.put("nested", json(nested));
    }

    String words(Messages messages) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < steps.size(); i++) {
            SeStep step = steps.get(i);
            text.append(messages.text(
                            "explain.se-step",
                            i + 1,
                            SeRating.text(step.rating()),
                            SeWords.name(messages.language(), step.kind()),
                            effect(step)))
                    .append('\n');
            SeChain chain = step.chain();
            if (chain != null) {
                tell(chain, "    ", text, messages);
            }
        }
        if (rating != null) {
            text.append(messages.text(
                            "rate.se", rating.erText(), SeRating.text(rating.ep()), SeRating.text(rating.ed())))
                    .append('\n');
        }
        return text.toString();
    }

    /** Each conclusion in a line of its own, behind those that it rests on. */
    private static void tell(SeChain chain, String margin, StringBuilder text, Messages messages) {
        text.append(margin)
                .append(SeWords.form(messages.language(), chain.form()))
                .append('\n');
        for (List<SeNode> nodes : chain.branches()) {
            for (SeNode node : nodes) {
                text.append(margin).append(node.from().isEmpty() ? "- " : "  ").append(is(node));
                if (!node.from().isEmpty()) {
                    text.append(" <- ")
                            .append(node.from().stream()
                                    .map(nodes::get)
                                    .map(SePath::is)
                                    .collect(Collectors.joining(", ")));
                }
                text.append('\n');
                SeChain nested = node.nested();
                if (nested != null) {
                    tellNested(nested, margin + "      ", text, messages);
                }
            }
        }
    }

    /** Of a chain within another only the conclusions are known: they stand in a row. */
    private static void tellNested(SeChain chain, String margin, StringBuilder text, Messages messages) {
        text.append(margin)
                .append(SeWords.form(messages.language(), chain.form()))
                .append('\n');
        for (List<SeNode> nodes : chain.branches()) {
            text.append(margin)
                    .append("- ")
                    .append(nodes.stream().map(SePath::is).collect(Collectors.joining(" ")))
                    .append('\n');
        }
    }

    private static String id(SeChain chain) {
        return chain.form().id();
    }

    private static String effect(SeStep step) {
        List<String> all = new ArrayList<>(placements(step));
        // What a digit turns out goes without saying.
        return String.join(" ", all.isEmpty() ? eliminations(step) : all);
    }

    private static List<String> placements(SeStep step) {
        return step.placed() < 0 ? List.of() : List.of(is(step.placed() / 9, step.placed() % 9 + 1, true));
    }

    private static List<String> eliminations(SeStep step) {
        return step.removed().stream()
                .map(candidate -> is(candidate / 9, candidate % 9 + 1, false))
                .toList();
    }

    private static String is(SeNode node) {
        return is(node.cell(), node.digit(), node.on());
    }

    private static String is(int cell, int digit, boolean on) {
        return BOARD.cellName(cell) + (on ? "=" : "<>") + digit;
    }
}

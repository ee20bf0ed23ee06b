package io.shudu.terminal.game;

import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A game as JSON, in the form in which the web game saves its own. */
public final class GameWriter {
    private GameWriter() {}

    /** The text of a game, on one line. */
    public static String write(Game game) {
        return write(game, game.key());
    }

    /** The same under another name. */
    public static String write(Game game, String key) {
        JsonFields json = new JsonFields();
        game.others().forEach(json::put);
        return json.number("version", 1)
                .string("key", key)
                .put("puzzle", puzzle(game))
                .number("touched", game.touched())
                .number("elapsed", game.clock().elapsed())
                .bool("solved", game.solved())
                .bool("paused", game.paused())
                .put("help", help(game.help()))
                .put("history", history(game.history()))
                .number("filled", game.board().filled())
                .put("values", numbers(values(game.board())))
                .toString();
    }

    private static JsonFields puzzle(Game game) {
        JsonFields json = new JsonFields();
        game.otherOfPuzzle().forEach(json::put);
        Card card = game.card();
        json.string("board", card.puzzle().geometry().id())
                .string("givens", card.puzzle().toString())
                .string("source", card.source());
        Grid solution = card.solution();
        if (solution != null) {
            json.string("solution", solution.toString());
        }
        if (card.level() != null) {
            json.string("level", card.level().id());
        }
        return card.id().isEmpty() ? json : json.string("id", card.id());
    }

    private static JsonFields help(Help help) {
        return new JsonFields()
                .number("hints", help.hints)
                .number("reveals", help.reveals)
                .number("checks", help.checks)
                .number("rewinds", help.rewinds)
                .bool("filledNotes", help.filledNotes)
                .bool("answer", help.answer)
                .objects("taken", help.taken.stream().map(GameWriter::taken).toList())
                .objects(
                        "checked",
                        help.checked.stream()
                                .map(check -> new JsonFields()
                                        .number("part", check.part())
                                        .bool("found", check.found()))
                                .toList())
                .put("revealed", numbers(help.revealed));
    }

    private static JsonFields taken(TakenHint hint) {
        return new JsonFields()
                .string("technique", hint.technique())
                .number("weight", hint.weight())
                .string("step", hint.step())
                .number("stage", hint.stage())
                .number("at", hint.at());
    }

    private static JsonFields history(History history) {
        return new JsonFields()
                .put("moves", moves(history.moves()))
                .number("at", history.at())
                .put("marks", numbers(history.marks()))
                .put("aside", moves(history.aside()));
    }

    /** A move is its kind and its time, then four numbers for each edit. */
    private static JsonValue moves(List<Move> moves) {
        List<JsonValue> list = new ArrayList<>();
        for (Move move : moves) {
            List<JsonValue> packed = new ArrayList<>();
            packed.add(JsonValue.of(move.kind()));
            packed.add(JsonValue.of(move.time()));
            for (Edit edit : move.edits()) {
                packed.add(JsonValue.of(List.of(Layer.values()).indexOf(edit.layer())));
                packed.add(JsonValue.of(edit.key()));
                packed.add(JsonValue.of(edit.before()));
                packed.add(JsonValue.of(edit.after()));
            }
            list.add(new JsonValue.Items(packed));
        }
        return new JsonValue.Items(list);
    }

    private static List<Integer> values(PlayBoard board) {
        return IntStream.range(0, board.geometry().cellCount())
                .map(board::digit)
                .boxed()
                .toList();
    }

    private static JsonValue numbers(List<Integer> numbers) {
        return new JsonValue.Items(
                numbers.stream().map(number -> JsonValue.of(number.longValue())).toList());
    }
}

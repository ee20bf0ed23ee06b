package io.shudu.terminal.game;

import io.shudu.core.format.GridParts;
import io.shudu.core.format.LinkMarks;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonProblem;
import io.shudu.core.json.JsonValue;
import io.shudu.logic.rate.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Reads games that {@link GameWriter} or the web game has written. All of it is checked. */
public final class GameReader {
    private static final Set<String> KNOWN = Set.of(
            "version", "key", "puzzle", "touched", "elapsed", "solved", "paused", "help", "history", "filled",
            "values");
    private static final Set<String> KNOWN_OF_PUZZLE = Set.of("board", "givens", "source", "solution", "level", "id");
    /** More than anybody does in a game. */
    private static final int MOST_VALUES = 2_000_000;

    private static final int LAYERS = Layer.values().length;
    private static final int LAST_STAGE = 6;

    private final Fields saved;
    private final LongSupplier millis;

    private GameReader(Fields saved, LongSupplier millis) {
        this.saved = saved;
        this.millis = millis;
    }

    /**
     * Reads a game.
     *
     * @param millis a time that only goes forward, for the clock
     */
    public static Game read(String text, LongSupplier millis) throws BadGame {
        try {
            return new GameReader(Fields.of(JsonValue.parse(text, MOST_VALUES)), millis).game();
        } catch (JsonProblem problem) {
            throw new BadGame("no JSON");
        }
    }

    private Game game() throws BadGame {
        String key = saved.text("key");
        if (saved.number("version") != 1 || key == null) {
            throw new BadGame("no saved game");
        }
        Card card = card(saved.fields("puzzle"));
        Game game = new Game(key, card, new Clock(millis, saved.number("elapsed")), help(saved.fields("help")));
        history(game, saved.fields("history"));
        game.touch(saved.number("touched"));
        if (saved.truth("solved")) {
            game.finish();
        } else if (saved.truth("paused")) {
            game.pause(true);
        }
        keep(saved, KNOWN, game.others());
        keep(saved.fields("puzzle"), KNOWN_OF_PUZZLE, game.otherOfPuzzle());
        return game;
    }

    private static void keep(Fields fields, Set<String> known, Map<String, JsonValue> others) {
        others.putAll(fields.all());
        others.keySet().removeAll(known);
    }

    private static Card card(Fields fields) throws BadGame {
        String board = fields.text("board");
        Geometry geometry = board == null ? null : Geometry.byId(board);
        if (geometry == null || geometry.side() > LinkMarks.LARGEST_SIDE) {
            throw new BadGame("no board");
        }
        Grid puzzle = grid(fields.text("givens"), geometry);
        if (puzzle == null) {
            throw new BadGame("no puzzle");
        }
        String source = fields.text("source");
        String level = fields.text("level");
        String id = fields.text("id");
        return new Card(
                puzzle,
                source == null ? "typed" : source,
                solution(fields.text("solution"), puzzle),
                level == null ? null : Level.byId(level),
                id == null ? "" : id);
    }

    private static @Nullable Grid grid(@Nullable String line, Geometry geometry) {
        return line != null && GridParts.givens(line, geometry) instanceof ParseResult.Ok ok ? ok.grid() : null;
    }

    /** Entries are compared with it, so a wrong one would call right digits wrong. */
    private static @Nullable Grid solution(@Nullable String line, Grid puzzle) {
        Grid solution = grid(line, puzzle.geometry());
        if (solution == null || !solution.isSolved()) {
            return null;
        }
        for (int cell = 0; cell < puzzle.geometry().cellCount(); cell++) {
            if (puzzle.isGiven(cell) && puzzle.digit(cell) != solution.digit(cell)) {
                return null;
            }
        }
        return solution;
    }

    private static Help help(Fields fields) {
        Help help = new Help();
        help.hints = (int) fields.number("hints");
        help.reveals = (int) fields.number("reveals");
        help.checks = (int) fields.number("checks");
        help.rewinds = (int) fields.number("rewinds");
        help.filledNotes = fields.truth("filledNotes");
        help.answer = fields.truth("answer");
        for (JsonValue each : fields.items("taken")) {
            Fields taken = Fields.of(each);
            String technique = taken.text("technique");
            String step = taken.text("step");
            int stage = (int) taken.number("stage");
            if (technique != null && step != null && stage >= 1 && stage <= LAST_STAGE) {
                help.taken.add(new TakenHint(technique, (int) taken.number("weight"), step, stage, taken.number("at")));
            }
        }
        for (JsonValue each : fields.items("checked")) {
            Fields checked = Fields.of(each);
            help.checked.add(new Help.Checked((int) checked.number("part"), checked.truth("found")));
        }
        fields.items("revealed").forEach(each -> help.revealed.add((int) Math.max(0, Fields.number(each, 0))));
        return help;
    }

    private static void history(Game game, Fields fields) throws BadGame {
        List<Move> moves = moves(fields.items("moves"), game.board());
        PlayBoard replayed = new PlayBoard(game.card().puzzle());
        for (Move move : moves) {
            for (Edit edit : move.edits()) {
                if (replayed.get(edit.layer(), edit.key()) != edit.before()) {
                    throw new BadGame("no move");
                }
                replayed.apply(List.of(edit));
            }
        }
        List<Move> aside = moves(fields.items("aside"), game.board());
        long at = Fields.number(fields.all().get("at"), -1);
        if (at < 0 || at > moves.size()) {
            throw new BadGame("no place in the log");
        }
        List<Integer> marks = new ArrayList<>();
        fields.items("marks").forEach(mark -> marks.add((int) Fields.number(mark, -1)));
        game.history().restore(moves, (int) at, marks, aside);
    }

    private static List<Move> moves(List<JsonValue> items, PlayBoard board) throws BadGame {
        List<Move> moves = new ArrayList<>();
        for (JsonValue item : items) {
            List<JsonValue> packed = item instanceof JsonValue.Items list ? list.items() : List.of();
            if (packed.size() < 6 || packed.size() % 4 != 2 || !(packed.getFirst() instanceof JsonValue.Text kind)) {
                throw new BadGame("no move");
            }
            List<Edit> edits = new ArrayList<>();
            for (int i = 2; i < packed.size(); i += 4) {
                edits.add(edit(packed.subList(i, i + 4), board));
            }
            moves.add(new Move(kind.text(), Fields.number(packed.get(1), 0), edits));
        }
        return moves;
    }

    private static Edit edit(List<JsonValue> numbers, PlayBoard board) throws BadGame {
        long layer = Fields.number(numbers.get(0), -1);
        long key = Fields.number(numbers.get(1), -1);
        long before = Fields.number(numbers.get(2), -1);
        long after = Fields.number(numbers.get(3), -1);
        if (layer < 0 || layer >= LAYERS) {
            throw new BadGame("no edit");
        }
        Layer named = List.of(Layer.values()).get((int) layer);
        if (!isKey(named, key, board) || !isValue(named, before, board) || !isValue(named, after, board)) {
            throw new BadGame("no edit");
        }
        return new Edit(named, (int) key, (int) before, (int) after);
    }

    private static boolean isKey(Layer layer, long key, PlayBoard board) {
        long cells = board.geometry().cellCount();
        long most = switch (layer) {
            case TINT -> cells * (board.geometry().side() + 1);
            case LINE -> cells * cells;
            default -> cells;
        };
        return key >= 0 && key < most && !(layer == Layer.VALUE && board.isGiven((int) key));
    }

    private static boolean isValue(Layer layer, long value, PlayBoard board) {
        int side = board.geometry().side();
        return switch (layer) {
            case VALUE -> value >= 0 && value <= side;
            case CORNER, CENTRE -> value >= 0 && value <= DigitSets.all(side) && value % 2 == 0;
            case COLOUR -> value >= 0 && value <= DigitSets.all(LinkMarks.COLOURS) && value % 2 == 0;
            case TINT -> value >= 0 && value <= LinkMarks.COLOURS;
            case LINE -> value == 0 || value == 1;
        };
    }
}

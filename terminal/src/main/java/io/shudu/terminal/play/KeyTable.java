package io.shudu.terminal.play;

import io.shudu.core.grid.Symbols;
import io.shudu.terminal.game.Moves;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which key asks for what: those of the web game, as far as terminals send them. On boards beyond 9×9 letters are
 * digits, and with Alt they are what they are elsewhere.
 */
public final class KeyTable {
    /** What stands above the digits on an American keyboard. */
    private static final String SHIFTED = "!@#$%^&*(";

    private static final Map<String, Action> NAMED = Map.ofEntries(
            Map.entry("Up", Action.UP),
            Map.entry("Down", Action.DOWN),
            Map.entry("Left", Action.LEFT),
            Map.entry("Right", Action.RIGHT),
            Map.entry("Home", Action.ROW_START),
            Map.entry("End", Action.ROW_END),
            Map.entry("PageUp", Action.BOX_UP),
            Map.entry("PageDown", Action.BOX_DOWN),
            Map.entry("Backspace", Action.CLEAR),
            Map.entry("Delete", Action.CLEAR),
            Map.entry("Space", Action.NEXT_TOOL),
            Map.entry("Tab", Action.ANOTHER),
            Map.entry("Esc", Action.ESCAPE),
            Map.entry("Enter", Action.MENU),
            Map.entry("F12", Action.HINT));

    private static final Map<String, Action> SIGNS = Map.of(
            "[", Action.UNDO,
            "]", Action.REDO,
            ".", Action.CORNERS_TO_CENTRE,
            "?", Action.HELP,
            "/", Action.HELP);

    private static final Map<String, Action> CTRL = Map.of(
            "z", Action.UNDO,
            "y", Action.REDO,
            "r", Action.REDO,
            "a", Action.SELECT_EMPTY,
            "c", Action.QUIT,
            "d", Action.QUIT);

    private static final Map<String, Action> LETTERS = Map.ofEntries(
            Map.entry("w", Action.UP),
            Map.entry("a", Action.LEFT),
            Map.entry("s", Action.DOWN),
            Map.entry("d", Action.RIGHT),
            Map.entry("f", Action.FOCUS),
            Map.entry("m", Action.CHECKPOINT),
            Map.entry("M", Action.BACK),
            Map.entry("h", Action.HINT),
            Map.entry("k", Action.CHECK),
            Map.entry("p", Action.PAUSE),
            Map.entry("t", Action.CLOCK),
            Map.entry("g", Action.COMMAND_LINE),
            Map.entry("n", Action.FILL_NOTES),
            Map.entry("z", Action.TOOL_DIGIT),
            Map.entry("x", Action.TOOL_CORNER),
            Map.entry("c", Action.TOOL_CENTRE),
            Map.entry("v", Action.TOOL_COLOUR),
            Map.entry("u", Action.UNDO),
            Map.entry("r", Action.REDO),
            Map.entry("l", Action.GAMES),
            Map.entry("e", Action.LINK),
            Map.entry("q", Action.QUIT));

    /** For fingers that know vi: H, K and L take the place of h, k and l. */
    private static final Map<String, Action> VI = Map.of(
            "h", Action.LEFT,
            "j", Action.DOWN,
            "k", Action.UP,
            "l", Action.RIGHT,
            "H", Action.HINT,
            "K", Action.CHECK,
            "L", Action.GAMES);

    private final int side;
    private final Map<String, Action> letters;

    /**
     * The keys for a board.
     *
     * @param vi whether h, j, k and l move
     */
    public KeyTable(int side, boolean vi) {
        this.side = side;
        letters = new HashMap<>(LETTERS);
        if (vi) {
            letters.putAll(VI);
        }
    }

    /** What a key asks for; null if nothing. */
    public @Nullable Command of(Key key) {
        Command digit = digit(key);
        if (digit != null) {
            return digit;
        }
        Action named = NAMED.get(key.name());
        if (named != null) {
            return named == Action.CLEAR && (key.ctrl() || key.alt())
                    ? Command.of(Action.CLEAR_ALL)
                    : new Command(named, 0, key.shift());
        }
        if (key.name().matches("F[1-9]")) {
            return Command.of(Action.FOCUS, key.name().charAt(1) - '0');
        }
        if (key.ctrl()) {
            return command(CTRL.get(key.name()));
        }
        if (SIGNS.containsKey(key.name())) {
            return command(SIGNS.get(key.name()));
        }
        int shifted = key.name().length() == 1 && !key.alt() ? SHIFTED.indexOf(key.name()) + 1 : 0;
        if (shifted > 0 && shifted <= side) {
            return Command.of(Action.CORNER, shifted);
        }
        return key.alt() == side > 9 ? letter(key.name()) : null;
    }

    private @Nullable Command letter(String name) {
        Action exact = letters.get(name);
        Action action = exact == null ? letters.get(name.toLowerCase(java.util.Locale.ROOT)) : exact;
        // A capital letter that moves selects on the way.
        boolean extend = exact == null && action != null && action.compareTo(Action.RIGHT) <= 0;
        return action == null ? null : new Command(action, 0, extend);
    }

    private static @Nullable Command command(@Nullable Action action) {
        return action == null ? null : Command.of(action);
    }

    private @Nullable Command digit(Key key) {
        if (key.name().length() != 1 || key.ctrl()) {
            return null;
        }
        char sign = key.name().charAt(0);
        int digit = sign == '0' ? 0 : Symbols.digit(sign);
        if (sign == '0' && !key.alt()) {
            return Command.of(Action.CLEAR);
        }
        if (digit < 1 || (digit > side && digit > 9)) {
            return null;
        }
        if (key.alt()) {
            return digit <= Moves.COLOURS ? Command.of(Action.COLOUR, digit) : null;
        }
        return Command.of(Action.ENTER, digit);
    }
}

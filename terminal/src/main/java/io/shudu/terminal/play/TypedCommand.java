package io.shudu.terminal.play;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Symbols;
import io.shudu.core.grid.WholeNumbers;
import io.shudu.terminal.game.DigitSets;
import io.shudu.terminal.game.Moves;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Typed commands, the most useful of those that the web game understands: {@code r3c5 7}, {@code r3c5 +25}, {@code r3c5
 * -2}, {@code r3c5}, {@code clear r3c5}, {@code hint}, {@code check}, {@code undo 3}; in Chinese {@code 3行5列 7},
 * {@code 撤销 3}.
 */
final class TypedCommand {
    private static final Map<String, Action> WORDS = Map.ofEntries(
            Map.entry("hint", Action.HINT),
            Map.entry("提示", Action.HINT),
            Map.entry("check", Action.CHECK),
            Map.entry("检查", Action.CHECK),
            Map.entry("pause", Action.PAUSE),
            Map.entry("暂停", Action.PAUSE),
            Map.entry("fill", Action.FILL_NOTES),
            Map.entry("填候选", Action.FILL_NOTES));

    private final Play play;

    TypedCommand(Play play) {
        this.play = play;
    }

    /** Does what a text says; false if it says nothing known. */
    boolean run(String text) {
        List<String> words = List.of(Normalizer.normalize(text, Normalizer.Form.NFKC)
                .strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("第?\\s*(\\d+)\\s*行\\s*第?\\s*(\\d+)\\s*列", "r$1c$2")
                .split("\\s+"));
        String first = words.getFirst();
        if (words.size() == 1 && WORDS.containsKey(first)) {
            play.run(Command.of(WORDS.getOrDefault(first, Action.ESCAPE)));
            return true;
        }
        return words.size() <= 2 && (history(words) || cell(words));
    }

    private boolean history(List<String> words) {
        int times = words.size() == 1 ? 1 : WholeNumbers.parse(words.get(1), 1, 100_000);
        if (times < 0) {
            return false;
        }
        switch (words.getFirst()) {
            case "undo", "撤销" -> play.undo(times);
            case "redo", "重做" -> play.redo(times);
            case "rewind", "回退" -> play.judging().rewind();
            case "reset", "重置" -> play.reset();
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean cell(List<String> words) {
        Geometry geometry = play.board().geometry();
        String last = words.getLast();
        int cleared = geometry.cellOf(last);
        if (words.size() == 2 && cleared >= 0 && List.of("clear", "清除").contains(words.getFirst())) {
            play.goTo(cleared);
            play.run(Command.of(Action.CLEAR));
            return true;
        }
        int cell = geometry.cellOf(words.getFirst());
        if (cell < 0) {
            return false;
        }
        if (words.size() == 1) {
            play.goTo(cell);
            return true;
        }
        boolean add = last.startsWith("+");
        boolean remove = last.startsWith("-");
        int set = 0;
        String digits = add || remove ? last.substring(1) : last;
        for (int i = 0; i < digits.length(); i++) {
            int digit = Symbols.digit(digits.charAt(i));
            if (digit < 1 || digit > geometry.side()) {
                return false;
            }
            set |= DigitSets.bit(digit);
        }
        return enter(cell, set, add, remove);
    }

    private boolean enter(int cell, int set, boolean add, boolean remove) {
        if (set == 0 || (!add && !remove && Integer.bitCount(set) > 1)) {
            return false;
        }
        play.goTo(cell);
        if (add || remove) {
            play.move("notes", Moves.setNotes(play.board(), cell, add ? set : 0, remove ? set : 0));
        } else {
            int digit = Integer.numberOfTrailingZeros(set);
            if (play.board().digit(cell) != digit) {
                play.place(digit);
            }
        }
        return true;
    }
}

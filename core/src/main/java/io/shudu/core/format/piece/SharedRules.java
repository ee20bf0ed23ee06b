package io.shudu.core.format.piece;

import io.shudu.core.format.LeftOut;
import io.shudu.core.json.JsonValue;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which fields of a shared puzzle ask for more than plain Sudoku. SudokuPad shortens some of its names. */
final class SharedRules {
    /** Fields that say nothing about the rules. */
    private static final String SILENT =
            " size grid cells ce title t author ruleset rules solution metadata settings cellSize cs regions re id"
                    + " highlightConflicts disabledlogic truecandidatesoptions successMessage msgcorrect videos vd"
                    + " duration d ";

    private static final String MOVES = " antiknight antiking nonconsecutive disjointgroups negative global ";
    private static final String LINES =
            " thermometer slowthermometer arrow doublearrow palindrome renban whispers regionsumline betweenline lockout"
                    + " modular entropicline nabner zipperline sequence line lines l arrows a ";
    private static final String DRAWINGS = " text circle rectangle overlays o underlays u ";

    private SharedRules() {}

    /** Notes what fields ask for. */
    static void note(Map<String, JsonValue> fields, List<LeftOut> leftOut) {
        for (Map.Entry<String, JsonValue> field : fields.entrySet()) {
            LeftOut asked = Loosely.saysSomething(field.getValue()) ? asked(field.getKey(), field.getValue()) : null;
            if (asked != null && !leftOut.contains(asked)) {
                leftOut.add(asked);
            }
        }
    }

    private static @Nullable LeftOut asked(String name, JsonValue value) {
        if (isAmong(SILENT, name)) {
            return null;
        }
        if (name.startsWith("diagonal")) {
            return LeftOut.DIAGONALS;
        }
        if (isAmong(MOVES, name)) {
            return LeftOut.MOVES;
        }
        if (name.equals("killercage") || name.equals("cage")) {
            return LeftOut.CAGES;
        }
        if (name.equals("cages") || name.equals("ca")) {
            return hasCage(Loosely.items(value)) ? LeftOut.CAGES : null;
        }
        if (isAmong(LINES, name)) {
            return LeftOut.LINES;
        }
        return isAmong(DRAWINGS, name) ? LeftOut.DRAWINGS : LeftOut.CLUES;
    }

    private static boolean isAmong(String names, String name) {
        return names.contains(" " + name + " ");
    }

    /** SudokuPad also keeps the title, the author and the rows among the cages. */
    private static boolean hasCage(List<JsonValue> cages) {
        for (JsonValue cage : cages) {
            boolean hidden = Loosely.isTrue(Loosely.get(cage, "hidden"))
                    || !Loosely.text(Loosely.get(cage, "type")).isEmpty();
            if (!hidden && !Loosely.items(Loosely.get(cage, "cells", "ce")).isEmpty()) {
                return true;
            }
        }
        return false;
    }
}

package io.shudu.api;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What can be asked for. */
public enum Operation {
    /** Reads the puzzles of a text in any format. */
    PARSE("parse"),
    /** Writes a grid in a format. */
    WRITE("write"),
    /** Finds the solutions of a puzzle. */
    SOLVE("solve"),
    /** Tells whether a puzzle is a proper one, and what is wrong if not. */
    CHECK("check"),
    /** Tells which of a player's entries cannot be right. */
    JUDGE("judge"),
    /** Finds the next step. */
    HINT("hint"),
    /** Makes a puzzle. */
    GENERATE("generate"),
    /** Changes a puzzle by symmetries that keep the rules. */
    TRANSFORM("transform");

    private final String id;

    Operation(String id) {
        this.id = id;
    }

    /** The name that programs exchange. */
    public String id() {
        return id;
    }

    /** All names, as a list for people. */
    static String ids() {
        return Stream.of(values()).map(Operation::id).collect(Collectors.joining(", "));
    }

    /** The operation of this name, or null if there is none. */
    public static @Nullable Operation byId(String id) {
        for (Operation operation : values()) {
            if (operation.id.equals(id)) {
                return operation;
            }
        }
        return null;
    }
}

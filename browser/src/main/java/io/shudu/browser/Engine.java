package io.shudu.browser;

import io.shudu.api.Api;
import io.shudu.api.Limits;
import io.shudu.api.Operation;
import org.teavm.jso.JSExport;

/**
 * What the JavaScript module exports: one function an operation, from text to text. Texts, because objects of Java are
 * no plain data in JavaScript and cannot be sent to another thread; the typings beside the module say what is in them.
 */
public final class Engine {
    private Engine() {}

    /** Reads the puzzles of a text in any format. */
    @JSExport
    public static String parse(String request) {
        return Api.answer(Operation.PARSE, request, Limits.USUAL);
    }

    /** Writes a grid in a format. */
    @JSExport
    public static String write(String request) {
        return Api.answer(Operation.WRITE, request, Limits.USUAL);
    }

    /** Finds the solutions of a puzzle. */
    @JSExport
    public static String solve(String request) {
        return Api.answer(Operation.SOLVE, request, Limits.USUAL);
    }

    /** Tells whether a puzzle is a proper one, and what is wrong if not. */
    @JSExport
    public static String check(String request) {
        return Api.answer(Operation.CHECK, request, Limits.USUAL);
    }

    /** Tells which of a player's entries cannot be right. */
    @JSExport
    public static String judge(String request) {
        return Api.answer(Operation.JUDGE, request, Limits.USUAL);
    }

    /** Finds the next step. */
    @JSExport
    public static String hint(String request) {
        return Api.answer(Operation.HINT, request, Limits.USUAL);
    }

    /** Makes a puzzle. */
    @JSExport
    public static String generate(String request) {
        return Api.answer(Operation.GENERATE, request, Limits.USUAL);
    }

    /** Changes a puzzle by symmetries that keep the rules. */
    @JSExport
    public static String transform(String request) {
        return Api.answer(Operation.TRANSFORM, request, Limits.USUAL);
    }

    /** The version of the engine. */
    @JSExport
    public static String version() {
        return Api.VERSION;
    }
}

package io.shudu.browser;

import io.shudu.api.Api;
import io.shudu.api.Limits;
import org.teavm.jso.JSExport;

/**
 * What the JavaScript module exports: one function for all operations, from text to text. Texts, because objects of
 * Java are no plain data in JavaScript and cannot be sent to another thread; the typings beside the module say what is
 * in them.
 */
public final class EngineModule {
    private EngineModule() {}

    /** The answer to a request of an operation, both as JSON. */
    @JSExport
    public static String answer(String operation, String request) {
        return Api.answer(operation, request, Limits.USUAL);
    }

    /** The version of the engine. */
    @JSExport
    public static String version() {
        return Api.VERSION;
    }
}

package io.shudu.server;

import io.javalin.http.Context;
import io.javalin.http.Header;
import java.nio.charset.StandardCharsets;

/** The shapes of answers that are made for one request, as opposed to files. */
final class Responses {
    static final String JSON = "application/json";
    static final String PROBLEM_JSON = "application/problem+json";
    static final String NO_STORE = "no-store";

    private static final String HTML = "text/html; charset=utf-8";
    private static final String NOT_FOUND = Resources.own("pages/not-found.html");

    private Responses() {}

    /** A text of a type that nobody may keep. */
    static void text(Context context, int status, String type, String text) {
        head(context, status, type);
        context.result(text.getBytes(StandardCharsets.UTF_8));
    }

    /** A problem in the client's language; a page that does not exist is told to a browser as a page. */
    static void problem(Context context, Problem problem) {
        if (context.res().isCommitted()) {
            // Some of another answer is on its way: that it breaks off is all that can still be told.
            Visit.of(context.req()).close();
            return;
        }
        context.res().setHeader(Header.CONTENT_ENCODING, null);
        if (problem.retrySeconds() > 0) {
            context.header(Header.RETRY_AFTER, Integer.toString(problem.retrySeconds()));
        }
        String accept = context.header(Header.ACCEPT);
        if (problem.status() == 404 && accept != null && accept.contains("text/html")) {
            text(context, 404, HTML, NOT_FOUND);
            return;
        }
        Messages messages = Messages.preferredBy(context.header(Header.ACCEPT_LANGUAGE));
        context.header(Header.CONTENT_LANGUAGE, messages.language().tag());
        text(context, problem.status(), PROBLEM_JSON, problem.toJson(messages));
    }

    /** What comes before the bytes. */
    static void head(Context context, int status, String type) {
        context.status(status)
                .contentType(type)
                .header(Header.CACHE_CONTROL, NO_STORE)
                .header(Header.VARY, "Accept, Accept-Encoding, Accept-Language");
    }
}

package io.shudu.server;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** Responses what never reaches a route: messages that are no HTTP, headers too long, failures below the routes. */
final class LastResort extends ErrorHandler {
    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        SecurityHeaders.putInto(response.getHeaders());
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Responses.PROBLEM_JSON);
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, Responses.NO_STORE);
        Messages messages = Messages.preferredBy(request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE));
        Problem problem = Problem.of(code, word(code));
        byte[] body = problem.toJson(messages).getBytes(StandardCharsets.UTF_8);
        response.write(true, ByteBuffer.wrap(body), callback);
    }

    private static String word(int code) {
        return code == 501 ? "not-implemented" : code < 500 ? "malformed" : "unavailable";
    }
}

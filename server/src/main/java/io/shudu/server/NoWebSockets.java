package io.shudu.server;

import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Turns web sockets away before Javalin sees them: there are none here, and it would open a session, with a cookie and
 * memory, for everybody who asks for one.
 */
final class NoWebSockets extends Handler.Wrapper {
    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (request.getHeaders().contains("Sec-WebSocket-Version")) {
            Response.writeError(request, response, callback, 400);
            return true;
        }
        return super.handle(request, response, callback);
    }
}

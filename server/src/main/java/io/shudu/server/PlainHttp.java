package io.shudu.server;

import java.util.List;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Turns away before Javalin sees it what is more than plain HTTP. Web sockets: there are none here, and it would open a
 * session, with a cookie and memory, for everybody who asks for one. Bodies in other codings than chunks: Jetty would
 * take what is in the chunks for the body itself.
 */
final class PlainHttp extends Handler.Wrapper {
    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (request.getHeaders().contains("Sec-WebSocket-Version")) {
            Response.writeError(request, response, callback, 400);
            return true;
        }
        List<String> codings = request.getHeaders().getCSV(HttpHeader.TRANSFER_ENCODING, false);
        if (codings.stream().anyMatch(coding -> !coding.equalsIgnoreCase("chunked"))) {
            // Nobody knows where this body ends.
            response.getHeaders().put(HttpFields.CONNECTION_CLOSE);
            Response.writeError(request, response, callback, 501);
            return true;
        }
        return super.handle(request, response, callback);
    }
}

package io.shudu.server;

import java.util.List;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** What every answer tells the browser not to do. */
final class SecurityHeaders extends Handler.Wrapper {
    private static final List<HttpField> FIELDS = List.of(
            field(
                    "Content-Security-Policy",
                    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
                            + "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
                            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
            field("X-Content-Type-Options", "nosniff"),
            field("Referrer-Policy", "no-referrer"),
            field(
                    "Permissions-Policy",
                    "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"),
            field("Cross-Origin-Opener-Policy", "same-origin"),
            field("Cross-Origin-Resource-Policy", "same-origin"));

    private static HttpField field(String name, String value) {
        return new PreEncodedHttpField(name, value);
    }

    /** Puts them into an answer, in place of any that are there. */
    static void putInto(HttpFields.Mutable headers) {
        FIELDS.forEach(headers::put);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        putInto(response.getHeaders());
        return super.handle(request, response, callback);
    }
}

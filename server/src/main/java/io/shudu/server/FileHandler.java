package io.shudu.server;

import io.javalin.http.Context;
import io.javalin.http.Header;
import io.javalin.http.staticfiles.ResourceHandler;
import io.javalin.http.staticfiles.StaticFileConfig;
import io.javalin.security.RouteRole;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Responses for all paths that are files. */
final class FileHandler implements ResourceHandler {
    private final StaticFiles files;

    FileHandler(StaticFiles files) {
        this.files = files;
    }

    @Override
    public boolean canHandle(Context context) {
        return files.at(context.path()) != null;
    }

    @Override
    public boolean handle(Context context) {
        StaticFile file = files.at(context.path());
        if (file == null) {
            return false;
        }
        String encoding = file.encoding(Preferences.of(context.header(Header.ACCEPT_ENCODING)));
        String tag = file.tag(encoding);
        context.header(Header.CACHE_CONTROL, file.caching())
                .header(Header.ETAG, tag)
                .header(Header.VARY, Header.ACCEPT_ENCODING);
        if (isKnown(tag, context.header(Header.IF_NONE_MATCH))) {
            context.status(304);
        } else {
            context.contentType(file.type());
            if (!encoding.equals("identity")) {
                context.header(Header.CONTENT_ENCODING, encoding);
            }
            send(context, file.content(encoding));
        }
        return true;
    }

    private static void send(Context context, byte[] content) {
        context.res().setContentLength(content.length);
        Visit.of(context.req()).send();
        try {
            // Not by way of the context, which might compress it once more. Nothing of it is sent in answer to HEAD.
            context.res().getOutputStream().write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isKnown(String tag, @Nullable String tags) {
        return tags != null
                && Stream.of(tags.split(","))
                        .map(String::strip)
                        .anyMatch(known -> known.equals("*") || known.equals(tag) || known.equals("W/" + tag));
    }

    @Override
    public boolean addStaticFileConfig(StaticFileConfig config) {
        return false;
    }

    @Override
    public Set<RouteRole> resourceRouteRoles(Context context) {
        return Set.of();
    }
}

package io.shudu.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Texts that come with the program. */
final class Resources {
    /** The description of the operations, which comes with them; in this folder every module can see it. */
    static final String DESCRIPTION = "META-INF/shudu/openapi.yaml";

    private Resources() {}

    /** A file beside the classes of the server. */
    static String own(String name) {
        return text(Resources.class.getResourceAsStream(name), name);
    }

    /** A file of any module. */
    static String shared(String path) {
        return text(Resources.class.getClassLoader().getResourceAsStream(path), path);
    }

    private static String text(InputStream found, String name) {
        try (InputStream stream = Objects.requireNonNull(found, name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

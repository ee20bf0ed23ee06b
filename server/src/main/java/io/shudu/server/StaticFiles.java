package io.shudu.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The files that the server has, by their paths: the game, if it is on the class path, and a few pages of its own.
 *
 * <p>They are all read at the start. They are small, and a request can then only ever name what was found: nothing that
 * a client puts into a path reaches a file system.
 */
final class StaticFiles {
    /** Where the web module puts the game. */
    static final String GAME = "META-INF/resources/shudu/";

    private static final String INDEX = "index.html";
    private static final String HASHED = "assets/";

    private final Map<String, StaticFile> files;
    private final boolean hasGame;

    private StaticFiles(Map<String, StaticFile> files, boolean hasGame) {
        this.files = files;
        this.hasGame = hasGame;
    }

    /** Reads all files that a class loader can see. */
    static StaticFiles load(ClassLoader loader) throws IOException {
        Map<String, StaticFile> files = new HashMap<>();
        Map<String, byte[]> game = game(loader);
        game.forEach((name, content) -> {
            if (!isCompressed(name, game)) {
                files.put("/" + name, file(name, game));
            }
        });
        String description = Resources.shared(Resources.DESCRIPTION);
        files.put("/api", page("api.html", ApiPage.fill(Resources.own("pages/api.html"), description)));
        files.put("/api/page.css", page("page.css", Resources.own("pages/page.css")));
        files.put("/api/v1/openapi.yaml", page("openapi.yaml", description));
        @Nullable StaticFile index = files.get("/" + INDEX);
        files.put("/", index == null ? page(INDEX, Resources.own("pages/no-game.html")) : index);
        return new StaticFiles(Map.copyOf(files), index != null);
    }

    /** The file at a path, or null. */
    @Nullable
    StaticFile at(String path) {
        return files.get(path);
    }

    boolean hasGame() {
        return hasGame;
    }

    private static StaticFile file(String name, Map<String, byte[]> all) {
        return new StaticFile(
                ContentTypes.of(name),
                name.startsWith(HASHED),
                Objects.requireNonNull(all.get(name)),
                all.get(name + ".gz"),
                all.get(name + ".br"));
    }

    private static boolean isCompressed(String name, Map<String, byte[]> all) {
        return List.of(".gz", ".br").stream()
                .anyMatch(
                        end -> name.endsWith(end) && all.containsKey(name.substring(0, name.length() - end.length())));
    }

    private static StaticFile page(String name, String text) {
        return new StaticFile(ContentTypes.of(name), false, text.getBytes(StandardCharsets.UTF_8), null, null);
    }

    /** The files of the game by their names, from a jar or, in development, from a folder. */
    private static Map<String, byte[]> game(ClassLoader loader) throws IOException {
        URL index = loader.getResource(GAME + INDEX);
        if (index == null) {
            return Map.of();
        }
        if (index.openConnection() instanceof JarURLConnection connection) {
            // Not the shared one, which would have to stay open.
            connection.setUseCaches(false);
            try (JarFile jar = connection.getJarFile()) {
                return inJar(jar);
            }
        }
        return inFolder(Path.of(URI.create(index.toString())).resolveSibling(""));
    }

    private static Map<String, byte[]> inJar(JarFile jar) throws IOException {
        Map<String, byte[]> found = new HashMap<>();
        for (JarEntry entry : Collections.list(jar.entries())) {
            if (entry.getName().startsWith(GAME) && !entry.isDirectory()) {
                try (InputStream stream = jar.getInputStream(entry)) {
                    found.put(entry.getName().substring(GAME.length()), stream.readAllBytes());
                }
            }
        }
        return found;
    }

    private static Map<String, byte[]> inFolder(Path folder) throws IOException {
        Map<String, byte[]> found = new HashMap<>();
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                found.put(folder.relativize(path).toString().replace('\\', '/'), Files.readAllBytes(path));
            }
        }
        return found;
    }
}

package io.shudu.server;

import static io.shudu.server.TestServer.header;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The game's files and the server's own: types, caching, compression. */
class FilesTest {
    private static final String SCRIPT = "/assets/app-1a2b3c.js";

    @SuppressWarnings("NullAway.Init")
    private static TestServer server;

    @BeforeAll
    static void start() throws IOException {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void theGameIsAtTheRoot() throws Exception {
        HttpResponse<String> page = server.get("/");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("A game for tests");
        assertThat(server.get("/index.html").body()).isEqualTo(page.body());
        assertThat(server.server().hasGame()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "/, text/html;charset=utf-8, no-cache",
        "/sw.js, text/javascript;charset=utf-8, no-cache",
        "/manifest.webmanifest, application/manifest+json, no-cache",
        "/icon.svg, image/svg+xml, no-cache",
        "/assets/app-1a2b3c.js, text/javascript;charset=utf-8, 'public, max-age=31536000, immutable'",
        "/assets/plain-4d5e6f.css, text/css;charset=utf-8, 'public, max-age=31536000, immutable'",
        "/assets/font-7a8b9c.woff2, font/woff2, 'public, max-age=31536000, immutable'",
        "/api, text/html;charset=utf-8, no-cache",
        "/api/v1/openapi.yaml, application/yaml, no-cache"
    })
    void filesHaveTheirTypeAndAreKeptAsLongAsTheyAreGood(String path, String type, String caching) throws Exception {
        HttpResponse<String> answer = server.get(path);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(header(answer, "Content-Type").replace(" ", "")).isEqualTo(type);
        assertThat(header(answer, "Cache-Control")).isEqualTo(caching);
        assertThat(header(answer, "Vary")).isEqualTo("Accept-Encoding");
        HttpResponse<String> known = server.get(path, "If-None-Match", header(answer, "ETag"));
        assertThat(known.statusCode()).isEqualTo(304);
        assertThat(known.body()).isEmpty();
        assertThat(header(known, "ETag")).isEqualTo(header(answer, "ETag"));
        assertThat(header(known, "Cache-Control")).isEqualTo(caching);
    }

    @Test
    void whatIsKnownIsNotSentAgain() throws Exception {
        String tag = header(server.get("/"), "ETag");
        assertThat(server.get("/", "If-None-Match", "\"other\", W/" + tag).statusCode())
                .isEqualTo(304);
        assertThat(server.get("/", "If-None-Match", "*").statusCode()).isEqualTo(304);
        assertThat(server.get("/", "If-None-Match", "\"other\"").statusCode()).isEqualTo(200);
    }

    @Test
    void formsCompressedByTheBuildAreSentAsTheyAre() throws Exception {
        HttpResponse<String> brotli = server.get(SCRIPT, "Accept-Encoding", "gzip, deflate, br");
        assertThat(header(brotli, "Content-Encoding")).isEqualTo("br");
        assertThat(brotli.body()).isEqualTo("compressed by brotli, as far as this test is concerned");
        HttpResponse<String> plain = server.get(SCRIPT);
        assertThat(header(plain, "Content-Encoding")).isEmpty();
        assertThat(unzipped(SCRIPT)).isEqualTo(plain.body());
        assertThat(List.of(header(brotli, "ETag"), header(plain, "ETag"))).doesNotHaveDuplicates();
        assertThat(header(server.get(SCRIPT, "Accept-Encoding", "br;q=0, gzip;q=0"), "Content-Encoding"))
                .isEmpty();
    }

    @Test
    void otherTextIsCompressedHere() throws Exception {
        String path = "/assets/plain-4d5e6f.css";
        assertThat(unzipped(path)).isEqualTo(server.get(path).body());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/assets/font-7a8b9c.woff2", "/sw.js"})
    void whatIsSmallOrCompressedAlreadyIsNot(String path) throws Exception {
        HttpResponse<String> answer = server.get(path, "Accept-Encoding", "gzip");
        assertThat(header(answer, "Content-Encoding")).isEmpty();
        assertThat(header(answer, "Content-Length"))
                .isEqualTo("" + answer.body().length());
    }

    @Test
    void headTellsWhatGetWouldSend() throws Exception {
        HttpResponse<String> head = server.send(server.at(SCRIPT).method("HEAD", BodyPublishers.noBody()));
        HttpResponse<String> get = server.get(SCRIPT);
        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.body()).isEmpty();
        for (String name : List.of("Content-Length", "Content-Type", "ETag", "Cache-Control")) {
            assertThat(header(head, name)).as(name).isEqualTo(header(get, name)).isNotEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/assets/",
                "/assets",
                "/assets/app-1a2b3c.js.br",
                "/assets/../../index.html",
                "//index.html",
                "/INDEX.html",
                "/META-INF/resources/shudu/index.html",
                "/module-info.class"
            })
    void nothingElseIsServed(String path) throws Exception {
        assertThat(server.raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
                .containsPattern("^HTTP/1.1 40[04] ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/health", "/metrics", "/nothing", "/api", "/api/v1/solve", "/assets/app-1a2b3c.js"})
    void everyAnswerTellsBrowsersToBeCareful(String path) throws Exception {
        HttpResponse<String> answer = server.get(path);
        assertThat(header(answer, "Content-Security-Policy"))
                .startsWith("default-src 'none'; script-src 'self'; style-src 'self'; ")
                .contains("frame-ancestors 'none'")
                .doesNotContain("unsafe");
        assertThat(header(answer, "X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(header(answer, "Referrer-Policy")).isEqualTo("no-referrer");
        assertThat(header(answer, "Permissions-Policy")).contains("camera=()");
        assertThat(header(answer, "Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
        assertThat(header(answer, "Cross-Origin-Resource-Policy")).isEqualTo("same-origin");
        for (String name : List.of("Server", "X-Powered-By", "Set-Cookie", "Access-Control-Allow-Origin")) {
            assertThat(header(answer, name)).as(name).isEmpty();
        }
    }

    @Test
    void ourPagesKeepToThePolicy() throws Exception {
        for (String page : List.of("/api", "/nothing")) {
            assertThat(server.get(page, "Accept", "text/html").body())
                    .contains("<link rel=\"stylesheet\" href=\"/api/page.css\">")
                    .doesNotContain("<style", "style=", "<script", "onclick");
        }
        assertThat(header(server.get("/api/page.css"), "Content-Type")).startsWith("text/css");
    }

    @Test
    void withoutTheGameThereIsAPageThatSaysSo() throws IOException {
        try (URLClassLoader nothing = new URLClassLoader(new URL[0], ClassLoader.getPlatformClassLoader())) {
            StaticFiles files = StaticFiles.load(nothing);
            assertThat(files.hasGame()).isFalse();
            StaticFile page = Objects.requireNonNull(files.at("/"));
            assertThat(new String(page.content("identity"), StandardCharsets.UTF_8))
                    .contains("This build has no game", "这个版本不含游戏");
            assertThat(files.at("/index.html")).isNull();
        }
    }

    @Test
    void theGameIsFoundInAJar(@TempDir Path folder) throws IOException {
        Path jar = folder.resolve("a game.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (String name : List.of("index.html", "assets/x-1.js", "assets/x-1.js.gz")) {
                out.putNextEntry(new JarEntry(StaticFiles.GAME + name));
                out.write(name.getBytes(StandardCharsets.UTF_8));
            }
        }
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            StaticFiles files = StaticFiles.load(loader);
            assertThat(files.hasGame()).isTrue();
            assertThat(files.at("/index.html")).isSameAs(files.at("/"));
            assertThat(files.at("/assets/x-1.js")).isNotNull();
            assertThat(files.at("/assets/x-1.js.gz")).isNull();
        }
    }

    private static String unzipped(String path) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<byte[]> answer = client.send(
                    server.at(path).header("Accept-Encoding", "gzip").build(), BodyHandlers.ofByteArray());
            assertThat(header(answer, "Content-Encoding")).isEqualTo("gzip");
            assertThat(header(answer, "Content-Length")).isEqualTo("" + answer.body().length);
            try (GZIPInputStream stream = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
                return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            }
        }
    }
}

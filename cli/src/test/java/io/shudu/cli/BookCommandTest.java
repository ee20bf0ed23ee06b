package io.shudu.cli;

import static io.shudu.testkit.Puzzles.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.session.ExitStatus;
import io.shudu.server.ServerSettings;
import io.shudu.server.ShuduServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class BookCommandTest {
    @TempDir
    private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private Shell.Outcome print(String plan) throws IOException {
        Files.writeString(folder.resolve("book.json"), plan);
        return new Shell().run("print", "--book", file("book.json"), "-o", file("book.pdf"));
    }

    @Test
    void aNewBookCanBePrintedTwiceTheSame() throws IOException {
        String plan = new Shell()
                .run("book", "new", "--seed", "3")
                .out()
                .replace("20", "2")
                .replace("10", "1")
                .replace(", \"x-wing\"", "");
        assertThat(plan).contains("\"title\": \"Fifty Sudoku\"", "\"seed\": 3");
        assertThat(print(plan)).isEqualTo(new Shell.Outcome(ExitStatus.OK, "", ""));
        byte[] first = Files.readAllBytes(folder.resolve("book.pdf"));
        assertThat(print(plan).status()).isZero();
        assertThat(folder.resolve("book.pdf")).hasBinaryContent(first);
    }

    @Test
    void theServerMakesTheSameBook() throws IOException {
        String plan =
                new Shell().run("book", "new", "--seed", "4", "--lang", "zh").out();
        assertThat(print(plan).status()).isZero();
        try (ShuduServer server = ShuduServer.start(ServerSettings.usual().withAddress("127.0.0.1", 0))) {
            URI address = URI.create("http://127.0.0.1:" + server.port() + "/print/book");
            HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection();
            connection.setDoOutput(true);
            connection.setRequestProperty("Content-Type", "application/json");
            connection.getOutputStream().write(plan.getBytes(StandardCharsets.UTF_8));
            assertThat(connection.getResponseCode()).isEqualTo(200);
            try (InputStream answer = connection.getInputStream()) {
                assertThat(folder.resolve("book.pdf")).hasBinaryContent(answer.readAllBytes());
            }
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aBookOnAFullDiskIsSaid() throws IOException {
        Files.writeString(folder.resolve("book.json"), "{\"title\": \"T\", \"chapters\": [{\"count\": 1}]}");
        Shell.Outcome outcome = new Shell().run("print", "--book", file("book.json"), "-o", "/dev/full");
        assertThat(outcome).isEqualTo(new Shell.Outcome(ExitStatus.IO, "", "shudu: /dev/full: no space left\n"));
    }

    @Test
    void aFirstFileIsNotWrittenOverAnother() throws IOException {
        assertThat(new Shell()
                        .run("book", "new", "--lang", "zh", "-o", file("a.json"))
                        .status())
                .isZero();
        assertThat(Files.readString(folder.resolve("a.json"))).contains("数独五十题");
        Shell.Outcome again = new Shell().run("book", "new", "-o", file("a.json"));
        assertThat(again.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(again.err()).contains("is there already");
        assertThat(new Shell().run("book", "old").status()).isEqualTo(ExitStatus.USAGE);
        assertThat(new Shell().run("book", "new", "--seed", "x").status()).isEqualTo(ExitStatus.USAGE);
    }

    @Test
    void puzzlesOfAFileAreAChapter() throws IOException {
        Files.writeString(folder.resolve("mine.txt"), EASY + "\n55" + EASY.substring(2) + "\n");
        Shell.Outcome outcome =
                print("{\"title\": \"Mine\", \"chapters\": [{\"title\": \"A\", \"file\": \"mine.txt\"}]}");
        assertThat(outcome.status()).isEqualTo(ExitStatus.FLAWED);
        assertThat(outcome.err()).endsWith("mine.txt:2: the puzzle has no solution; it is left out\n");
        assertThat(files()).containsExactly("book.json", "book.pdf", "mine.txt");
    }

    @Test
    void brokenBooksAreNotPrinted() throws IOException {
        Shell.Outcome json = print("{\n  \"title\" \"T\"}");
        assertThat(json.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(json.err()).contains("book.json: line 2, column 11: not JSON; expected");
        Shell.Outcome missing = new Shell().run("print", "--book", file("none.json"), "-o", file("book.pdf"));
        assertThat(missing.status()).isEqualTo(ExitStatus.IO);
        Shell.Outcome both =
                new Shell().run("print", "--book", file("book.json"), "--level", "easy", "-o", file("b.pdf"));
        assertThat(both.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(both.err()).contains("--book says all about a book");
        Shell.Outcome nothing = print("{\"title\": \"T\", \"chapters\": [{\"file\": \"none.txt\"}]}");
        assertThat(nothing.status()).isEqualTo(ExitStatus.IO);
        assertThat(nothing.err()).contains("none.txt: no such file", "there is nothing to print");
        Shell.Outcome small =
                print("{\"title\": \"T\", \"perPage\": 6, \"chapters\": [{\"board\": \"36\", \"count\": 1}]}");
        assertThat(small.status()).isEqualTo(ExitStatus.USAGE);
        assertThat(small.err()).contains("perPage 6 makes boards too small to read on 6x9");
        Shell.Outcome sign = print("{\"title\": \"𠀀\", \"chapters\": [{\"count\": 1}]}");
        assertThat(sign.err()).contains("no font has the sign 𠀀");
        assertThat(files()).containsExactly("book.json");
    }
}

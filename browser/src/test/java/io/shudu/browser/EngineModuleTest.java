package io.shudu.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.shudu.api.Api;
import io.shudu.core.json.JsonProblem;
import io.shudu.core.json.JsonValue;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

class EngineModuleTest {
    private static final Path TYPINGS = Node.MODULE.resolveSibling("shudu-engine.d.ts");
    /** The game's build makes it smaller still, and holds it to 300 kB as it is shipped. */
    private static final int MOST_BYTES = 300_000;

    @Test
    void exportsAreThoseOfTheTypings() throws IOException {
        String typings = Files.readString(TYPINGS);
        assertThat(Node.exports()).containsExactlyInAnyOrderElementsOf(found("^export function (\\w+)\\(", typings));
    }

    private static List<String> found(String pattern, String text) {
        return Pattern.compile(pattern, Pattern.MULTILINE)
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    @Test
    void whatIsNoOperationIsAnswered() {
        assertThat(Node.answers(List.of("[\"sovle\",\"{}\"]")))
                .singleElement()
                .asString()
                .contains("parse, write, solve");
    }

    @Test
    void answersAreThoseOfTheJvm() throws JsonProblem {
        List<Corpus.Case> corpus = Corpus.all();
        assertThat(corpus).hasSizeGreaterThan(500);
        List<String> answers = Node.answers(corpus.stream()
                .map(each -> JsonValue.strings(List.of(each.operation().id(), each.request()))
                        .toString())
                .toList());
        assertThat(answers).hasSameSizeAs(corpus);
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < corpus.size(); i++) {
            String there = ((JsonValue.Text) JsonValue.parse(answers.get(i))).text();
            String here = corpus.get(i).answer();
            if (!there.equals(here)) {
                differences.add(describe(corpus.get(i), here, there));
            }
        }
        if (!differences.isEmpty()) {
            fail(differences.size() + " of " + corpus.size() + " answers differ; the first:\n"
                    + String.join("\n", differences.subList(0, Math.min(3, differences.size()))));
        }
    }

    private static String describe(Corpus.Case each, String here, String there) {
        int same = 0;
        while (same < Math.min(here.length(), there.length()) && here.charAt(same) == there.charAt(same)) {
            same++;
        }
        return each.operation().id() + " " + each.request()
                + "\n  JVM:  " + here
                + "\n  Node: " + there
                + "\n  from character " + (same + 1);
    }

    @Test
    void theModuleIsSmall() throws IOException {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
            Files.copy(Node.MODULE, gzip);
        }
        assertThat(compressed.size()).isLessThan(MOST_BYTES);
    }

    /** The build passes the project's version; the engine has no other way to know it in a browser. */
    @Test
    void theVersionIsTheProjects() {
        assertThat(System.getProperty("shudu.version")).startsWith(Api.VERSION);
    }
}

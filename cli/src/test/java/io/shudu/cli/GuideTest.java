package io.shudu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs the samples of the readmes and the guide. In a fenced block {@code console}, a line {@code $ shudu …} is a
 * command; the lines up to the next one are what it prints, standard output first, then standard error. {@code …} in
 * such a line matches anything. Files are named as seen from the root of the checkout.
 */
class GuideTest {
    private static final String PROMPT = "$ shudu ";
    private static final Path ROOT = root();

    /** A command of a document and what it should print. */
    private record Sample(String document, int line, String command, List<String> expected) {}

    @TestFactory
    Stream<DynamicTest> samplesPrintWhatTheDocumentShows() throws IOException {
        return samples().stream()
                .map(sample -> DynamicTest.dynamicTest(
                        sample.document + ":" + sample.line + " " + sample.command, () -> check(sample)));
    }

    @Test
    void everyDocumentHasSamples() throws IOException {
        Map<String, Long> counts =
                samples().stream().collect(Collectors.groupingBy(Sample::document, Collectors.counting()));
        assertThat(counts.getOrDefault("README.md", 0L)).isGreaterThanOrEqualTo(4);
        assertThat(counts.getOrDefault("README.zh-CN.md", 0L)).isGreaterThanOrEqualTo(4);
        assertThat(counts.getOrDefault("docs/guide.md", 0L)).isGreaterThanOrEqualTo(30);
    }

    private static void check(Sample sample) {
        List<String> actual = run(words(sample.command));
        boolean same = actual.size() == sample.expected.size();
        for (int i = 0; same && i < actual.size(); i++) {
            same = matches(actual.get(i), sample.expected.get(i));
        }
        if (!same) {
            // Not equal to the letter either, so this fails and shows both texts.
            assertThat(String.join("\n", actual))
                    .as("%s:%d $ shudu %s", sample.document, sample.line, sample.command)
                    .isEqualTo(String.join("\n", sample.expected));
        }
    }

    private static boolean matches(String actual, String expected) {
        String pattern = Stream.of(expected.split("…", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
        return actual.equals(expected) || actual.matches(pattern);
    }

    private static List<String> run(List<String> words) {
        String[] args = words.stream()
                .map(word -> word.startsWith("docs/") ? ROOT.resolve(word).toString() : word)
                .toArray(String[]::new);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Session session = new Session(
                new ByteArrayInputStream(new byte[0]),
                out,
                err,
                "",
                "",
                Map.of(),
                Messages.of(Main.language(args, Map.of())));
        Main.run(session, args);
        String printed = out.toString(StandardCharsets.UTF_8) + err.toString(StandardCharsets.UTF_8);
        return printed.replace(ROOT + "/", "").lines().toList();
    }

    /** The words of a command as a shell would see them; none of ours needs quotes. */
    private static List<String> words(String command) {
        assertThat(command).doesNotContainPattern("['\"|<>$\\\\]");
        return List.of(command.strip().split(" +"));
    }

    private static List<Sample> samples() throws IOException {
        List<Sample> samples = new ArrayList<>();
        for (String document : List.of("README.md", "README.zh-CN.md", "docs/guide.md")) {
            List<String> lines = Files.readAllLines(ROOT.resolve(document));
            boolean inside = false;
            for (int i = 0; i < lines.size(); i++) {
                String line = lines.get(i);
                if (line.startsWith("```")) {
                    inside = line.equals("```console");
                } else if (inside && line.startsWith(PROMPT)) {
                    samples.add(new Sample(document, i + 1, line.substring(PROMPT.length()), new ArrayList<>()));
                } else if (inside) {
                    samples.getLast().expected.add(line);
                }
            }
        }
        return samples;
    }

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (folder.getParent() != null && !Files.exists(folder.resolve("docs/guide.md"))) {
            folder = folder.getParent();
        }
        return folder;
    }
}

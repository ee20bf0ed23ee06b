package io.shudu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
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
    private static final String GUIDE = "docs/guide";
    /** A link to a file beside the document, and to a heading in it. */
    private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:|mailto:)([^)#]*)(?:#([^)]+))?\\)");

    static final Path ROOT = root();

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
        assertThat(counts.values().stream().mapToLong(count -> count).sum()).isGreaterThanOrEqualTo(70);
        for (String page : pages()) {
            // The list of pages has none, a server does not end, and jobs on a cluster need Spark.
            boolean silent = Set.of("docs/guide/README.md", "docs/guide/server.md", "docs/guide/cluster.md")
                    .contains(Page.of(page).english());
            assertThat(counts.getOrDefault(page, 0L)).as(page).isGreaterThanOrEqualTo(silent ? 0 : 1);
        }
    }

    /** A page and its other language show the same commands, so that none of the two is forgotten. */
    @Test
    void bothLanguagesShowTheSameCommands() throws IOException {
        assertThat(commands(true)).isEqualTo(commands(false)).hasSizeGreaterThan(15);
    }

    /** The commands of each page in a language, without the choice of the language. */
    private static Map<String, List<String>> commands(boolean chinese) throws IOException {
        List<Sample> samples = samples();
        return documents().stream()
                .map(Page::of)
                .filter(page -> page.chinese() == chinese)
                .collect(Collectors.toMap(
                        Page::english,
                        page -> samples.stream()
                                .filter(sample -> Page.of(sample.document).equals(page))
                                .map(sample -> sample.command.replaceAll("--lang (en|zh) ", ""))
                                .toList()));
    }

    /** Which page a document is, whatever its language. */
    private record Page(String english, boolean chinese) {
        static Page of(String document) {
            String english = document.replace(".zh-CN.md", ".md");
            return new Page(english, !document.equals(english));
        }
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
        for (String document : documents()) {
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

    private static List<String> documents() throws IOException {
        return Stream.concat(Stream.of("README.md", "README.zh-CN.md"), pages().stream())
                .toList();
    }

    private static List<String> pages() throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve(GUIDE))) {
            return files.map(file -> GUIDE + "/" + file.getFileName()).sorted().toList();
        }
    }

    /** A page that moves takes its readers along: links between documents lead somewhere, headings included. */
    @Test
    void linksLeadSomewhere() throws IOException {
        List<String> broken = new ArrayList<>();
        List<Path> documents;
        try (Stream<Path> files = Files.walk(ROOT.resolve("docs"))) {
            documents = Stream.concat(
                            files,
                            Stream.of("README.md", "README.zh-CN.md", "CONTRIBUTING.md")
                                    .map(ROOT::resolve))
                    .filter(file -> file.toString().endsWith(".md"))
                    .toList();
        }
        for (Path document : documents) {
            Matcher link = LINK.matcher(Files.readString(document));
            while (link.find()) {
                Path target = link.group(1).isEmpty() ? document : document.resolveSibling(link.group(1));
                if (!Files.exists(target) || !hasHeading(target, link.group(2))) {
                    broken.add(ROOT.relativize(document) + ": " + link.group());
                }
            }
        }
        assertThat(documents).hasSizeGreaterThan(40);
        assertThat(broken).isEmpty();
    }

    private static boolean hasHeading(Path document, @Nullable String anchor) throws IOException {
        return anchor == null
                || Files.readString(document)
                        .lines()
                        .filter(line -> line.startsWith("#"))
                        .map(line -> line.replaceFirst("#+ ", "")
                                .toLowerCase(Locale.ROOT)
                                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                                .replace(' ', '-'))
                        .anyMatch(anchor::equals);
    }

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (folder.getParent() != null && !Files.exists(folder.resolve(GUIDE))) {
            folder = folder.getParent();
        }
        return folder;
    }
}

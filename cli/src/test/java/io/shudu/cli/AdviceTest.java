package io.shudu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.session.ExitStatus;
import io.shudu.testkit.Puzzles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever {@code shudu generate} advises is not itself refused, whichever two options led to the advice. */
class AdviceTest {
    private static final String GRID = Puzzles.SOLVED;
    private static final Pattern OPTION = Pattern.compile("--[a-z-]+");

    /**
     * Something that messages advise.
     *
     * @param words how they say it
     * @param follow the calls of somebody who does as advised, one of which must do
     */
    private record Advice(Pattern words, BiFunction<Call, MatchResult, List<Call>> follow) {
        Advice(String words, BiFunction<Call, MatchResult, List<Call>> follow) {
            this(Pattern.compile(words), follow);
        }
    }

    private static final List<Advice> ADVICE = List.of(
            new Advice("or (use )?--allow-multiple", (call, found) -> List.of(call.with("--allow-multiple", ""))),
            new Advice("leave out (--[a-z-]+)", (call, found) -> List.of(call.without(found.group(1)))),
            new Advice("needs --method shuffle", (call, found) -> List.of(call.with("--method", "shuffle"))),
            new Advice("raise --tries", (call, found) -> List.of(call.with("--tries", "4"))),
            new Advice("ask for more clues", (call, found) -> List.of(call.withMoreClues())),
            new Advice("ask for another number of clues", (call, found) -> List.of(call.withMoreClues())),
            new Advice(
                    "(--[a-z-]+) and .* cannot be used together",
                    (call, found) -> List.of(call.without(found.group(1)))),
            new Advice(
                    "and (--[a-z-]+) cannot be used together", (call, found) -> List.of(call.without(found.group(1)))),
            new Advice("with --minimal use N or A..B", (call, found) -> List.of(call.with("--holes", "50"))),
            new Advice("--unbiased makes", (call, found) -> List.of(new Call(Map.of("--unbiased", "")))),
            new Advice(
                    "--pattern says",
                    (call, found) -> List.of(call.without("--holes", "--clues", "--minimal", "--symmetry"))),
            // Of the values accepted some may not suit the other option.
            new Advice("(--[a-z]+) \\w+: .*; use (?:one of )?(\\w+, .*)", Call::withEach),
            new Advice("(--method) uniform: .* use one of (\\w+, .*)", Call::withEach));

    /** What was run already: many follow the same advice. */
    private static final Map<List<String>, Shell.Outcome> OUTCOMES = new HashMap<>();

    /** The options of a call, and their values; an option without a value has an empty one. */
    private record Call(Map<String, String> options) {
        Call with(String option, String value) {
            Map<String, String> changed = new HashMap<>(options);
            changed.put(option, value);
            return new Call(changed);
        }

        Call without(String... unwanted) {
            Map<String, String> changed = new HashMap<>(options);
            for (String option : unwanted) {
                changed.remove(option);
            }
            return new Call(changed);
        }

        Call withMoreClues() {
            return options.containsKey("--pattern")
                    ? with("--pattern", "smile")
                    : without("--holes").with("--clues", "26");
        }

        static List<Call> withEach(Call call, MatchResult found) {
            List<Call> calls = new ArrayList<>();
            for (String value : found.group(2).split(", ", -1)) {
                calls.add(call.with(found.group(1), value));
            }
            return calls;
        }

        Shell.Outcome run(String language) {
            List<String> words = new ArrayList<>(List.of("generate"));
            // An id stands for everything.
            Map<String, String> all =
                    new TreeMap<>(options.containsKey("--id") ? Map.of() : Map.of("--seed", "1", "--tries", "3"));
            all.putAll(options);
            all.forEach((option, value) -> words.addAll(value.isEmpty() ? List.of(option) : List.of(option, value)));
            words.add(language);
            return OUTCOMES.computeIfAbsent(
                    words,
                    key -> new Shell()
                            .environment(Map.of("LANG", language))
                            .run(key.subList(0, key.size() - 1).toArray(String[]::new)));
        }
    }

    private static List<Call> single(Path folder) throws IOException {
        Path few = folder.resolve("few");
        Files.writeString(few, "x".repeat(10) + ".".repeat(71));
        Path small = folder.resolve("small");
        Files.writeString(small, "x".repeat(3) + ".".repeat(13));
        List<Call> calls = new ArrayList<>();
        for (String option : List.of(
                "--size 4",
                "--size 7",
                "--size 16",
                "--box 2x3",
                "--method uniform",
                "--method chain",
                "--method nowhere",
                "--base " + GRID,
                "--holes 72",
                "--holes 5/row",
                "--clues 3",
                "--clues 40",
                "--minimal",
                "--pattern smile",
                "--pattern " + few,
                "--pattern " + small,
                "--unbiased",
                "--symmetry full",
                "--symmetry nowhere",
                "--allow-multiple",
                "--tries 2",
                "--id 1:heart:1",
                "--id 1:2x2:chain:13:none:unique:1:0:3")) {
            String[] words = option.split(" ", -1);
            calls.add(new Call(Map.of(words[0], words.length > 1 ? words[1] : "")));
        }
        return calls;
    }

    @Test
    void adviceCanBeFollowed(@TempDir Path folder) throws IOException {
        List<Call> singles = single(folder);
        // What is wrong with one option alone still is when something about the other has been mended.
        Set<String> wrongAlone = new HashSet<>();
        for (Call call : singles) {
            Shell.Outcome outcome = call.run("en");
            if (outcome.status() == ExitStatus.USAGE) {
                wrongAlone.add(outcome.err());
            }
        }
        Set<Advice> given = new HashSet<>();
        for (int i = 0; i < singles.size(); i++) {
            for (int j = 0; j <= i; j++) {
                Map<String, String> both = new HashMap<>(singles.get(i).options());
                both.putAll(singles.get(j).options());
                if (both.size() == 2 || i == j) {
                    given.addAll(check(new Call(both), wrongAlone));
                }
            }
        }
        assertThat(given).containsAll(ADVICE);
    }

    /** Runs a call, follows what it is advised, and tells what that was. */
    private static List<Advice> check(Call call, Set<String> wrongAlone) {
        Shell.Outcome outcome = call.run("en");
        if (outcome.err().isEmpty()) {
            return List.of();
        }
        assertThat(options(call.run("zh_CN.UTF-8").err())).as(call.toString()).isEqualTo(options(outcome.err()));
        List<Advice> given = new ArrayList<>();
        for (Advice advice : ADVICE) {
            Matcher matcher = advice.words().matcher(outcome.err());
            if (matcher.find()) {
                given.add(advice);
                assertThat(advice.follow().apply(call, matcher.toMatchResult()))
                        .as("%s%n%s", call, outcome.err())
                        .anyMatch(follower -> isAccepted(follower, wrongAlone));
            }
        }
        return given;
    }

    /**
     * Whether a call is refused at most for something else: an option that is wrong alone, or a grid of another board.
     */
    private static boolean isAccepted(Call call, Set<String> wrongAlone) {
        Shell.Outcome outcome = call.run("en");
        return outcome.status() != ExitStatus.USAGE
                || wrongAlone.contains(outcome.err())
                || outcome.err().startsWith("shudu: --base: ");
    }

    private static Set<String> options(String message) {
        Set<String> options = new TreeSet<>();
        OPTION.matcher(message).results().forEach(found -> options.add(found.group()));
        return options;
    }
}

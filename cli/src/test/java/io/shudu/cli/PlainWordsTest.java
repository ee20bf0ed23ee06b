package io.shudu.cli;

import static io.shudu.testkit.Puzzles.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PlainWordsTest {
    private static final String TWO = "123434122.......";
    private static final String NONE = "11..............";

    @Property(tries = 300)
    void theShortWayDoesWhatTheParserDoes(
            @ForAll("lines") List<String> line, @ForAll("terminals") String terminals, @ForAll("inputs") String input) {
        String[] words = line.toArray(String[]::new);
        assertThat(shell(terminals, input).run(words))
                .isEqualTo(shell(terminals, input).parseAndRun(words));
    }

    @Provide
    Arbitrary<List<String>> lines() {
        Arbitrary<String> command = Arbitraries.of(
                "solve", "solve", "check", "convert", "canon", "hint", "explain", "rate", "transform", "solv", "");
        Arbitrary<String> word = Arbitraries.of(
                EASY, TWO, NONE, "123", "", " ", "help", "@", "数独", "pom.xml", "-", "--", "-q", "--lang=zh");
        return command.flatMap(name -> word.list()
                .ofMaxSize(3)
                .map(words -> Stream.concat(Stream.of(name), words.stream()).toList()));
    }

    @Provide
    Arbitrary<String> terminals() {
        return Arbitraries.of("", "0", "1", "012");
    }

    @Provide
    Arbitrary<String> inputs() {
        return Arbitraries.of("", EASY, EASY + "\n# remark\n123\n" + TWO);
    }

    @Example
    void onlyPuzzlesGoTheShortWay() {
        assertThat(isShort("", "solve", EASY)).isTrue();
        assertThat(isShort("012", "check", EASY, TWO)).isTrue();
        assertThat(isShort("", "convert")).isTrue();
        assertThat(isShort("0", "solve")).isFalse();
        assertThat(isShort("", "solve", EASY, "-q")).isFalse();
        assertThat(isShort("", "--lang", "zh", "solve", EASY)).isFalse();
        assertThat(isShort("", "generate")).isFalse();
        assertThat(isShort("")).isFalse();
    }

    private static Shell shell(String terminals, String input) {
        return new Shell().terminals(terminals).input(input);
    }

    private static boolean isShort(String terminals, String... words) {
        Session session = new Session(System.in, System.out, System.err, terminals, "", Map.of(), Messages.of("en"));
        return PlainWords.command(session, words) != null;
    }
}

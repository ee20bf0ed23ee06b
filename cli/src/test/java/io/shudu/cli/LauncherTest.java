package io.shudu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.cli.command.NeedsMore;
import io.shudu.cli.command.ShuduCommand;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the launchers know about the commands, held to the commands that there are. */
class LauncherTest {
    private static final Path LAUNCH = Path.of("src/main/launch");

    @Test
    void commandsThatNeedMoreHaveOptionsOfTheirOwnAndNoOthers() throws IOException {
        List<String> named = Stream.of(
                        between("    ", ") options=$command", "start.sh"),
                        between("    ", ") options=print", "start.sh"))
                .flatMap(commands -> Stream.of(commands.split(" \\| ", -1)))
                .toList();
        assertThat(named)
                .containsExactlyInAnyOrderElementsOf(commandsThatNeedMore().toList());
        try (Stream<Path> files = Files.list(LAUNCH)) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".jvm")))
                    .containsExactlyInAnyOrder(
                            "command.jvm", "serve.jvm", "bench.jvm", "play.jvm", "cluster.jvm", "print.jvm");
        }
    }

    @Test
    void launchersAgreeOnTheCommandsThatNeedMore() throws IOException {
        for (String options : List.of("=$command", "=print")) {
            String commands = between("    ", ") options" + options, "start.sh").replace(" | ", " ");
            assertThat(Files.readString(LAUNCH.resolve("start.cmd"))).contains("in (" + commands + ") do");
        }
        for (String options : List.of("serve", "bench", "play", "cluster", "print")) {
            assertThat(Files.readString(LAUNCH.resolve("start.sh"))).contains("        " + options + ") jars=");
            assertThat(Files.readString(LAUNCH.resolve("start.cmd")))
                    .containsPattern("(?m)^:" + options + "\\R@set \"jars=");
        }
    }

    @Test
    void launchersAgreeOnTheCommandsWithACacheOfTheirOwn() throws IOException {
        String unix = between("    ", ") rehearsed=", "start.sh").replace(" | ", " ");
        assertThat(unix).isEqualTo(between("in (", ") do @if \"%command%\"==\"%%i\" set \"rehearsed", "start.cmd"));
        assertThat(Parser.commandLine(session()).getSubcommands()).containsKeys(unix.split(" ", -1));
        for (String rehearsed : List.of("\"solve check convert\"", "\"hint explain rate\"")) {
            assertThat(Files.readString(LAUNCH.resolve("start.sh"))).contains("rehearsed=" + rehearsed);
            assertThat(Files.readString(LAUNCH.resolve("start.cmd"))).contains("\"rehearsed=" + rehearsed.substring(1));
        }
    }

    /** What stands before the first such mark in a line, behind another. */
    private static String between(String begin, String end, String file) throws IOException {
        String text = Files.readString(LAUNCH.resolve(file));
        String before = text.substring(0, text.indexOf(end));
        return before.substring(before.lastIndexOf(begin) + begin.length());
    }

    /** The one option that may stand before a command is the language. */
    @Test
    void beforeACommandStandsNothingButTheLanguage() {
        assertThat(Parser.commandLine(session()).getCommandSpec().options())
                .filteredOn(option -> option.arity().max() > 0)
                .extracting(option -> option.longestName())
                .containsExactly("--lang");
    }

    /** Each call describes no more commands than it needs; whoever looks at all of them sees all. */
    @Test
    void aCallHasItsOwnCommandAlone() {
        Set<String> all = Parser.commandLine(session()).getSubcommands().keySet();
        assertThat(all).contains("solve", "bench", "completion", "help").hasSizeGreaterThan(20);
        for (String name : all) {
            boolean alone = !name.equals("completion") && !name.equals("help");
            Set<String> described = alone ? Set.of(name) : all;
            assertThat(commandsFor(name, "-h")).isEqualTo(described);
            assertThat(commandsFor("--lang", "zh", name)).isEqualTo(described);
            assertThat(commandsFor("--lang=zh", name)).isEqualTo(described);
        }
        for (String word : new String[] {"sovle", "--help", "-V", "--lang", "--lang=zh", "--language"}) {
            assertThat(commandsFor(word)).isEqualTo(all);
        }
        assertThat(commandsFor()).isEqualTo(all);
    }

    private static Set<String> commandsFor(String... args) {
        return Parser.forCall(session(), args).getSubcommands().keySet();
    }

    @Test
    void documentsNameTheVersion() throws IOException {
        String version = new ShuduCommand.Version().getVersion()[0].split(" ", -1)[1];
        for (String document : List.of("../README.md", "../README.zh-CN.md")) {
            assertThat(Files.readString(Path.of(document))).contains("<version>" + version + "</version>");
        }
    }

    private static Stream<String> commandsThatNeedMore() {
        return Parser.commandLine(session()).getSubcommands().entrySet().stream()
                .filter(command -> command.getValue().getCommand() instanceof NeedsMore)
                .map(Map.Entry::getKey);
    }

    private static Session session() {
        return new Session(System.in, System.out, System.err, "", "", Map.of(), Messages.of("en"));
    }
}

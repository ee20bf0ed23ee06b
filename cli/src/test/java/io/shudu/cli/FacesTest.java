package io.shudu.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Command;

/**
 * Who may do what among the faces: the command line, the server, paper, the terminal and the measurements. It stands
 * here because this module sees them all; what holds for libraries is in the architecture test of {@code conformance}.
 */
class FacesTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("io.shudu.cli", "io.shudu.server", "io.shudu.bench", "io.shudu.print", "io.shudu.terminal");

    private static final JavaClasses COMMANDS = CLASSES.that(resideInAPackage("io.shudu.cli.command"));

    /** A rule over nothing would always hold: here is somebody for each. */
    @Test
    void theScanSeesTheFaces() {
        for (String face : new String[] {"cli", "server", "bench", "print", "terminal"}) {
            assertThat(CLASSES.that(resideInAPackage("io.shudu." + face + "..")).size())
                    .as(face)
                    .isGreaterThan(20);
        }
        assertThat(COMMANDS.stream().filter(FacesTest::isCommand).count()).isGreaterThan(10);
    }

    /** The entry has the last word; a server is ended by a signal, and then only halting gives a status. */
    @Test
    void onlyTheEntryEndsTheProcess() {
        assertThat(those(FacesTest::ends)).containsExactly("cli.Main", "cli.Rehearsal", "cli.command.Serving");
    }

    private static boolean ends(JavaClass type) {
        return type.getMethodCallsFromSelf().stream()
                .anyMatch(call -> (call.getTargetOwner().isEquivalentTo(System.class)
                                || call.getTargetOwner().isEquivalentTo(Runtime.class))
                        && Set.of("exit", "halt").contains(call.getName()));
    }

    /** Commands speak through their session; some measurements are programs of their own. */
    @Test
    void onlyProgramsTouchTheStandardStreams() {
        assertThat(those(FacesTest::touchesStreams))
                .containsExactly(
                        "bench.exotic.ExoticCounts",
                        "bench.generation.Rates",
                        "bench.rating.HintTimes",
                        "bench.rating.RatingRates",
                        "bench.tdoku.Bars",
                        "bench.wish.LevelRates",
                        "bench.wish.TechniqueTimes",
                        "bench.wish.WishTimes",
                        "cli.Main");
    }

    private static boolean touchesStreams(JavaClass type) {
        return type.getFieldAccessesFromSelf().stream()
                .anyMatch(access -> access.getTargetOwner().isEquivalentTo(System.class));
    }

    /** Other commands start without the jars of these. */
    @Test
    void onlyCommandsThatNeedMoreSeeMore() {
        Predicate<JavaClass> cli = resideInAPackage("io.shudu.cli..");
        assertThat(those(cli.and(uses("io.shudu.server..")))).containsExactly("cli.command.Serving");
        assertThat(those(cli.and(uses("io.shudu.bench..")))).containsExactly("cli.command.Benching");
        assertThat(those(cli.and(uses("io.shudu.print.."))))
                .containsExactly(
                        "cli.command.BookPrinting",
                        "cli.command.Drawing",
                        "cli.command.PrintFonts",
                        "cli.command.Printing",
                        "cli.command.PuzzleTasks");
        assertThat(those(cli.and(uses("io.shudu.terminal..")))).containsExactly("cli.command.Playing");
    }

    /** Only the game in a terminal is drawn with a library for it. */
    @Test
    void onlyTheTerminalKnowsTerminals() {
        assertThat(those(uses("org.jline.."))).isNotEmpty().allMatch(name -> name.startsWith("terminal."));
        assertThat(those(uses("org.jline..")))
                .noneMatch(name -> name.matches("terminal\\.(game|keep|play|words)\\..*"));
    }

    /** PDF, codes and Java's drawing are large and slow to load; whoever does not print does without. */
    @Test
    void onlyPrintDraws() {
        assertThat(those(uses("org.apache.pdfbox..", "org.apache.fontbox..", "com.google.zxing..", "java.awt..")))
                .isNotEmpty()
                .allMatch(name -> name.startsWith("print."));
    }

    @Test
    void commandsDoNotSeeEachOther() {
        assertThat(those(type -> isCommand(type)
                        && type.getDirectDependenciesFromSelf().stream()
                                .map(dependency -> outermost(dependency.getTargetClass()))
                                .anyMatch(other -> isCommand(other) && !other.equals(type))))
                .isEmpty();
    }

    private static boolean isCommand(JavaClass type) {
        return type.isAnnotatedWith(Command.class);
    }

    private static JavaClass outermost(JavaClass type) {
        return type.getEnclosingClass().map(FacesTest::outermost).orElse(type);
    }

    /** Engines are chosen by name; what they are made of is for those who write one. */
    @Test
    void facesKnowNoEngineFromInside() {
        assertThat(those(uses("io.shudu.core.solve.spi..", "io.shudu.simd.."))).isEmpty();
    }

    @Test
    void facesHoldNoMutableStatics() {
        assertThat(those(type -> type.getFields().stream().anyMatch(FacesTest::canBeChanged)))
                .isEmpty();
    }

    private static boolean canBeChanged(JavaField field) {
        Set<JavaModifier> modifiers = field.getModifiers();
        boolean open = field.getRawType().isArray() && !modifiers.contains(JavaModifier.PRIVATE);
        return modifiers.contains(JavaModifier.STATIC)
                && !modifiers.contains(JavaModifier.SYNTHETIC)
                && (open || !modifiers.contains(JavaModifier.FINAL));
    }

    private static Predicate<JavaClass> uses(String... packages) {
        return type -> type.getDirectDependenciesFromSelf().stream()
                .anyMatch(dependency -> resideInAnyPackage(packages).test(dependency.getTargetClass()));
    }

    /** The names, after the common part, of the classes of which something is true; of inner ones the outermost. */
    private static Set<String> those(Predicate<JavaClass> predicate) {
        Set<String> names = new TreeSet<>();
        for (JavaClass type : CLASSES) {
            if (predicate.test(type)) {
                names.add(outermost(type).getName().substring("io.shudu.".length()));
            }
        }
        return names;
    }
}

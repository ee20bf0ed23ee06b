package io.shudu.conformance;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.domain.TryCatchBlock;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import io.shudu.core.grid.Geometry;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.classic.BatchSolver;
import io.shudu.core.solve.spi.BatchEngine;
import io.shudu.core.solve.spi.Engine;
import io.shudu.testkit.Puzzles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who may use what, among the libraries; for the faces see {@code FacesTest} in {@code cli}. */
class ArchitectureTest {
    private static final String CORE = "io.shudu.core..";
    private static final String BULK = "io.shudu.bulk..";
    private static final String GENERATE = "io.shudu.generate..";
    private static final String LOGIC = "io.shudu.logic..";
    private static final String RENDER = "io.shudu.render..";
    private static final String API = "io.shudu.api..";
    private static final String[] LIBRARIES = {CORE, LOGIC, GENERATE, RENDER, API};
    /** The one place that sees threads; TeaVM has what it needs of them. */
    private static final String THREAD = "io.shudu.core.thread";

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("io.shudu");

    private static final JavaClasses OFFENDER = new ClassFileImporter().importClasses(Offender.class);
    private static final List<String> NOTICED = noClasses()
            .should(new ForbiddenCalls())
            .evaluate(OFFENDER)
            .getFailureReport()
            .getDetails();

    private static final DescribedPredicate<JavaClass> JAVA_BASE = new DescribedPredicate<>("java.base") {
        private final Set<String> packages = Object.class.getModule().getPackages();

        @Override
        public boolean test(JavaClass type) {
            JavaClass element = type.getBaseComponentType();
            return element.isPrimitive()
                    || (element.getPackageName().startsWith("java.") && packages.contains(element.getPackageName()));
        }
    };

    @Test
    void the_scan_sees_the_libraries() {
        assertThat(CLASSES.that(JavaClass.Predicates.resideInAPackage(CORE)).size())
                .isGreaterThanOrEqualTo(40);
        assertThat(CLASSES.that(JavaClass.Predicates.resideInAPackage(GENERATE)).size())
                .isGreaterThanOrEqualTo(15);
        assertThat(packages())
                .contains(
                        "io.shudu.core.format",
                        "io.shudu.api",
                        "io.shudu.bulk",
                        "io.shudu.core.grid",
                        "io.shudu.core.json",
                        "io.shudu.core.lab",
                        "io.shudu.core.random",
                        "io.shudu.core.solve",
                        "io.shudu.core.solve.internal.general",
                        "io.shudu.core.solve.classic",
                        "io.shudu.core.solve.spi",
                        "io.shudu.core.thread",
                        "io.shudu.core.transform",
                        "io.shudu.generate",
                        "io.shudu.generate.grids",
                        "io.shudu.generate.holes",
                        "io.shudu.generate.patterns",
                        "io.shudu.logic",
                        "io.shudu.logic.step",
                        "io.shudu.render.json",
                        "io.shudu.render.words",
                        "io.shudu.testkit");
    }

    private static Set<String> packages() {
        Set<String> names = new TreeSet<>();
        CLASSES.forEach(type -> names.add(type.getPackageName()));
        return names;
    }

    @Test
    void core_needs_nothing_but_java_base() {
        needs(CORE);
    }

    @ParameterizedTest
    @ValueSource(strings = {BULK, LOGIC})
    void bulk_and_logic_need_core_alone(String library) {
        needs(library, CORE);
    }

    @Test
    void generate_needs_core_and_logic_alone() {
        needs(GENERATE, CORE, LOGIC);
    }

    @Test
    void render_and_api_need_the_libraries_alone() {
        needs(RENDER, CORE, LOGIC, GENERATE);
        needs(API, CORE, LOGIC, GENERATE, RENDER);
    }

    private static void needs(String library, String... others) {
        classes()
                .that()
                .resideInAPackage(library)
                .should()
                .onlyDependOnClassesThat(JAVA_BASE
                        .or(JavaClass.Predicates.resideInAnyPackage(library, "org.jspecify.."))
                        .or(JavaClass.Predicates.resideInAnyPackage(others)))
                .check(CLASSES);
    }

    @Test
    void libraries_depend_on_their_arguments_alone_and_compile_to_JavaScript() {
        noClasses()
                .that()
                .resideInAnyPackage(LIBRARIES)
                .and()
                .resideOutsideOfPackage(THREAD)
                .should(new ForbiddenCalls())
                .check(CLASSES);
    }

    /**
     * It tells whether a thread is interrupted and whether two are at work; it neither starts one nor waits for one.
     */
    @Test
    void threads_are_only_asked_whether_they_are_interrupted() {
        Set<String> used = new TreeSet<>();
        CLASSES.that(JavaClass.Predicates.resideInAPackage(THREAD))
                .forEach(type -> type.getAccessesFromSelf().stream()
                        .filter(access -> access.getTargetOwner().isEquivalentTo(Thread.class)
                                || access.getTargetOwner().getPackageName().startsWith("java.util.concurrent"))
                        .forEach(access -> used.add(access.getTarget().getName())));
        assertThat(used)
                .containsExactlyInAnyOrder("currentThread", "isInterrupted", "<init>", "compareAndSet", "lazySet");
    }

    /** It starts threads, and is not meant for JavaScript; in all else it is a library like the others. */
    @Test
    void bulk_neither_prints_nor_exits_nor_reads_the_clock() {
        noClasses()
                .that()
                .resideInAPackage(BULK)
                .should()
                .accessTargetWhere(new DescribedPredicate<JavaAccess<?>>("System, but for copying") {
                    @Override
                    public boolean test(JavaAccess<?> access) {
                        return access.getTargetOwner().isEquivalentTo(System.class)
                                && !access.getTarget().getName().equals("arraycopy");
                    }
                })
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage("java.time..", "java.util.random..")
                .check(CLASSES);
        fields().that()
                .areDeclaredInClassesThat()
                .resideInAPackage(BULK)
                .should(beConstant())
                .check(CLASSES);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "print", "complain", "exit", "millis", "nanosByReference", "mathRandom", "random", "splittable",
                "threadLocal", "thread", "clock", "reflection", "lines", "indent", "indexOf", "characterToString",
                "repeat", "compress", "compare", "parallel", "parallelStream", "scanner", "trace"
            })
    void each_forbidden_call_would_be_noticed(String method) {
        assertThat(NOTICED).anyMatch(line -> line.contains("Offender." + method + "("));
    }

    /** In JavaScript an index out of bounds or a null throws nothing that Java code could catch. */
    @Test
    void libraries_do_not_count_on_unchecked_exceptions() {
        noClasses()
                .that()
                .resideInAnyPackage(LIBRARIES)
                .should(catchUnchecked())
                .check(CLASSES);
        assertThat(noClasses()
                        .should(catchUnchecked())
                        .evaluate(OFFENDER)
                        .getFailureReport()
                        .getDetails())
                .hasSize(1);
    }

    private static ArchCondition<JavaClass> catchUnchecked() {
        return new ArchCondition<>("catch unchecked exceptions") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                for (JavaCodeUnit unit : type.getCodeUnits()) {
                    for (TryCatchBlock block : unit.getTryCatchBlocks()) {
                        for (JavaClass caught : block.getCaughtThrowables()) {
                            // The scan does not always know the parents of a class that is only caught.
                            Class<?> exception = caught.reflect();
                            // A service that is missing or does not fit here is told by this error and nothing else.
                            boolean unchecked = exception != ServiceConfigurationError.class
                                    && (RuntimeException.class.isAssignableFrom(exception)
                                            || Error.class.isAssignableFrom(exception)
                                            || exception.isAssignableFrom(Exception.class));
                            events.add(new SimpleConditionEvent(
                                    type, unchecked, unit.getFullName() + " catches " + caught.getName()));
                        }
                    }
                }
            }
        };
    }

    @Test
    void libraries_hold_no_mutable_statics() {
        ArchRule rule = fields().that()
                .areDeclaredInClassesThat()
                .resideInAnyPackage(LIBRARIES)
                .should(beConstant());
        rule.check(CLASSES);
        assertThat(fields().should(beConstant())
                        .evaluate(OFFENDER)
                        .getFailureReport()
                        .getDetails())
                .hasSize(2);
    }

    /** A static field is final, and an array, which anybody who sees it can change, is private. */
    private static ArchCondition<JavaField> beConstant() {
        return new ArchCondition<>("be constant if static") {
            @Override
            public void check(JavaField field, ConditionEvents events) {
                Set<JavaModifier> modifiers = field.getModifiers();
                boolean open = field.getRawType().isArray() && !modifiers.contains(JavaModifier.PRIVATE);
                boolean bad = modifiers.contains(JavaModifier.STATIC)
                        && !modifiers.contains(JavaModifier.SYNTHETIC)
                        && (open || !modifiers.contains(JavaModifier.FINAL));
                events.add(new SimpleConditionEvent(field, !bad, field.getFullName() + " can be changed"));
            }
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"format", "json", "solve", "transform"})
    void parts_of_core_do_not_see_each_other(String part) {
        String[] others = Stream.of("format", "json", "solve", "transform")
                // Texts of grids may be JSON.
                .filter(other -> !other.equals(part) && !(part.equals("format") && other.equals("json")))
                .map(other -> "io.shudu.core." + other + "..")
                .toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage("io.shudu.core." + part + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(others)
                .check(CLASSES);
    }

    @Test
    void grids_know_nothing_above_them() {
        classes()
                .that()
                .resideInAPackage("io.shudu.core.grid..")
                .should()
                .onlyDependOnClassesThat(
                        JAVA_BASE.or(JavaClass.Predicates.resideInAnyPackage("io.shudu.core.grid", "org.jspecify..")))
                .check(CLASSES);
    }

    @Test
    void internal_packages_are_used_only_below_their_parent() {
        classes()
                .that()
                .resideInAPackage("..internal..")
                .should(beUsedOnlyBelowParent())
                .check(CLASSES);
    }

    private static ArchCondition<JavaClass> beUsedOnlyBelowParent() {
        return new ArchCondition<>("be used only by the package above 'internal' and those in it") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                String name = type.getPackageName();
                String parent = name.substring(0, name.indexOf(".internal"));
                for (Dependency dependency : type.getDirectDependenciesToSelf()) {
                    String user = dependency.getOriginClass().getPackageName();
                    boolean allowed = user.equals(parent) || user.startsWith(parent + ".");
                    events.add(new SimpleConditionEvent(type, allowed, dependency.getDescription()));
                }
            }
        };
    }

    @Test
    void internal_packages_do_not_see_each_other() {
        slices().matching("io.shudu.(**).internal.(*)..")
                .should()
                .notDependOnEachOther()
                .check(CLASSES);
    }

    /** A part with its sub-packages counts as one here: an interface for engines speaks of limits and costs. */
    @Test
    void parts_and_libraries_are_free_of_cycles() {
        slices().matching("io.shudu.(*).(*)..").should().beFreeOfCycles().check(CLASSES);
        slices().matching("io.shudu.(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    /** The contract of engines and their comparison go through these lists: one that is missing there goes untested. */
    @Test
    void every_engine_is_on_a_list() {
        assertThat(implementing(Engine.class)).containsExactlyInAnyOrderElementsOf(Solver.engines(Geometry.CLASSIC));
        assertThat(implementing(BatchEngine.class)).containsExactlyInAnyOrderElementsOf(BatchSolver.engines());
    }

    /** The names of engines, by those of their classes. */
    private static List<String> implementing(Class<?> engine) {
        return CLASSES.that(JavaClass.Predicates.implement(engine)).stream()
                .map(type -> type.getSimpleName().replaceAll("Engine|Batch", "").toLowerCase(Locale.ROOT))
                .toList();
    }

    @Test
    void every_package_is_null_marked() {
        for (String name : packages()) {
            JavaPackage javaPackage = CLASSES.getPackage(name);
            assertThat(javaPackage.isAnnotatedWith(NullMarked.class)).as(name).isTrue();
        }
    }

    /** Files that are longer, each with its reason. */
    private static final Map<String, String> LONG_FILES = Map.of(
            "CommandsTest.java", "every command as a user calls it, in one list",
            "GridReaderTest.java", "every kind of file, and what is told of it, in one list");

    @Test
    void a_file_is_read_in_one_sitting() throws IOException {
        for (Path source : sources()) {
            boolean explained = LONG_FILES.containsKey(source.getFileName().toString());
            assertThat(explained || Files.readAllLines(source).size() <= 500)
                    .as(source + " has more than 500 lines, without a reason")
                    .isTrue();
        }
    }

    /** The tests of {@code core} have puzzles of their own: the test kit is made with {@code core}. */
    @Test
    void tests_take_well_known_puzzles_from_the_test_kit() throws IOException {
        for (Path source : sources()) {
            if (source.toString().contains("/src/test/") && !source.startsWith("../core")) {
                assertThat(Files.readString(source))
                        .as(source.toString())
                        .doesNotContain(Puzzles.EASY, Puzzles.SOLVED, Puzzles.HARD);
            }
        }
    }

    /** All files in Java, tests too. */
    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(".."), 12)) {
            List<Path> sources = files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> file.toString().contains("/src/"))
                    .toList();
            assertThat(sources).hasSizeGreaterThan(400);
            return sources;
        }
    }
}

package io.shudu.cli.command;

import io.shudu.core.solve.classic.BatchSolver;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The engine on vectors, fetched when it is wanted.
 *
 * <p>The Vector API is a module that Java does not start with unless told to, and then it prints a warning that cannot
 * be turned off. Instead the module is brought into the running JVM, by the method with which the JVM itself brings in
 * the modules of an agent: without a warning, and only where it pays. The launcher opens that method to us and names
 * the folder of the engine, which waits outside the module path. A Java where that does not work solves without
 * vectors.
 */
public final class Vectors {
    /** The name of the engine. */
    public static final String ENGINE = "vector";

    private static final String API = "jdk.incubator.vector";
    private static final String MODULE = "io.shudu.simd";

    private Vectors() {}

    /** Loads the API and the engine once, when first asked. */
    private static final class Loaded {
        static final ClassLoader LOADER = load();
    }

    /** The solver on vectors, or else the one that is always there. */
    public static BatchSolver fastest() {
        return found(BatchSolver::fastest);
    }

    /** A solver on the engine of that name, or null if it is not there. */
    public static @Nullable BatchSolver of(String engine) {
        return engine.equals(BatchSolver.CLASSIC) ? BatchSolver.classic() : found(() -> BatchSolver.of(engine));
    }

    /** Brings the Vector API in for engines that stand on the class path. */
    public static void loadApi() {
        found(() -> null);
    }

    /** Engines are looked for where the thread's class loader looks. */
    private static <T extends @Nullable Object> T found(Supplier<T> search) {
        Thread thread = Thread.currentThread();
        ClassLoader usual = thread.getContextClassLoader();
        thread.setContextClassLoader(Loaded.LOADER);
        try {
            return search.get();
        } finally {
            thread.setContextClassLoader(usual);
        }
    }

    private static ClassLoader load() {
        ClassLoader ours = Vectors.class.getClassLoader();
        try {
            ModuleLayer layer = ((Module) Class.forName("jdk.internal.module.Modules")
                            .getMethod("loadModule", String.class)
                            .invoke(null, API))
                    .getLayer();
            String folder = System.getProperty("shudu.vector");
            if (folder == null) {
                return ours;
            }
            Configuration modules =
                    layer.configuration().resolve(ModuleFinder.of(Path.of(folder)), ModuleFinder.of(), Set.of(MODULE));
            return layer.defineModulesWithOneLoader(modules, ours).findLoader(MODULE);
        } catch (ReflectiveOperationException | RuntimeException | LinkageError missing) {
            return ours;
        }
    }
}

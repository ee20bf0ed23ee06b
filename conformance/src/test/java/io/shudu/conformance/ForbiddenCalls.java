package io.shudu.conformance;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Set;

/**
 * Uses of the JDK that the libraries do without: what would make them depend on anything but their arguments, and what
 * TeaVM cannot compile to JavaScript.
 */
final class ForbiddenCalls extends ArchCondition<JavaClass> {
    /** Packages and classes; a name ending in a dot stands for everything below. */
    private static final List<String> TYPES = List.of(
            // Randomness that cannot be passed in, or that is another stream in JavaScript.
            "java.util.Random",
            "java.util.SplittableRandom",
            "java.util.random.",
            "java.security.",
            // Threads.
            "java.lang.Thread",
            "java.lang.ThreadLocal",
            "java.lang.Runtime",
            "java.lang.Process",
            "java.util.Timer",
            "java.util.concurrent.",
            // Clocks.
            "java.time.",
            "java.util.Date",
            "java.util.Calendar",
            // Reflection.
            "java.lang.reflect.",
            "java.lang.invoke.MethodHandles",
            "java.lang.StackWalker",
            // Missing in TeaVM.
            "java.util.Scanner",
            "java.util.StringJoiner",
            "java.util.HexFormat",
            "java.util.stream.Gatherers");

    /** Methods and fields of classes that may be used otherwise; with parameters only where others are fine. */
    private static final Set<String> MEMBERS = Set.of(
            "java.lang.Math.random",
            "java.lang.Math.multiplyHigh",
            "java.lang.Math.unsignedMultiplyHigh",
            "java.lang.Math.fma",
            "java.lang.String.lines",
            "java.lang.String.indent",
            "java.lang.String.transform",
            "java.lang.String.indexOf(int, int, int)",
            "java.lang.String.splitWithDelimiters",
            "java.lang.String.describeConstable",
            "java.lang.StringBuilder.repeat",
            "java.lang.StringBuilder.compareTo",
            "java.lang.Character.toString(int)",
            "java.lang.Long.compress",
            "java.lang.Long.expand",
            "java.lang.Integer.compress",
            "java.lang.Integer.expand",
            "java.util.Arrays.compare",
            "java.util.Arrays.parallelSort",
            "java.util.Collections.unmodifiableSequencedCollection",
            "java.util.Collections.shuffle(java.util.List)",
            "java.lang.Throwable.printStackTrace");

    /** Methods that make a stream parallel, whichever stream it is. */
    private static final Set<String> PARALLEL = Set.of("parallel", "parallelStream");

    ForbiddenCalls() {
        super("use what makes a library depend on more than its arguments or what TeaVM lacks");
    }

    @Override
    public void check(JavaClass origin, ConditionEvents events) {
        for (Dependency dependency : origin.getDirectDependenciesFromSelf()) {
            String type = dependency.getTargetClass().getBaseComponentType().getName();
            if (TYPES.stream().anyMatch(forbidden -> isWithin(type, forbidden))) {
                events.add(SimpleConditionEvent.satisfied(origin, dependency.getDescription()));
            }
        }
        for (JavaAccess<?> access : origin.getAccessesFromSelf()) {
            if (isForbidden(access.getTarget())) {
                events.add(SimpleConditionEvent.satisfied(origin, access.getDescription()));
            }
        }
    }

    private static boolean isWithin(String type, String forbidden) {
        return forbidden.endsWith(".")
                ? type.startsWith(forbidden)
                : type.equals(forbidden) || type.startsWith(forbidden + "$");
    }

    private static boolean isForbidden(AccessTarget target) {
        String owner = target.getOwner().getName();
        if (owner.equals("java.lang.System")) {
            // Everything else there prints, exits, or reads the clock or the environment.
            return !target.getName().equals("arraycopy");
        }
        if (owner.equals("java.lang.Class")) {
            // What javac writes for an assert statement.
            return !target.getName().equals("desiredAssertionStatus");
        }
        return MEMBERS.contains(owner + "." + target.getName())
                || MEMBERS.contains(target.getFullName())
                || (owner.startsWith("java.util.") && PARALLEL.contains(target.getName()));
    }
}

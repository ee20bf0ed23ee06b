package io.shudu.conformance;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/** Does what the libraries must not, so that a test can show that each of these is noticed. Never run. */
@SuppressWarnings("all")
final class Offender {
    static int counter;
    static final int[] OPEN_ARRAY = {1};

    private Offender() {}

    static void print() {
        System.out.println();
    }

    static void complain() {
        System.err.println();
    }

    static void exit() {
        System.exit(1);
    }

    static long millis() {
        return System.currentTimeMillis();
    }

    static LongSupplier nanosByReference() {
        return System::nanoTime;
    }

    static double mathRandom() {
        return Math.random();
    }

    static int random() {
        return new Random().nextInt();
    }

    static int splittable() {
        return new SplittableRandom().nextInt();
    }

    static int threadLocal() {
        return ThreadLocalRandom.current().nextInt();
    }

    static void thread() {
        new Thread(Offender::print).start();
    }

    static Object clock() {
        return java.time.Instant.now();
    }

    static Object reflection(Object object) {
        return object.getClass().getDeclaredFields();
    }

    static Object lines() {
        return "a\nb".lines();
    }

    static Object indent() {
        return "a".indent(2);
    }

    static int indexOf() {
        return "abc".indexOf('b', 0, 2);
    }

    static Object characterToString() {
        return Character.toString(65);
    }

    static Object repeat() {
        return new StringBuilder().repeat("a", 2);
    }

    static int compress() {
        return Integer.compress(5, 3);
    }

    static int compare() {
        return Arrays.compare(new int[0], new int[0]);
    }

    static int parallel() {
        return IntStream.range(0, 9).parallel().sum();
    }

    static long parallelStream() {
        return List.of(1).parallelStream().count();
    }

    static Object scanner() {
        return new Scanner("");
    }

    static void trace(Throwable problem) {
        problem.printStackTrace();
    }

    static int caught(List<Integer> list) {
        try {
            return list.get(7);
        } catch (IndexOutOfBoundsException outside) {
            return 0;
        }
    }
}

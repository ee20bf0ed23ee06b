package io.shudu.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a measurement ran on.
 *
 * @param cpu the processor, as the operating system calls it
 * @param cores how many cores this process may use
 * @param system the operating system
 * @param java the virtual machine
 */
public record Machine(String cpu, int cores, String system, String java) {
    private static final Path CPUS = Path.of("/proc/cpuinfo");

    /** This machine. */
    public static Machine here() {
        return new Machine(
                cpuName(),
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.name") + " " + System.getProperty("os.arch"),
                System.getProperty("java.vendor.version", System.getProperty("java.vendor")) + " " + Runtime.version());
    }

    private static String cpuName() {
        try {
            for (String line : Files.readAllLines(CPUS)) {
                if (line.startsWith("model name")) {
                    return line.substring(line.indexOf(':') + 1).strip();
                }
            }
        } catch (IOException unreadable) {
            // The name is a remark: without it the measurement is as good.
        }
        return System.getProperty("os.arch");
    }

    /** In one line, for people. */
    @Override
    public String toString() {
        return cpu + " (" + cores + "), " + system + ", " + java;
    }
}

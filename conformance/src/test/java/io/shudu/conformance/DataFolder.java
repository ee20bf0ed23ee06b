package io.shudu.conformance;

import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The folder with puzzle collections of other projects, which are not ours to commit. */
final class DataFolder {
    private static final String PROPERTY = "shudu.data";

    private DataFolder() {}

    /** The lines of a collection without remarks; leaves the test out if nobody has named the folder. */
    static List<String> lines(String file, String purpose) throws IOException {
        return Files.readAllLines(Path.of(need(purpose), file)).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }

    /** The folder. A test that takes long and needs nothing of it asks for it too: who names it has the time. */
    static String need(String purpose) {
        String folder = System.getProperty(PROPERTY, "");
        String leftOut = "left out: " + purpose + ". To run it, name the folder with the collection: -D" + PROPERTY
                + "=<folder>";
        if (folder.isBlank()) {
            // The reason of a skipped test stands in a report that nobody opens; the log is where people look.
            System.out.println(leftOut);
        }
        assumeFalse(folder.isBlank(), leftOut);
        return folder;
    }
}

package io.shudu.server;

import io.shudu.core.json.JsonProblem;
import io.shudu.core.json.JsonScanner;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Several requests in one: a JSON array. It is only taken apart here; whether its items are requests is for the
 * operation to say, one by one.
 */
final class Batch {
    /** Items that a batch may have. */
    static final int MOST_ITEMS = 100;

    private Batch() {}

    /**
     * The items of a batch, each as it was written.
     *
     * @return null if the text does not begin as an array
     * @throws Problem if it begins as an array and is none, or has too many items
     */
    static @Nullable List<String> items(String text) {
        JsonScanner scanner = new JsonScanner(text);
        if (!scanner.skip('[')) {
            return null;
        }
        try {
            List<String> items = items(text, scanner);
            scanner.expectEnd();
            return items;
        } catch (JsonProblem problem) {
            throw Problem.of(400, "bad-batch", problem.offset() + 1, problem.expected());
        }
    }

    private static List<String> items(String text, JsonScanner scanner) throws JsonProblem {
        List<String> items = new ArrayList<>();
        if (scanner.skip(']')) {
            return items;
        }
        do {
            if (items.size() == MOST_ITEMS) {
                throw Problem.of(413, "batch-too-large", MOST_ITEMS);
            }
            scanner.skipSpace();
            int from = scanner.at();
            scanner.skipValue();
            items.add(text.substring(from, scanner.at()));
        } while (scanner.skip(','));
        scanner.expect(']');
        return items;
    }
}

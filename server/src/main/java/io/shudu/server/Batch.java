package io.shudu.server;

import io.shudu.core.json.JsonProblem;
import io.shudu.core.json.JsonScanner;
import io.shudu.render.words.Explanation;

/**
 * Several requests in one: a JSON array. It is only taken apart here; whether its items are requests is for the
 * operation to say, one by one.
 */
final class Batch {
    /** Items that a batch may have. */
    static final int MOST_ITEMS = 100;

    private final String text;
    private final int[] starts = new int[MOST_ITEMS];
    private final int[] ends = new int[MOST_ITEMS];
    private int size;

    private Batch(String text) {
        this.text = text;
    }

    /**
     * The batch that a text is.
     *
     * @throws Problem if it is no array, or has too many items
     */
    static Batch of(String text) {
        Batch batch = new Batch(text);
        try {
            batch.find(new JsonScanner(text));
        } catch (JsonProblem problem) {
            throw Problem.of(
                    400,
                    "bad-batch",
                    messages -> messages.text(
                            "detail.bad-batch",
                            problem.offset() + 1,
                            Explanation.expected(messages.language(), problem.expected())));
        }
        return batch;
    }

    private void find(JsonScanner scanner) throws JsonProblem {
        scanner.expect('[');
        if (!scanner.skip(']')) {
            do {
                if (size == MOST_ITEMS) {
                    throw Problem.of(413, "batch-too-large", MOST_ITEMS);
                }
                scanner.skipSpace();
                starts[size] = scanner.at();
                scanner.skipValue();
                ends[size++] = scanner.at();
            } while (scanner.skip(','));
            scanner.expect(']');
        }
        scanner.expectEnd();
    }

    int size() {
        return size;
    }

    /** An item as it was written. */
    String item(int index) {
        return text.substring(starts[index], ends[index]);
    }
}

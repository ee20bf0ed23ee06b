package io.shudu.core.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes values of what a scanner goes through, up to a number of them. */
final class JsonReading {
    private final JsonScanner scanner;
    private final int most;
    private int count;

    JsonReading(JsonScanner scanner, int most) {
        this.scanner = scanner;
        this.most = most;
    }

    /** The value that follows. */
    JsonValue value() throws JsonProblem {
        return value(JsonScanner.DEPTH);
    }

    private JsonValue value(int depth) throws JsonProblem {
        scanner.requireDepth(depth);
        if (count++ == most) {
            throw scanner.expected("at most " + most + " values");
        }
        if (scanner.looksAt('"')) {
            return new JsonValue.Text(scanner.text());
        }
        if (scanner.skip('{')) {
            return fields(depth);
        }
        if (scanner.skip('[')) {
            return items(depth);
        }
        String word = scanner.word();
        return word.isEmpty() ? new JsonValue.Numeral(scanner.number()) : new JsonValue.Word(word);
    }

    private JsonValue fields(int depth) throws JsonProblem {
        Map<String, JsonValue> fields = new LinkedHashMap<>();
        scanner.eachItem('}', () -> {
            String name = scanner.text();
            scanner.expect(':');
            fields.put(name, value(depth - 1));
        });
        return new JsonValue.Fields(fields);
    }

    private JsonValue items(int depth) throws JsonProblem {
        List<JsonValue> items = new ArrayList<>();
        scanner.eachItem(']', () -> items.add(value(depth - 1)));
        return new JsonValue.Items(items);
    }
}

package io.shudu.api;

import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/** A list in an answer. It ends where the answer would become too long. */
final class Listing {
    private final List<JsonValue> items = new ArrayList<>();
    private int room;
    private boolean cut;

    /**
     * A list without items.
     *
     * @param room the most characters that its items may have, with what separates them
     */
    Listing(int room) {
        this.room = room;
    }

    /** Adds an item, unless there is no room for it or there was none before. */
    void add(JsonValue item) {
        room -= item.toString().length() + 1;
        cut |= room < 0;
        if (!cut) {
            items.add(item);
        }
    }

    /** Whether there was no room for some. */
    boolean isCut() {
        return cut;
    }

    /** Adds the items to an object, and that they are not all if some did not fit. */
    JsonFields addTo(JsonFields json, String name) {
        json.put(name, new JsonValue.Items(List.copyOf(items)));
        return cut ? json.bool("more", true) : json;
    }
}

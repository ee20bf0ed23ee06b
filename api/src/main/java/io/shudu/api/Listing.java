package io.shudu.api;

/** A list in an answer. It ends where the answer would become too long. */
final class Listing {
    private final StringBuilder items = new StringBuilder("[");
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

    /** Adds an item, which is JSON already, unless there is no room for it or there was none before. */
    void add(String item) {
        room -= item.length() + 1;
        cut |= room < 0;
        if (!cut) {
            items.append(items.length() > 1 ? "," : "").append(item);
        }
    }

    /** Whether there was no room for some. */
    boolean isCut() {
        return cut;
    }

    /** The items as an array. */
    String json() {
        return items + "]";
    }
}

package io.shudu.terminal.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A list to choose from. */
public final class Choices {
    /**
     * A line of the list.
     *
     * @param label what it says
     * @param action what it does; null if it is a heading
     * @param delete what deletes it; null if that is not possible
     */
    public record Item(
            String label,
            @Nullable Runnable action,
            @Nullable Runnable delete) {}

    private final String title;
    private final String keys;
    private final List<Item> items = new ArrayList<>();
    private int index = -1;

    /**
     * A list.
     *
     * @param keys the keys of the words that say what can be pressed
     */
    Choices(String title, String keys) {
        this.title = title;
        this.keys = keys;
    }

    Choices heading(String label) {
        items.add(new Item(label, null, null));
        return this;
    }

    Choices item(String label, Runnable action) {
        return item(label, action, null);
    }

    Choices item(String label, Runnable action, @Nullable Runnable delete) {
        items.add(new Item(label, action, delete));
        index = index < 0 ? items.size() - 1 : index;
        return this;
    }

    /** What stands above it. */
    public String title() {
        return title;
    }

    /** The keys of the words below it. */
    public String keys() {
        return keys;
    }

    /** All lines. */
    public List<Item> items() {
        return items;
    }

    /** The line that is chosen. */
    public int index() {
        return index;
    }

    /** Goes up or down to the next line that is no heading. */
    void go(int by) {
        int next = index;
        do {
            next = Math.floorMod(next + by, items.size());
        } while (items.get(next).action() == null);
        index = next;
    }

    /** Does what the chosen line says. */
    void take() {
        Runnable action = items.get(index).action();
        if (action != null) {
            action.run();
        }
    }

    /** What deletes the chosen line; null if nothing does. */
    @Nullable
    Runnable delete() {
        return items.get(index).delete();
    }
}

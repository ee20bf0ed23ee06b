package io.shudu.logic.rate;

import io.shudu.core.grid.Parts;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A rating scale: which techniques are tried in which order, and what each costs. It is a table, so that a scale can be
 * read as it is published.
 *
 * @param entries from the first that is tried to the last
 */
public record Scale(List<Entry> entries) {
    /** Copies the list. */
    public Scale {
        entries = List.copyOf(entries);
    }

    /**
     * Techniques that are searched for in one go.
     *
     * @param techniques the techniques; the first one names the search
     * @param level the level of a puzzle that needs them, from 1
     * @param score what each use adds to the score
     */
    public record Entry(List<TechniqueId> techniques, int level, int score) {
        /** Copies the list. */
        public Entry {
            techniques = List.copyOf(techniques);
        }

        /** The techniques as a set. */
        public Set<TechniqueId> set() {
            return EnumSet.copyOf(techniques);
        }
    }

    /** Reads a table: techniques, joined by {@code +}, level and score in each line. */
    static Scale of(String table) {
        List<Entry> entries = new ArrayList<>();
        for (String line : Parts.of(table.strip(), '\n')) {
            List<String> fields = Parts.of(line.strip(), ' ');
            List<TechniqueId> techniques = new ArrayList<>();
            for (String id : Parts.of(fields.get(0), '+')) {
                techniques.add(Objects.requireNonNull(TechniqueId.byId(id), id));
            }
            entries.add(new Entry(techniques, Integer.parseInt(fields.get(1)), Integer.parseInt(fields.get(2))));
        }
        return new Scale(entries);
    }

    /** The first entry of a technique, null if the scale does without it. */
    public @Nullable Entry entry(TechniqueId technique) {
        for (Entry entry : entries) {
            if (entry.techniques().contains(technique)) {
                return entry;
            }
        }
        return null;
    }

    /** The scale without some techniques. */
    public Scale without(Set<TechniqueId> techniques) {
        return new Scale(entries.stream()
                .filter(entry -> Collections.disjoint(entry.techniques(), techniques))
                .toList());
    }

    /** The scale with some techniques alone. */
    public Scale with(Set<TechniqueId> techniques) {
        return new Scale(entries.stream()
                .filter(entry -> !Collections.disjoint(entry.techniques(), techniques))
                .map(entry -> new Entry(
                        entry.techniques().stream().filter(techniques::contains).toList(),
                        entry.level(),
                        entry.score()))
                .toList());
    }

    /** The scale up to a level. */
    public Scale upTo(int level) {
        return new Scale(
                entries.stream().filter(entry -> entry.level() <= level).toList());
    }

    /**
     * The scale up to a technique, and in its place another one alone.
     *
     * @throws IllegalArgumentException if the scale does without the first
     */
    Scale upTo(TechniqueId technique, TechniqueId last) {
        List<Entry> easier = new ArrayList<>();
        for (Entry entry : entries) {
            if (entry.techniques().contains(technique)) {
                easier.add(new Entry(List.of(last), entry.level(), entry.score()));
                return new Scale(easier);
            }
            easier.add(entry);
        }
        throw new IllegalArgumentException(technique.id() + ": no technique of the scale");
    }
}

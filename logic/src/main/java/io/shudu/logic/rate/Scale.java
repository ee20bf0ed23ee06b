package io.shudu.logic.rate;

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
        for (String line : table.strip().split("\n", -1)) {
            String[] fields = line.strip().split(" ", 3);
            List<TechniqueId> techniques = new ArrayList<>();
            for (String id : fields[0].split("\\+", -1)) {
                techniques.add(Objects.requireNonNull(TechniqueId.byId(id), id));
            }
            entries.add(new Entry(techniques, Integer.parseInt(fields[1]), Integer.parseInt(fields[2])));
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
}

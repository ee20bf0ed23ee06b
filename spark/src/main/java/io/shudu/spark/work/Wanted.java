package io.shudu.spark.work;

import java.io.Serializable;

/**
 * Which fields of an answer somebody reads. The others stay null, and what they take is saved.
 *
 * @param bits a bit for each field
 */
public record Wanted(int bits) implements Serializable {
    /** Every field. */
    public static final Wanted ALL = new Wanted(-1);
    /** No field. */
    public static final Wanted NONE = new Wanted(0);

    /** This field as well. */
    public Wanted and(int field) {
        return new Wanted(bits | 1 << field);
    }

    /** What the other one says as well. */
    public Wanted and(Wanted other) {
        return new Wanted(bits | other.bits);
    }

    /** Whether a field is read. */
    public boolean has(int field) {
        return (bits >> field & 1) != 0;
    }
}

package io.shudu.core.format.kinds;

import io.shudu.core.format.GridFormat;

/** A format that knows its name and how much of a file a grid takes. */
abstract class NamedFormat implements GridFormat {
    private final String id;
    private final Extent extent;

    NamedFormat(String id, Extent extent) {
        this.id = id;
        this.extent = extent;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final Extent extent() {
        return extent;
    }
}

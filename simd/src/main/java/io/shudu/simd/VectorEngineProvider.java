package io.shudu.simd;

import io.shudu.core.solve.spi.BatchEngine;
import io.shudu.core.solve.spi.EngineProvider;

/** Makes vector engines, where the JVM has vectors wide enough to be worth it. */
public final class VectorEngineProvider implements EngineProvider {
    /** The name of the engine. */
    public static final String ID = "vector";

    /** A provider. */
    public VectorEngineProvider() {}

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String description() {
        return Layout.LANES + " lanes of " + Integer.SIZE + " bits";
    }

    @Override
    public BatchEngine create() {
        return new VectorEngine();
    }
}

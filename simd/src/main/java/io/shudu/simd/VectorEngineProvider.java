package io.shudu.simd;

import io.shudu.core.solve.spi.BatchEngine;
import io.shudu.core.solve.spi.EngineProvider;

/** Makes vector engines, where the JVM has vectors wide enough to be worth it. */
public final class VectorEngineProvider implements EngineProvider {
    /** The name of the engine. */
    public static final String ID = "vector";

    private static final String MODULE = "jdk.incubator.vector";

    /** A provider, if this JVM has the Vector API. */
    public VectorEngineProvider() {
        try {
            Class.forName(MODULE + ".Vector", false, VectorEngineProvider.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("no vectors: start Java with --add-modules " + MODULE, e);
        }
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String description() {
        return Lanes.LANES + " lanes of " + Integer.SIZE + " bits";
    }

    @Override
    public BatchEngine create() {
        return new VectorEngine();
    }
}

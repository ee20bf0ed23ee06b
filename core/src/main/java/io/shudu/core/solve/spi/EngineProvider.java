package io.shudu.core.solve.spi;

/**
 * Makes batch engines that need more than every Java has. Providers are found by {@link java.util.ServiceLoader}; one
 * that cannot work where it finds itself fails in its constructor and is passed over.
 */
public interface EngineProvider {
    /** The name of its engines. */
    String id();

    /** What its engines work with here, for people: such as {@code 16 lanes of 512 bits}. */
    String description();

    /** A new engine. */
    BatchEngine create();
}

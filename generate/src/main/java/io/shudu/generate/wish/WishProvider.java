package io.shudu.generate.wish;

import io.shudu.generate.Acceptance;
import org.jspecify.annotations.Nullable;

/**
 * Reads wishes that another module adds. Providers are found by {@link java.util.ServiceLoader}: so the game in the
 * browser does not carry what only few ask for.
 */
@FunctionalInterface
public interface WishProvider {
    /** The wish of an id, null if it is none of this provider's. */
    Acceptance.@Nullable Stage byId(String id);
}

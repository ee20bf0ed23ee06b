package io.shudu.bench;

/**
 * A contestant that was asked for and is not there; it keeps its place, so that the ratios of the others are not taken
 * for ratios to somebody else.
 *
 * @param name its name
 * @param description why it is not there
 */
public record Missing(String name, String description) implements Contestant {
    @Override
    public Entry enter(PuzzleSet set) {
        throw new Unavailable(description);
    }
}

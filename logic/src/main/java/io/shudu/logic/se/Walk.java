package io.shudu.logic.se;

/**
 * Goes from one candidate along weak and strong links in turn, in breadth. Candidates that are on form a tree; each
 * knows the candidate before it and the one that is off between them.
 */
final class Walk {
    private final Links links;
    private final int[] onStamps = new int[Houses.CANDIDATES];
    private final int[] offStamps = new int[Houses.CANDIDATES];
    private final int[] closing = new int[Houses.CANDIDATES];
    private int stamp;
    /** The candidates that are on, in the order of finding. */
    final int[] on = new int[Houses.CANDIDATES + 1];

    int count;
    /** By place in that list: the place of the one before, -1 if there is none. */
    final int[] before = new int[Houses.CANDIDATES + 1];
    /** By place: the candidate that is off in between, why it is off, and why this one is on. */
    final int[] between = new int[Houses.CANDIDATES + 1];

    final int[] offCause = new int[Houses.CANDIDATES + 1];
    final int[] onCause = new int[Houses.CANDIDATES + 1];
    /** By place: how many candidates that are on come before. */
    final int[] depth = new int[Houses.CANDIDATES + 1];

    Walk(Links links) {
        this.links = links;
    }

    /** Assumes that a candidate is on. */
    void beginOn(int source) {
        stamp++;
        count = 0;
        add(source, -1, -1, -1, -1);
    }

    /** Assumes that a candidate is off. */
    void beginOff(int source) {
        stamp++;
        count = 0;
        offStamps[source] = stamp;
        int first = source * Links.MOST_STRONG;
        for (int i = first; i < first + links.strongCount[source]; i++) {
            add(links.strong[i], -1, source, -1, links.strongCause[i]);
        }
    }

    private void add(int candidate, int place, int off, int cause, int strongCause) {
        onStamps[candidate] = stamp;
        on[count] = candidate;
        before[count] = place;
        between[count] = off;
        offCause[count] = cause;
        onCause[count] = strongCause;
        depth[count] = place < 0 ? 0 : depth[place] + 1;
        count++;
    }

    /** Follows one weak link from a place in the list, and all strong links behind it. */
    void follow(int place, int link) {
        int off = links.weak[link];
        if (offStamps[off] == stamp) {
            return;
        }
        offStamps[off] = stamp;
        int first = off * Links.MOST_STRONG;
        for (int i = first; i < first + links.strongCount[off]; i++) {
            if (onStamps[links.strong[i]] != stamp) {
                add(links.strong[i], place, off, links.weakCause[link], links.strongCause[i]);
            }
        }
    }

    /** Marks the candidates from which a strong link leads back to the source. */
    void close(int source) {
        int first = source * Links.MOST_STRONG;
        for (int i = first; i < first + links.strongCount[source]; i++) {
            closing[links.strong[i]] = stamp;
        }
    }

    boolean closes(int candidate) {
        return closing[candidate] == stamp;
    }

    boolean isOff(int candidate) {
        return offStamps[candidate] == stamp;
    }

    /** Whether a candidate is off on the way to a place. */
    boolean isOnWay(int candidate, int place) {
        for (int i = place; before[i] >= 0; i = before[i]) {
            if (between[i] == candidate) {
                return true;
            }
        }
        return false;
    }
}

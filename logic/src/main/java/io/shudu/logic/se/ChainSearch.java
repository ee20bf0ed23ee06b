package io.shudu.logic.se;

/** Looks for cycles and chains with links of some kinds. */
final class ChainSearch {
    private final Houses houses;
    private final Links links;
    private final Walk walk;
    private final Removals removals;
    private final double cycleBase;
    private final double chainBase;
    private final int key;
    /** By number of candidates that are on in a chain: what is added to its rating. */
    private final double[] bonus = new double[Houses.CANDIDATES + 2];

    private Board board;
    private ChainTaker taker;
    private int deepest;

    /**
     * A search with some links.
     *
     * @param cycleBase what a cycle is rated without its length
     * @param chainBase what a chain is rated, not a number if only cycles are wanted
     * @param key the place of these chains among others of equal complexity
     */
    ChainSearch(Houses houses, Links links, double cycleBase, double chainBase, int key) {
        this.houses = houses;
        this.links = links;
        this.cycleBase = cycleBase;
        this.chainBase = chainBase;
        this.key = key;
        walk = new Walk(links);
        removals = new Removals(houses);
        board = new Board(houses);
        taker = new BestChain();
        for (int i = 0; i < bonus.length; i++) {
            bonus[i] = Lengths.bonus(2 * i + 2);
        }
    }

    /**
     * Looks for everything.
     *
     * @param closures which candidates turn themselves on or off, by all links
     */
    void search(Board position, Closures closures, ChainTaker chains) {
        board = position;
        taker = chains;
        boolean withChains = !Double.isNaN(chainBase);
        links.build(board);
        // Chains come first, because they are cheap and the best one limits the length of cycles.
        deepest = Houses.CANDIDATES;
        for (int cell = 0; cell < Houses.CELLS && withChains; cell++) {
            for (int rest = board.candidates[cell]; rest != 0; rest &= rest - 1) {
                int source = cell * 9 + Integer.numberOfTrailingZeros(rest);
                if (closures.turnsOff(source)) {
                    fromOn(source);
                }
                if (links.strongCount[source] > 0 && closures.turnsOn(source)) {
                    fromOff(source);
                }
            }
        }
        deepest = Houses.CANDIDATES;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int count = board.count(cell);
            if (count < 2 || (count > 2 && !withChains)) {
                continue;
            }
            for (int rest = board.candidates[cell]; rest != 0; rest &= rest - 1) {
                int source = cell * 9 + Integer.numberOfTrailingZeros(rest);
                if (links.strongCount[source] > 0 && closures.canBeInCycle(source)) {
                    cycles(source);
                }
            }
        }
    }

    /**
     * Lowers the depth up to which it makes sense to look: to the least that is no longer wanted. Later chains of equal
     * length are wanted less.
     *
     * @param base what is rated without the length
     * @param order the place among chains of equal length
     */
    private void limit(double base, int order) {
        int least = 0;
        int next = deepest - 1;
        while (least < deepest) {
            if (taker.wants(base + bonus[next], 2 * next + 2, key, order)) {
                least = next + 1;
            } else {
                deepest = next;
            }
            next = (least + deepest) >>> 1;
        }
    }

    private void fromOn(int source) {
        limit(chainBase, 4 * source + 1);
        walk.beginOn(source);
        for (int place = 0; place < walk.count && walk.depth[place] < deepest; place++) {
            int candidate = walk.on[place];
            if (place > 0 && links.excludes(candidate, source)) {
                offer(source, place, true);
                return;
            }
            for (int link = links.weakAt(candidate); link < links.weakEnd[candidate]; link++) {
                walk.follow(place, link);
            }
        }
    }

    private void fromOff(int source) {
        limit(chainBase, 4 * source + 2);
        walk.beginOff(source);
        for (int place = 0; place < walk.count && walk.depth[place] + 1 < deepest; place++) {
            int candidate = walk.on[place];
            for (int link = links.weakAt(candidate); link < links.weakEnd[candidate]; link++) {
                int off = links.weak[link];
                if (!walk.isOff(off) && links.isStrong(off, source)) {
                    walk.between[walk.count] = off;
                    offer(source, place, false);
                    return;
                }
                walk.follow(place, link);
            }
        }
    }

    private void cycles(int source) {
        limit(cycleBase, 4 * source);
        walk.beginOn(source);
        walk.close(source);
        for (int place = 0; place < walk.count && walk.depth[place] < deepest; place++) {
            int candidate = walk.on[place];
            for (int link = links.weakAt(candidate); link < links.weakEnd[candidate]; link++) {
                int off = links.weak[link];
                if (walk.closes(off) && place > 0 && !walk.isOnWay(off, place)) {
                    offerCycle(source, place, link);
                }
                walk.follow(place, link);
            }
        }
    }

    private void offerCycle(int source, int place, int link) {
        int depth = walk.depth[place];
        double rating = cycleBase + bonus[depth];
        if (!taker.wants(rating, 2 * depth + 2, key, 4 * source)) {
            return;
        }
        int[] way = new int[2 * depth + 2];
        int[] causes = new int[way.length];
        way[0] = source;
        causes[0] = strongCause(links.weak[link], source);
        way[1] = links.weak[link] + Outcome.OFF;
        causes[1] = links.weakCause[link];
        goBack(place, way, causes, 2);
        if (removals.ofCycle(board, way)) {
            taker.take(new ChainHint(rating, key, 4 * source, true, way, causes, removals.cells(), removals.digits()));
            limit(cycleBase, 4 * source);
        }
    }

    private void offer(int source, int place, boolean fromOn) {
        int ons = fromOn ? walk.depth[place] : walk.depth[place] + 1;
        double rating = chainBase + bonus[ons];
        int order = 4 * source + (fromOn ? 1 : 2);
        if (!taker.wants(rating, 2 * ons + 2, key, order)) {
            return;
        }
        int[] way = new int[2 * ons + 2];
        int[] causes = new int[way.length];
        int cell = houses.cellOf[source];
        int digit = 1 << houses.digitOf[source];
        if (fromOn) {
            way[0] = source + Outcome.OFF;
            goBack(place, way, causes, 1);
            taker.take(new ChainHint(rating, key, order, false, way, causes, new int[] {cell}, new int[] {digit}));
        } else {
            int off = walk.between[walk.count];
            way[0] = source;
            causes[0] = strongCause(off, source);
            way[1] = off + Outcome.OFF;
            goBack(place, way, causes, 2);
            int others = board.candidates[cell] & ~digit;
            taker.take(new ChainHint(rating, key, order, false, way, causes, new int[] {cell}, new int[] {others}));
        }
    }

    private int strongCause(int off, int on) {
        int i = off * Links.MOST_STRONG;
        while (links.strong[i] != on) {
            i++;
        }
        return links.strongCause[i];
    }

    /** Writes the way from a place back to the start; the start of a cycle does not fit in any more. */
    private void goBack(int end, int[] way, int[] causes, int from) {
        int size = from;
        int place = end;
        while (place >= 0 && size < way.length) {
            way[size] = walk.on[place];
            causes[size++] = walk.onCause[place];
            if (walk.between[place] >= 0 && size < way.length) {
                way[size] = walk.between[place] + Outcome.OFF;
                causes[size++] = walk.offCause[place];
            }
            place = walk.before[place];
        }
    }
}

package io.shudu.core.transform;

/** The six orders of three things, numbered from 0; order 0 leaves them as they are. */
final class Orders {
    static final int COUNT = 6;

    private static final int[] PLACES = {0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0};

    private Orders() {}

    /** Which thing an order puts into a place. */
    static int at(int order, int place) {
        return PLACES[3 * order + place];
    }

    /** The order that puts these things, which are 0, 1 and 2, into their places. */
    static int of(int first, int second, int third) {
        int order = 2 * first + (second > third ? 1 : 0);
        if (at(order, 0) != first || at(order, 1) != second || at(order, 2) != third) {
            throw new IllegalArgumentException(first + ", " + second + ", " + third + ": must be 0, 1 and 2");
        }
        return order;
    }

    /** The order that brings three different numbers into ascending order. */
    static int sorting(int a, int b, int c) {
        int least = a < b ? (a < c ? 0 : 2) : (b < c ? 1 : 2);
        boolean swapped = least == 0 ? b > c : least == 1 ? a > c : a > b;
        return 2 * least + (swapped ? 1 : 0);
    }

    /** The order that undoes an order: it puts into place i the number of the place where i was. */
    static int inverse(int order) {
        int first = at(order, 0) == 0 ? 0 : at(order, 1) == 0 ? 1 : 2;
        int second = at(order, 0) == 1 ? 0 : at(order, 1) == 1 ? 1 : 2;
        return of(first, second, 3 - first - second);
    }
}

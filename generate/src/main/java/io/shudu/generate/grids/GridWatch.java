package io.shudu.generate.grids;

/** Somebody who looks on while a method fills a grid cell by cell. */
public interface GridWatch {
    /** Nobody. */
    GridWatch NOBODY = new GridWatch() {};

    /** A digit went into a cell. */
    default void placed(int cell, int digit) {}

    /** No digit fits a cell: the grid is thrown away, and the method begins again. */
    default void deadEnd(int cell) {}
}

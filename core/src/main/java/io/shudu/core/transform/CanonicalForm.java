package io.shudu.core.transform;

import io.shudu.core.grid.Grid;

/**
 * The grid that stands for all symmetric images of a classic grid: the same for all of them, another for every other
 * grid.
 *
 * <p>Images are compared as lines of 81 digits, where an empty cell is 0 and so the smallest. The canonical form is
 *
 * <ul>
 *   <li>of a complete grid that keeps the rules, its smallest image (<em>minlex</em>);
 *   <li>of a puzzle with one solution, its smallest image among those whose solution is the smallest image of its
 *       solution;
 *   <li>of anything else, its smallest image.
 * </ul>
 *
 * <p>The form of a puzzle is one of its images, and images have as many solutions as the puzzle, so the three kinds
 * never meet. The second kind is there because it takes a microsecond where the third takes a thousand. Digits count
 * whether they are given or placed; pencil marks do not.
 *
 * @param grid the form, all digits given
 * @param automorphisms how many of the 3,359,232 ways to exchange rows, columns, bands and stacks and to transpose
 *     change nothing but the names of digits
 * @param transform one of the symmetries that lead to the form; there are as many as automorphisms, if all digits are
 *     there
 */
public record CanonicalForm(Grid grid, int automorphisms, Transform transform) {}

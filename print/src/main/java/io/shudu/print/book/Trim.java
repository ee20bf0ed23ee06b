package io.shudu.print.book;

import io.shudu.print.page.Paper;
import io.shudu.print.sheet.Box;

/**
 * Where words and boards may stand on the pages of a book. The more pages it has, the more of each is lost where it is
 * bound.
 */
final class Trim {
    private static final double INCH = Paper.INCH;
    private static final double OUTER = 0.5 * INCH;
    private static final double TOP = 0.6 * INCH;
    private static final double BOTTOM = 0.7 * INCH;
    /** Beyond what presses ask for at least, so that nobody has to bend the book open. */
    private static final double EASE = 0.125 * INCH;

    private final Paper paper;
    private final boolean bleed;
    private final double inner;

    Trim(Paper paper, boolean bleed, int pages) {
        this.paper = paper;
        this.bleed = bleed;
        inner = inner(pages);
    }

    /** The inner margin of a book of so many pages. */
    static double inner(int pages) {
        double least = pages <= 150 ? 0.375 : pages <= 300 ? 0.5 : pages <= 500 ? 0.625 : pages <= 700 ? 0.75 : 0.875;
        return least * INCH + EASE;
    }

    /** The paper of a page. Odd pages lie at the right, and are bound at the left. */
    Paper paper(int number) {
        return bleed ? paper.withBleed(number % 2 == 1) : paper;
    }

    Box room(int number) {
        double left = number % 2 == 1 ? inner : OUTER;
        return new Box(left, TOP, paper.width() - inner - OUTER, paper.height() - TOP - BOTTOM);
    }

    /** Where the number of a page stands: at the outer edge. */
    double numberAt(int number) {
        return number % 2 == 1 ? paper.width() - OUTER : OUTER;
    }

    double numberBase() {
        return paper.height() - 0.45 * INCH;
    }

    double width() {
        return paper.width();
    }

    double height() {
        return paper.height();
    }
}

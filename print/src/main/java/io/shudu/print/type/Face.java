package io.shudu.print.type;

/** The faces of the type. */
public enum Face {
    /** Words. */
    REGULAR("regular.ttf"),
    /** Headings. */
    BOLD("bold.ttf"),
    /** Digits that are placed, candidates. */
    DIGITS("digits.ttf"),
    /** Digits that are given. */
    DIGITS_BOLD("digits-bold.ttf"),
    /** Chinese, and whatever the others lack. It has one weight; where bold is wanted, its outlines are drawn, too. */
    CHINESE("chinese.ttf");

    private final String file;

    Face(String file) {
        this.file = file;
    }

    String file() {
        return file;
    }
}

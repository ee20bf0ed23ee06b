package io.shudu.print.page;

/** What a part of a page means, for those who have it read to them. */
public enum Tag {
    /** The title. */
    H1("H1"),
    /** A chapter. */
    H2("H2"),
    /** A puzzle, a technique. */
    H3("H3"),
    /** Words. */
    P("P"),
    /** A picture, which has words in its place. */
    FIGURE("Figure"),
    /** A line of the contents. */
    CONTENTS("TOCI"),
    /** What is there for the eye alone. */
    DECORATION("Artifact");

    private final String name;

    Tag(String name) {
        this.name = name;
    }

    /** Its name in a PDF. */
    public String pdfName() {
        return name;
    }
}

package io.shudu.core.format;

/** Grids that several tests use. */
public final class Samples {
    public static final String SMALL = "1...4321..3.2..4";
    public static final String SIX = "1..4..456.......1.........2...6....3";
    /** The puzzle in the description of the spaced layout. */
    public static final String CLASSIC =
            "41...6.7.257..9.1...67...4.1.2.654..67..9.185..5...2.376395..2...1.7.9.6....18734";

    public static final String SIXTEEN = "G.......9......1" + ".".repeat(238) + "FA";

    private Samples() {}
}

package io.shudu.terminal.view;

/** The characters that lines and signs are made of: Unicode, or ASCII for terminals that have no more. */
public enum Signs {
    /** Lines of two weights. */
    UNICODE("┏┳┯┓┣╋┿┫┠╂┼┨┗┻┷┛", '━', '─', '┃', '│', "▸", "●", "○", "…", "·"),
    /** What every terminal has. */
    ASCII("++++++++++++++++", '=', '-', '|', ':', ">", "*", "-", "+", "-");

    private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

    private final String joints;
    private final char heavyAcross;
    private final char lightAcross;
    private final char heavyDown;
    private final char lightDown;
    final String chosen;
    final String done;
    final String todo;
    final String more;
    final String dot;

    Signs(
            String joints,
            char heavyAcross,
            char lightAcross,
            char heavyDown,
            char lightDown,
            String chosen,
            String done,
            String todo,
            String more,
            String dot) {
        this.joints = joints;
        this.heavyAcross = heavyAcross;
        this.lightAcross = lightAcross;
        this.heavyDown = heavyDown;
        this.lightDown = lightDown;
        this.chosen = chosen;
        this.done = done;
        this.todo = todo;
        this.more = more;
        this.dot = dot;
    }

    char across(boolean heavy) {
        return heavy ? heavyAcross : lightAcross;
    }

    char down(boolean heavy) {
        return heavy ? heavyDown : lightDown;
    }

    /**
     * Where lines meet.
     *
     * @param row 0 at the top, 1 on a heavy line, 2 on a light one, 3 at the bottom
     * @param column 0 at the left, 1 on a heavy line, 2 on a light one, 3 at the right
     */
    char joint(int row, int column) {
        return joints.charAt(4 * row + column);
    }

    /** A digit as a corner mark. */
    String corner(char symbol) {
        return this == UNICODE && symbol <= '9'
                ? String.valueOf(SUPERSCRIPTS.charAt(symbol - '0'))
                : String.valueOf(symbol).toLowerCase(java.util.Locale.ROOT);
    }
}

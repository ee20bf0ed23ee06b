package io.shudu.core.json;

/** How a reader leaves where a text is no JSON. It carries no stack trace, so that a million bad lines cost little. */
public final class JsonProblem extends Exception {
    private static final long serialVersionUID = 1L;

    private final int offset;
    private final String expected;
    private final boolean tooLong;

    private JsonProblem(int offset, String expected, boolean tooLong) {
        super(expected, null, false, false);
        this.offset = offset;
        this.expected = expected;
        this.tooLong = tooLong;
    }

    static JsonProblem at(int offset, String expected) {
        return new JsonProblem(offset, expected, false);
    }

    static JsonProblem tooLong(int offset, int longest) {
        return new JsonProblem(offset, "at most " + longest + " characters", true);
    }

    /** Where in the text, from 0. */
    public int offset() {
        return offset;
    }

    /** What should stand there. */
    public String expected() {
        return expected;
    }

    /** Whether a string has more characters than its reader accepts. */
    public boolean isTooLong() {
        return tooLong;
    }
}

package io.shudu.core.json;

/** Goes through a JSON text from front to back. */
public final class JsonScanner {
    /** Deeper values are refused: nobody nests a puzzle, and a hostile text must not exhaust the stack. */
    public static final int DEPTH = 64;

    private final String text;
    private final int longest;
    private int at;

    /** Starts at the beginning of a text. */
    public JsonScanner(String text) {
        this(text, Integer.MAX_VALUE);
    }

    /**
     * Starts at the beginning of a text.
     *
     * @param longest the most characters that a string may have
     */
    public JsonScanner(String text, int longest) {
        this.text = text;
        this.longest = longest;
    }

    /** The place in the text, from 0. */
    public int at() {
        return at;
    }

    /** Goes to a place. */
    public void moveTo(int offset) {
        at = offset;
    }

    /** Whether nothing but white space follows. */
    public boolean atEnd() {
        skipSpace();
        return at == text.length();
    }

    /** Goes on behind white space. */
    public void skipSpace() {
        while (at < text.length() && isSpace(text.charAt(at))) {
            at++;
        }
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    }

    /** Whether this character follows, perhaps behind white space. */
    public boolean looksAt(char c) {
        skipSpace();
        return peek() == c && at < text.length();
    }

    /** Goes on behind this character if it follows. */
    public boolean skip(char c) {
        boolean found = looksAt(c);
        at += found ? 1 : 0;
        return found;
    }

    /** Goes on behind this character. */
    public void expect(char c) throws JsonProblem {
        if (!skip(c)) {
            throw expected(String.valueOf(c));
        }
    }

    /** Goes on to the end, before which nothing but white space may stand. */
    public void expectEnd() throws JsonProblem {
        if (!atEnd()) {
            throw expected("end");
        }
    }

    /** A complaint that something else should stand here. */
    public JsonProblem expected(String what) {
        return JsonProblem.at(at, what);
    }

    /** Reads a string. */
    public DecodedText string() throws JsonProblem {
        openString();
        DecodedText string = new DecodedText(at);
        while (peek() != '"') {
            int from = at;
            char c = character(string.length());
            string.add(c, from, at);
        }
        at++;
        return string;
    }

    /** Reads the characters of a string alone, which takes a fraction of the memory. */
    String text() throws JsonProblem {
        openString();
        StringBuilder characters = new StringBuilder();
        while (peek() != '"') {
            characters.append(character(characters.length()));
        }
        at++;
        return characters.toString();
    }

    private void skipString() throws JsonProblem {
        openString();
        for (int length = 0; peek() != '"'; length++) {
            character(length);
        }
        at++;
    }

    private void openString() throws JsonProblem {
        if (!skip('"')) {
            throw expected("string");
        }
    }

    /** Reads a character of a string, or its escape, behind so many others. */
    private char character(int before) throws JsonProblem {
        int from = at;
        char c = next();
        if (c < ' ') {
            // Also at the end of the text, where there is no character.
            throw JsonProblem.at(from, "\"");
        }
        if (before == longest) {
            throw JsonProblem.tooLong(from, longest);
        }
        return c == '\\' ? escape(from) : c;
    }

    private char escape(int from) throws JsonProblem {
        char c = next();
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw JsonProblem.at(from, "escape");
        };
    }

    private char unicode() throws JsonProblem {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int figure = peek() > 'f' ? -1 : Character.digit(peek(), 16);
            if (figure < 0) {
                throw expected("four hexadecimal figures");
            }
            at++;
            code = 16 * code + figure;
        }
        return (char) code;
    }

    /** Reads {@code true}, {@code false} or {@code null} if that follows; an empty text if not. */
    public String word() {
        skipSpace();
        for (String word : new String[] {"true", "false", "null"}) {
            if (text.startsWith(word, at)) {
                at += word.length();
                return word;
            }
        }
        return "";
    }

    /** Reads a number, as it is written. */
    public String number() throws JsonProblem {
        skipSpace();
        int from = at;
        skipNumber();
        return text.substring(from, at);
    }

    private void skipNumber() throws JsonProblem {
        skipSign('-');
        boolean zero = peek() == '0';
        int figures = skipFigures();
        if (figures == 0 || (zero && figures > 1)) {
            throw expected("value");
        }
        if (skipSign('.') && skipFigures() == 0) {
            throw expected("figure");
        }
        if (skipSign('e') || skipSign('E')) {
            if (!skipSign('-')) {
                skipSign('+');
            }
            if (skipFigures() == 0) {
                throw expected("figure");
            }
        }
    }

    private boolean skipSign(char c) {
        boolean found = peek() == c;
        at += found ? 1 : 0;
        return found;
    }

    private int skipFigures() {
        int count = 0;
        while (peek() >= '0' && peek() <= '9') {
            at++;
            count++;
        }
        return count;
    }

    /** Goes on behind any value, however large, in constant memory. */
    public void skipValue() throws JsonProblem {
        skipValue(DEPTH);
    }

    private void skipValue(int depth) throws JsonProblem {
        requireDepth(depth);
        if (looksAt('"')) {
            skipString();
        } else if (skip('{')) {
            skipItems('}', depth);
        } else if (skip('[')) {
            skipItems(']', depth);
        } else if (word().isEmpty()) {
            skipNumber();
        }
    }

    private void skipItems(char end, int depth) throws JsonProblem {
        eachItem(end, () -> {
            if (end == '}') {
                skipString();
                expect(':');
            }
            skipValue(depth - 1);
        });
    }

    /** What goes on behind an item of an array, or behind a field of an object. */
    @FunctionalInterface
    public interface Step {
        /** Begins where the item begins. */
        void run() throws JsonProblem;
    }

    /** Goes on behind the items of an array, or the fields of an object, from behind its opening bracket. */
    public void eachItem(char end, Step step) throws JsonProblem {
        if (skip(end)) {
            return;
        }
        do {
            step.run();
        } while (skip(','));
        expect(end);
    }

    void requireDepth(int depth) throws JsonProblem {
        if (depth == 0) {
            throw expected("at most " + DEPTH + " levels");
        }
    }

    /** The character here, 0 at the end. */
    private char peek() {
        return at < text.length() ? text.charAt(at) : 0;
    }

    private char next() {
        char c = peek();
        at = Math.min(at + 1, text.length());
        return c;
    }
}

package io.shudu.core.format;

/** Reads JSON (RFC 8259) from front to back, as much of it as grids need. */
final class JsonScanner {
    /** Deeper values are refused: nobody nests a puzzle, and a hostile text must not exhaust the stack. */
    static final int DEPTH = 64;

    private final SourceText source;

    JsonScanner(SourceText source) {
        this.source = source;
    }

    /** Goes on behind white space and these characters; rejects anything else. */
    void expect(String word) throws Rejection {
        source.skipSpace();
        source.expect(word);
    }

    /** Goes on behind white space, and behind these characters if they follow. */
    boolean skip(String word) {
        source.skipSpace();
        return source.skip(word);
    }

    /** Reads a string. */
    DecodedPiece string() throws Rejection {
        source.skipSpace();
        if (!source.skip("\"")) {
            throw source.expected("string");
        }
        DecodedPiece piece = new DecodedPiece(source);
        while (!source.skip("\"")) {
            int offset = source.at();
            if (source.atEnd()) {
                throw source.expected("\"");
            }
            char c = source.next();
            if (c < ' ') {
                throw source.reject(offset, ParseReason.BAD_SYNTAX, "json", "\"");
            }
            piece.add(c == '\\' ? escape(offset) : c, offset);
        }
        return piece;
    }

    private char escape(int offset) throws Rejection {
        char c = source.next();
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw source.reject(offset, ParseReason.BAD_SYNTAX, "json", "escape");
        };
    }

    private char unicode() throws Rejection {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int figure = Character.digit(source.peek(), 16);
            if (figure < 0 || source.peek() > 'f') {
                throw source.expected("four hexadecimal figures");
            }
            source.next();
            code = 16 * code + figure;
        }
        return (char) code;
    }

    /** Goes on behind any value. */
    void skipValue() throws Rejection {
        skipValue(DEPTH);
    }

    private void skipValue(int depth) throws Rejection {
        if (depth == 0) {
            throw source.expected("at most " + DEPTH + " levels");
        }
        source.skipSpace();
        if (source.looksAt("\"")) {
            string();
        } else if (source.skip("{")) {
            skipMembers("}", depth, true);
        } else if (source.skip("[")) {
            skipMembers("]", depth, false);
        } else if (!source.skip("true") && !source.skip("false") && !source.skip("null")) {
            skipNumber();
        }
    }

    private void skipMembers(String end, int depth, boolean named) throws Rejection {
        if (skip(end)) {
            return;
        }
        do {
            if (named) {
                string();
                expect(":");
            }
            skipValue(depth - 1);
        } while (skip(","));
        expect(end);
    }

    private void skipNumber() throws Rejection {
        source.skip("-");
        boolean zero = source.looksAt("0");
        int figures = skipFigures();
        if (figures == 0 || (zero && figures > 1)) {
            throw source.expected("value");
        }
        if (source.skip(".") && skipFigures() == 0) {
            throw source.expected("figure");
        }
        if (source.skip("e") || source.skip("E")) {
            if (!source.skip("-")) {
                source.skip("+");
            }
            if (skipFigures() == 0) {
                throw source.expected("figure");
            }
        }
    }

    private int skipFigures() {
        int count = 0;
        while (source.peek() >= '0' && source.peek() <= '9') {
            source.next();
            count++;
        }
        return count;
    }
}

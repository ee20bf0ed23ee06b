package io.shudu.core.format.piece;

import io.shudu.core.format.ParseReason;
import io.shudu.core.format.kinds.OpenSudokuFormat;
import io.shudu.core.json.DecodedText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the tags of an XML document from front to back. It knows what files of puzzles need: elements, attributes,
 * comments, processing instructions, the five named entities and numeric ones. Declarations are refused, so that no
 * entity can expand into anything.
 */
public final class XmlScanner {
    /**
     * A tag.
     *
     * @param name the element's name, with a slash before it in an end tag
     * @param closed whether a slash ends it
     * @param start where it begins
     */
    public record Tag(String name, Map<String, Piece> attributes, boolean closed, int start) {}

    private static final List<String> ENTITIES = List.of("amp;", "lt;", "gt;", "quot;", "apos;");
    private static final String ENTITY_SIGNS = "&<>\"'";

    private final SourceText source;

    public XmlScanner(SourceText source) {
        this.source = source;
    }

    /** Goes on to the next tag and says whether there is one. */
    public boolean findTag() throws Rejection {
        while (!source.atEnd()) {
            if (source.skip("<!--")) {
                source.skipPast("-->");
            } else if (source.skip("<?")) {
                source.skipPast("?>");
            } else if (source.looksAt("<!")) {
                throw source.expected("element");
            } else if (source.looksAt("<")) {
                return true;
            } else {
                source.next();
            }
        }
        return false;
    }

    /** Reads the tag that begins here. */
    public Tag tag() throws Rejection {
        int start = source.at();
        source.expect("<");
        String slash = source.skip("/") ? "/" : "";
        String name = slash + name();
        Map<String, Piece> attributes = new LinkedHashMap<>();
        source.skipSpace();
        while (!source.looksAt(">") && !source.looksAt("/>")) {
            String attribute = name();
            source.skipSpace();
            source.expect("=");
            source.skipSpace();
            attributes.put(attribute, value());
            source.skipSpace();
        }
        boolean closed = source.skip("/");
        source.expect(">");
        return new Tag(name, attributes, closed, start);
    }

    private String name() throws Rejection {
        int start = source.at();
        while (isNameCharacter(source.peek())) {
            source.next();
        }
        if (source.at() == start) {
            throw source.expected("name");
        }
        return source.substring(start, source.at());
    }

    private static boolean isNameCharacter(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.' || c == ':';
    }

    private Piece value() throws Rejection {
        String quote = source.skip("\"") ? "\"" : source.skip("'") ? "'" : "";
        if (quote.isEmpty()) {
            throw source.expected("\"");
        }
        DecodedText text = new DecodedText(source.at());
        while (!source.skip(quote)) {
            int offset = source.at();
            if (source.atEnd() || source.looksAt("<")) {
                throw source.expected(quote);
            }
            char c = source.next();
            int codePoint = c == '&' ? entity(offset) : c;
            if (text.length() >= TextLines.LONGEST) {
                throw source.reject(offset, ParseReason.TOO_LONG, TextLines.LONGEST);
            }
            for (char each : Character.toChars(codePoint)) {
                text.add(each, offset, source.at());
            }
        }
        return new DecodedPiece(source, text);
    }

    private int entity(int offset) throws Rejection {
        int number = source.skip("#x") ? number(16) : source.skip("#") ? number(10) : -1;
        if (number >= 0) {
            return number;
        }
        for (int i = 0; i < ENTITIES.size(); i++) {
            if (source.skip(ENTITIES.get(i))) {
                return ENTITY_SIGNS.charAt(i);
            }
        }
        throw source.reject(offset, ParseReason.BAD_SYNTAX, OpenSudokuFormat.ID, "entity");
    }

    private int number(int radix) throws Rejection {
        int number = 0;
        int figures = 0;
        while (Character.digit(source.peek(), radix) >= 0 && number <= Character.MAX_CODE_POINT) {
            number = radix * number + Character.digit(source.next(), radix);
            figures++;
        }
        if (figures == 0 || number > Character.MAX_CODE_POINT || !source.skip(";")) {
            throw source.expected("entity");
        }
        return number;
    }
}

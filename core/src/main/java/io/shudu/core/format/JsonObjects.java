package io.shudu.core.format;

import io.shudu.core.grid.Geometry;
import org.jspecify.annotations.Nullable;

/** The objects of a JSON document: those of one array, or one after the other. */
final class JsonObjects implements DocumentEntries.Scan {
    private final SourceText source;
    private final JsonScanner scanner;
    private final boolean array;
    private boolean first = true;
    private int start;
    private int end;

    JsonObjects(SourceText source) {
        this.source = source;
        this.scanner = new JsonScanner(source);
        this.array = scanner.skip("[");
    }

    @Override
    public int find() throws Rejection {
        source.skipSpace();
        if (array && source.skip("]")) {
            source.skipSpace();
            if (!source.atEnd()) {
                throw source.expected("end");
            }
            return -1;
        }
        if (!array && source.atEnd()) {
            return -1;
        }
        if (array && !first) {
            scanner.expect(",");
        }
        first = false;
        source.skipSpace();
        start = source.at();
        if (!source.looksAt("{")) {
            throw source.expected("{");
        }
        // The whole object is walked through first: then a bad puzzle in it does not hide the next object.
        scanner.skipValue();
        end = source.at();
        return start;
    }

    @Override
    public ParseResult read(@Nullable Geometry expected) {
        source.moveTo(start);
        ParseResult result = Reading.attempt(() -> JsonFormat.read(source, expected));
        source.moveTo(end);
        return result;
    }
}

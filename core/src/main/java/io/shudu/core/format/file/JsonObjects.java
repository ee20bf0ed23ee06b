package io.shudu.core.format.file;

import io.shudu.core.format.ParseResult;
import io.shudu.core.format.kinds.JsonFormat;
import io.shudu.core.format.piece.Reading;
import io.shudu.core.format.piece.Rejection;
import io.shudu.core.format.piece.SourceText;
import io.shudu.core.grid.Geometry;
import io.shudu.core.json.JsonProblem;
import io.shudu.core.json.JsonScanner;
import org.jspecify.annotations.Nullable;

/** The objects of a JSON document: those of one array, or one after the other. */
public final class JsonObjects implements DocumentEntries.Scan {
    private final SourceText source;
    private final JsonScanner scanner;
    private final boolean array;
    private boolean first = true;
    private int start;
    private int end;

    public JsonObjects(SourceText source) {
        this.source = source;
        this.scanner = JsonFormat.scanner(source);
        this.array = scanner.skip('[');
    }

    @Override
    public int find() throws Rejection {
        try {
            if (array && scanner.skip(']')) {
                scanner.expectEnd();
                return -1;
            }
            if (!array && scanner.atEnd()) {
                return -1;
            }
            if (array && !first) {
                scanner.expect(',');
            }
            first = false;
            if (!scanner.looksAt('{')) {
                throw scanner.expected("{");
            }
            start = scanner.at();
            // The whole object is walked through first: then a bad puzzle in it does not hide the next object.
            scanner.skipValue();
            end = scanner.at();
            return start;
        } catch (JsonProblem problem) {
            throw source.reject(problem);
        }
    }

    @Override
    public ParseResult read(@Nullable Geometry expected) {
        scanner.moveTo(start);
        ParseResult result = Reading.attemptWithSolution(() -> JsonFormat.read(source, scanner, expected));
        scanner.moveTo(end);
        source.moveTo(end);
        return result;
    }
}

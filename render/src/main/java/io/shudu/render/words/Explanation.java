package io.shudu.render.words;

import io.shudu.core.format.LeftOut;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Conflict;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import io.shudu.core.grid.Symbols;
import io.shudu.core.transform.TransformStep;
import io.shudu.generate.PuzzleId;
import java.util.List;
import java.util.stream.Collectors;

/** What is wrong with texts and grids, in words. */
public final class Explanation {
    private Explanation() {}

    /** What is wrong with a line, and where in it if that helps. */
    public static String inLine(Language language, ParseResult.Bad bad) {
        String reason = reason(language, bad);
        boolean wholeLine = bad.column() == 1
                && (bad.reason() == ParseReason.WRONG_LENGTH || bad.reason() == ParseReason.WRONG_SIZE);
        return bad.column() == 0 || wholeLine
                ? reason
                : EngineWords.WORDS.text(language, "parse.column", bad.column(), reason);
    }

    static String reason(Language language, ParseResult.Bad bad) {
        Object[] args = bad.args().stream().map(Words::shortened).toArray();
        if (bad.reason() == ParseReason.BAD_SYNTAX) {
            args[1] = expected(language, args[1].toString());
        }
        return EngineWords.WORDS.text(language, "parse." + bad.reason().id(), args);
    }

    /** What should stand in a text: in words if it is something with a name, else as it is. */
    public static String expected(Language language, String what) {
        String key = "expected." + what.replace(' ', '-');
        return EngineWords.WORDS.has(key) ? EngineWords.WORDS.text(language, key) : what;
    }

    /** That only the digits of a puzzle were read, and without what. */
    public static String of(Language language, List<LeftOut> leftOut) {
        String names = leftOut.stream()
                .map(each -> EngineWords.WORDS.text(language, "left-out." + each.id()))
                .collect(Collectors.joining(EngineWords.WORDS.text(language, "left-out.comma")));
        return EngineWords.WORDS.text(language, "left-out", names);
    }

    /** What is wrong with the id of a puzzle. */
    public static String of(Language language, PuzzleId.Result.Bad bad) {
        return id(language, bad.part().id(), bad.text());
    }

    static String id(Language language, String part, String text) {
        return EngineWords.WORDS.text(language, "id." + part, text, PuzzleId.VERSION);
    }

    /** What is accepted of a step. */
    public static String of(Language language, TransformStep.Result.Bad bad) {
        return EngineWords.WORDS.text(
                language, "step." + bad.reason().id(), bad.args().toArray());
    }

    /** A broken rule, such as "7 appears twice in row 1: r1c2 and r1c5". */
    public static String of(Language language, Conflict conflict, Geometry geometry) {
        return EngineWords.WORDS.text(
                language,
                "conflict",
                Symbols.of(conflict.digit()),
                house(language, conflict.house()),
                geometry.cellName(conflict.first()),
                geometry.cellName(conflict.second()));
    }

    /** A house, such as "row 3". */
    public static String house(Language language, House house) {
        return EngineWords.WORDS.text(language, "house." + house.kind().id(), house.index() + 1);
    }
}

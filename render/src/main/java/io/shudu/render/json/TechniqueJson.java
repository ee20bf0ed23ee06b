package io.shudu.render.json;

import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.generate.wish.Needing;
import io.shudu.logic.rate.HodokuCodes;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.Scale;
import io.shudu.logic.rate.ScaleId;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.Family;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.teach.Examples;
import io.shudu.render.words.TechniqueWords;

/** A technique: its names, what it is, and its place on the scales. */
public final class TechniqueJson {
    private TechniqueJson() {}

    /** A technique. What it lacks, such as a place on a scale, is left out. */
    public static JsonFields of(TechniqueId technique) {
        JsonFields json = new JsonFields()
                .string("technique", technique.id())
                .put("name", texts(technique.id()))
                .put("meaning", texts(technique.id() + ".is"))
                .put("when", texts("when." + Family.of(technique).id()));
        Level level = ShuduScale.level(technique);
        Scale.Entry own = ScaleId.SHUDU.scale().entry(technique);
        if (level != null && own != null) {
            json.string("level", level.id())
                    .number("effort", own.score())
                    .number("order", ScaleId.SHUDU.scale().entries().indexOf(own));
        }
        String code = HodokuCodes.of(technique);
        if (code != null) {
            json.string("hodoku", code);
        }
        Scale.Entry hodoku = ScaleId.HODOKU.scale().entry(technique);
        if (hodoku != null) {
            json.number("hodokuScore", hodoku.score());
        }
        return json.string("example", Examples.of(technique)).bool("rare", Needing.isTooRare(technique));
    }

    private static JsonFields texts(String key) {
        return AllLanguages.of(language -> JsonValue.of(TechniqueWords.WORDS.text(language, key)));
    }
}

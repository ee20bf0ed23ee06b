package io.shudu.render.json;

import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.render.words.Language;
import java.util.function.Function;

/** The same thing told in every language, by the tags of the languages. */
public final class AllLanguages {
    private AllLanguages() {}

    /** What somebody tells in each of them. */
    public static JsonFields of(Function<Language, JsonValue> telling) {
        JsonFields json = new JsonFields();
        for (Language language : Language.values()) {
            json.put(language.tag(), telling.apply(language));
        }
        return json;
    }
}

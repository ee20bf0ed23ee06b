package io.shudu.api;

import io.shudu.core.json.JsonFields;
import io.shudu.logic.Techniques;
import io.shudu.render.json.TechniqueJson;

/** Lists the techniques, from the easiest kind of thinking to the hardest. */
final class TechniquesOperation {
    private TechniquesOperation() {}

    static JsonFields answer() {
        return new JsonFields()
                .objects(
                        "techniques",
                        Techniques.all().stream().map(TechniqueJson::of).toList());
    }
}

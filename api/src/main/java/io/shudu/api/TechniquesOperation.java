package io.shudu.api;

import io.shudu.core.json.JsonFields;
import io.shudu.logic.Techniques;
import io.shudu.logic.step.TechniqueId;
import io.shudu.render.json.TechniqueJson;
import java.util.Set;

/** Lists the techniques, from the easiest kind of thinking to the hardest. */
final class TechniquesOperation {
    private TechniquesOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        TechniqueId one = request.technique();
        Set<TechniqueId> wanted = one == null ? Techniques.all() : Set.of(one);
        return new JsonFields()
                .objects("techniques", wanted.stream().map(TechniqueJson::of).toList());
    }
}

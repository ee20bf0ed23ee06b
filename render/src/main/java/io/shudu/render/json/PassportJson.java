package io.shudu.render.json;

import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.generate.passport.Passport;
import io.shudu.logic.rate.HodokuScale;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.Rating;
import io.shudu.logic.rate.Ratings;
import io.shudu.logic.rate.ScaleId;
import io.shudu.logic.se.SeRating;
import io.shudu.logic.step.TechniqueId;
import org.jspecify.annotations.Nullable;

/** What a puzzle is: the same fields wherever a puzzle comes from. What is not known is left out. */
final class PassportJson {
    private PassportJson() {}

    static JsonFields of(Passport passport) {
        JsonFields json = new JsonFields()
                .number("clues", passport.puzzle().givenCount())
                .string("symmetry", passport.symmetry().id());
        Boolean minimal = passport.minimal();
        if (minimal != null) {
            json.bool("minimal", minimal);
        }
        Ratings ratings = passport.ratings();
        if (ratings != null) {
            json.putAll(of(ratings, passport.hardest()));
        }
        Grid canonical = passport.canonical();
        return canonical == null ? json : json.string("canonical", canonical.toString());
    }

    private static JsonFields of(Ratings ratings, @Nullable TechniqueId hardest) {
        JsonFields json = new JsonFields();
        Level level = ratings.level();
        Rating own = ratings.own();
        Rating hodoku = ratings.on(ScaleId.HODOKU);
        if (level != null && own != null) {
            json.string("level", level.id()).number("effort", own.score()).bool("solved", own.solved());
        }
        if (hardest != null) {
            json.string("hardest", hardest.id());
        }
        if (hodoku != null) {
            json.put(
                    "hodoku",
                    new JsonFields()
                            .string("level", HodokuScale.level(hodoku))
                            .number("score", hodoku.score())
                            .number("guesses", hodoku.guesses()));
        }
        SeRating se = ratings.se();
        if (se != null) {
            json.putAll(SeJson.of(se)).put("se", SeJson.of(se));
        }
        Rating path = own == null ? hodoku : own;
        if (path != null) {
            JsonFields techniques = new JsonFields();
            path.techniques().forEach((technique, uses) -> techniques.number(technique.id(), uses));
            json.put("techniques", techniques);
        }
        return json;
    }
}

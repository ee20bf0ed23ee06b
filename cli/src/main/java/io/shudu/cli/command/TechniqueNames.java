package io.shudu.cli.command;

import io.shudu.cli.session.Messages;
import io.shudu.cli.session.UsageException;
import io.shudu.logic.Techniques;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.TechniqueId;
import io.shudu.render.words.Language;
import io.shudu.render.words.TeachWords;
import io.shudu.render.words.TechniqueWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The names of techniques as people type and read them. */
public final class TechniqueNames {
    private TechniqueNames() {}

    /** The technique that somebody means: an id or a name, with blanks and capitals as one likes. */
    public static TechniqueId parse(String text) {
        String typed = plain(text);
        List<String> ids = new ArrayList<>();
        for (TechniqueId technique : Techniques.all()) {
            boolean named = plain(technique.id()).equals(typed);
            for (Language language : Language.values()) {
                named |= plain(TechniqueWords.WORDS.text(language, technique.id()))
                        .equals(typed);
            }
            if (named) {
                return technique;
            }
            ids.add(technique.id());
        }
        List<String> meant = Misspelling.nearest(text.toLowerCase(Locale.ROOT).replace(' ', '-'), ids);
        throw new UsageException("usage.technique", text, String.join(", ", meant));
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[\\s_,-]", "");
    }

    /** The level that a technique belongs to. */
    public static String level(TechniqueId technique, Messages messages) {
        Level level = ShuduScale.level(technique);
        return level == null ? messages.text("techniques.on-request") : TeachWords.level(messages.language(), level);
    }

    /** The name of a technique, with a capital where it begins a line. */
    public static String name(String technique, Messages messages) {
        String name = TechniqueWords.WORDS.text(messages.language(), technique);
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
}

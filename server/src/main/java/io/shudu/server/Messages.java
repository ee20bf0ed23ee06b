package io.shudu.server;

import io.shudu.render.words.Language;
import io.shudu.render.words.Words;
import org.jspecify.annotations.Nullable;

/** Everything the server says to people, in one of its languages. */
final class Messages {
    static final Words WORDS = Words.of(Resources.own("messages.txt"));
    static final Messages ENGLISH = new Messages(Language.ENGLISH);
    static final Messages CHINESE = new Messages(Language.CHINESE);

    private final Language language;

    private Messages(Language language) {
        this.language = language;
    }

    /** The messages in the language that an {@code Accept-Language} prefers: Chinese if it says so, else English. */
    static Messages preferredBy(@Nullable String acceptLanguage) {
        for (String tag : Preferences.of(acceptLanguage)) {
            for (Messages messages : new Messages[] {ENGLISH, CHINESE}) {
                if (tag.regionMatches(true, 0, messages.language.tag(), 0, 2)) {
                    return messages;
                }
            }
        }
        return ENGLISH;
    }

    Language language() {
        return language;
    }

    /** The text of a key with {@code {0}}, {@code {1}} … replaced. */
    String text(String key, Object... args) {
        return WORDS.text(language, key, args);
    }
}

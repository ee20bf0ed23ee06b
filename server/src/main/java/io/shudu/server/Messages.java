package io.shudu.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.Objects;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Everything the server says to people, in one of its languages. */
final class Messages {
    static final Messages ENGLISH = load("messages.properties");
    static final Messages CHINESE = load("messages_zh.properties");

    private static final Pattern PLACE = Pattern.compile("\\{(\\d)}");

    private final ResourceBundle bundle;

    private Messages(ResourceBundle bundle) {
        this.bundle = bundle;
    }

    private static Messages load(String file) {
        try (InputStream stream = Messages.class.getResourceAsStream(file)) {
            Objects.requireNonNull(stream, file);
            return new Messages(new PropertyResourceBundle(new InputStreamReader(stream, StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The messages in the language that an {@code Accept-Language} prefers: Chinese if it says so, else English. */
    static Messages preferredBy(@Nullable String acceptLanguage) {
        for (String language : Preferences.of(acceptLanguage)) {
            if (language.regionMatches(true, 0, "zh", 0, 2)) {
                return CHINESE;
            }
            if (language.regionMatches(true, 0, "en", 0, 2)) {
                return ENGLISH;
            }
        }
        return ENGLISH;
    }

    /** The language as a header names it. */
    String language() {
        return this == CHINESE ? "zh" : "en";
    }

    /** The text of a key with {@code {0}}, {@code {1}} … replaced. */
    String text(String key, Object... args) {
        return PLACE.matcher(bundle.getString(key))
                .replaceAll(place -> Matcher.quoteReplacement(args[Integer.parseInt(place.group(1))].toString()));
    }

    /** What should stand in a text: in words if it is something with a name, else as it is. */
    String expected(String what) {
        String key = "expected." + what.replace(' ', '-');
        return bundle.containsKey(key) ? text(key) : what;
    }

    Enumeration<String> keys() {
        return bundle.getKeys();
    }
}

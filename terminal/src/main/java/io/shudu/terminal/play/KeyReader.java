package io.shudu.terminal.play;

import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes keys of what a terminal sends. */
public final class KeyReader {
    /** Nothing came in time. */
    public static final int NOTHING = -2;

    /** Nothing will come any more. */
    public static final int END = -1;

    /** Escape alone is told from a key that begins with it by so many milliseconds. */
    private static final long ESCAPE_MILLIS = 300;

    /** The rest of a key that has begun is waited for: taken for other keys, it would undo moves. */
    private static final long REST_MILLIS = 1000;

    private static final int ESCAPE = 27;
    private static final int LONGEST = 16;

    private static final Map<String, String> FINALS = Map.of(
            "A", "Up", "B", "Down", "C", "Right", "D", "Left", "H", "Home", "F", "End", "P", "F1", "Q", "F2", "R", "F3",
            "S", "F4");

    private static final Map<Integer, String> NUMBERS = Map.ofEntries(
            Map.entry(1, "Home"),
            Map.entry(2, "Insert"),
            Map.entry(3, "Delete"),
            Map.entry(4, "End"),
            Map.entry(5, "PageUp"),
            Map.entry(6, "PageDown"),
            Map.entry(7, "Home"),
            Map.entry(8, "End"),
            Map.entry(11, "F1"),
            Map.entry(12, "F2"),
            Map.entry(13, "F3"),
            Map.entry(14, "F4"),
            Map.entry(15, "F5"),
            Map.entry(17, "F6"),
            Map.entry(18, "F7"),
            Map.entry(19, "F8"),
            Map.entry(20, "F9"),
            Map.entry(21, "F10"),
            Map.entry(23, "F11"),
            Map.entry(24, "F12"));

    /** Where characters come from. */
    @FunctionalInterface
    public interface Source {
        /** The next one, {@link #NOTHING} or {@link #END}. */
        int read(long millis) throws IOException;
    }

    private final Source source;
    private boolean ended;

    /** Reads from a source. */
    public KeyReader(Source source) {
        this.source = source;
    }

    /** Whether nothing will come any more. */
    public boolean ended() {
        return ended;
    }

    /** The next key; null if none comes in time, or what came is no key. */
    public @Nullable Key next(long millis) throws IOException {
        int c = source.read(millis);
        ended = c == END;
        return c < 0 ? null : c == ESCAPE ? escaped() : plain(c, false);
    }

    private @Nullable Key escaped() throws IOException {
        int c = source.read(ESCAPE_MILLIS);
        if (c < 0 || c == ESCAPE) {
            return Key.of("Esc");
        }
        if (c != '[' && c != 'O') {
            return plain(c, true);
        }
        int next = source.read(REST_MILLIS);
        if (next < 0) {
            return plain(c, true);
        }
        StringBuilder numbers = new StringBuilder();
        while (next >= ' ' && next < '@' && numbers.length() < LONGEST) {
            numbers.append((char) next);
            next = source.read(REST_MILLIS);
        }
        return next < '@' ? null : sequence(numbers.toString(), (char) next);
    }

    private static @Nullable Key sequence(String numbers, char last) {
        int semicolon = numbers.indexOf(';');
        int first = number(semicolon < 0 ? numbers : numbers.substring(0, semicolon));
        int held = semicolon < 0 ? 0 : Math.max(0, number(numbers.substring(semicolon + 1)) - 1);
        String name = last == '~' ? NUMBERS.get(first) : FINALS.get(String.valueOf(last));
        if (last == 'Z') {
            return Key.shift("Tab");
        }
        return name == null ? null : new Key(name, (held & 4) != 0, (held & 2) != 0, (held & 1) != 0);
    }

    private static int number(String text) {
        int number = 0;
        for (int i = 0; i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9'; i++) {
            number = Math.min(1000, 10 * number + text.charAt(i) - '0');
        }
        return number;
    }

    private @Nullable Key plain(int c, boolean alt) throws IOException {
        return switch (c) {
            case '\r', '\n' -> new Key("Enter", false, alt, false);
            case '\t' -> new Key("Tab", false, alt, false);
            case ' ' -> new Key("Space", false, alt, false);
            case 8, 127 -> new Key("Backspace", false, alt, false);
            case 0 -> null;
            default ->
                c < ' '
                        ? new Key(String.valueOf((char) (c + '`')), true, alt, false)
                        : new Key(character(c), false, alt, false);
        };
    }

    private String character(int c) throws IOException {
        if (!Character.isHighSurrogate((char) c)) {
            return String.valueOf((char) c);
        }
        int low = source.read(REST_MILLIS);
        return low < 0 ? "?" : new String(new char[] {(char) c, (char) low});
    }
}

package io.shudu.core.format.piece;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The packing of texts in links that web pages about Sudoku share, known as lz-string: words of a growing dictionary as
 * numbers of growing width, their lowest bit first, six bits a character.
 */
public final class LzString {
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final int BITS = 6;

    /** The words 0 to 2 say that a new character of 8 or 16 bits follows, or that this is the end. */
    private static final int NARROW = 0;

    private static final int WIDE = 1;
    private static final int END = 2;
    private static final int FIRST_WORD = 3;

    private LzString() {}

    /**
     * Unpacks a text.
     *
     * @param longest the most characters that it may have: few characters can stand for very many
     * @return null if it is damaged or too long
     */
    public static @Nullable String unpack(String packed, int longest) {
        Source bits = new Source(packed);
        Width width = new Width();
        List<String> words = new ArrayList<>(List.of("", "", ""));
        StringBuilder text = new StringBuilder();
        String last = "";
        while (true) {
            int word = bits.take(width.bits);
            if (word == NARROW || word == WIDE) {
                words.add(String.valueOf((char) bits.take(word == NARROW ? 8 : 16)));
                word = words.size() - 1;
                width.count();
            }
            if (bits.broken || word > words.size() || (word == words.size() && last.isEmpty())) {
                return null;
            }
            if (word == END) {
                return text.toString();
            }
            // The one word that is not there yet is the one that this step makes.
            String found = word < words.size() ? words.get(word) : last + last.charAt(0);
            text.append(found);
            if (text.length() > longest) {
                return null;
            }
            if (!last.isEmpty()) {
                words.add(last + found.charAt(0));
            }
            width.count();
            last = found;
        }
    }

    /** Packs a text. */
    public static String pack(String text) {
        Sink bits = new Sink();
        Width width = new Width();
        Map<String, Integer> words = new HashMap<>();
        boolean[] written = new boolean[FIRST_WORD + 2 * text.length()];
        String word = "";
        for (int i = 0; i < text.length(); i++) {
            String sign = text.substring(i, i + 1);
            if (!words.containsKey(sign)) {
                words.put(sign, FIRST_WORD + words.size());
            }
            String longer = word + sign;
            if (words.containsKey(longer)) {
                word = longer;
            } else {
                write(word, words, written, bits, width);
                words.put(longer, FIRST_WORD + words.size());
                word = sign;
            }
        }
        if (!word.isEmpty()) {
            write(word, words, written, bits, width);
        }
        bits.put(END, width.bits);
        return bits.text();
    }

    private static void write(String word, Map<String, Integer> words, boolean[] written, Sink bits, Width width) {
        int number = words.getOrDefault(word, 0);
        if (word.length() == 1 && !written[number]) {
            boolean narrow = word.charAt(0) < 256;
            bits.put(narrow ? NARROW : WIDE, width.bits);
            bits.put(word.charAt(0), narrow ? 8 : 16);
            written[number] = true;
            width.count();
        } else {
            bits.put(number, width.bits);
        }
        width.count();
    }

    /** How many bits the number of a word has: one more whenever so many words were added. */
    private static final class Width {
        private int bits = 2;
        private int left = 2;

        void count() {
            if (--left == 0) {
                left = 1 << bits;
                bits++;
            }
        }
    }

    private static final class Source {
        private final String packed;
        private int at;
        /** Whether something was taken that is not there. */
        private boolean broken;

        Source(String packed) {
            this.packed = packed;
        }

        /** A number whose lowest bit comes first. */
        int take(int count) {
            int number = 0;
            for (int i = 0; i < count; i++, at++) {
                int value = at / BITS < packed.length() ? ALPHABET.indexOf(packed.charAt(at / BITS)) : -1;
                broken |= value < 0;
                int bit = (Math.max(0, value) >> (BITS - 1 - at % BITS)) & 1;
                number |= bit << i;
            }
            return number;
        }
    }

    private static final class Sink {
        private final StringBuilder text = new StringBuilder();
        private int value;
        private int count;

        void put(int number, int bits) {
            for (int i = 0; i < bits; i++) {
                value = (value << 1) | ((number >> i) & 1);
                if (++count == BITS) {
                    text.append(ALPHABET.charAt(value));
                    value = 0;
                    count = 0;
                }
            }
        }

        /** All of it, filled up as others do: at least one bit, then to groups of four characters. */
        String text() {
            text.append(ALPHABET.charAt(value << (BITS - count)));
            while (text.length() % 4 != 0) {
                text.append('=');
            }
            return text.toString();
        }
    }
}

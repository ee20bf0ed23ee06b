package io.shudu.print.type;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.fontbox.ttf.OpenTypeFont;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeCollection;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.io.RandomAccessReadBufferedFile;
import org.jspecify.annotations.Nullable;

/**
 * The fonts: words, digits of boards, and Chinese, each for the characters that it has. They are part of this program,
 * so that a page looks the same on every machine; a font of the user can take the place of the Chinese one.
 */
public final class Fonts implements AutoCloseable {
    /** How high digits and capitals are in the face of boards, as a part of the size of the type. */
    public static final double DIGIT_HEIGHT = 0.668;

    private final Map<Face, TrueTypeFont> fonts = new EnumMap<>(Face.class);
    private final @Nullable TrueTypeCollection collection;

    private Fonts(@Nullable TrueTypeFont own, @Nullable TrueTypeCollection collection) throws IOException {
        this.collection = collection;
        for (Face face : Face.values()) {
            fonts.put(face, face == Face.CHINESE && own != null ? own : read(face.file()));
        }
    }

    /** The fonts of this program. */
    public static Fonts load() throws IOException {
        return new Fonts(null, null);
    }

    /**
     * The fonts of this program, but for Chinese and all else that they lack one of the user.
     *
     * @throws BadFont if the file is no TrueType font
     */
    public static Fonts with(Path file) throws IOException, BadFont {
        // Collections hold several fonts; the first is the one that the file is named after.
        byte[] beginning = new byte[4];
        try (InputStream stream = java.nio.file.Files.newInputStream(file)) {
            int count = stream.readNBytes(beginning, 0, beginning.length);
            if (count < beginning.length) {
                throw new BadFont();
            }
        }
        boolean several = beginning[0] == 't' && beginning[1] == 't' && beginning[2] == 'c' && beginning[3] == 'f';
        try {
            if (several) {
                TrueTypeCollection collection = new TrueTypeCollection(file.toFile());
                List<TrueTypeFont> all = new ArrayList<>();
                collection.processAllFonts(all::add);
                return new Fonts(usable(all.getFirst()), collection);
            }
            return new Fonts(usable(new TTFParser().parse(new RandomAccessReadBufferedFile(file.toFile()))), null);
        } catch (IOException | RuntimeException notThis) {
            throw new BadFont(notThis);
        }
    }

    private static TrueTypeFont usable(TrueTypeFont font) throws IOException {
        // What has outlines of another kind cannot be cut down to the characters that are used.
        if (font instanceof OpenTypeFont open && open.isPostScript()) {
            throw new IOException("outlines of PostScript");
        }
        font.getUnicodeCmapLookup();
        return font;
    }

    private static TrueTypeFont read(String file) throws IOException {
        try (InputStream stream =
                Objects.requireNonNull(Fonts.class.getResourceAsStream("/io/shudu/print/font/" + file))) {
            return new TTFParser().parse(new RandomAccessReadBuffer(stream.readAllBytes()));
        }
    }

    /** The font of a face. */
    public TrueTypeFont font(Face face) {
        return Objects.requireNonNull(fonts.get(face));
    }

    /** A text in parts that each stand in one face. */
    public List<Run> runs(String text, boolean bold, boolean digits) {
        List<Run> runs = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        Face last = null;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int c = text.codePointAt(i);
            Face face = face(c, bold, digits);
            if (last != null && face != last) {
                runs.add(new Run(last, part.toString(), bold));
                part.setLength(0);
            }
            last = face;
            part.appendCodePoint(c);
        }
        if (last != null) {
            runs.add(new Run(last, part.toString(), bold));
        }
        return runs;
    }

    /** The first face that has a character; the last if none has it. */
    private Face face(int c, boolean bold, boolean digits) {
        Face wanted = digits ? (bold ? Face.DIGITS_BOLD : Face.DIGITS) : bold ? Face.BOLD : Face.REGULAR;
        return has(wanted, c) ? wanted : Face.CHINESE;
    }

    private boolean has(Face face, int c) {
        return glyph(face, c) != 0;
    }

    /** The number of a character's picture in a face, 0 if it has none. */
    public int glyph(Face face, int c) {
        try {
            return font(face).getUnicodeCmapLookup().getGlyphId(c);
        } catch (IOException damaged) {
            throw new IllegalStateException("the table of characters was read before", damaged);
        }
    }

    /** The first character of a text that no font has, or -1. */
    public int missing(String text) {
        return text.codePoints()
                .filter(c -> !has(Face.REGULAR, c) && !has(Face.CHINESE, c))
                .findFirst()
                .orElse(-1);
    }

    /** How wide words are. */
    public double width(String text, double size, boolean bold) {
        return width(runs(text, bold, false), size);
    }

    /** How wide parts of a text are together. */
    public double width(List<Run> runs, double size) {
        double sum = 0;
        for (Run run : runs) {
            for (int i = 0;
                    i < run.text().length();
                    i += Character.charCount(run.text().codePointAt(i))) {
                sum += advance(run.face(), run.text().codePointAt(i));
            }
        }
        return sum * size;
    }

    /** How far a character moves the pen, as a part of the size of the type. */
    public double advance(Face face, int c) {
        try {
            TrueTypeFont font = font(face);
            return (double) font.getAdvanceWidth(glyph(face, c)) / font.getUnitsPerEm();
        } catch (IOException damaged) {
            throw new IllegalStateException("the table of widths was read before", damaged);
        }
    }

    @Override
    public void close() throws IOException {
        for (TrueTypeFont font : fonts.values()) {
            font.close();
        }
        if (collection != null) {
            collection.close();
        }
    }
}

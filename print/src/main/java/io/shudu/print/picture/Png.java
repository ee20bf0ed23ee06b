package io.shudu.print.picture;

import io.shudu.print.type.Fonts;
import io.shudu.render.picture.Picture;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * Writes pictures as PNG, with what they show in words inside. The format is simple enough to be written here: Java's
 * own writer would leave out the words unless they are told through a tree of XML.
 */
public final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final int BITS = 8;
    private static final int TRUE_COLOUR = 2;

    private Png() {}

    /** The picture, so many dots wide, as a file. */
    public static byte[] of(Picture picture, Fonts fonts, int width) throws IOException {
        BufferedImage image = Raster.draw(picture, fonts, width);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.write(SIGNATURE);
        chunk(file, "IHDR", header(image));
        chunk(file, "iTXt", text("Title", picture.title()));
        chunk(file, "iTXt", text("Description", picture.title()));
        chunk(file, "IDAT", pixels(image));
        chunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    private static byte[] header(BufferedImage image) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(bytes);
        data.writeInt(image.getWidth());
        data.writeInt(image.getHeight());
        data.write(new byte[] {BITS, TRUE_COLOUR, 0, 0, 0});
        return bytes.toByteArray();
    }

    /** A keyword, no compression, no language, and the text in UTF-8. */
    private static byte[] text(String keyword, String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(keyword.getBytes(StandardCharsets.ISO_8859_1));
        bytes.write(new byte[] {0, 0, 0, 0, 0});
        bytes.write(text.getBytes(StandardCharsets.UTF_8));
        return bytes.toByteArray();
    }

    /** The rows, each with the sign that it is as it is. */
    private static byte[] pixels(BufferedImage image) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int width = image.getWidth();
        int[] row = new int[width];
        byte[] line = new byte[1 + 3 * width];
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        try (DeflaterOutputStream packed = new DeflaterOutputStream(bytes, deflater)) {
            for (int y = 0; y < image.getHeight(); y++) {
                image.getRGB(0, y, width, 1, row, 0, width);
                for (int x = 0; x < width; x++) {
                    line[1 + 3 * x] = (byte) (row[x] >> 16);
                    line[2 + 3 * x] = (byte) (row[x] >> 8);
                    line[3 + 3 * x] = (byte) row[x];
                }
                packed.write(line);
            }
        } finally {
            deflater.end();
        }
        return bytes.toByteArray();
    }

    private static void chunk(ByteArrayOutputStream file, String name, byte[] bytes) throws IOException {
        byte[] type = name.getBytes(StandardCharsets.ISO_8859_1);
        CRC32 sum = new CRC32();
        sum.update(type);
        sum.update(bytes);
        DataOutputStream data = new DataOutputStream(file);
        data.writeInt(bytes.length);
        data.write(type);
        data.write(bytes);
        data.writeInt((int) sum.getValue());
        data.flush();
    }
}

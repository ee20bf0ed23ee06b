package io.shudu.print.pdf;

import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDPageContentStream;

/** Colours such as {@code #17191c}. What is grey is printed with black ink alone. */
final class Ink {
    private static final float MOST = 255;

    private Ink() {}

    static void fill(PDPageContentStream stream, String colour) throws IOException {
        float[] parts = parts(colour);
        if (isGrey(parts)) {
            stream.setNonStrokingColor(parts[0]);
        } else {
            stream.setNonStrokingColor(parts[0], parts[1], parts[2]);
        }
    }

    static void stroke(PDPageContentStream stream, String colour) throws IOException {
        float[] parts = parts(colour);
        if (isGrey(parts)) {
            stream.setStrokingColor(parts[0]);
        } else {
            stream.setStrokingColor(parts[0], parts[1], parts[2]);
        }
    }

    private static boolean isGrey(float[] parts) {
        return parts[0] == parts[1] && parts[1] == parts[2];
    }

    private static float[] parts(String colour) {
        int number = Integer.parseInt(colour, 1, colour.length(), 16);
        return new float[] {(number >> 16 & 255) / MOST, (number >> 8 & 255) / MOST, (number & 255) / MOST};
    }
}

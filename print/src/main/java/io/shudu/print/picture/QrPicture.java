package io.shudu.print.picture;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;
import io.shudu.render.picture.Picture.Shape;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A text as a QR code: dark squares, of which those beside each other in a row are one area.
 *
 * @param side how many squares it has each way, with the quiet zone that readers need around it
 */
public record QrPicture(int side, List<Dark> dark) {
    /** The quiet zone, in squares. */
    private static final int QUIET = 4;

    /**
     * Dark squares in a row.
     *
     * @param row which row
     * @param from the first of them
     * @param to behind the last
     */
    public record Dark(int row, int from, int to) {}

    /** Copies the list. */
    public QrPicture {
        dark = List.copyOf(dark);
    }

    /** The code of a text, or null if it is too long for one. */
    public static @Nullable QrPicture of(String text) {
        ByteMatrix squares;
        try {
            squares = Encoder.encode(text, ErrorCorrectionLevel.L).getMatrix();
        } catch (WriterException tooLong) {
            return null;
        }
        List<Dark> dark = new ArrayList<>();
        for (int row = 0; row < squares.getHeight(); row++) {
            int from = -1;
            for (int column = 0; column <= squares.getWidth(); column++) {
                boolean set = column < squares.getWidth() && squares.get(column, row) == 1;
                if (set && from < 0) {
                    from = column;
                } else if (!set && from >= 0) {
                    dark.add(new Dark(row + QUIET, from + QUIET, column + QUIET));
                    from = -1;
                }
            }
        }
        return new QrPicture(squares.getWidth() + 2 * QUIET, dark);
    }

    /** How much of a size is the quiet zone, at each side. */
    public double quiet(double size) {
        return QUIET * size / side;
    }

    /** The code as shapes, in a square of a size. */
    public List<Shape> shapes(double x, double y, double size) {
        double square = size / side;
        List<Shape> shapes = new ArrayList<>();
        for (Dark run : dark) {
            shapes.add(Shape.Area.rectangle(
                    x + run.from() * square,
                    y + run.row() * square,
                    (run.to() - run.from()) * square,
                    square,
                    "#000000"));
        }
        return shapes;
    }
}

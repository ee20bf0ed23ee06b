package io.shudu.print.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.print.type.Fonts;
import io.shudu.render.picture.BoardPainter;
import io.shudu.render.picture.Picture;
import io.shudu.render.picture.Picture.Anchor;
import io.shudu.render.picture.Picture.Point;
import io.shudu.render.picture.Picture.Shape;
import io.shudu.render.picture.Theme;
import io.shudu.render.picture.Themes;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PicturesTest {
    @ParameterizedTest
    @ValueSource(strings = {"light", "dark", "sepia", "contrast", "black"})
    void aBoardIsDrawnInItsColours(String name) throws IOException {
        Theme theme = Objects.requireNonNull(Themes.byId(name));
        Picture picture = BoardPainter.paint(
                Grid.empty(Geometry.CLASSIC).with(40, 8).allGiven(), "一个 8", List.of(), List.of(), theme);
        BufferedImage image;
        try (Fonts fonts = Fonts.load()) {
            byte[] file = Png.of(picture, fonts, 600);
            assertThat(new String(file, StandardCharsets.UTF_8))
                    .contains("Description")
                    .contains("一个 8");
            // Another reader than the writer.
            image = Objects.requireNonNull(ImageIO.read(new ByteArrayInputStream(file)));
        }
        assertThat(image.getWidth()).isEqualTo(600);
        assertThat(image.getHeight()).isEqualTo(600);
        assertThat(colour(image, 2, 2)).isEqualTo(theme.sheet());
        // The middle of an 8 is where its two parts meet.
        assertThat(colour(image, 300, 300)).isEqualTo(theme.given());
        assertThat(colour(image, 300 - 25, 300 - 25)).isEqualTo(theme.sheet());
    }

    private static String colour(BufferedImage image, int x, int y) {
        return String.format("#%06x", image.getRGB(x, y) & 0xffffff);
    }

    @Test
    void wordsOfBothLanguagesAreDrawn() throws IOException {
        Picture picture = new Picture(
                0,
                0,
                200,
                100,
                "words",
                List.of(
                        new Shape.Disc(new Point(180, 50), 10, "#ff0000"),
                        new Shape.Label(new Point(10, 40), Anchor.START, "数独 Sudoku", 20, true, "#000000"),
                        new Shape.Label(new Point(100, 80), Anchor.END, "end", 20, false, "#000000")));
        try (Fonts fonts = Fonts.load()) {
            BufferedImage image = Raster.draw(picture, fonts, 400);
            assertThat(dark(image, 20, 40, 60, 84)).isGreaterThan(200);
            assertThat(dark(image, 150, 130, 200, 162)).isGreaterThan(100);
            assertThat(dark(image, 204, 130, 300, 162)).isZero();
            assertThat(colour(image, 360, 100)).isEqualTo("#ff0000");
        }
    }

    private static int dark(BufferedImage image, int left, int top, int right, int bottom) {
        int count = 0;
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                count += (image.getRGB(x, y) & 255) < 128 ? 1 : 0;
            }
        }
        return count;
    }

    @Test
    void aTextThatIsTooLongHasNoCode() {
        assertThat(QrPicture.of("x".repeat(3000))).isNull();
        assertThat(Objects.requireNonNull(QrPicture.of("x")).side()).isEqualTo(21 + 8);
    }
}

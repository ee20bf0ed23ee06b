package io.shudu.print.pdf;

import io.shudu.print.page.Block;
import io.shudu.print.page.Page;
import io.shudu.print.page.Tag;
import io.shudu.print.type.Face;
import io.shudu.print.type.Fonts;
import io.shudu.render.picture.Picture.Shape;
import java.util.Set;

/** Which faces a page needs. */
final class Faces {
    private Faces() {}

    static void collect(Page page, Fonts fonts, Set<Face> faces) {
        for (Block block : page.blocks()) {
            for (Shape shape : block.shapes()) {
                if (shape instanceof Shape.Label label && faces.size() < Face.values().length) {
                    boolean digit = block.tag() == Tag.FIGURE && label.text().length() == 1;
                    fonts.runs(label.text(), label.bold(), digit).forEach(run -> faces.add(run.face()));
                }
            }
        }
    }
}

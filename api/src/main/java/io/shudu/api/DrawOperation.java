package io.shudu.api;

import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.render.picture.BoardPainter;
import io.shudu.render.picture.Picture;
import io.shudu.render.picture.Svg;
import io.shudu.render.picture.Theme;
import io.shudu.render.words.RequestReason;
import java.util.ArrayList;
import java.util.List;

/** Draws a grid. */
final class DrawOperation {
    private DrawOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid grid = request.markedPosition();
        List<Integer> colours =
                colours(request.texts("colours"), grid.geometry().cellCount());
        Picture picture = BoardPainter.paint(grid, grid.toString(), colours, List.of(), Theme.LIGHT);
        return new JsonFields().string("svg", Svg.of(picture));
    }

    private static List<Integer> colours(List<String> texts, int cells) throws BadRequest {
        List<Integer> colours = new ArrayList<>();
        for (String text : texts) {
            int set = 0;
            for (int i = 0; i < text.length(); i++) {
                int colour = text.charAt(i) - '0';
                if (colour < 1 || colour > BoardPainter.COLOURS) {
                    throw BadRequest.in("colours", RequestReason.COLOURS, BoardPainter.COLOURS, cells);
                }
                set |= 1 << colour;
            }
            colours.add(set);
        }
        if (!colours.isEmpty() && colours.size() != cells) {
            throw BadRequest.in("colours", RequestReason.COLOURS, BoardPainter.COLOURS, cells);
        }
        return colours;
    }
}

package io.shudu.cli.command;

import io.shudu.cli.session.Messages;
import io.shudu.core.format.GridFormats;
import io.shudu.core.grid.Grid;
import io.shudu.generate.lesson.Drill;
import io.shudu.render.narrate.Detail;
import java.util.Objects;

/** Positions to practise with, as text. */
public final class DrillText {
    private DrillText() {}

    /** A position in one line, candidates and all. */
    public static String line(Drill drill) {
        return Objects.requireNonNull(GridFormats.byId("hodoku"))
                .write(drill.board())
                .strip();
    }

    /** A position with its candidates. */
    public static String picture(Grid position) {
        return Objects.requireNonNull(GridFormats.byId("pencilmarks"))
                        .write(position)
                        .stripTrailing()
                + "\n";
    }

    /** What can be done there, and why. */
    public static String why(Drill drill, Messages messages) {
        return Detail.WHY.tell(
                drill.steps().getFirst(), messages.language(), drill.board().geometry());
    }
}

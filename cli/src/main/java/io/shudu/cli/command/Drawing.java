package io.shudu.cli.command;

import io.shudu.cli.output.Output;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.IoFailure;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Parts;
import io.shudu.logic.step.Step;
import io.shudu.logic.teach.Advice;
import io.shudu.logic.teach.Health;
import io.shudu.logic.teach.Teacher;
import io.shudu.print.picture.Png;
import io.shudu.print.type.Fonts;
import io.shudu.print.words.PrintWords;
import io.shudu.render.narrate.Detail;
import io.shudu.render.picture.BoardPainter;
import io.shudu.render.picture.Picture;
import io.shudu.render.picture.Svg;
import io.shudu.render.picture.Theme;
import io.shudu.render.picture.Themes;
import io.shudu.render.words.Language;
import io.shudu.render.words.TeachWords;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Draws a position with options that were found good. */
public final class Drawing {
    private final Session session;
    private final Messages messages;
    private final DrawCommand options;

    public Drawing(Session session, DrawCommand options) {
        this.session = session;
        this.options = options;
        messages = session.messages();
    }

    public int run() {
        Grid grid = options.input.only(session, "usage.draw-one", entry -> ((ParseResult.Ok) entry.result()).grid());
        if (grid == null) {
            return ExitStatus.FLAWED;
        }
        List<Integer> colours = colours(grid.geometry());
        Theme theme = Objects.requireNonNull(Themes.byId(options.theme));
        if (options.isPng()) {
            theme = theme.with(new Theme.Type(Theme.Type.USUAL.share(), Fonts.DIGIT_HEIGHT));
        }
        Picture picture;
        if (options.step || options.technique != null) {
            Step step = step(grid);
            if (step == null) {
                return ExitStatus.FLAWED;
            }
            String why = Detail.WHY.tell(step, messages.language(), grid.geometry());
            picture = BoardPainter.paint(Teacher.marked(grid), why, colours, step, theme);
        } else {
            Language language = messages.language();
            String title = messages.text("draw.title", grid.geometry().side(), PrintWords.rows(language, grid));
            picture = BoardPainter.paint(
                    options.candidates ? Teacher.marked(grid) : grid, title, colours, List.of(), theme);
        }
        write(picture);
        return ExitStatus.OK;
    }

    private void write(Picture picture) {
        try (Output output = Sink.open(session, options.file, options.input.files)) {
            byte[] bytes = options.isPng() ? png(picture) : Svg.of(picture).getBytes(StandardCharsets.UTF_8);
            output.write(bytes, bytes.length);
            output.complete();
        }
    }

    private byte[] png(Picture picture) {
        try (Fonts fonts = Fonts.load()) {
            return Png.of(picture, fonts, options.width());
        } catch (IOException e) {
            throw new IoFailure(String.valueOf(options.file), e);
        }
    }

    private @Nullable Step step(Grid grid) {
        Teacher teacher = new Teacher(grid.geometry());
        Advice advice = options.technique == null
                ? teacher.next(grid, -1, Budgets.TEACHING)
                : teacher.all(grid, TechniqueNames.parse(options.technique), Budgets.TEACHING);
        if (!advice.steps().isEmpty()) {
            return advice.steps().getFirst();
        }
        boolean sound = advice.health().state() == Health.State.SOUND;
        String problem = sound
                ? messages.text(options.technique == null ? "hint.none" : "hint.none-such")
                : TeachWords.health(messages.language(), advice.health(), grid.geometry());
        session.fail(problem);
        return null;
    }

    /** The colours of cells, a bit for each. */
    private List<Integer> colours(Geometry geometry) {
        if (options.colours.isEmpty()) {
            return List.of();
        }
        List<Integer> colours = new ArrayList<>(Collections.nCopies(geometry.cellCount(), 0));
        for (String option : options.colours) {
            for (String part : Parts.of(option, ',')) {
                int sign = part.indexOf('=');
                int cell =
                        sign < 0 ? -1 : geometry.cellOf(part.substring(0, sign).strip());
                String number = part.substring(sign + 1).strip();
                int colour = number.length() == 1 ? number.charAt(0) - '0' : 0;
                boolean known = cell >= 0 && colour >= 1 && colour <= BoardPainter.COLOURS;
                Values.refuseIf(!known, "usage.colour", part, BoardPainter.COLOURS);
                colours.set(cell, colours.get(cell) | 1 << colour);
            }
        }
        return colours;
    }
}

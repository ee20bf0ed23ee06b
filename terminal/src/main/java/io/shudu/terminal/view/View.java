package io.shudu.terminal.view;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Symbols;
import io.shudu.render.words.TeachWords;
import io.shudu.terminal.game.Game;
import io.shudu.terminal.play.App;
import io.shudu.terminal.play.Choices;
import io.shudu.terminal.play.Play;
import io.shudu.terminal.words.TerminalWords;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/** The whole screen as rows of text. It only looks at what there is and changes nothing. */
public final class View {
    private final TerminalWords words;
    private final Look look;
    private final Signs signs;

    /** Draws in a language, with colours or without, and with some signs. */
    public View(TerminalWords words, Look look, Signs signs) {
        this.words = words;
        this.look = look;
        this.signs = signs;
    }

    /** Draws: so many rows of so many columns. */
    public List<AttributedString> draw(App app, int width, int height) {
        Canvas canvas = new Canvas(Math.max(1, width), Math.max(1, height));
        Play play = app.play();
        if (play != null) {
            board(canvas, app, play);
        }
        switch (app.room()) {
            case CHOICES -> choices(canvas, app);
            case HELP -> help(canvas, app);
            case LINK -> link(canvas, app);
            case COMMAND -> {
                String line = words.text("command") + signs.chosen + " " + app.typed() + "_";
                canvas.clear(canvas.height() - 2, 0, 2, canvas.width());
                canvas.put(canvas.height() - 2, 1, line, look.title());
                canvas.put(canvas.height() - 1, 1, words.text("command.help"), look.quiet());
            }
            case MAKING -> {
                List<String> text = Text.wrap(words.text("making", app.making()), Math.min(50, canvas.width() - 6));
                int[] inside = Window.draw(canvas, look, signs, words.text("start.new"), List.of(), text.size(), 50);
                lines(canvas, text, inside);
            }
            case BOARD -> {}
        }
        return canvas.lines();
    }

    private void lines(Canvas canvas, List<String> text, int[] inside) {
        for (int i = 0; i < text.size() && i < inside[2]; i++) {
            canvas.put(inside[0] + i, inside[1], text.get(i), look.plain(), inside[3]);
        }
    }

    private void board(Canvas canvas, App app, Play play) {
        Geometry geometry = play.board().geometry();
        ScreenLayout layout = ScreenLayout.choose(geometry, canvas.width(), canvas.height());
        if (layout == null) {
            ScreenLayout least = ScreenLayout.least(geometry);
            String text =
                    words.text("too-small", canvas.width(), canvas.height(), least.neededColumns(), least.neededRows());
            List<String> lines = Text.wrap(text, Math.max(4, canvas.width()));
            for (int i = 0; i < lines.size(); i++) {
                canvas.put(i, 0, lines.get(i), look.plain());
            }
            return;
        }
        header(canvas, app, play.game());
        int room = canvas.width() - (layout.beside() ? 0 : layout.columns());
        int left = layout.beside() ? 0 : room / 2;
        BoardView board = new BoardView(canvas, layout, look, signs, 1, left);
        board.frame(play.cursor());
        if (!play.game().paused()) {
            board.cells(play);
        }
        PanelView panel = new PanelView(canvas, words, look, signs, app.vi());
        if (layout.beside()) {
            int x = layout.columns() + 1;
            panel.draw(play, 1, x, canvas.height() - layout.frame(), canvas.width() - x);
        } else {
            int y = 1 + layout.rows();
            panel.draw(play, y, 1, canvas.height() - 2 - y, canvas.width() - 2);
        }
        footer(canvas, app, play, layout.frame() == 2);
    }

    private void header(Canvas canvas, App app, Game game) {
        canvas.put(0, 0, " ".repeat(canvas.width()), look.bar());
        List<String> parts = new ArrayList<>();
        parts.add(words.text("brand"));
        parts.add(kind(words, game));
        parts.add(words.text(
                "filled", game.board().filled(), game.board().geometry().cellCount()));
        if (game.solved()) {
            parts.add(words.text("game.solved"));
        } else if (game.paused()) {
            parts.add(words.text("paused"));
        }
        canvas.put(0, 1, String.join(" " + signs.dot + " ", parts), look.bar());
        Play play = app.play();
        String clock =
                play != null && play.clockHidden() ? "" : clock(game.clock().elapsed());
        canvas.put(0, canvas.width() - clock.length() - 1, clock, look.bar());
        if (!app.problem().isEmpty()) {
            String unsaved = " " + words.text("unsaved") + " ";
            canvas.put(0, canvas.width() - clock.length() - 3 - Text.width(unsaved), unsaved, look.warning());
        }
    }

    /** The level of a game, and the size of its board if it is another than the usual one. */
    private static String kind(TerminalWords words, Game game) {
        Geometry geometry = game.board().geometry();
        String level = game.card().level() == null
                ? ""
                : TeachWords.level(words.language(), game.card().level());
        String size = geometry.side() + "×" + geometry.side();
        return level.isEmpty() ? size : geometry.side() == 9 ? level : size + " " + level;
    }

    /** Hours only where there are any. */
    static String clock(long millis) {
        long seconds = millis / 1000;
        String minutes = "%02d:%02d".formatted(seconds / 60 % 60, seconds % 60);
        return seconds < 3600 ? minutes : seconds / 3600 + ":" + minutes;
    }

    private void footer(Canvas canvas, App app, Play play, boolean shared) {
        int row = canvas.height() - (shared ? 1 : 2);
        boolean problem = !app.problem().isEmpty();
        String message = problem ? app.problem() : play.message();
        canvas.put(row, 1, Text.cut(message, canvas.width() - 2, signs.more), problem ? look.warning() : look.title());
        String keys = words.text(play.board().geometry().side() > 9 ? "keys.large" : app.vi() ? "keys.vi" : "keys");
        if (Text.width(keys) > canvas.width() - 2) {
            keys = words.text("keys.short");
        }
        canvas.put(canvas.height() - 1, 1, keys, look.quiet());
    }

    private void choices(Canvas canvas, App app) {
        Choices choices = app.choices();
        String key = choices.keys();
        String ascii = key + ".ascii";
        String foot = words.text(signs == Signs.ASCII ? ascii : key);
        int widest = Text.width(foot);
        for (Choices.Item item : choices.items()) {
            widest = Math.max(widest, Text.width(item.label()) + 2);
        }
        List<String> text = Text.wrap(app.notice(), Math.min(canvas.width() - 6, Math.max(widest, 40)));
        int gap = text.isEmpty() ? 0 : text.size() + 1;
        int rows = Math.min(choices.items().size(), Math.max(1, canvas.height() - 3 - gap));
        int[] inside = Window.draw(
                canvas,
                look,
                signs,
                choices.title(),
                List.of(foot),
                rows + gap,
                Math.max(widest, text.isEmpty() ? 0 : 40));
        lines(canvas, text, inside);
        int first =
                Math.max(0, Math.min(choices.index() - rows / 2, choices.items().size() - rows));
        for (int i = 0; i < rows; i++) {
            Choices.Item item = choices.items().get(first + i);
            boolean here = first + i == choices.index();
            int row = inside[0] + gap + i;
            if (item.action() == null) {
                canvas.put(row, inside[1], item.label(), look.title(), inside[3]);
            } else {
                String line = (here ? signs.chosen + " " : "  ") + item.label();
                canvas.put(
                        row,
                        inside[1],
                        Text.padded(Text.cut(line, inside[3], signs.more), inside[3]),
                        here ? look.chosen() : look.plain(),
                        inside[3]);
            }
        }
    }

    private void help(Canvas canvas, App app) {
        Play play = app.play();
        int side = play == null ? 9 : play.board().geometry().side();
        List<String> left = new ArrayList<>();
        List<String> right = new ArrayList<>();
        for (String key : List.of(
                "move", "digit", "corner", "colour", "clear", "tools", "notes", "undo", "mark", "hint", "check",
                "focus", "pause", "games", "command", "quit")) {
            String name = "help." + key;
            boolean vi = app.vi() && TerminalWords.WORDS.has(name + ".vi");
            boolean large = key.equals("digit") && side > 9;
            left.add(large ? words.text(name + ".large", Symbols.of(side)) : words.text(vi ? name + ".vi" : name));
            right.add(words.text(name + ".is"));
        }
        int keys = left.stream().mapToInt(Text::width).max().orElse(0) + 2;
        int widest = keys + right.stream().mapToInt(Text::width).max().orElse(0);
        List<String> foot = new ArrayList<>();
        if (side > 9) {
            foot.add(words.text("help.large"));
        }
        foot.add(words.text("any-key"));
        int[] inside = Window.draw(canvas, look, signs, words.text("help"), foot, left.size(), widest);
        for (int i = 0; i < inside[2]; i++) {
            canvas.put(inside[0] + i, inside[1], left.get(i), look.title(), inside[3]);
            canvas.put(inside[0] + i, inside[1] + keys, right.get(i), look.plain(), inside[3] - keys);
        }
    }

    private void link(Canvas canvas, App app) {
        int columns = Math.min(74, canvas.width() - 6);
        List<String> text = new ArrayList<>(Text.wrap(words.text("link.text"), columns));
        text.add("");
        text.addAll(Text.wrap(app.link(), columns));
        text.add("");
        text.addAll(Text.wrap(words.text("link.address", app.address()), columns));
        int[] inside = Window.draw(
                canvas, look, signs, words.text("link"), List.of(words.text("any-key")), text.size(), columns);
        lines(canvas, text, inside);
    }
}

package io.shudu.terminal.view;

import io.shudu.core.grid.Symbols;
import io.shudu.terminal.game.DigitSets;
import io.shudu.terminal.game.Help;
import io.shudu.terminal.game.Layer;
import io.shudu.terminal.game.PlayBoard;
import io.shudu.terminal.play.Hinting;
import io.shudu.terminal.play.Play;
import io.shudu.terminal.play.Tool;
import io.shudu.terminal.words.TerminalWords;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedStyle;

/** Draws what stands beside or below the board: tools and the cell, a hint, or how the game ended. */
final class PanelView {
    private static final int STAGES = 5;
    /** With fewer rows, only the tool in use is shown. */
    private static final int FEW_ROWS = 10;

    private static final List<String> TOOL_KEYS = List.of("z", "x", "c", "v");

    private final Canvas canvas;
    private final TerminalWords words;
    private final Look look;
    private final Signs signs;
    private final boolean vi;

    PanelView(Canvas canvas, TerminalWords words, Look look, Signs signs, boolean vi) {
        this.canvas = canvas;
        this.words = words;
        this.look = look;
        this.signs = signs;
        this.vi = vi;
    }

    /** A line of the panel. */
    private record Line(String text, AttributedStyle style) {}

    void draw(Play play, int row, int column, int rows, int columns) {
        List<Line> lines = new ArrayList<>();
        if (play.game().paused()) {
            add(lines, words.text("paused"), look.title(), columns);
            add(lines, words.text("paused.text"), look.plain(), columns);
        } else if (play.hinting().isOpen()) {
            hint(play, row, column, rows, columns);
            return;
        } else if (play.game().solved()) {
            end(play, lines, columns);
        } else {
            if (rows < FEW_ROWS) {
                lines.add(tool(play.tool(), true, columns));
            } else {
                tools(play, lines, columns);
            }
            cell(play, lines, columns);
            if (rows >= FEW_ROWS) {
                lines.add(new Line("", look.plain()));
            }
            digits(play, lines, columns);
        }
        for (int i = 0; i < lines.size() && i < rows; i++) {
            canvas.put(row + i, column, lines.get(i).text(), lines.get(i).style(), columns);
        }
    }

    private static void add(List<Line> lines, String text, AttributedStyle style, int columns) {
        Text.wrap(text, columns).forEach(line -> lines.add(new Line(line, style)));
    }

    private void tools(Play play, List<Line> lines, int columns) {
        lines.add(new Line(words.text("tool"), look.title()));
        for (Tool tool : Tool.values()) {
            lines.add(tool(tool, tool == play.tool(), columns));
        }
        lines.add(new Line("", look.plain()));
    }

    private Line tool(Tool tool, boolean chosen, int columns) {
        String key = TOOL_KEYS.get(List.of(Tool.values()).indexOf(tool));
        String text = (chosen ? signs.chosen : " ") + " " + key + " " + words.text(tool.id()) + " ";
        return new Line(Text.cut(text, columns, signs.more), chosen ? look.chosen() : look.plain());
    }

    private void cell(Play play, List<Line> lines, int columns) {
        PlayBoard board = play.board();
        int cell = play.cursor();
        lines.add(new Line(board.geometry().cellName(cell), look.title()));
        int digit = board.digit(cell);
        String what = digit == 0
                ? words.text("cell.empty")
                : words.text(board.isGiven(cell) ? "cell.given" : "cell.own", Symbols.of(digit));
        add(lines, what, look.plain(), columns);
        notes(lines, "cell.corner", digit == 0 ? board.get(Layer.CORNER, cell) : 0, columns);
        notes(lines, "cell.centre", digit == 0 ? board.get(Layer.CENTRE, cell) : 0, columns);
        notes(lines, "cell.colour", board.get(Layer.COLOUR, cell), columns);
        if (play.isMarked(cell)) {
            add(lines, words.text("cell.wrong"), look.title(), columns);
        }
    }

    private void notes(List<Line> lines, String key, int set, int columns) {
        if (set != 0) {
            add(lines, words.text(key, String.join(" ", DigitSets.symbols(set).split(""))), look.plain(), columns);
        }
    }

    /** How many of each digit are left, in as many columns as there is room for. */
    private void digits(Play play, List<Line> lines, int columns) {
        lines.add(new Line(words.text("left"), look.title()));
        int side = play.board().geometry().side();
        int most = Math.max(1, columns / 2);
        int inRow = side <= most ? side : Math.min(most, (side + 1) / 2);
        for (int from = 1; from <= side; from += inRow) {
            StringBuilder names = new StringBuilder();
            StringBuilder counts = new StringBuilder();
            for (int digit = from; digit < from + inRow && digit <= side; digit++) {
                int left = play.board().remaining(digit);
                names.append(Symbols.of(digit)).append(' ');
                counts.append(left < 0 ? "!" : left == 0 ? signs.dot : String.valueOf(Symbols.of(left)))
                        .append(' ');
            }
            lines.add(new Line(names.toString(), look.given()));
            lines.add(new Line(counts.toString(), look.quiet()));
        }
    }

    private void end(Play play, List<Line> lines, int columns) {
        Help help = play.game().help();
        add(lines, words.text(help.answer ? "win.answer" : "solved"), look.title(), columns);
        lines.add(new Line("", look.plain()));
        add(lines, words.text("win.time", View.clock(play.game().clock().elapsed())), look.plain(), columns);
        List<String> used = new ArrayList<>();
        count("win.hints", help.hints, used);
        count("win.checks", help.checks, used);
        count("win.reveals", help.reveals, used);
        count("win.rewinds", help.rewinds, used);
        if (help.filledNotes) {
            used.add(words.text("win.notes"));
        }
        String all = used.isEmpty() ? words.text("win.no-help") : String.join(words.comma(), used);
        add(lines, words.text("win.help", all), look.plain(), columns);
        lines.add(new Line("", look.plain()));
        add(lines, words.text("finished"), look.quiet(), columns);
    }

    private void count(String key, int count, List<String> used) {
        if (count > 0) {
            used.add(words.count(key, count));
        }
    }

    private void hint(Play play, int row, int column, int rows, int columns) {
        Hinting hinting = play.hinting();
        int stage = hinting.stage();
        String done = signs.done.repeat(stage) + signs.todo.repeat(STAGES - stage);
        String head = words.text("hint") + (stage == 0 ? "" : " " + done + " " + words.text("stage." + stage));
        List<Line> foot = new ArrayList<>();
        boolean large = play.board().geometry().side() > 9;
        String key = vi ? "H" : large ? "Alt+h" : "h";
        String next = hinting.nextText();
        add(foot, next.startsWith("h") ? key + next.substring(1) : next, look.title(), columns);
        add(foot, words.text(hinting.hasOther() ? "next.another" : "next.close"), look.quiet(), columns);
        List<String> text = Text.wrap(hinting.text(), columns);
        int room = Math.max(1, rows - foot.size() - 3);
        int hidden = Math.max(0, text.size() - room);
        if (hidden > 0) {
            foot.addFirst(new Line(words.text("next.more"), look.quiet()));
            room = Math.max(1, room - 1);
            hidden = text.size() - room;
        }
        int from = Math.min(play.scroll(), hidden);
        int at = row;
        canvas.put(at++, column, head, look.title(), columns);
        at += rows > 6 ? 1 : 0;
        for (String line : text.subList(from, Math.min(text.size(), from + room))) {
            canvas.put(at++, column, line, look.plain(), columns);
        }
        at += rows > 6 ? 1 : 0;
        for (Line line : foot) {
            if (at < row + rows) {
                canvas.put(at++, column, line.text(), line.style(), columns);
            }
        }
    }
}

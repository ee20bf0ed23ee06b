package io.shudu.terminal;

import io.shudu.terminal.play.App;
import io.shudu.terminal.play.Key;
import io.shudu.terminal.play.KeyReader;
import io.shudu.terminal.view.View;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.InfoCmp;
import org.jline.utils.NonBlockingReader;
import org.jspecify.annotations.Nullable;

/** Brings keys to the game and the game to the screen, until the player leaves or the process is told to end. */
final class TerminalGame {
    private static final long WAIT_MILLIS = 250;
    private static final long BUSY_MILLIS = 40;
    private static final long PATIENCE_SECONDS = 3;

    private final Terminal terminal;
    private final App app;
    private final View view;
    private final Attributes before;
    /** Who ends the process waits for the end of a move, and then nobody moves any more. */
    private final ReentrantLock turn = new ReentrantLock();

    private final int colours;
    /** The rows that stand on the screen. */
    private final List<AttributedString> shown = new ArrayList<>();

    private @Nullable Size size;
    private long second = -1;

    TerminalGame(Terminal terminal, App app, View view) {
        this.terminal = terminal;
        this.app = app;
        this.view = view;
        before = terminal.getAttributes();
        Integer known = terminal.getNumericCapability(InfoCmp.Capability.max_colors);
        colours = known == null ? 8 : known;
    }

    /** Plays. */
    void run() throws IOException {
        Thread ending = new Thread(this::end, "shudu-ending");
        Runtime.getRuntime().addShutdownHook(ending);
        enter();
        try {
            loop();
        } finally {
            try {
                Runtime.getRuntime().removeShutdownHook(ending);
                leave();
            } catch (IllegalStateException alreadyEnding) {
                // The hook does it.
            }
        }
    }

    private void enter() {
        terminal.enterRawMode();
        Attributes raw = terminal.getAttributes();
        // Ctrl+Z is undo, as in the web game, and Ctrl+C leaves with everything saved.
        raw.setLocalFlag(Attributes.LocalFlag.ISIG, false);
        terminal.setAttributes(raw);
        terminal.puts(InfoCmp.Capability.enter_ca_mode);
        terminal.puts(InfoCmp.Capability.cursor_invisible);
        terminal.flush();
    }

    private void leave() {
        terminal.puts(InfoCmp.Capability.cursor_visible);
        terminal.puts(InfoCmp.Capability.exit_ca_mode);
        terminal.flush();
        terminal.setAttributes(before);
    }

    /** Runs when the process has been told to end: saves, and gives the terminal back. */
    private void end() {
        try {
            if (turn.tryLock(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                app.quit();
            }
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
        leave();
    }

    private void loop() throws IOException {
        NonBlockingReader reader = terminal.reader();
        KeyReader keys = new KeyReader(reader::read);
        boolean fresh = true;
        while (!app.over()) {
            turn.lock();
            try {
                boolean found = app.tick();
                boolean later = isNewSecond();
                boolean resized = isResized();
                if ((fresh || found || later || resized) && !app.over()) {
                    draw();
                }
            } finally {
                turn.unlock();
            }
            Key key = keys.next(app.busy() ? BUSY_MILLIS : WAIT_MILLIS);
            turn.lock();
            try {
                if (key != null) {
                    app.press(key);
                } else if (keys.ended()) {
                    app.quit();
                }
                fresh = key != null;
            } finally {
                turn.unlock();
            }
        }
    }

    /** The clock goes on. */
    private boolean isNewSecond() {
        long now = System.nanoTime() / 1_000_000_000;
        boolean isNew = now != second;
        second = now;
        return isNew;
    }

    private boolean isResized() {
        Size now = terminal.getSize();
        if (now.equals(size)) {
            return false;
        }
        size = now;
        shown.clear();
        terminal.puts(InfoCmp.Capability.clear_screen);
        return true;
    }

    /** Writes the rows that have changed. */
    private void draw() {
        Size now = size == null ? terminal.getSize() : size;
        List<AttributedString> rows = view.draw(app, now.getColumns(), now.getRows());
        for (int row = 0; row < rows.size(); row++) {
            if (row >= shown.size() || !shown.get(row).equals(rows.get(row))) {
                terminal.puts(InfoCmp.Capability.cursor_address, row, 0);
                terminal.writer().write(Ansi.of(rows.get(row), colours));
            }
        }
        terminal.flush();
        shown.clear();
        shown.addAll(rows);
    }
}

package io.shudu.cli.command;

import io.shudu.cli.session.IoFailure;
import io.shudu.cli.session.Session;
import io.shudu.cli.session.UsageException;
import io.shudu.print.type.BadFont;
import io.shudu.print.type.Fonts;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The fonts of what is printed, and whether they have what is to be written. */
final class PrintFonts {
    private PrintFonts() {}

    /** The built-in fonts, with one of the user if there is one. */
    static Fonts load(@Nullable String file) throws IOException {
        if (file == null) {
            return Fonts.load();
        }
        try {
            return Fonts.with(Session.path(file));
        } catch (IOException e) {
            throw new IoFailure(file, e);
        } catch (BadFont bad) {
            throw new UsageException("usage.font", file);
        }
    }

    /** Refuses a text that has a sign which no font has. */
    static void check(Fonts fonts, String text) {
        int missing = fonts.missing(text);
        if (missing >= 0) {
            throw new UsageException("usage.no-sign", Character.toString(missing), text);
        }
    }
}

package io.shudu.cli.input;

import io.shudu.cli.command.Boards;
import io.shudu.cli.command.Values;
import io.shudu.cli.session.IoFailure;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import io.shudu.cli.session.UsageException;
import io.shudu.core.format.GridFormat;
import io.shudu.core.format.GridReader;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that say where puzzles come from: arguments, files or standard input. */
public final class Input {
    /** What standard input is called in messages. */
    public static final String STDIN = "<stdin>";

    private static final ParseResult NOTHING = ParseResult.Bad.of(1, 0, ParseReason.EMPTY);

    @Parameters(arity = "0..*", paramLabel = "PUZZLE")
    public List<String> puzzles = new ArrayList<>();

    @Option(
            names = {"-i", "--input"},
            paramLabel = "FILE")
    public List<String> files = new ArrayList<>();

    @Option(names = "--from", paramLabel = "FORMAT")
    public @Nullable String from;

    @Mixin
    public Boards boards = new Boards();

    /**
     * A part of the input.
     *
     * @param file the file that it comes from, empty if it is an argument
     * @param argument which argument it is, from 1
     * @param number its place in the whole input, from 0
     * @param part the text and what became of it
     */
    public record Item(String file, int argument, long number, GridReader.Entry part) {
        /** Where it comes from, for people: worded when somebody asks, as that loads the messages. */
        public String source(Messages messages) {
            return file.isEmpty() ? messages.text("argument", argument) : file;
        }
    }

    /**
     * A source with one puzzle a line, to be read by whoever can do that faster than an {@link Items} can.
     *
     * @param source what it is, for people
     */
    public record Lines(String source, InputStream stream) {}

    /** Which sources with one puzzle a line {@link Items} leaves to others. */
    public enum LinesLeft {
        /** None. */
        NONE,
        /** Those that are long enough to make it worth the effort. */
        LONG,
        /** All. */
        ALL
    }

    /**
     * Goes through all sources in order; one that cannot be read is reported and left out. It stops before a source
     * that is left to others.
     */
    public final class Items {
        private final Session session;
        private final @Nullable GridFormat format;
        private final @Nullable Geometry geometry;
        private final LinesLeft linesLeft;
        private final AtomicLong bytesRead = new AtomicLong();
        private int next;
        private String file = "";
        private @Nullable InputStream stream;
        private @Nullable BoundedLines text;
        private @Nullable GridReader reader;
        private @Nullable Lines lines;
        private @Nullable Item back;
        private boolean failed;
        private long count;

        private Items(Session session, LinesLeft linesLeft) {
            this.session = session;
            this.linesLeft = linesLeft;
            this.format = format();
            this.geometry = boards.geometry();
            puzzles.forEach(this::hintAtFile);
            if (puzzles.isEmpty() && files.isEmpty()) {
                if (session.inIsTerminal()) {
                    throw new UsageException("usage.no-puzzle");
                }
                files.add("-");
            }
        }

        /** Whether some source could not be read. */
        public boolean failed() {
            return failed;
        }

        /** Says that a source could not be read. */
        public void fail(IoFailure failure) {
            failed = true;
            session.fail(failure.describe(session.messages()));
        }

        /** Bytes read so far of {@link Input#size()}. */
        public long bytesRead() {
            return bytesRead.get();
        }

        /** The source that stands next and is left to others, or null if there is none; {@link #close} leaves it. */
        public @Nullable Lines lines() {
            return lines;
        }

        /** Lets a part that was taken come next once more; null changes nothing. */
        public void putBack(Input.@Nullable Item item) {
            back = item;
        }

        /** The next part of the input, or null behind the last and before a source that is left to others. */
        public Input.@Nullable Item next() {
            if (back != null) {
                Item item = back;
                back = null;
                return item;
            }
            while (true) {
                try {
                    if (lines != null || (reader == null && !open())) {
                        return null;
                    }
                    if (next <= puzzles.size() && puzzles.get(next - 1).isBlank()) {
                        // In a file that is a blank line between puzzles; as an argument it is a mistake.
                        close();
                        return new Item(file, next, count++, new GridReader.Entry.Puzzle(1, "", NOTHING));
                    }
                    GridReader.Entry entry = reader == null ? null : reader.next();
                    if (entry != null) {
                        long number = count;
                        count += entry instanceof GridReader.Entry.Remark remark ? remark.lines() : 1;
                        return new Item(file, next, number, entry);
                    }
                    if (text != null) {
                        text.checkEnd();
                    }
                } catch (IoFailure failure) {
                    fail(failure);
                }
                close();
            }
        }

        /** Opens the next source that is not left to others; false if there is none. */
        private boolean open() {
            int index = next++;
            if (index >= puzzles.size() + files.size()) {
                return false;
            }
            if (index < puzzles.size()) {
                String puzzle = puzzles.get(index);
                file = "";
                stream = new ByteArrayInputStream(puzzle.getBytes(StandardCharsets.UTF_8));
            } else if (files.get(index - puzzles.size()).equals("-")) {
                file = STDIN;
                stream = standard(session);
            } else {
                file = files.get(index - puzzles.size());
                stream = new CountedStream(session.open(file), bytesRead);
            }
            InputStream bytes = file.isEmpty() ? stream : plainText(stream);
            if (isLeft(index)) {
                Beginning beginning = new Beginning(bytes);
                bytes = beginning.stream();
                if ((linesLeft == LinesLeft.ALL || !beginning.isWhole()) && beginning.isLineByLine(format, geometry)) {
                    String name = file.isEmpty() ? session.messages().text("argument", next) : file;
                    lines = new Lines(name, bytes);
                    return false;
                }
            }
            text = new BoundedLines(file, bytes);
            reader = new GridReader(text, format, geometry);
            return true;
        }

        /** Whether a source is left to others if it has one puzzle a line. */
        private boolean isLeft(int index) {
            boolean isFile = index >= puzzles.size();
            return linesLeft == LinesLeft.ALL
                    ? isFile || !puzzles.get(index).isBlank()
                    : linesLeft == LinesLeft.LONG && isFile;
        }

        /** Standard input; what may come slowly is pumped, so that nothing waits for it that need not. */
        private static InputStream standard(Session session) {
            if (session.inIsClosed()) {
                throw new IoFailure(STDIN, new IOException(IoFailure.CLOSED));
            }
            return Files.isRegularFile(Path.of("/dev/stdin")) ? session.in() : new Pump(session.in());
        }

        /** Whether more can be had without waiting for whoever sends it. */
        public boolean isReady() {
            return text == null || text.isReady();
        }

        private InputStream plainText(InputStream bytes) {
            try {
                return PlainText.of(file, bytes);
            } catch (IOException e) {
                throw new IoFailure(file, e);
            }
        }

        /** Somebody who gives a file where a puzzle belongs wants to know how to do it right. */
        private void hintAtFile(String puzzle) {
            try {
                if (!puzzle.isBlank()
                        && puzzle.length() < 200
                        && puzzle.indexOf('\n') < 0
                        && Files.exists(Path.of(puzzle))) {
                    session.say(session.messages().text("hint.file", puzzle));
                }
            } catch (InvalidPathException noFile) {
                // A puzzle whose characters no file name can have is certainly no file.
            }
        }

        /** Leaves the source that stands next. */
        public void close() {
            text = null;
            reader = null;
            lines = null;
            if (stream != null && stream != session.in() && !(stream instanceof Pump)) {
                try {
                    stream.close();
                } catch (IOException alreadyRead) {
                    // All of it was read: nothing is lost.
                }
            }
            stream = null;
        }
    }

    /** The parts of the input, in order. */
    public Items items(Session session, LinesLeft left) {
        return new Items(session, left);
    }

    /**
     * What the one puzzle that there is stands for; null if it cannot be read, which is told then.
     *
     * @param several the key of what is said if there are more
     */
    public <T> @Nullable T only(Session session, String several, Function<GridReader.Entry.Puzzle, T> reading) {
        Messages messages = session.messages();
        Items items = items(session, LinesLeft.NONE);
        T read = null;
        boolean bad = false;
        for (Item item = items.next(); item != null; item = items.next()) {
            if (!(item.part() instanceof GridReader.Entry.Puzzle entry)) {
                continue;
            }
            if (read != null || bad) {
                items.close();
                throw new UsageException(several);
            }
            if (entry.result() instanceof ParseResult.Bad reason) {
                bad = true;
                session.say(messages.text("place", item.source(messages), reason.line(), messages.text(reason)));
            } else {
                read = reading.apply(entry);
            }
        }
        if (read == null && !bad && !items.failed()) {
            throw new UsageException("usage.no-puzzle");
        }
        return read;
    }

    /** Bytes in all files together, 0 if nobody knows. */
    public long size() {
        long sum = 0;
        try {
            for (String file : files) {
                Path path = Path.of(file);
                if (!Files.isRegularFile(path)) {
                    return 0;
                }
                sum += Files.size(path);
            }
        } catch (IOException | InvalidPathException unknown) {
            return 0;
        }
        return sum;
    }

    /** Whether puzzles are to be classic ones, and in lines, as far as the options say. */
    public boolean isOfClassicLines() {
        Geometry geometry = boards.geometry();
        return (geometry == null || geometry.equals(Geometry.CLASSIC))
                && (from == null || from.equals("line") || from.equals("sdm"));
    }

    /** Whether the whole input is one puzzle given as an argument. */
    public boolean isSingle() {
        return files.isEmpty() && puzzles.size() == 1;
    }

    /** The format asked for, or null if none was. */
    public @Nullable GridFormat format() {
        return from == null ? null : Values.format(from, "usage.from");
    }
}

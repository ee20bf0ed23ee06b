package io.shudu.terminal.keep;

import io.shudu.terminal.game.BadGame;
import io.shudu.terminal.game.Game;
import io.shudu.terminal.game.GameReader;
import io.shudu.terminal.game.GameWriter;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A folder of saved games, a file for each.
 *
 * <p>A game is written beside its file, brought to the disk and then given its name, so that the file is whole at every
 * moment, whatever ends the process. Who plays a game has a lock for it, which the system gives back when the process
 * ends; somebody else who opens it gets a copy.
 */
public final class SavedGames {
    private static final String END = ".json";
    private static final Pattern KEY = Pattern.compile("[A-Za-z0-9_-]{1,80}");

    private final Path folder;
    private final LongSupplier millis;
    private final LongSupplier date;

    /**
     * The games of a folder, which need not be there yet.
     *
     * @param millis a time that only goes forward, for the clocks of games
     * @param date the time as a date in milliseconds
     */
    public SavedGames(Path folder, LongSupplier millis, LongSupplier date) {
        this.folder = folder;
        this.millis = millis;
        this.date = date;
    }

    /** The folder. */
    public Path folder() {
        return folder;
    }

    /** A name for a game that no other has. */
    public String newKey() {
        String begun = Long.toString(date.getAsLong(), 36);
        String key = begun;
        for (int number = 2; Files.exists(file(key)) || Files.exists(lock(key)); number++) {
            key = begun + "-" + number;
        }
        return key;
    }

    private Path file(String key) {
        return folder.resolve(key + END);
    }

    private Path lock(String key) {
        return folder.resolve("locks").resolve(key);
    }

    /** All games, the last one touched first. Files that are no games are passed over. */
    public List<Game> list() throws IOException {
        List<Game> games = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + END)) {
            for (Path file : files) {
                Game game = read(file);
                if (game != null && file.equals(file(game.key()))) {
                    games.add(game);
                }
            }
        } catch (NoSuchFileException | NotDirectoryException none) {
            return List.of();
        }
        games.sort(Comparator.comparingLong(Game::touched).reversed());
        return games;
    }

    private @Nullable Game read(Path file) {
        try {
            Game game = GameReader.read(Files.readString(file, StandardCharsets.UTF_8), millis);
            return KEY.matcher(game.key()).matches() ? game : null;
        } catch (IOException | BadGame damaged) {
            return null;
        }
    }

    /** The game as it is saved now; null if it is there no more. */
    public @Nullable Game game(String key) {
        return KEY.matcher(key).matches() ? read(file(key)) : null;
    }

    /** The right to play a game, which one process has at a time. */
    public static final class Hold implements AutoCloseable {
        private final FileChannel channel;

        private Hold(FileChannel channel) {
            this.channel = channel;
        }

        @Override
        public void close() {
            try {
                channel.close();
            } catch (IOException gone) {
                // The system gives it back at the end at the latest.
            }
        }
    }

    /**
     * Asks for the right to play a game; null if another process has it. Where there are no locks, there is nobody to
     * fear.
     */
    public @Nullable Hold hold(String key) throws IOException {
        Files.createDirectories(lock(key).getParent());
        FileChannel channel = FileChannel.open(lock(key), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                sweep(key);
                return new Hold(channel);
            }
        } catch (OverlappingFileLockException here) {
            // Somebody in this process has it.
        }
        channel.close();
        return null;
    }

    /** Removes what a process left behind that was killed while it wrote this game. */
    private void sweep(String key) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, key + END + ".*")) {
            for (Path file : files) {
                Files.deleteIfExists(file);
            }
        }
    }

    /** Writes a game down. */
    public void save(Game game) throws IOException {
        game.touch(date.getAsLong());
        Files.createDirectories(folder);
        Path part =
                folder.resolve(game.key() + END + "." + ProcessHandle.current().pid());
        try {
            try (FileChannel channel = FileChannel.open(
                    part, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
                ByteBuffer bytes = ByteBuffer.wrap((GameWriter.write(game) + "\n").getBytes(StandardCharsets.UTF_8));
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
                channel.force(true);
            }
            Files.move(part, file(game.key()), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failed) {
            Files.deleteIfExists(part);
            throw failed;
        }
        forceFolder();
    }

    /** Brings the name to the disk, too, where the system can do that for folders. */
    private void forceFolder() {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException notHere) {
            // The file is whole in any case; at worst it is the one before.
        }
    }

    /** The same game under another name. */
    public Game copy(Game game) {
        try {
            return GameReader.read(GameWriter.write(game, newKey()), millis);
        } catch (BadGame impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Throws a game away. */
    public void delete(String key) throws IOException {
        Files.deleteIfExists(file(key));
        Files.deleteIfExists(lock(key));
    }
}

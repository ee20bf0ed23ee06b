package io.shudu.terminal.keep;

import static io.shudu.testkit.Puzzles.EASY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.terminal.Games;
import io.shudu.terminal.game.Card;
import io.shudu.terminal.game.Game;
import io.shudu.terminal.game.Moves;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SavedGamesTest {
    @TempDir
    Path folder;

    private long now = 1000;

    private SavedGames store() {
        return new SavedGames(folder.resolve("data/games"), () -> 0, () -> now);
    }

    private static Game game(String key) {
        return new Game(key, Card.typed(Games.grid(EASY)), () -> 0);
    }

    @Test
    void whatIsSavedIsThereTheNewestFirst() throws IOException {
        SavedGames store = store();
        assertThat(store.list()).isEmpty();
        Game game = game("first");
        game.move("digit", Moves.enterDigit(game.board(), List.of(2), 4));
        store.save(game);
        now = 2000;
        store.save(game("second"));
        assertThat(store.list()).extracting(Game::key).containsExactly("second", "first");
        assertThat(Objects.requireNonNull(store.game("first")).board().digit(2)).isEqualTo(4);
        store.delete("second");
        assertThat(store.list()).hasSize(1);
        assertThat(store.game("second")).isNull();
    }

    @Test
    void nothingIsLeftBesideTheGame() throws IOException {
        SavedGames store = store();
        store.save(game("one"));
        store.save(game("one"));
        try (Stream<Path> files = Files.list(store.folder())) {
            assertThat(files).extracting(file -> file.getFileName().toString()).containsExactly("one.json");
        }
    }

    @Test
    void damagedAndForeignFilesArePassedOver() throws IOException {
        SavedGames store = store();
        store.save(game("one"));
        Files.writeString(store.folder().resolve("half.json"), "{\"version\":1,\"key\":\"ha");
        Files.writeString(store.folder().resolve("notes.json"), "[]");
        Files.copy(store.folder().resolve("one.json"), store.folder().resolve("other.json"));
        assertThat(store.list()).extracting(Game::key).containsExactly("one");
        assertThat(store.game("../one")).isNull();
    }

    @Test
    void oneAtATimePlaysAGame() throws IOException {
        SavedGames store = store();
        store.save(game("one"));
        try (SavedGames.Hold hold = store.hold("one")) {
            assertThat(hold).isNotNull();
            assertThat(store.hold("one")).isNull();
        }
        try (SavedGames.Hold again = store.hold("one")) {
            assertThat(again).isNotNull();
        }
    }

    @Test
    void whatAKilledProcessLeftIsSweptAway() throws IOException {
        SavedGames store = store();
        store.save(game("one"));
        Path left = store.folder().resolve("one.json.99999999");
        Files.writeString(left, "half");
        try (SavedGames.Hold hold = store.hold("one")) {
            assertThat(hold).isNotNull();
            assertThat(left).doesNotExist();
        }
        assertThat(store.list()).hasSize(1);
    }

    @Test
    void namesAreNotTakenTwice() throws IOException {
        SavedGames store = store();
        String key = store.newKey();
        store.save(game(key));
        assertThat(store.newKey()).isNotEqualTo(key);
        assertThat(store.copy(game(key)).key()).isNotEqualTo(key);
    }

    @Test
    void aFailureLeavesTheOldGame() throws IOException {
        SavedGames store = store();
        Files.createDirectories(folder.resolve("data"));
        Files.writeString(folder.resolve("data/games"), "a file, no folder");
        assertThatThrownBy(() -> store.save(game("one"))).isInstanceOf(IOException.class);
        assertThat(store.list()).isEmpty();
    }

    @Test
    void everySystemHasItsFolder() {
        assertThat(DataFolder.games(Map.of("XDG_DATA_HOME", "/x"), "Linux", "/home/a"))
                .isEqualTo(Path.of("/x/shudu/games"));
        assertThat(DataFolder.games(Map.of("XDG_DATA_HOME", "relative"), "Linux", "/home/a"))
                .isEqualTo(Path.of("/home/a/.local/share/shudu/games"));
        assertThat(DataFolder.games(Map.of(), "Mac OS X", "/Users/a"))
                .isEqualTo(Path.of("/Users/a/Library/Application Support/shudu/games"));
        assertThat(DataFolder.games(Map.of("APPDATA", "/roaming"), "Windows 11", "/u"))
                .isEqualTo(Path.of("/roaming/shudu/games"));
        assertThat(DataFolder.games(Map.of(), "Windows 11", "/u")).isEqualTo(Path.of("/u/AppData/Roaming/shudu/games"));
    }
}

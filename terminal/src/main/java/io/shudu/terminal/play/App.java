package io.shudu.terminal.play;

import io.shudu.terminal.game.Card;
import io.shudu.terminal.game.Game;
import io.shudu.terminal.keep.SavedGames;
import io.shudu.terminal.words.TerminalWords;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Everything that happens in the terminal: the board, and the lists and windows around it. */
public final class App {
    private static final long MINUTE = 60_000;
    private static final long SAVE_EVERY = 30_000;

    /** What stands on the screen. */
    public enum Room {
        /** The board. */
        BOARD,
        /** A list to choose from. */
        CHOICES,
        /** All keys. */
        HELP,
        /** The link for the web game. */
        LINK,
        /** A line to type into. */
        COMMAND,
        /** A puzzle is being made. */
        MAKING
    }

    private final TerminalWords words;
    private final SavedGames store;
    private final Later later;
    private final Settings settings;
    private final LongSupplier millis;
    private final LongSupplier date;
    private final LongSupplier seeds;

    private Room room = Room.CHOICES;
    private Choices choices;
    private String notice = "";
    private String making = "";
    private String problem = "";
    private final StringBuilder typed = new StringBuilder();
    private @Nullable Play play;
    private SavedGames.@Nullable Hold hold;
    private @Nullable KeyTable keys;
    private long lastSave;
    /** Whether all is known of the puzzle that can be. */
    private boolean learned;

    private boolean over;

    /**
     * Begins with the list of games.
     *
     * @param millis a time that only goes forward
     * @param date the time as a date in milliseconds
     * @param seeds numbers for new puzzles
     */
    public App(
            TerminalWords words,
            SavedGames store,
            Later later,
            Settings settings,
            LongSupplier millis,
            LongSupplier date,
            LongSupplier seeds) {
        this.words = words;
        this.store = store;
        this.later = later;
        this.settings = settings;
        this.millis = millis;
        this.date = date;
        this.seeds = seeds;
        choices = games();
    }

    /** The game that is played, null if there is none. */
    public @Nullable Play play() {
        return play;
    }

    /** What stands on the screen. */
    public Room room() {
        return room;
    }

    /** The list to choose from. */
    public Choices choices() {
        return choices;
    }

    /** What is said above the list. */
    public String notice() {
        return notice;
    }

    /** What is being made. */
    public String making() {
        return making;
    }

    /** Why the game is not saved; empty if it is. */
    public String problem() {
        return problem;
    }

    /** What was typed up to now. */
    public String typed() {
        return typed.toString();
    }

    /** Whether h, j, k and l move. */
    public boolean vi() {
        return settings.vi();
    }

    /** Where the web game is. */
    public String address() {
        return settings.address();
    }

    /** The link for the web game. */
    public String link() {
        return play == null ? "" : settings.address() + play.game().link();
    }

    /** Whether the player has left. */
    public boolean over() {
        return over;
    }

    /** Whether something is being looked for or made. */
    public boolean busy() {
        return later.busy();
    }

    /** Looks whether something was found, and saves the clock now and then; whether there is anything new to see. */
    public boolean tick() {
        boolean found = later.poll();
        Play now = play;
        if (now != null && !later.busy() && !learned) {
            learn(now);
        }
        if (now != null && !now.game().paused() && !now.game().solved()) {
            if (millis.getAsLong() - lastSave > SAVE_EVERY) {
                save();
            }
        }
        return found;
    }

    /** Writes the game down. */
    public void save() {
        Play now = play;
        lastSave = millis.getAsLong();
        if (now == null) {
            return;
        }
        try {
            store.save(now.game());
            problem = "";
        } catch (AccessDeniedException denied) {
            problem = words.text("save.denied", store.folder());
        } catch (IOException failed) {
            String why = String.valueOf(failed.getMessage());
            problem = why.contains("No space left") || why.contains("quota")
                    ? words.text("save.full")
                    : words.text("save.failed", why);
        }
    }

    /** Leaves. */
    public void quit() {
        leave();
        over = true;
    }

    /** Puts the game away. */
    private void leave() {
        later.cancel();
        if (play != null) {
            play.game().clock().stop();
            if (isTouched(play.game())) {
                save();
            } else {
                forget(play.game().key());
            }
        }
        play = null;
        if (hold != null) {
            hold.close();
            hold = null;
        }
    }

    /** A game that was only glanced at need not be kept. */
    private static boolean isTouched(Game game) {
        return !game.history().moves().isEmpty()
                || game.help().hints + game.help().checks > 0
                || game.clock().elapsed() > MINUTE;
    }

    private void forget(String key) {
        try {
            store.delete(key);
        } catch (IOException stays) {
            // Then it is in the list, and can be deleted there.
        }
    }

    /** Does what a key asks for. */
    public void press(Key key) {
        if (key.ctrl() && key.name().equals("c")) {
            quit();
            return;
        }
        switch (room) {
            case BOARD -> onBoard(key);
            case CHOICES -> inList(key);
            case HELP, LINK -> room = play == null ? Room.CHOICES : Room.BOARD;
            case COMMAND -> typing(key);
            case MAKING -> {
                if (key.is("Esc") || key.is("q")) {
                    later.cancel();
                    showGames();
                }
            }
        }
    }

    private void onBoard(Key key) {
        Play now = play;
        Command command = keys == null ? null : keys.of(key);
        if (now == null || command == null) {
            return;
        }
        switch (command.action()) {
            case HELP -> room = Room.HELP;
            case MENU -> showMenu(now);
            case GAMES -> showGames();
            case LINK -> room = Room.LINK;
            case QUIT -> quit();
            case COMMAND_LINE -> {
                typed.setLength(0);
                room = Room.COMMAND;
            }
            default -> now.run(command);
        }
    }

    private void typing(Key key) {
        Play now = play;
        if (key.is("Enter") && now != null) {
            room = Room.BOARD;
            if (!typed.toString().isBlank() && !new TypedCommand(now).run(typed.toString())) {
                now.say(words.text("command.unknown", typed));
            }
        } else if (key.is("Esc")) {
            room = Room.BOARD;
        } else if (key.is("Backspace")) {
            typed.setLength(typed.isEmpty() ? 0 : typed.offsetByCodePoints(typed.length(), -1));
        } else if (key.is("Space")) {
            typed.append(' ');
        } else if (key.isCharacter() && typed.length() < 60) {
            typed.append(key.name());
        }
    }

    private void inList(Key key) {
        Runnable delete = choices.delete();
        if (key.is("Up") || key.is("w") || key.is("k")) {
            choices.go(-1);
        } else if (key.is("Down") || key.is("s") || key.is("j")) {
            choices.go(1);
        } else if (key.is("Enter") || key.is("Space")) {
            choices.take();
        } else if ((key.is("Delete") || key.is("x")) && delete != null) {
            ask("ask.delete", delete);
        } else if (key.is("?")) {
            room = Room.HELP;
        } else if (key.is("q") || key.is("Esc")) {
            if (play == null) {
                quit();
            } else {
                toBoard();
            }
        }
    }

    private void toBoard() {
        notice = "";
        room = Room.BOARD;
    }

    private void show(Choices list) {
        choices = list;
        room = Room.CHOICES;
    }

    private void ask(String question, Runnable yes) {
        notice = words.text(question);
        Choices asked = new Choices(words.text("brand"), "menu.keys");
        asked.item(words.text("no"), play == null ? this::showGames : this::toBoard);
        show(asked.item(words.text("yes"), yes));
    }

    private void showMenu(Play now) {
        notice = "";
        Choices menu = new Choices(words.text("menu"), "menu.keys");
        menu.item(words.text("menu.back"), this::toBoard);
        if (now.game().solved()) {
            menu.item(words.text("menu.again"), () -> make(wish(now.game())));
        }
        menu.item(words.text("menu.new"), this::showGames);
        if (!now.game().solved()) {
            menu.item(words.text("menu.fill"), () -> onBoard(now::fillNotes))
                    .item(words.text("menu.rewind"), () -> onBoard(now.judging()::rewind))
                    .item(words.text("menu.reveal"), () -> onBoard(now.judging()::reveal))
                    .item(words.text("menu.reset"), () -> ask("ask.reset", () -> onBoard(now::reset)))
                    .item(words.text("menu.answer"), () -> ask("ask.answer", () -> onBoard(now.judging()::answer)));
        }
        menu.item(words.text("menu.link"), () -> room = Room.LINK)
                .item(words.text("menu.help"), () -> room = Room.HELP)
                .item(words.text("menu.quit"), this::quit);
        show(menu);
    }

    private static Wish wish(Game game) {
        return new Wish(game.board().geometry(), game.card().level());
    }

    private void onBoard(Runnable action) {
        toBoard();
        action.run();
    }

    private void showGames() {
        notice = "";
        if (play != null && isTouched(play.game())) {
            save();
        }
        show(games());
    }

    private Choices games() {
        Choices list = new Choices(words.text("start"), "start.keys");
        List<Game> open = open();
        if (!open.isEmpty()) {
            list.heading(words.text("start.continue"));
            open.forEach(game -> list.item(
                    GameLine.of(game, words, date.getAsLong()), () -> resume(game.key()), () -> delete(game.key())));
        }
        list.heading(words.text("start.new"));
        Wish.offered().forEach(wish -> list.item(wish.name(words), () -> make(wish)));
        return list;
    }

    /** The games that are not finished. */
    private List<Game> open() {
        try {
            return store.list().stream().filter(game -> !game.solved()).toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    private void delete(String key) {
        if (play != null && play.game().key().equals(key)) {
            play = null;
            leave();
        }
        try {
            store.delete(key);
        } catch (IOException stays) {
            notice = String.valueOf(stays.getMessage());
        }
        showGames();
    }

    /** Goes on with a saved game; with a copy if somebody else has it open. */
    private void resume(String key) {
        if (play != null && play.game().key().equals(key)) {
            toBoard();
            return;
        }
        Game game = store.game(key);
        if (game != null) {
            begin(game);
        } else {
            showGames();
        }
    }

    private void begin(Game game) {
        leave();
        Game mine = game;
        boolean copied = false;
        try {
            hold = store.hold(game.key());
            if (hold == null) {
                mine = store.copy(game);
                hold = store.hold(mine.key());
                copied = true;
            }
        } catch (IOException noLocks) {
            // What keeps locks from being made is told when the game is saved.
        }
        Play begun = new Play(mine, words, later, this::save);
        play = begun;
        keys = new KeyTable(mine.board().geometry().side(), settings.vi());
        lastSave = millis.getAsLong();
        toBoard();
        if (copied) {
            begun.say(words.text("copy"));
        }
        learned = false;
        learn(begun);
    }

    /** Finds the solution and the level out, on the side, when nothing else is to be done. */
    private void learn(Play begun) {
        Card card = begun.game().card();
        if (card.solution() != null || !card.puzzle().conflicts().isEmpty()) {
            learned = true;
            return;
        }
        later.begin(
                () -> Checking.known(card),
                known -> {
                    learned = true;
                    begun.game().learn(known);
                },
                () -> learned = true);
    }

    /** Makes a puzzle and begins a game with it. */
    public void make(Wish wish) {
        notice = "";
        making = wish.name(words);
        room = Room.MAKING;
        long seed = seeds.getAsLong();
        later.begin(
                () -> wish.make(seed),
                card -> {
                    if (card == null) {
                        notMade();
                    } else {
                        begin(new Game(store.newKey(), card, millis));
                        save();
                    }
                },
                this::notMade);
    }

    private void notMade() {
        showGames();
        notice = words.text("making.failed");
    }

    /**
     * Opens a puzzle; if there is a game with it that is not finished, and nothing new was brought along, that game.
     */
    public void open(Opening opening) {
        if (opening.progress().isEmpty()) {
            for (Game game : open()) {
                if (game.card().puzzle().equals(opening.card().puzzle())) {
                    begin(game);
                    return;
                }
            }
        }
        Game game = new Game(store.newKey(), opening.card(), millis);
        game.move("link", opening.progress());
        if (game.board().isSolved()) {
            game.finish();
        }
        begin(game);
        save();
    }
}

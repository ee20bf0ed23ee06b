package io.shudu.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeysTest {
    private static List<Key> keys(String sent) throws IOException {
        int[] at = {0};
        KeyReader reader = new KeyReader(
                millis -> at[0] < sent.length() ? sent.charAt(at[0]++) : at[0]++ == sent.length() ? -2 : -1);
        List<Key> keys = new ArrayList<>();
        while (!reader.ended()) {
            Key key = reader.next(0);
            if (key != null) {
                keys.add(key);
            }
        }
        return keys;
    }

    @Test
    void whatTerminalsSendBecomesKeys() throws IOException {
        assertThat(
                        keys(
                                "5\u001b[A\u001bOB\u001b[1;2C\u001b[1;5D\u001b[3~\u001b[5~\u001bOP\u001b[15~\r\u007f\t\u001b[Z"))
                .containsExactly(
                        Key.of("5"),
                        Key.of("Up"),
                        Key.of("Down"),
                        Key.shift("Right"),
                        Key.ctrl("Left"),
                        Key.of("Delete"),
                        Key.of("PageUp"),
                        Key.of("F1"),
                        Key.of("F5"),
                        Key.of("Enter"),
                        Key.of("Backspace"),
                        Key.of("Tab"),
                        Key.shift("Tab"));
        assertThat(keys("\u001b3\u001bh\u001a\u0003 提\u001b"))
                .containsExactly(
                        Key.alt("3"),
                        Key.alt("h"),
                        Key.ctrl("z"),
                        Key.ctrl("c"),
                        Key.of("Space"),
                        Key.of("提"),
                        Key.of("Esc"));
    }

    @Test
    void whatIsNoKeyIsPassedOver() throws IOException {
        assertThat(keys("\u0000\u001b[99~\u001b[200;1;1;1;1;1;1;1;1;1x7")).contains(Key.of("7"));
        assertThat(keys("\u001b[")).containsExactly(Key.alt("["));
    }

    @ParameterizedTest
    @CsvSource({
        "5, ENTER, 5", "0, CLEAR, 0", "!, CORNER, 1", "(, CORNER, 9", "h, HINT, 0", "H, HINT, 0", "k, CHECK, 0",
        "w, UP, 0", "z, TOOL_DIGIT, 0", "M, BACK, 0", "m, CHECKPOINT, 0", "[, UNDO, 0", "], REDO, 0",
                "Space, NEXT_TOOL, 0",
        "F3, FOCUS, 3", "F12, HINT, 0", "?, HELP, 0", "Enter, MENU, 0", "q, QUIT, 0", "１, ENTER, 1"
    })
    void keysOfTheWebGameMeanTheSame(String name, Action action, int number) {
        Command command = new KeyTable(9, false).of(Key.of(name));
        assertThat(command).isEqualTo(new Command(action, number, false));
    }

    @Test
    void shiftAndCapitalsSelectOnTheWay() {
        KeyTable table = new KeyTable(9, false);
        assertThat(table.of(Key.shift("Up"))).isEqualTo(new Command(Action.UP, 0, true));
        assertThat(table.of(Key.of("W"))).isEqualTo(new Command(Action.UP, 0, true));
        assertThat(table.of(Key.alt("4"))).isEqualTo(new Command(Action.COLOUR, 4, false));
        assertThat(table.of(Key.alt("9"))).isNull();
        assertThat(table.of(Key.ctrl("z"))).isEqualTo(Command.of(Action.UNDO));
        assertThat(table.of(Key.alt("Backspace"))).isEqualTo(Command.of(Action.CLEAR_ALL));
        assertThat(table.of(Key.of("é"))).isNull();
    }

    @Test
    void onLargeBoardsLettersAreDigitsAndCommandsNeedAlt() {
        KeyTable table = new KeyTable(16, false);
        assertThat(table.of(Key.of("a"))).isEqualTo(Command.of(Action.ENTER, 10));
        assertThat(table.of(Key.of("G"))).isEqualTo(Command.of(Action.ENTER, 16));
        assertThat(table.of(Key.of("h"))).isNull();
        assertThat(table.of(Key.alt("h"))).isEqualTo(Command.of(Action.HINT));
        assertThat(table.of(Key.alt("a"))).isEqualTo(Command.of(Action.LEFT));
    }

    @Test
    void fingersThatKnowViHaveTheirKeys() {
        KeyTable table = new KeyTable(9, true);
        assertThat(table.of(Key.of("h"))).isEqualTo(Command.of(Action.LEFT));
        assertThat(table.of(Key.of("j"))).isEqualTo(Command.of(Action.DOWN));
        assertThat(table.of(Key.of("J"))).isEqualTo(new Command(Action.DOWN, 0, true));
        assertThat(table.of(Key.of("H"))).isEqualTo(Command.of(Action.HINT));
        assertThat(table.of(Key.of("K"))).isEqualTo(Command.of(Action.CHECK));
    }
}

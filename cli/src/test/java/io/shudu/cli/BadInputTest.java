package io.shudu.cli;

import static io.shudu.testkit.Puzzles.EASY;
import static io.shudu.testkit.Puzzles.SOLVED;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Everything that people and programs get wrong: the exact exit status, a message that says what is wrong, where and
 * what is accepted, no stack trace, and the rest of the work still done.
 */
class BadInputTest {
    private static final String TWICE = "55" + EASY.substring(2);
    private static final String COLUMN_TWICE = EASY.substring(0, 27) + "5" + EASY.substring(28);
    private static final String BOX_TWICE = EASY.substring(0, 19) + "5" + EASY.substring(20);

    @TempDir
    Path folder;

    private final List<DynamicTest> cases = new ArrayList<>();

    @TestFactory
    Stream<DynamicTest> badInput() throws IOException {
        onePuzzle();
        lines();
        files();
        options();
        search();
        assertThat(cases).hasSizeGreaterThanOrEqualTo(40);
        return cases.stream();
    }

    private void onePuzzle() {
        bad("too short", 1, "\n", "<argument 1>:1: cells found: 80; a board has", "solve", EASY.substring(1));
        bad("too long", 1, "\n", "<argument 1>:1: cells found: 82; a board has", "solve", EASY + "1");
        bad("one character", 1, "\n", "cells found: 1; a board has", "solve", "5");
        bad(
                "letter",
                1,
                "\n",
                "column 3: X is not allowed on this board; use 1 to 9",
                "solve",
                "53X" + EASY.substring(3));
        bad("punctuation", 1, "\n", "column 4: ? is not allowed on this board", "solve", "53.?" + EASY.substring(4));
        bad(
                "digit beyond 4x4",
                1,
                "\n",
                "column 2: 5 is not allowed on this board; use 1 to 4",
                "solve",
                "15..............");
        bad("empty argument", 1, "\n", "nothing to read", "solve", "");
        bad("blank argument", 1, "\n", "nothing to read", "solve", "   ");
        bad("circled digits", 1, "\n", "column 1: ⑤ is not allowed", "solve", "⑤" + EASY.substring(1));
        bad("row twice", 1, "\n", "<argument 1>:1: 5 appears twice in row 1: r1c1 and r1c2", "solve", TWICE);
        bad("column twice", 1, "\n", "5 appears twice in column 1: r1c1 and r4c1", "solve", COLUMN_TWICE);
        bad("box twice", 1, "\n", "5 appears twice in box 1: r1c1 and r3c2", "solve", BOX_TWICE);
        bad("row twice, checked", 1, "conflict\n", "5 appears twice in row 1: r1c1 and r1c2", "check", TWICE);
        bad("no solution", 1, "\n", "<argument 1>:1: no solution", "solve", "12345678.........9" + ".".repeat(63));
        bad("wrong size", 1, "\n", "cells found: 81, but this board has 256", "solve", "--size", "16", EASY);
        bad("wrong box", 1, "\n", "cells found: 81, but this board has 36", "solve", "--box", "2x3", EASY);
        bad("wrong --from", 1, "\n", "<argument 1>:1: ", "solve", "--from", "hodoku", EASY);
        bad(
                "broken JSON",
                1,
                "\n",
                "<argument 1>:2: column 1: not valid json; expected here: a value",
                "solve",
                "--from",
                "json",
                "{\"puzzle\":");
        bad(
                "JSON with a number for a puzzle",
                1,
                "\n",
                "column 11: not valid json; expected here: a text in double quotes",
                "solve",
                "{\"puzzle\":1}");
        bad(
                "broken JSON in Chinese",
                1,
                "\n",
                "第 11 列：json 格式有误，此处应为：双引号括起的文本",
                "solve",
                "--lang",
                "zh",
                "{\"puzzle\":1}");
        bad("JSON without puzzle", 1, "\n", "puzzle is missing", "solve", "{\"a\":1}");
        bad("broken XML", 1, "\n", "not valid opensudoku", "solve", "<opensudoku><game data=");
        bad(
                "short row",
                1,
                "\n",
                "cells found in row 2: 8; there must be 9",
                "solve",
                grid().replace("6..195...", "6..195.."));
        bad("missing row", 1, "\n", "rows found: 8; there must be 9", "solve", grid().substring(0, 80));
        bad("impossible swap", 1, "\n", "not possible on 9x9", "transform", "--swap-rows", "1,4", EASY);
        bad("impossible relabelling", 1, "\n", "not possible on 9x9", "transform", "--relabel", "11", EASY);
        bad(
                "error in Chinese",
                1,
                "\n",
                "<参数 1>:1: 第 3 列：X 不能填在这种盘面上",
                "--lang",
                "zh",
                "solve",
                "53X" + EASY.substring(3));
        bad(
                "a file where a puzzle belongs",
                1,
                "\n",
                "is a file; to read puzzles from it: -i ",
                "solve",
                folder.toString());
    }

    private void lines() {
        String three = EASY + "\n" + EASY.substring(1) + "\n" + EASY + "\n";
        piped(
                "the other lines go on",
                three,
                1,
                SOLVED + "\n\n" + SOLVED + "\n",
                "<stdin>:2: cells found: 80",
                "solve");
        piped(
                "csv keeps the place",
                three,
                1,
                "puzzle,solutions,solution\n" + EASY + ",1," + SOLVED + "\n" + EASY.substring(1) + ",error,\n" + EASY
                        + ",1," + SOLVED + "\n",
                "<stdin>:2: ",
                "solve",
                "-f",
                "csv");
        piped(
                "json keeps the place",
                EASY.substring(1) + "\n",
                1,
                "{\"line\":1,\"error\":\"cells found: 80; a board has 16, 36, 64, 81, 100, 144, 256, 625, 1296 …\",\"reason\":\"wrong-length\",\"args\":[\"80\"]}\n",
                "<stdin>:1: ",
                "solve",
                "-f",
                "json");
        piped(
                "check csv keeps the columns",
                "1\n" + SOLVED + "\n",
                1,
                "puzzle,verdict,solutions,minimal,conflicts\n1,error,,,\n" + SOLVED + ",unique,1,false,\n",
                "<stdin>:1: ",
                "check",
                "-f",
                "csv");
        piped("bad lines are said even when quiet", "x\n", 1, "\n", "<stdin>:1: ", "solve", "-q");
        piped(
                "good lines after binary",
                "\u0000\u0001\u0002\ufffd\n" + EASY + "\n",
                1,
                "\n" + SOLVED + "\n",
                "<stdin>:1: column 1: U+0000",
                "solve");
        piped(
                "comments pass, blank lines pass",
                "# title\n\n" + EASY + "\nbad\n",
                1,
                "# title\n\n" + SOLVED + "\n\n",
                "<stdin>:4: ",
                "solve");
        piped("mixed sizes", "1.............2.\n" + EASY + "\n", 1, null, "<stdin>:1: 2 or more solutions", "solve");
        bytes("not UTF-8", new byte[] {(byte) 0xff, (byte) 0xfe, 'x', '\n'}, 1, "\n", "<stdin>:1: ", "solve");
        piped(
                "a line of three million characters",
                "1".repeat(3_000_000) + "\n" + EASY + "\n",
                1,
                "\n" + SOLVED + "\n",
                "<stdin>:1: too long",
                "solve");
        piped("a gigantic grid", ("1".repeat(200) + "\n").repeat(200) + "\n", 1, null, "<stdin>:1: ", "solve");
        piped("empty input", "", 0, "", "", "solve");
        piped("only a comment", "# nothing here\n", 0, "# nothing here\n", "", "solve");
    }

    private void files() throws IOException {
        Path file = Files.writeString(folder.resolve("one.txt"), EASY + "\n");
        Path empty = Files.writeString(folder.resolve("empty.txt"), "");
        String missing = folder.resolve("missing.txt").toString();
        bad("missing file", 3, "", "shudu: " + missing + ": no such file", "solve", "-i", missing);
        bad(
                "missing file, the other is read",
                3,
                SOLVED + "\n",
                missing + ": no such file",
                "solve",
                "-i",
                missing,
                "-i",
                file.toString());
        bad("folder as file", 3, "", "is a folder, not a file", "solve", "-i", folder.toString());
        bad("folder as output", 3, "", "is a folder, not a file", "solve", EASY, "-o", folder.toString());
        bad(
                "output into a missing folder",
                3,
                "",
                "its folder does not exist",
                "solve",
                EASY,
                "-o",
                folder.resolve("a/b.txt").toString());
        bad(
                "output over the input",
                2,
                "",
                "is both input and output",
                "solve",
                "-i",
                file.toString(),
                "-o",
                file.toString());
        bad("empty file", 0, "", "", "solve", "-i", empty.toString());
        bad("impossible file name", 3, "", "no such file", "solve", "-i", "a\0b");
        assertThat(file).hasContent(EASY);
    }

    private void options() {
        bad("no command", 2, "", "Usage: shudu");
        bad("unknown command", 2, "", "unknown command, option or argument: slove. Did you mean: solve", "slove", EASY);
        bad("unknown option", 2, "", "--fast", "solve", "--fast", EASY);
        bad("option without value", 2, "", "something is missing: --limit", "solve", EASY, "--limit");
        bad("limit 0", 2, "", "--limit 0: must be a whole number, at least 1", "solve", "--limit", "0", EASY);
        bad("limit in words", 2, "", "--limit two: must be", "solve", "--limit", "two", EASY);
        bad(
                "limit too large",
                2,
                "",
                "--limit 99999999999999999999: must be",
                "solve",
                "--limit",
                "99999999999999999999",
                EASY);
        bad("negative budget", 2, "", "--budget -1: must be", "solve", "--budget", "-1", EASY);
        bad(
                "engine not there",
                2,
                "",
                "--engine vector: this Java has no Vector API",
                "solve",
                "--engine",
                "vector",
                EASY);
        bad(
                "unknown engine",
                2,
                "",
                "--engine warp: use auto, classic, vector or general",
                "solve",
                "--engine",
                "warp",
                EASY);
        bad("all and count", 2, "", "--all and --count cannot be used together", "solve", "--all", "--count", EASY);
        bad(
                "unknown format",
                2,
                "",
                "--format pdf: unknown format; use grid, line, csv, json",
                "solve",
                "-f",
                "pdf",
                EASY);
        bad("unknown input format", 2, "", "--from pdf: unknown format; use one of", "solve", "--from", "pdf", EASY);
        bad("size 7", 2, "", "--size 7: no such board; use 4, 6, 8, 9", "generate", "--size", "7");
        bad("size 40", 2, "", "--size 40: no such board", "grid", "--size", "40");
        bad("size in words", 2, "", "--size nine: no such board", "grid", "--size", "nine");
        bad("box 1x9", 2, "", "--box 1x9: not a box; use ROWSxCOLUMNS", "grid", "--box", "1x9");
        bad("box 33", 2, "", "--box 33: not a box", "grid", "--box", "33");
        bad("box 7x7", 2, "", "--box 7x7: not a box", "grid", "--box", "7x7");
        bad(
                "size and box",
                2,
                "",
                "--size 9 and --box 2x3 contradict each other",
                "grid",
                "--size",
                "9",
                "--box",
                "2x3");
        bad("no threads", 2, "", "--threads 0: must be a whole number from 1 to 1024", "solve", "--threads", "0", EASY);
        bad(
                "negative seed",
                2,
                "",
                "--seed -3: must be a whole number from 0 to 9007199254740991",
                "grid",
                "--seed",
                "-3");
        bad("count in words", 2, "", "--count many: must be", "grid", "--count", "many");
        bad(
                "unknown method",
                2,
                "",
                "--method magic: unknown; use one of search, restart, boxes, shift, shuffle, uniform, chain",
                "grid",
                "--method",
                "magic");
        bad(
                "uniform on another board",
                2,
                "",
                "--method uniform: makes only 9x9 grids; for side 16 use one of search",
                "grid",
                "--size",
                "16",
                "--method",
                "uniform");
        bad("base without shuffle", 2, "", "--base needs --method shuffle", "grid", "--base", SOLVED);
        bad(
                "incomplete base",
                2,
                "",
                "--base: the grid to shuffle must be complete",
                "grid",
                "--method",
                "shuffle",
                "--base",
                EASY);
        bad(
                "base of another size",
                2,
                "",
                "--base: cells found: 16, but this board has 81",
                "grid",
                "--method",
                "shuffle",
                "--base",
                "1234341221434321");
        bad("symmetry", 2, "", "--symmetry rot45: unknown; use one of none, rot180", "generate", "--symmetry", "rot45");
        bad("id", 2, "", "--id 1:3x3:x: \"x\" is not a grid method", "generate", "--id", "1:3x3:x");
        bad("id of the future", 2, "", "starts with \"2\"; use an id of version 1", "generate", "--id", "2:x");
        bad("id and seed", 2, "", "leave out --seed", "generate", "--id", "1:heart:5", "--seed", "1");
        bad("too many holes", 2, "", "--holes 82: use N or A..B from 0 to 81", "generate", "--holes", "82");
        bad("too many holes a row", 2, "", "--holes 10/row: use", "generate", "--holes", "10/row");
        bad(
                "holes and clues",
                2,
                "",
                "--holes and --clues cannot be used together",
                "generate",
                "--holes",
                "40",
                "--clues",
                "30");
        bad("clues backwards", 2, "", "--clues 30..20: use N or A..B from 0 to 81", "generate", "--clues", "30..20");
        bad("no tries", 2, "", "--tries 0: must be", "generate", "--tries", "0");
        bad("odd rotation", 2, "", "--rotate 45: use 90, 180 or 270", "transform", "--rotate", "45", EASY);
        bad("odd mirror", 2, "", "--mirror up: use left-right or top-bottom", "transform", "--mirror", "up", EASY);
        bad("half a pair", 2, "", "1: use two numbers", "transform", "--swap-rows", "1", EASY);
        bad("nothing to transform", 2, "", "choose at least one change", "transform", EASY);
        bad("unknown shell", 2, "", "fish: use bash or zsh", "completion", "fish");
        bad("no shell", 2, "", "something is missing: bash|zsh", "completion");
        bad("unknown language", 2, "", "--lang fr: use en or zh", "--lang", "fr", "solve", EASY);
        bad("unknown command in Chinese", 2, "", "未知的命令、选项或参数：slove", "--lang=zh", "slove");
    }

    private void search() {
        bad("search without mode", 2, "", "search MODE INIT; MODE is three letters", "search");
        bad("search without init", 2, "", "search MODE INIT", "search", "BFA");
        bad("unknown mode", 2, "", "mode XYZ: must be three letters", "search", "XYZ", "auto:40");
        bad("mode too long", 2, "", "mode BFAA: must be", "search", "BFAA", "auto:40");
        bad(
                "unknown init",
                2,
                "",
                "auto:82: use fixed:0 to fixed:7 (9x9 only) or auto:0 to auto:81",
                "search",
                "BFA",
                "auto:82");
        bad("no such fixed puzzle", 2, "", "fixed:8: use", "search", "BFA", "fixed:8");
        bad("fixed puzzle of another size", 2, "", "fixed:1: use", "search", "BFA", "fixed:1", "--size", "4");
        bad("words after init", 2, "", "unknown command, option or argument: more", "search", "BFA", "fixed:1", "more");
        bad("no solutions kept", 2, "", "--max 0: must be", "search", "BFA", "fixed:1", "--max", "0");
    }

    private static String grid() {
        StringBuilder grid = new StringBuilder();
        for (int row = 0; row < 9; row++) {
            grid.append(EASY, 9 * row, 9 * row + 9).append('\n');
        }
        return grid.toString();
    }

    private void bad(String name, int status, String out, String message, String... args) {
        piped(name, "", status, out, message, args);
    }

    private void piped(String name, String input, int status, @Nullable String out, String message, String... args) {
        bytes(name, input.getBytes(StandardCharsets.UTF_8), status, out, message, args);
    }

    private void bytes(String name, byte[] input, int status, @Nullable String out, String message, String... args) {
        cases.add(DynamicTest.dynamicTest(name, () -> {
            Shell.Outcome outcome = new Shell().input(input).run(args);
            assertThat(outcome.err()).contains(message).doesNotContain("\tat ").doesNotContain("Exception");
            if (message.isEmpty() && status == 0) {
                assertThat(outcome.err()).isEmpty();
            }
            assertThat(outcome.status()).isEqualTo(status);
            if (out != null) {
                assertThat(outcome.out()).isEqualTo(out);
            }
        }));
    }
}

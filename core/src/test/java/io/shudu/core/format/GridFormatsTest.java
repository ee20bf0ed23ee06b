package io.shudu.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GridFormatsTest {
    @Test
    void lists_every_format_once_and_finds_it_by_id() {
        assertThat(GridFormats.all())
                .extracting(GridFormat::id)
                .containsExactly(
                        "opensudoku",
                        "separated",
                        "json",
                        "kaggle",
                        "hodoku",
                        "sdk",
                        "link",
                        "double-frame",
                        "frame",
                        "pencilmarks",
                        "ss",
                        "bordered",
                        "spaced",
                        "plain",
                        "sdm",
                        "line");
        for (GridFormat format : GridFormats.all()) {
            assertThat(GridFormats.byId(format.id())).isSameAs(format);
        }
        assertThat(GridFormats.byId("Line")).isNull();
    }

    /** The backslash stands for a line break. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "line;1...4321..3.2..4",
                "line;nonsense",
                "sdm;1000432100302004 easy",
                "plain;1...\\4321\\..3.\\2..4",
                "plain;1 . . .\\4 3 2 1\\. . 3 .\\2 . . 4",
                "plain;1...\\4321\\..3",
                "plain;1... 4321 1234 1234\\1... 4321 1234 1234\\1... 4321 1234 1234",
                "bordered;1 .|. .\\4 3|2 1\\---+---\\. .|3 .\\2 .|. 4",
                "bordered;---\\1...\\4321\\..3.\\2..4",
                "bordered;.-----.\\|1 .|. .|\\|4 3|2 1|",
                "frame;|1| | | |\\|4|3|2|1|\\| | |3| |",
                "frame;+=+=+=+=+\\|1| | | |\\+-+-+-+-+\\|4|33|2|1|",
                "double-frame;||1| || | ||\\||4|3||2|1||",
                "double-frame;++==+==++",
                "spaced;  1  .    .  .\\  4  3    2  1",
                "sdk;[Puzzle]\\1...",
                "sdk;#A x\\1...\\[State]\\1...",
                "ss;*---*\\|1.|..|\\|43|21|",
                "ss;---\\|1.|..|\\|4 3|2 1|\\I012",
                "pencilmarks;1 23 4 23\\4 23 1 23\\234 1 3 24\\2 34 12 4",
                "pencilmarks;1234 1234 1234 1234\\1234 1234 1234 1234\\1234 1234 1234 1234\\1234 1234 1234 1234",
                "pencilmarks;.---.\\|1 2|3 4|",
                "pencilmarks;+---+\\|<1> <2>|*3* <4>|\\|<3> <4>|<1> <2>|\\|<2> *1*|<4> <3>|",
                "plain;*A* *1* **2 3**\\*** *5* **2 3**\\*1* *** **2 3**",
                "hodoku;:0000:x:1...",
                "hodoku; ::::",
                "bordered;:---:---:\\1...",
                "kaggle;quizzes,solutions",
                "kaggle;id,Puzzle ,x\\1,2,3",
                "kaggle;1000432100302004,",
                "kaggle;\"1000432100302004,1234432141323214\"",
                "opensudoku;<?xml?>",
                "opensudoku;  <",
                "separated;1,.,.,.\\4,3,2,1\\.,.,3",
                "separated;1 . . . 4 3 2 1 . . 3 . 2 . . 4",
                "link;https://sudokupad.app/x",
                "link;看 https://x",
                "json;{",
                "json;\\ [{",
            })
    void recognises_a_format_by_its_look(String id, String text) {
        String unquoted = text.startsWith("\"") ? text.substring(1, text.length() - 1) : text;
        assertThat(GridFormats.recognise(unquoted.replace('\\', '\n')).id()).isEqualTo(id);
    }

    @Test
    void what_is_nothing_is_taken_for_a_line() {
        assertThat(GridFormats.recognise("").id()).isEqualTo("line");
        assertThat(GridFormats.recognise(" \n# x\n").id()).isEqualTo("line");
    }

    @Test
    void looks_only_at_the_beginning() {
        assertThat(GridFormats.recognise("x".repeat(6000) + "\n" + "{".repeat(300))
                        .id())
                .isEqualTo("line");
        assertThat(GridFormats.recognise("#\n".repeat(150) + "{").id()).isEqualTo("line");
        assertThat(GridFormats.recognise("#\n".repeat(149) + "{").id()).isEqualTo("json");
    }
}

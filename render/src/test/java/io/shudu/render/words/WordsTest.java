package io.shudu.render.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.shudu.core.format.LeftOut;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.House;
import io.shudu.core.transform.TransformStep;
import io.shudu.generate.PuzzleId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class WordsTest {
    private static final Words WORDS = EngineWords.WORDS;

    @Test
    void bothLanguagesStandTogether() {
        Words words = Words.of("# remark\n\na.b = one {0}\n    一 {0}\nc = two \\\n    二\n");
        assertThat(words.keys()).containsExactly("a.b", "c");
        assertThat(words.text(Language.ENGLISH, "a.b", 1)).isEqualTo("one 1");
        assertThat(words.text(Language.CHINESE, "a.b", "{0}")).isEqualTo("一 {0}");
        assertThat(words.text(Language.ENGLISH, "c")).isEqualTo("two ");
        assertThat(words.has("d")).isFalse();
        assertThatIllegalArgumentException().isThrownBy(() -> words.text(Language.ENGLISH, "d"));
    }

    @Test
    void keysMayShareATextAndTextsMayContainOthers() {
        Words words = Words.of("a, b = one {0|is|are}\n    一 {0}\nc = {+b} two {+a}\n    {+b}二{+a}\n");
        assertThat(words.keys()).containsExactly("a", "b", "c");
        assertThat(words.pattern(Language.ENGLISH, "c")).isEqualTo("one {0|is|are} two one {0|is|are}");
        assertThat(words.pattern(Language.CHINESE, "c")).isEqualTo("一 {0}二一 {0}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a = one",
                "a, a = one\n    一",
                "a = {+b}\n    {+b}",
                "a = one\nb = two\n    二",
                "a = one\n    一\na = one\n    一",
                "a = one\n    一\n    壹",
                "a = one {0}\n    一 {1}",
                "a = one\n    一 {0}",
                "a\n    一"
            })
    void halfOfItIsRefused(String written) {
        assertThatIllegalArgumentException().isThrownBy(() -> Words.of(written));
    }

    @ParameterizedTest
    @CsvSource({"en, ENGLISH", "zh, CHINESE", "zh_CN.UTF-8, CHINESE", "ZH-hant, CHINESE", "de, ENGLISH", "'', ENGLISH"})
    void aLanguageIsKnownByItsTag(String tag, Language language) {
        assertThat(Language.of(tag)).isEqualTo(language);
    }

    @Test
    void everythingIsSaidInChinese() {
        for (Words words : List.of(EngineWords.WORDS, TechniqueWords.WORDS)) {
            for (String key : words.keys()) {
                String chinese = words.pattern(Language.CHINESE, key);
                boolean onlyNames =
                        key.equals("request.flag") || key.equals("step.rotate") || key.equals("step.mirror");
                assertThat(onlyNames || chinese.codePoints().anyMatch(c -> c > 0x2E80))
                        .as(key)
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyReasonForATextHasWords(ParseReason reason) {
        assertThat(WORDS.has("parse." + reason.id())).isTrue();
    }

    @Test
    void whatWasLeftOutIsNamed() {
        assertThat(Explanation.of(Language.ENGLISH, List.of(LeftOut.values())))
                .isEqualTo("only the digits were read; left out: odd-shaped boxes, diagonals, rules about neighbours, "
                        + "cages with sums, lines and arrows, other clues, drawings");
        assertThat(Explanation.of(Language.CHINESE, List.of(LeftOut.CAGES, LeftOut.LINES)))
                .isEqualTo("只读取了数字；略去的有：带和数的框、线和箭头");
    }

    @ParameterizedTest
    @EnumSource
    void everyReasonForARequestHasWords(RequestReason reason) {
        assertThat(WORDS.has("request." + reason.id())).isTrue();
    }

    @Test
    void everyPartThatMayBeWrongHasWords() {
        for (TransformStep.Reason reason : TransformStep.Reason.values()) {
            assertThat(WORDS.has("step." + reason.id())).as(reason.name()).isTrue();
        }
        for (PuzzleId.Part part : PuzzleId.Part.values()) {
            assertThat(WORDS.has("id." + part.id())).as(part.name()).isTrue();
        }
        for (House.Kind kind : House.Kind.values()) {
            assertThat(WORDS.has("house." + kind.id())).as(kind.name()).isTrue();
        }
    }

    @Test
    void whatIsExpectedHasWordsUnlessItIsASign() {
        for (String word : ParseReason.WORDS) {
            ParseResult.Bad bad = ParseResult.Bad.of(1, 3, ParseReason.BAD_SYNTAX, "json", word);
            String words = Explanation.expected(Language.CHINESE, word);
            assertThat(words).isNotEqualTo(word);
            assertThat(Explanation.inLine(Language.CHINESE, bad)).isEqualTo("第 3 列：json 格式有误，此处应为：" + words);
        }
        assertThat(Explanation.inLine(Language.ENGLISH, ParseResult.Bad.of(1, 3, ParseReason.BAD_SYNTAX, "json", "}")))
                .isEqualTo("column 3: not valid json; expected here: }");
    }

    @Test
    void aRequestIsAnsweredWithWhatIsAccepted() {
        Failure number = new Failure.BadRequest("limit", RequestReason.NUMBER, List.of("2", "1000"));
        assertThat(number.words(Language.ENGLISH)).isEqualTo("limit must be a whole number from 2 to 1000");
        assertThat(number.words(Language.CHINESE)).isEqualTo("limit：应为 2 到 1000 的整数");
        Failure step =
                new Failure.BadRequest("steps", RequestReason.STEP, List.of("relabel", "relabel 12", "12", "9", "9"));
        assertThat(step.words(Language.ENGLISH)).isEqualTo("steps must be 9 digits, 1 to 9, each once; not relabel 12");
        Failure id = new Failure.BadRequest("id", RequestReason.ID, List.of("seed", "x"));
        assertThat(id.words(Language.ENGLISH)).contains("this one is wrong: \"x\" is not a seed");
        Failure json = new Failure.BadRequest("", RequestReason.JSON, List.of("11", "value"));
        assertThat(json.words(Language.CHINESE)).isEqualTo("请求应为 JSON；第 11 个字符处应为：一个值");
    }
}

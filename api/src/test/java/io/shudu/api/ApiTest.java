package io.shudu.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.json.JsonProblem;
import io.shudu.core.json.JsonValue;
import io.shudu.generate.Acceptance;
import io.shudu.generate.holes.PerRow;
import io.shudu.testkit.Puzzles;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the operations answer; expected values are worked out by hand or come from published puzzles. */
class ApiTest {
    /** The example of the Wikipedia article on Sudoku. */
    private static final String PUZZLE = Puzzles.EASY;

    private static final String SOLUTION = Puzzles.SOLVED;

    /** Its three solutions are 1234342121434312, 1234432121433412 and 1234432124133142. */
    private static final String THREE = "1.3............2";

    private static String answer(Operation operation, String request) {
        return answer(operation, request, Limits.USUAL);
    }

    private static String answer(Operation operation, String request, Limits limits) {
        return Api.answer(operation.id(), json(request), limits);
    }

    private static String json(String text) {
        return text.replace('\'', '"');
    }

    @Test
    void parseListsPuzzlesAndProblems() {
        assertThat(answer(Operation.PARSE, "{'text':'1.3..........4.2\\n\\n# remark\\n1.x.............'}"))
                .isEqualTo(json("{'puzzles':[{'line':1,'puzzle':'1.3..........4.2','board':'4'},"
                        + "{'line':4,'error':{'code':'bad-puzzle','reason':'bad-character','line':4,'column':3,"
                        + "'args':['x','4'],'text':{'en':'line 4, column 3: x is not allowed on this board;"
                        + " use 1 to 4, and . 0 * _ for empty cells',"
                        + "'zh':'第 4 行第 3 列：x 不能填在这种盘面上；可用 1 到 4，空格用 . 0 * _'}}}],'more':false}"));
        assertThat(answer(Operation.PARSE, "{'text':'" + PUZZLE + "\\n" + PUZZLE + "','limit':1}"))
                .contains(json("'more':true"))
                .containsOnlyOnce(PUZZLE);
        assertThat(answer(Operation.PARSE, "{'text':'" + THREE + "','box':'2x3'}"))
                .contains(json("'reason':'wrong-size'"), json("'args':['16','36']"));
        assertThat(answer(Operation.PARSE, "{'text':''}")).isEqualTo(json("{'puzzles':[],'more':false}"));
    }

    @Test
    void whatIsWrittenIsParsedAgain() {
        String marks = ",'','','','','','','','','','','','','',''";
        String position = "'puzzle':'1...4321..3.2..4','values':'12..4321..3.2..4'";
        String written = answer(
                Operation.WRITE,
                "{" + position + ",'candidates':['','','34'" + marks.substring(3) + "],'format':'json'}");
        assertThat(written).startsWith(json("{'text':'"));
        String text = written.substring(json("{'text':").length(), written.length() - 1);
        assertThat(answer(Operation.PARSE, json("{'text':") + text + "}", Limits.USUAL))
                .contains(json(position))
                .contains(json("'candidates':['','','34',''"));
    }

    @Test
    void solveTellsHowMany() {
        assertThat(answer(Operation.SOLVE, "{'puzzle':'" + PUZZLE + "'}"))
                .isEqualTo(json("{'puzzle':'" + PUZZLE + "','board':'9','verdict':'unique','solutions':1,'solution':'"
                        + SOLUTION + "'}"));
        assertThat(answer(Operation.SOLVE, "{'puzzle':'" + THREE + "','limit':10,'all':true}"))
                .contains(json("'verdict':'multiple','solutions':3,"))
                .contains("1234342121434312", "1234432121433412", "1234432124133142");
        assertThat(answer(Operation.SOLVE, "{'puzzle':'" + THREE + "'}")).contains(json("'solutions':'2+'"));
        assertThat(answer(Operation.SOLVE, "{'puzzle':'12..34..........'}")).contains(json("'verdict':'multiple'"));
        assertThat(answer(Operation.SOLVE, "{'puzzle':'123....4........'}"))
                .isEqualTo(json("{'puzzle':'123....4........','board':'4','verdict':'none','solutions':0}"));
        assertThat(answer(Operation.SOLVE, "{'puzzle':'11..............','box':null}"))
                .isEqualTo(json("{'puzzle':'11..............','board':'4','verdict':'conflict','solutions':0}"));
        assertThat(answer(Operation.SOLVE, "{'puzzle':'" + ".".repeat(625) + "','budget':1}"))
                .contains(json("'verdict':'incomplete','solutions':'0+','gaveUp':true"));
    }

    @Test
    void checkSaysWhatIsWrong() {
        assertThat(answer(Operation.CHECK, "{'puzzle':'1.3..........4.2'}"))
                .isEqualTo(json("{'puzzle':'1.3..........4.2','board':'4','verdict':'unique','solutions':1,"
                        + "'minimal':true,'conflicts':[],'ambiguous':[],'solution':'1234432121433412'}"));
        assertThat(answer(Operation.CHECK, "{'puzzle':'" + THREE + "'}"))
                .contains(json("'verdict':'multiple','solutions':3,'minimal':null,'conflicts':[],'ambiguous':["
                        + "'r2c1','r2c2','r3c2','r3c3','r4c1','r4c2','r4c3']"));
        assertThat(answer(Operation.CHECK, "{'puzzle':'11..............','values':'11.............1'}"))
                .contains(json("'puzzle':'11..............'"))
                .contains(json("'verdict':'conflict','solutions':0,'minimal':null,'conflicts':[['r1c1','r1c2']]"));
        assertThat(answer(Operation.CHECK, "{'puzzle':'" + PUZZLE + "'}")).contains(json("'minimal':false"));
        assertThat(answer(Operation.CHECK, "{'puzzle':'" + PUZZLE + "','budget':1}"))
                .contains(json("'verdict':'unique'"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // One solution: entries are compared with it.
                "1.3..........4.2| r1c2=2| sound| | 1",
                "1.3..........4.2| r1c2=4,r1c4=4| unsound| r1c2=4| 0",
                "1.3..........4.2| r1c2=2,r2c1=3,r1c4=4| unsound| r2c1=3| 1",
                // Givens may be entered once more, but not changed.
                "1.3..........4.2| r1c1=1| sound| | 1",
                "1.3..........4.2| r1c1=2| unsound| r1c1=2| 0",
                // Several solutions: the first of two entries that exclude each other is right.
                "1.3............2| r2c1=3,r2c2=4| sound| | 2",
                "1.3............2| r2c1=4,r2c2=3| sound| | 2",
                "1.3............2| r2c1=4,r3c2=1| sound| | 2",
                "1.3............2| r2c1=3,r2c1=4| unsound| r2c1=4| 1",
                "1.3............2| r2c1=3,r3c2=4,r3c2=1| unsound| r3c2=4| 1",
                // No solution.
                "123....4........| | unsound| | 0",
                "123....4........| r1c4=4| unsound| r1c4=4| 0",
                "11..............| | unsound| | 0",
                ".................................................................................| r1c1=1| sound| | 1"
            })
    void judgeCallsNoOtherSolutionWrong(
            String puzzle, @Nullable String entries, String verdict, @Nullable String wrong, int sound) {
        String request = "{'puzzle':'" + puzzle + "','entries':" + list(entries) + "}";
        assertThat(answer(Operation.JUDGE, request))
                .isEqualTo(
                        json("{'verdict':'" + verdict + "','wrong':" + list(wrong) + ",'soundEntries':" + sound + "}"));
    }

    private static String list(@Nullable String items) {
        return items == null ? "[]" : "['" + String.join("','", items.split(",", -1)) + "']";
    }

    @Test
    void judgeSaysWhenItGivesUp() {
        String large = ".".repeat(625);
        assertThat(answer(Operation.JUDGE, "{'puzzle':'" + large + "','entries':['r1c1=1'],'budget':1}"))
                .isEqualTo(json("{'verdict':'incomplete','wrong':[],'soundEntries':0}"));
    }

    @Test
    void generateMakesThePuzzleOfItsId() {
        String first = answer(Operation.GENERATE, "{'seed':482913,'symmetry':'rot180'}");
        assertThat(first)
                .contains(
                        json("'clues':36,'symmetry':'rot180','minimal':false,'level':'beginner',"),
                        json("'emptiness':'some','method':'uniform','holes':'5/row','seed':482913,"
                                + "'index':0,'id':'1:9:uniform:5/row:rot180:unique:482913:0','missing':0,"
                                + "'asWished':true}"));
        assertThat(answer(Operation.GENERATE, "{'id':'1:3x3:uniform:5/row:rot180:unique:482913:0'}"))
                .isEqualTo(first);
        for (String same :
                List.of("'size':9,'box':'3x3','holes':'5/row'", "'board':'9','holes':'some'", "'holes':'normal'")) {
            assertThat(answer(Operation.GENERATE, "{" + same + ",'symmetry':'rot180','seed':482913}"))
                    .as(same)
                    .isEqualTo(first);
        }
        String heart = answer(Operation.GENERATE, "{'pattern':'heart','seed':7}");
        assertThat(heart)
                .contains(json("'clues':22,'symmetry':'mirror',"), json("'method':'heart','holes':'59','seed':7"));
        assertThat(answer(Operation.GENERATE, "{'id':'1:heart:7'}")).isEqualTo(heart);
        String large = answer(Operation.GENERATE, "{'size':16,'holes':'few','seed':1,'index':3}");
        assertThat(large).contains(json("'id':'1:16:chain:6/row:none:unique:1:3:4'"));
        assertThat(answer(Operation.GENERATE, "{'id':'1:4x4:chain:6/row:none:unique:1:3:4'}"))
                .isEqualTo(large);
    }

    @Test
    void transformDoesTheStepsInOrder() {
        assertThat(answer(Operation.TRANSFORM, "{'puzzle':'1.3..........4.2','steps':['transpose']}"))
                .isEqualTo(json("{'puzzle':'1.3..........4.2','grid':'1......43......2','board':'4'}"));
        assertThat(answer(Operation.TRANSFORM, "{'puzzle':'" + "1" + ".".repeat(35) + "','steps':['rotate 90']}"))
                .endsWith(json("'grid':'.....1" + ".".repeat(30) + "','board':'3x2'}"));
        assertThat(
                        answer(
                                Operation.TRANSFORM,
                                "{'puzzle':'1.3..........4.2','steps':['swap-digits 1,2','swap-rows 1,2','mirror left-right']}"))
                .endsWith(json("'grid':'.....3.2....1.4.','board':'4'}"));
        String shuffled = answer(Operation.TRANSFORM, "{'puzzle':'" + PUZZLE + "','shuffle':3}");
        assertThat(shuffled).isNotEqualTo(answer(Operation.TRANSFORM, "{'puzzle':'" + PUZZLE + "','shuffle':4}"));
        assertThat(answer(Operation.TRANSFORM, "{'puzzle':'" + PUZZLE + "'}")).contains(PUZZLE);
    }

    @Test
    void canonAnswersTheSameForAllImages() throws JsonProblem {
        String form = canonical(PUZZLE);
        for (int shuffle = 0; shuffle < 3; shuffle++) {
            String shuffled = answer(Operation.TRANSFORM, "{'puzzle':'" + PUZZLE + "','shuffle':" + shuffle + "}");
            assertThat(canonical(text(shuffled, "grid"))).isEqualTo(form);
        }
        assertThat(canonical(form)).isEqualTo(form);
        // Without one solution, the smallest image: a single clue is the last cell's, whatever it was.
        assertThat(canonical("7" + ".".repeat(80))).isEqualTo(".".repeat(80) + "1");
        // All 2 · 6⁸ rearrangements keep the empty grid.
        String empty = ".".repeat(81);
        assertThat(answer(Operation.CANON, "{'puzzle':'" + empty + "'}"))
                .isEqualTo(json("{'puzzle':'" + empty + "','form':'" + empty + "','automorphisms':3359232}"));
    }

    @Test
    void canonGivesUpWhereTheBudgetEnds() {
        assertThat(answer(Operation.CANON, "{'puzzle':'" + ".".repeat(81) + "','budget':1}"))
                .isEqualTo(json("{'puzzle':'" + ".".repeat(81) + "','verdict':'incomplete'}"));
    }

    private static String canonical(String puzzle) throws JsonProblem {
        return text(answer(Operation.CANON, "{'puzzle':'" + puzzle + "','board':'9'}"), "form");
    }

    private static String text(String answer, String field) throws JsonProblem {
        JsonValue value = ((JsonValue.Fields) JsonValue.parse(answer)).get(field);
        return ((JsonValue.Text) Objects.requireNonNull(value, answer)).text();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SOLVE| {'puzzle':1}| puzzle",
                "SOLVE| {}| puzzle",
                "SOLVE| {'puzzle':'1.3..........4.2','box':'2x'}| box",
                "SOLVE| {'puzzle':'1.3..........4.2','box':'1x4'}| box",
                "SOLVE| {'puzzle':'1.3..........4.2','limit':1}| limit",
                "SOLVE| {'puzzle':'1.3..........4.2','limit':2.5}| limit",
                "SOLVE| {'puzzle':'1.3..........4.2','limit':'2'}| limit",
                "SOLVE| {'puzzle':'1.3..........4.2','limit':10001}| limit",
                "SOLVE| {'puzzle':'1.3..........4.2','budget':0}| budget",
                "SOLVE| {'puzzle':'1.3..........4.2','budget':-1}| budget",
                "SOLVE| {'puzzle':'1.3..........4.2','budget':1e3}| budget",
                "SOLVE| {'puzzle':'1.3..........4.2','all':1}| all",
                "PARSE| {'text':['x']}| text",
                "PARSE| {'text':'','limit':0}| limit",
                "WRITE| {'puzzle':'1.3..........4.2'}| format",
                "WRITE| {'puzzle':'1.3..........4.2','format':'pdf'}| format",
                "WRITE| {'puzzle':'1.3..........4.2','format':'line','candidates':[1]}| candidates",
                "JUDGE| {'puzzle':'1.3..........4.2','entries':['r5c1=1']}| entries",
                "JUDGE| {'puzzle':'1.3..........4.2','entries':['r1c1=5']}| entries",
                "JUDGE| {'puzzle':'1.3..........4.2','entries':['r1c1']}| entries",
                "JUDGE| {'puzzle':'1.3..........4.2','entries':['=']}| entries",
                "JUDGE| {'puzzle':'1.3..........4.2','entries':'r1c1=1'}| entries",
                "HINT| {'puzzle':'1.3..........4.2','near':'c1r1'}| near",
                "HINT| {'puzzle':'1.3..........4.2','near':'r0c1'}| near",
                "GENERATE| {}| seed",
                "GENERATE| {'seed':9007199254740992}| seed",
                "GENERATE| {'seed':1e300}| seed",
                "GENERATE| {'seed':-1}| seed",
                "GENERATE| {'seed':1,'index':0.5}| index",
                "GENERATE| {'seed':1,'size':7}| size",
                "GENERATE| {'seed':1,'size':36}| size",
                "GENERATE| {'seed':1,'size':9,'box':'2x2'}| box",
                "GENERATE| {'seed':1,'level':'normal'}| level",
                "GENERATE| {'seed':1,'level':'hard','size':25}| level",
                "GENERATE| {'seed':1,'technique':'guess'}| technique",
                "GENERATE| {'seed':1,'technique':'whale'}| technique",
                "GENERATE| {'seed':1,'only':'x-wing,'}| only",
                "GENERATE| {'seed':1,'score':'9'}| score",
                "GENERATE| {'seed':1,'score':'100..200','size':4}| score",
                "GENERATE| {'seed':1,'holes':'82'}| holes",
                "GENERATE| {'seed':1,'symmetry':'rot45'}| symmetry",
                "GENERATE| {'seed':1,'method':'magic'}| method",
                "GENERATE| {'seed':1,'method':'uniform','size':4}| method",
                "GENERATE| {'id':'1:3x3','seed':1}| seed",
                "GENERATE| {'id':'1:3x3'}| id",
                "GENERATE| {'id':'1:3x3:search:70:none:unique:1:0:1001'}| id",
                "GENERATE| {'id':'1:6x6:search:70:none:unique:1:0'}| id",
                "GENERATE| {'id':'1:3x3:search:pattern/heart:none:unique:1:0'}| id",
                "GENERATE| {'seed':1,'holes':'pattern/heart'}| holes",
                "GENERATE| {'pattern':'star','seed':1}| pattern",
                "GENERATE| {'pattern':'heart','seed':1,'size':9}| size",
                "GENERATE| {'pattern':'heart'}| seed",
                "TRANSFORM| {'puzzle':'1.3..........4.2','steps':['turn']}| steps",
                "TRANSFORM| {'puzzle':'1.3..........4.2','steps':['transpose now']}| steps",
                "TRANSFORM| {'puzzle':'1.3..........4.2','steps':['rotate 45']}| steps",
                "TRANSFORM| {'puzzle':'1.3..........4.2','steps':['mirror']}| steps",
                "TRANSFORM| {'puzzle':'1.3..........4.2','steps':['swap-rows 2,3']}| steps",
                "TRANSFORM| {'puzzle':'1.3..........4.2','steps':['swap-rows 1']}| steps",
                "TRANSFORM| {'puzzle':'1.3..........4.2','steps':['swap-rows 1,5']}| steps",
                "TRANSFORM| {'puzzle':'1.3..........4.2','steps':['swap-digits 1,5']}| steps",
                "TRANSFORM| {'puzzle':'1.3..........4.2','steps':['relabel 1233']}| steps",
                "TRANSFORM| {'puzzle':'1.3..........4.2','shuffle':'1'}| shuffle",
                "CANON| {'puzzle':'1.3..........4.2'}| board",
                "CANON| {'puzzle':'1.3..........4.2','box':'2x2'}| box"
            })
    void badRequestsNameTheField(Operation operation, String request, String field) {
        assertThat(answer(operation, request))
                .startsWith(json("{'error':{'code':'bad-request','field':'" + field + "','reason':'"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SOLVE| {'puzzle':''}| puzzle| empty",
                "SOLVE| {'puzzle':'12'}| puzzle| wrong-length",
                "SOLVE| {'puzzle':'1.3..........4.2','box':'2x3'}| puzzle| wrong-size",
                "SOLVE| {'puzzle':'1.3..........4.5'}| puzzle| bad-character",
                "CHECK| {'puzzle':'1.3..........4.2','values':'2.3..........4.2'}| values| contradicts-given",
                "CHECK| {'puzzle':'1.3..........4.2','values':'1'}| values| wrong-size",
                "WRITE| {'puzzle':'1.3..........4.2','candidates':['9'],'format':'line'}| candidates| wrong-size"
            })
    void badPuzzlesNameTheFieldAndTheReason(Operation operation, String request, String field, String reason) {
        assertThat(answer(operation, request))
                .startsWith(json(
                        "{'error':{'code':'bad-puzzle','field':'" + field + "','reason':'" + reason + "','line':1"));
    }

    @Test
    void whatIsNoJsonIsToldWithThePlace() {
        assertThat(answer(Operation.SOLVE, "{'puzzle':"))
                .startsWith(json("{'error':{'code':'bad-request','field':'','reason':'json','args':['11','value'],"
                        + "'problem':'JSON; expected at character 11: a value','text':{"));
    }

    @Test
    void rowsThatFillABoardAreThatBoard() {
        String rows = (".".repeat(16) + "\\n").repeat(16);
        String board = "'puzzle':'" + ".".repeat(256) + "','board':";
        assertThat(answer(Operation.PARSE, "{'text':'" + rows + "'}")).contains(json(board + "'16'"));
        assertThat(answer(Operation.PARSE, "{'text':'" + rows + "','box':'2x8'}"))
                .contains(json(board + "'2x8'"));
        assertThat(answer(Operation.PARSE, "{'text':'" + rows + "','box':'2x2'}"))
                .contains(json("{'line':16,'puzzle':'................'"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "x", "[]", "1", "null", "'x'", "{", "{'puzzle':'1", "{}x", "{'a':\\u0000}"})
    void whatIsNoObjectIsRefusedAsAWhole(String request) {
        for (Operation operation : Operation.values()) {
            assertThat(answer(operation, request)).startsWith(json("{'error':{'code':'bad-request','field':'',"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void deepAndLongRequestsAreRefused(Operation operation) {
        assertThat(answer(operation, "{'a':".repeat(100_000))).contains("at most 64 levels");
        assertThat(answer(operation, "[".repeat(1_000_001))).contains("at most 1000000 characters");
        assertThat(Operation.byId(operation.id())).isEqualTo(operation);
    }

    @Test
    void aServerMayBeStricter() {
        Limits strict = new Limits(200, 20, 1000, 9, 4, 1, 2, 10, 100, 1);
        Map<String, Operation> refused = Map.of(
                "{'puzzle':'" + ".".repeat(100) + "'}",
                Operation.SOLVE,
                "{'puzzle':'1.3..........4.2','budget':11}",
                Operation.SOLVE,
                "{'puzzle':'1.3..........4.2','limit':3}",
                Operation.CHECK,
                "{'text':'','limit':2}",
                Operation.PARSE,
                "{'seed':1}",
                Operation.GENERATE,
                "{'id':'1:2x2:search:16:none:unique:1:0'}",
                Operation.GENERATE);
        refused.forEach((request, operation) ->
                assertThat(answer(operation, json(request), strict)).contains(json("'code':'bad-request'")));
        assertThat(answer(Operation.CHECK, json("{'puzzle':'" + THREE + "','budget':10}"), strict))
                .contains(json("'solutions':'2+'"));
        assertThat(strict.usualBudget(Geometry.CLASSIC)).isEqualTo(1);
        assertThat(Limits.usualTries(Geometry.CLASSIC, new PerRow(5), Acceptance.UNIQUE))
                .isEqualTo(1000);
        assertThat(Limits.usualTries(Geometry.of(5, 5), new PerRow(5), Acceptance.UNIQUE))
                .isEqualTo(1);
        assertThat(Operation.byId("x")).isNull();
    }

    @Test
    void aListEndsWhereTheAnswerWouldBecomeTooLong() {
        String empty = ".".repeat(16);
        Map<Operation, String> requests = Map.of(
                Operation.SOLVE, "{'puzzle':'" + empty + "','limit':288,'all':true}",
                Operation.CHECK, "{'puzzle':'" + "1".repeat(16) + "'}",
                Operation.PARSE, "{'text':'" + (empty + "\\n").repeat(100) + "'}");
        requests.forEach((operation, request) -> {
            String whole = answer(operation, request);
            assertThat(whole).doesNotContain(json("'more':true"));
            for (int longest = 300; longest < whole.length(); longest += 7) {
                String cut = answer(operation, json(request), Limits.USUAL.withAnswer(longest));
                assertThat(cut)
                        .hasSizeBetween(longest - 200, longest)
                        .endsWith(json(",'more':true}"))
                        .doesNotContain("error");
            }
            assertThat(answer(operation, json(request), Limits.USUAL.withAnswer(whole.length() + 100)))
                    .isEqualTo(whole);
        });
    }

    @Test
    void whatIsNoListAndTooLongIsRefused() {
        String request = "{'puzzle':'" + ".".repeat(625) + "','format':'pencilmarks'}";
        assertThat(answer(Operation.WRITE, json(request), Limits.USUAL.withAnswer(20_000)))
                .startsWith(
                        json("{'error':{'code':'bad-request','field':'','reason':'answer','args':['20000'],'problem':"
                                + "'one with a shorter answer, at most 20000 characters'"));
    }

    @Test
    void theValuesOfARequestAreCounted() {
        Limits few = new Limits(100_000, 100, 100_000, 9, 9, 1, 2, 10, 100, 1);
        // The object, the puzzle and the array are values, too.
        String steps = "'swap-rows 1,2'" + ",'swap-rows 1,2'".repeat(96);
        assertThat(answer(Operation.TRANSFORM, json("{'puzzle':'" + PUZZLE + "','steps':[" + steps + "]}"), few))
                .contains(json("'grid':'6..195...53..7...."));
        assertThat(answer(Operation.TRANSFORM, json("{'puzzle':'" + PUZZLE + "','steps':[" + steps + ",'x']}"), few))
                .startsWith(json("{'error':{'code':'bad-request','field':'','reason':'json'"))
                .contains("at most 100 values");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TRANSFORM| {'puzzle':'1.3..........4.2','steps':['?']}",
                "JUDGE| {'puzzle':'1.3..........4.2','entries':['?']}",
                "GENERATE| {'id':'?'}",
                "WRITE| {'puzzle':'1.3..........4.2','format':'line','candidates':['?',"
                        + "'','','','','','','','','','','','','','','']}"
            })
    void ofATextThatMakesNoSenseOnlyTheBeginningIsRepeated(Operation operation, String request) {
        assertThat(answer(operation, request.replace("?", "\ud83d\ude00".repeat(100_000))))
                .contains("error", "…")
                .hasSizeLessThan(4000);
    }

    @Test
    void tryingEndsWhereTheLimitsSayWhateverTheIdAllows() {
        Limits one = new Limits(1000, 20, 1000, 9, 9, 1, 2, 10, 100, 1);
        // 5 holes come with the first grid, so that 999 more would have changed nothing.
        String easy = "{'seed':1,'size':4,'holes':'5','method':'search'}";
        assertThat(answer(Operation.GENERATE, json(easy), one))
                .isEqualTo(answer(Operation.GENERATE, easy))
                .contains(json("'id':'1:4:search:5:none:unique:1:0','missing':0"));
        assertThat(answer(Operation.GENERATE, json("{'id':'1:2x2:search:5:none:unique:1:0'}"), one))
                .isEqualTo(answer(Operation.GENERATE, easy));
        // 16 holes never come. What was found in one try is another puzzle than what is found in 1000.
        assertThat(answer(Operation.GENERATE, json(easy.replace("'5'", "'16'")), one))
                .contains(json("'id':'1:4:search:16:none:unique:1:0:1','missing':"));
        assertThat(answer(Operation.GENERATE, json("{'id':'1:2x2:search:16:none:unique:1:0'}"), one))
                .startsWith(json("{'error':{'code':'bad-request','field':'id','reason':'tries','args':['1'],'problem':"
                        + "'the id of a puzzle that is found within 1 tries'"));
    }
}

package io.shudu.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.testkit.Puzzles;
import org.junit.jupiter.api.Test;

/** What hints, explanations and ratings answer. */
class TeachOperationsTest {
    private static final String PUZZLE = Puzzles.EASY;

    private static String answer(Operation operation, String request) {
        return Api.answer(operation.id(), json(request), Limits.USUAL);
    }

    private static String json(String text) {
        return text.replace('\'', '"');
    }

    @Test
    void hintIsTheEasiestSingle() {
        assertThat(answer(Operation.HINT, "{'puzzle':'123.............'}"))
                .contains(json("'steps':[{'technique':'full-house','hodoku':'0000','level':'beginner','effort':4,"
                        + "'placements':['r1c4=4'],'eliminations':[],"
                        + "'digits':['4'],'cells':{'target':['r1c4']},'houses':{'base':['row 1']},'candidates':{},"
                        + "'links':[],'name':{'en':'full house','zh':'最后一格'},"
                        + "'text':{'en':'Only one cell is empty in row 1: r1c4 must be 4.',"
                        + "'zh':'第 1 行只剩一个空格：r1c4 必定是 4。'},"
                        + "'segments':{'en':[{'text':'Only one cell is empty in '},{'text':'row 1','house':'row 1'},"
                        + "{'text':': '},{'text':'r1c4','cell':'r1c4'},{'text':' must be '},"
                        + "{'text':'4','digit':'4'},{'text':'.'}],"));
        assertThat(answer(Operation.HINT, "{'puzzle':'12..............','values':'123.........341.','near':'r4c4'}"))
                .contains(json("'placements':['r4c4=2']"));
        assertThat(answer(Operation.HINT, "{'puzzle':'" + ".".repeat(81) + "'}"))
                .endsWith(json(",'steps':[]}"));
    }

    @Test
    void hintLooksFirstWhetherAllIsWell() {
        String two = "'puzzle':'1.3..........4.2'";
        assertThat(answer(Operation.HINT, "{" + two + ",'values':'123.............'}"))
                .startsWith(json("{'health':{'state':'sound','unique':true,'wrong':[],'missing':[],"));
        assertThat(answer(Operation.HINT, "{" + two + ",'values':'143.............'}"))
                .startsWith(json("{'health':{'state':'wrong','unique':true,'wrong':['r1c2=4'],'missing':[],"
                        + "'text':{'en':'These entries cannot be right: r1c2=4.',"
                        + "'zh':'这些填入的数字不可能对：r1c2=4。'}},'steps':[]}"));
        String marks = "'','','','','','','','','','','','','','']}";
        assertThat(answer(Operation.HINT, "{" + two + ",'candidates':['','4'," + marks))
                .startsWith(json("{'health':{'state':'missing','unique':true,'wrong':[],'missing':['r1c2=2'],"))
                .contains(json("'placements':['r1c4=4']"));
        assertThat(answer(Operation.HINT, "{'puzzle':'11..............'}"))
                .startsWith(json("{'health':{'state':'conflict',"));
        assertThat(answer(Operation.HINT, "{'puzzle':'123.4...........','values':'123.4..........'}"))
                .contains(json("'reason'"));
    }

    @Test
    void hintListsAllStepsOrThoseOfATechnique() {
        String all = answer(Operation.HINT, "{'puzzle':'" + PUZZLE + "','all':true}");
        assertThat(all).contains(json("'technique':'hidden-single'")).contains(json("'technique':'naked-pair'"));
        String pairs = answer(Operation.HINT, "{'puzzle':'" + PUZZLE + "','technique':'naked-pair'}");
        assertThat(pairs)
                .contains(json("'technique':'naked-pair'"))
                .doesNotContain(json("'technique':'hidden-single'"));
        assertThat(answer(Operation.HINT, "{'puzzle':'" + PUZZLE + "','technique':'sword'}"))
                .contains(json("'reason':'one-of'"))
                .contains("naked-pair");
    }

    @Test
    void hintShowsWhyADigitCannotStandInACell() {
        String puzzle = "{'puzzle':'1.3..........4.2','against':'";
        assertThat(answer(Operation.HINT, puzzle + "r1c4=2'}")).contains(json("'placements':['r1c4=4']"));
        assertThat(answer(Operation.HINT, puzzle + "r1c4=4'}")).endsWith(json("'steps':[]}"));
        assertThat(answer(Operation.HINT, puzzle + "r1c4'}")).contains(json("'reason':'entries'"));
        String few = answer(Operation.HINT, "{'puzzle':'" + PUZZLE + "','all':true,'enough':1}");
        assertThat(few).contains(json("'technique':'")).doesNotContain(json("'technique':'naked-pair'"));
        assertThat(answer(Operation.HINT, "{'puzzle':'" + PUZZLE + "','all':true,'enough':0}"))
                .contains(json("'reason':'number'"));
    }

    @Test
    void explainLeadsToTheEnd() {
        String answer = answer(Operation.EXPLAIN, "{'puzzle':'1.3..........4.2'}");
        assertThat(answer).startsWith(json("{'solved':true,'health':{'state':'sound','unique':true,"));
        assertThat(answer.split(json("'technique':"), -1)).hasSize(12 + 1);
        assertThat(answer(Operation.EXPLAIN, "{'puzzle':'................'}"))
                .startsWith(json("{'solved':false,"))
                .endsWith(json("'steps':[]}"));
    }

    @Test
    void rateTellsLevelAndScore() {
        assertThat(answer(Operation.RATE, "{'puzzle':'1.3..........4.2'}"))
                .isEqualTo(json("{'puzzle':'1.3..........4.2','board':'4','clues':4,'symmetry':'rot180','minimal':true,"
                        + "'level':'beginner','effort':72,'solved':true,'hardest':'hidden-single',"
                        + "'techniques':{'full-house':8,'hidden-single':4}}"));
        assertThat(answer(Operation.RATE, "{'puzzle':'" + PUZZLE + "'}"))
                .contains(json("'level':'"))
                .contains(json("'hodoku':{'level':'"));
        assertThat(answer(Operation.RATE, "{'puzzle':'................'}"))
                .isEqualTo(json("{'puzzle':'................','board':'4','verdict':'multiple','solutions':'2+'}"));
        assertThat(answer(Operation.RATE, "{'puzzle':'" + ".".repeat(625) + "'}"))
                .contains(json("'reason':'side'"));
    }

    @Test
    void techniquesAreListedWithTheirNumbers() {
        assertThat(answer(Operation.TECHNIQUES, "{}"))
                .startsWith(
                        json("{'techniques':[{'technique':'full-house'," + "'name':{'en':'full house','zh':'最后一格'},"))
                .contains(json("'level':'hard','effort':150,'order':19,'hodoku':'0800','hodokuScore':160"))
                .contains(json("'hodokuScore':4,'example'"))
                .contains(json("'rare':true},{'technique':'naked-single'"))
                .contains(json("'rare':false},{'technique':'xyz-wing'"));
    }

    @Test
    void hintBelievesThePlayersCandidatesUnlessTheyLeaveNoSolution() {
        String marks = "'','','','','','','','','','','','','','','']}";
        assertThat(answer(Operation.HINT, "{'puzzle':'................','candidates':['3'," + marks))
                .contains(json("'technique':'naked-single','hodoku':'0003','level':'easy','effort':18,"
                        + "'placements':['r1c1=3']"));
        // r1c4 must be 4, so that r1c1 is 1: a 4 alone there cannot be right.
        assertThat(answer(Operation.HINT, "{'puzzle':'.23............1','candidates':['4'," + marks))
                .contains(json("'placements':["))
                .doesNotContain("r1c1=4");
    }

    @Test
    void reviewTellsWhatCouldBeKnown() {
        assertThat(answer(Operation.REVIEW, "{'puzzle':'1.3..........4.2','entries':['r1c2=2','r4c1=1']}"))
                .isEqualTo(json("{'moves':[{'entry':'r1c2=2','right':true,'known':true,'by':'hidden-single',"
                        + "'easiest':'hidden-single'},"
                        + "{'entry':'r4c1=1','right':false,'known':false,'easiest':'full-house'}]}"));
        assertThat(answer(Operation.REVIEW, "{'puzzle':'" + Puzzles.HARD + "','entries':['r1c2=1']}"))
                .isEqualTo(json("{'moves':[{'entry':'r1c2=1','right':true,'known':false}]}"));
        assertThat(answer(Operation.REVIEW, "{'puzzle':'................','entries':[]}"))
                .contains(json("'verdict':'multiple'"));
        assertThat(answer(Operation.REVIEW, "{'puzzle':'1.3..........4.2','entries':['r9c9=1']}"))
                .contains(json("'reason':'entries'"));
        assertThat(answer(Operation.REVIEW, "{'puzzle':'" + ".".repeat(625) + "'}"))
                .contains(json("'reason':'side'"));
    }

    @Test
    void aDayHasItsPuzzles() {
        String all = answer(Operation.DAILY, "{'date':'2026-11-17'}");
        assertThat(all)
                .startsWith(json("{'date':'2026-11-17','puzzles':[{'rung':'mini','puzzle':'"))
                .contains(json("'rung':'easy'"), json("'rung':'medium'"), json("'rung':'hard'"));
        String hard = answer(Operation.DAILY, "{'date':'2026-11-17','rung':'hard'}");
        assertThat(hard).contains(json("'level':'hard'")).doesNotContain(json("'rung':'easy'"));
        String id = hard.replaceAll(".*\"id\":\"([^\"]*)\".*", "$1");
        String again = answer(Operation.GENERATE, "{'id':'" + id + "'}");
        assertThat(hard).contains(again.substring(1));
        assertThat(answer(Operation.DAILY, "{'date':'2026-02-29'}")).contains(json("'field':'date','reason':'date'"));
        assertThat(answer(Operation.DAILY, "{'date':'2026-02-28','rung':'x'}")).contains("mini, easy, medium, hard");
        assertThat(answer(Operation.DAILY, "{}")).contains(json("'reason':'missing'"));
    }

    @Test
    void aLessonHasExamplesDrillsAndAPuzzle() {
        String lesson = answer(Operation.LESSON, "{'technique':'naked-pair','seed':1}");
        assertThat(lesson).startsWith(json("{'technique':'naked-pair','name':{'en':'naked pair'"));
        assertThat(lesson.split(json("'values':"), -1)).hasSize(1 + 3 + 5);
        assertThat(lesson).contains(json("],'puzzle':'1:9:uniform:0..81:none:unique+technique=naked-pair:1:"));
        assertThat(answer(Operation.LESSON, "{'technique':'whale','seed':1}")).contains(json("'drills':[]}"));
        assertThat(answer(Operation.LESSON, "{'seed':1}")).contains(json("'reason':'missing'"));
    }
}

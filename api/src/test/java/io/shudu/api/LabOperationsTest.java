package io.shudu.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.lab.SearchMode;
import io.shudu.testkit.Puzzles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What traces, searches and counts answer. */
class LabOperationsTest {
    private static String answer(Operation operation, String request) {
        return Api.answer(operation.id(), json(request), Limits.USUAL);
    }

    private static String json(String text) {
        return text.replace('\'', '"');
    }

    @ParameterizedTest
    @ValueSource(strings = {"shift", "restart", "boxes", "shuffle"})
    void aTraceEndsWithTheGridOfItsMethod(String method) {
        String trace = answer(Operation.TRACE, "{'method':'" + method + "','seed':7}");
        String last = trace.replaceAll(".*\"grid\":\"([1-9]{81})\"}]}$", "$1");
        assertThat(answer(Operation.SOLVE, "{'puzzle':'" + last + "'}")).contains(json("'verdict':'unique'"));
        assertThat(answer(Operation.TRACE, "{'method':'" + method + "','seed':7}"))
                .isEqualTo(trace);
        assertThat(answer(Operation.TRACE, "{'method':'" + method + "','seed':8}"))
                .isNotEqualTo(trace);
    }

    @Test
    void aTraceOfHolesEndsWithAPuzzle() {
        String trace = answer(Operation.TRACE, "{'method':'dig','board':'2x3','seed':1}");
        assertThat(trace)
                .startsWith(json("{'method':'dig','board':'2x3','steps':[{'kind':'start','cells':[],'grid':'"));
        String last = trace.replaceAll(".*\"grid\":\"([^\"]*)\"}]}$", "$1");
        assertThat(answer(Operation.CHECK, "{'puzzle':'" + last + "','board':'2x3'}"))
                .contains(json("'verdict':'unique'"), json("'minimal':true"));
    }

    @Test
    void aTraceHasItsLimits() {
        assertThat(answer(Operation.TRACE, "{'method':'uniform','seed':1}")).contains("shift, restart, boxes");
        assertThat(answer(Operation.TRACE, "{'method':'shift','board':'16','seed':1}"))
                .contains(json("'field':'board','reason':'side'"));
        assertThat(answer(Operation.TRACE, "{'method':'shift'}")).contains(json("'field':'seed'"));
        assertThat(answer(Operation.TRACE, "{'seed':1}")).contains(json("'reason':'missing'"));
        String cut = Api.answer("trace", json("{'method':'dig','seed':1}"), Limits.USUAL.withAnswer(3000));
        assertThat(cut).endsWith(json(",'more':true}"));
        assertThat(cut.length()).isLessThanOrEqualTo(3000);
    }

    @Test
    void everyModeFindsTheSolution() {
        for (SearchMode mode : SearchMode.all()) {
            assertThat(answer(Operation.SEARCH, "{'puzzle':'" + Puzzles.EASY + "','mode':'" + mode + "'}"))
                    .contains(json("'solution':'" + Puzzles.SOLVED + "'"), json("'found':1,"))
                    .doesNotContain("gaveUp");
        }
    }

    @Test
    void aSearchTellsHowFarItCame() {
        String early = answer(Operation.SEARCH, "{'fixed':3,'mode':'cff','budget':100}");
        assertThat(early).contains(json("'gaveUp':true,'mode':'CFF','found':0,'nodes':100,"));
        assertThat(answer(Operation.SEARCH, "{'fixed':7,'mode':'CSA','budget':1000000}"))
                .contains(json("'solutions':320,"), json("'found':320,"));
        assertThat(answer(Operation.SEARCH, "{'fixed':8,'mode':'CFF'}")).contains(json("'field':'fixed'"));
        assertThat(answer(Operation.SEARCH, "{'fixed':1,'mode':'XYZ'}")).contains("CFF, CFA");
        assertThat(answer(Operation.SEARCH, "{'mode':'CFF'}")).contains(json("'field':'puzzle','reason':'missing'"));
        assertThat(answer(Operation.SEARCH, "{'fixed':1,'puzzle':'1...','mode':'CFF'}"))
                .contains(json("'field':'puzzle','reason':'alone'"));
    }

    @Test
    void aCensusTellsFairMethodsFromOthers() {
        assertThat(answer(Operation.CENSUS, "{'method':'uniform','count':200,'seed':1}"))
                .startsWith(json("{'method':'uniform','count':200,'distinct':200,"))
                .endsWith(json("'biased':false}"));
        assertThat(answer(Operation.CENSUS, "{'method':'shift','count':200,'seed':1}"))
                .endsWith(json("'biased':true}"));
        assertThat(answer(Operation.CENSUS, "{'method':'dig','count':200,'seed':1}"))
                .contains(json("'field':'method'"));
        assertThat(answer(Operation.CENSUS, "{'method':'shift','count':401,'seed':1}"))
                .contains(json("'field':'count'"));
    }
}

package io.shudu.server;

import static io.shudu.testkit.Puzzles.EASY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.json.JsonFields;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrintTest {
    private static JsonFields request() {
        return new JsonFields().strings("puzzles", List.of(EASY, EASY, EASY));
    }

    private static String head(JsonFields request) {
        return new String(Worksheet.of(request.toString()).all(), 0, 8, StandardCharsets.ISO_8859_1);
    }

    @Test
    void pagesAreMadeAsTheRequestSays() {
        assertThat(head(request())).isEqualTo("%PDF-1.7");
        assertThat(head(request()
                        .string("language", "zh")
                        .string("paper", "letter")
                        .string("answers", "below")
                        .string("perPage", "4")
                        .string("look", "black")
                        .string("title", "星期一")
                        .string("address", "https://example.org/")))
                .isEqualTo("%PDF-1.7");
        assertThat(head(request().bool("large", true).bool("hints", true).bool("candidates", true)))
                .isEqualTo("%PDF-1.7");
        assertThat(Worksheet.of(request().toString()).all())
                .isEqualTo(Worksheet.of(request().toString()).all());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[] | bad-request",
                "{ | bad-request",
                "{} | bad-request",
                "{\"puzzles\":[1]} | bad-puzzle",
                "{\"puzzles\":[\"12\"]} | bad-puzzle",
                "{\"puzzles\":[\"1...............\"]} | bad-puzzle",
                "{\"puzzles\":[\"1.3..........4.2\"],\"board\":\"x\"} | bad-request",
                "{\"puzzles\":[\"1.3..........4.2\"],\"paper\":\"b5\"} | bad-request",
                "{\"puzzles\":[\"1.3..........4.2\"],\"large\":1} | bad-request",
                "{\"puzzles\":[\"1.3..........4.2\"],\"large\":null} | bad-request",
                "{\"puzzles\":[\"1.3..........4.2\"],\"language\":\"xx\"} | bad-request",
                "{\"puzzles\":[\"1.3..........4.2\"],\"title\":7} | bad-request",
                "{\"puzzles\":[\"1.3..........4.2\"],\"title\":\"𠀀\"} | bad-request",
                "{\"puzzles\":[\"1.3..........4.2\"],\"address\":\"x\"} | bad-request"
            })
    void whatMakesNoSenseIsRefused(String request, String code) {
        assertThatThrownBy(() -> Worksheet.of(request).all()).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo(code);
            assertThat(problem.toJson(Messages.CHINESE)).contains("\"status\":400");
        });
    }

    @Test
    void aFieldThatIsUnknownIsNamed() {
        assertThatThrownBy(() -> Worksheet.of(request().bool("qr", true).toString()))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.toJson(Messages.ENGLISH))
                            .contains(
                                    "\"qr is unknown; known are address, answers, board, candidates, hints, language, large, look, "
                                            + "paper, perPage, puzzles, title.\"")
                            .contains("\"field\":\"qr\"");
                    assertThat(problem.toJson(Messages.CHINESE)).contains("qr：未知；可用 address");
                });
    }

    @Test
    void theTitleIsRefusedForTheSignThatNoFontHas() {
        assertThatThrownBy(() -> Worksheet.of(request().string("title", "A 𠀀").toString())
                        .all())
                .isInstanceOfSatisfying(
                        Problem.class,
                        problem -> assertThat(problem.toJson(Messages.ENGLISH))
                                .contains("title: no font has the character \\ud840\\udc00"));
    }

    @Test
    void thereIsAMostOfPuzzlesAndALargestBoard() {
        JsonFields many = new JsonFields().strings("puzzles", Collections.nCopies(Worksheet.MOST_PUZZLES + 1, EASY));
        assertThatThrownBy(() -> Worksheet.of(many.toString()).all())
                .isInstanceOfSatisfying(
                        Problem.class,
                        problem -> assertThat(problem.toJson(Messages.ENGLISH))
                                .contains("puzzles must be an array of 1 to 60 puzzles"));
        JsonFields large = new JsonFields().strings("puzzles", List.of(".".repeat(36 * 36)));
        assertThatThrownBy(() -> Worksheet.of(large.toString()).all()).isInstanceOf(Problem.class);
    }

    @Test
    void theServerAnswersWithAPdf() throws Exception {
        try (TestServer server = TestServer.start()) {
            HttpResponse<String> answer = print(server, request().toString());
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.headers().firstValue("Content-Type")).hasValue(PrintHandler.PDF);
            assertThat(answer.body()).startsWith("%PDF-1.7");
            assertThat(print(server, "{}").statusCode()).isEqualTo(400);
            assertThat(server.get("/print").statusCode()).isEqualTo(405);
        }
    }

    private static HttpResponse<String> print(TestServer server, String body) throws Exception {
        return server.send(
                server.at("/print").header("Content-Type", "application/json").POST(BodyPublishers.ofString(body)));
    }
}

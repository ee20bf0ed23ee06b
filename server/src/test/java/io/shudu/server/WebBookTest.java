package io.shudu.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.print.book.BookFile;
import io.shudu.render.words.Language;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WebBookTest {
    private static final String SMALL =
            "{\"title\":\"A\",\"seed\":7,\"introduction\":false,\"chapters\":[{\"level\":\"easy\",\"count\":2}]}";

    @Test
    void theFileOfABookIsTheRequest() throws Exception {
        try (TestServer server = TestServer.start()) {
            HttpResponse<String> answer = post(server, BookFile.first(Language.CHINESE, 3));
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(TestServer.header(answer, "Content-Type")).isEqualTo(PrintHandler.PDF);
            assertThat(answer.body()).startsWith("%PDF-1.7").contains("%%EOF");
            // Whoever gets less than this knows that it broke off.
            assertThat(TestServer.header(answer, "Content-Length")).isNotEmpty();
            HttpResponse<String> refused = post(server, SMALL.replace("title", "titel"));
            assertThat(refused.statusCode()).isEqualTo(400);
            assertThat(refused.body()).contains("titel: unknown; known are answers, author");
            assertThat(server.get("/print/book").statusCode()).isEqualTo(405);
        }
    }

    @Test
    void theSameFileMakesTheSameBook() {
        assertThat(WebBook.of(SMALL).all()).isEqualTo(WebBook.of(SMALL).all());
        assertThat(WebBook.of(SMALL).all())
                .isNotEqualTo(WebBook.of(SMALL.replace("7", "8")).all());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'{\"count\":201}' | chapters | 201 puzzles are too many; the server makes books of at most 200.",
                "'{\"count\":100},{\"level\":\"hard\",\"count\":101}' | chapters | 201 puzzles are too many",
                "'{\"count\":1},{\"file\":\"/etc/passwd\"}' | chapters[1].file | the server reads no files",
                "'{\"board\":\"16\",\"count\":1}' | chapters[0].board | boards up to 9×9",
                "'{\"count\":1,\"title\":\"𠀀\"}' | chapters[0].title | no font has the character \\ud840\\udc00",
                "'{\"count\":1}],\"techniques\":[\"nishio\",\"nishio\",\"nishio\",\"nishio\",\"nishio\",\"nishio\",\"nishio\","
                        + "\"nishio\",\"nishio\",\"nishio\",\"nishio\"' | techniques | at most 10 techniques",
            })
    void whatIsTooMuchIsRefusedAtOnce(String chapters, String field, String words) {
        assertThatThrownBy(() -> WebBook.of("{\"title\":\"A\",\"chapters\":[" + chapters + "]}"))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.toJson(Messages.ENGLISH))
                            .contains("\"field\":\"" + field + "\"")
                            .contains("\"detail\":\"" + field + ": ")
                            .contains(words);
                    assertThat(problem.toJson(Messages.CHINESE)).contains("\"status\":400");
                });
    }

    @Test
    void puzzlesThatAreTooRareAreGivenUp() {
        WebBook book = WebBook.of("{\"title\":\"A\",\"chapters\":[{\"level\":\"beginner\",\"count\":1},"
                + "{\"board\":\"4\",\"level\":\"extreme\",\"count\":100}]}");
        assertThat(book.prepare()).isTrue();
        assertThatThrownBy(book::prepare)
                .isInstanceOfSatisfying(
                        Problem.class,
                        problem -> assertThat(problem.toJson(Messages.ENGLISH))
                                .contains("chapters[1]: such puzzles are too rare"));
    }

    private static HttpResponse<String> post(TestServer server, String body) throws Exception {
        return server.send(server.at("/print/book")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body, StandardCharsets.UTF_8)));
    }
}

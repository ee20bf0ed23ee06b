package io.shudu.server;

import static io.shudu.server.TestServer.header;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.api.Operation;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests, batches, and everything that can be wrong with them. */
class ApiTest {
    @SuppressWarnings("NullAway.Init")
    private static TestServer server;

    @BeforeAll
    static void start() throws IOException {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @EnumSource
    void everyOperationIsAnswered(Operation operation) throws Exception {
        HttpResponse<String> answer = server.post(operation.id(), "{\"puzzle\":\"数独\"}");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo("{\"" + operation.id() + "\":{\"puzzle\":\"数独\"}}");
        assertThat(header(answer, "Content-Type")).isEqualTo("application/json");
        assertThat(header(answer, "Cache-Control")).isEqualTo("no-store");
    }

    @Test
    void aBatchIsAnsweredInOrderItemByItem() throws Exception {
        assertThat(server.post("hint", " [ {\"n\":1} , {\"bad\":0}, [\"],\"], {\"n\":2}]\n")
                        .body())
                .isEqualTo("[{\"hint\":{\"n\":1}},"
                        + "{\"error\":{\"code\":\"bad-request\",\"field\":\"puzzle\",\"reason\":\"string\",\"args\":[],\"problem\":\"a string\","
                        + "\"text\":{\"en\":\"puzzle must be a string\",\"zh\":\"puzzle：应为 文本\"}}},"
                        + "{\"hint\":[\"],\"]},{\"hint\":{\"n\":2}}]");
        assertThat(server.post("hint", "[]").body()).isEqualTo("[]");
        assertThat(server.post("hint", batch(100)).statusCode()).isEqualTo(200);
    }

    @Test
    void aBatchIsLimited() throws Exception {
        HttpResponse<String> answer = server.post("hint", batch(101));
        assertProblem(answer, 413, "batch-too-large");
        assertThat(answer.body()).contains("at most 100 requests");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "[{}", "[{},", "[{},]", "[{}]x", "[{]", "[\"x]", "[tru]"})
    void aBrokenBatchIsNone(String body) throws Exception {
        assertProblem(server.post("hint", body), 400, "bad-batch");
    }

    @Test
    void aFailureIsAProblemThatKeepsTheFieldsOfTheContract() throws Exception {
        HttpResponse<String> answer = server.post("solve", "{\"bad\":0}");
        assertProblem(answer, 400, "bad-request");
        assertThat(answer.body())
                .contains(
                        "\"detail\":\"puzzle must be a string\"",
                        "\"error\":{\"code\":\"bad-request\",\"field\":\"puzzle\",\"reason\":\"string\",\"args\":[],");
    }

    @ParameterizedTest
    @CsvSource({
        "'zh-CN,zh;q=0.9,en;q=0.8', zh, 不支持该方法",
        "'fr,zh;q=0.5', zh, 不支持该方法",
        "'en-GB,zh;q=0.9', en, Method not allowed",
        "'zh;q=0.3,en;q=0.7', en, Method not allowed",
        "'zh;q=0', en, Method not allowed",
        "'*', en, Method not allowed",
        "'!?;;,,', en, Method not allowed"
    })
    void problemsAreWordedInTheLanguageAskedFor(String accepted, String language, String title) throws Exception {
        HttpResponse<String> answer = server.get("/api/v1/solve", "Accept-Language", accepted);
        assertThat(header(answer, "Content-Language")).isEqualTo(language);
        assertThat(answer.body()).contains("\"title\":\"" + title + "\"");
    }

    @Test
    void methodsThatAPathDoesNotHaveAreRefused() throws Exception {
        HttpResponse<String> answer = server.get("/api/v1/solve");
        assertProblem(answer, 405, "method-not-allowed");
        assertThat(header(answer, "Allow")).isEqualTo("POST");
        answer = server.send(server.at("/health").DELETE());
        assertProblem(answer, 405, "method-not-allowed");
        assertThat(header(answer, "Allow")).contains("GET");
    }

    @ParameterizedTest
    @CsvSource({"POST, /", "DELETE, /api", "PUT, /index.html", "PATCH, /assets/app-1a2b3c.js", "OPTIONS, /"})
    void filesAreForReading(String method, String path) throws Exception {
        HttpResponse<String> answer = server.send(server.at(path).method(method, BodyPublishers.ofString("{}")));
        assertProblem(answer, 405, "method-not-allowed");
        assertThat(header(answer, "Allow")).isEqualTo("GET, HEAD");
    }

    @Test
    void unknownPathsAreToldToProgramsAndToPeople() throws Exception {
        assertProblem(server.post("unsolve", "{}"), 404, "not-found");
        assertProblem(server.get("/nothing?x=1"), 404, "not-found");
        HttpResponse<String> page = server.get("/nothing", "Accept", "text/html,*/*;q=0.8");
        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(header(page, "Content-Type")).startsWith("text/html");
        assertThat(page.body()).contains("There is nothing at this address", "这个地址什么也没有");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text/plain",
                "application/json; charset=gbk",
                "application/json; charset=xyz",
                "application/json; charset=a%b",
                "application/json; charset=",
                "application/json; charset=utf-8; charset=xyz",
                "application/x-www-form-urlencoded"
            })
    void onlyJsonIsAccepted(String type) throws Exception {
        HttpResponse<String> answer = server.send(
                server.at("/api/v1/solve").header("Content-Type", type).POST(BodyPublishers.ofString("{}")));
        assertProblem(answer, 415, "unsupported-media-type");
    }

    @Test
    void aTypeIsNeededAndItsParametersAreUnderstood() throws Exception {
        assertProblem(
                server.send(server.at("/api/v1/solve").POST(BodyPublishers.ofString("{}"))),
                415,
                "unsupported-media-type");
        assertThat(server.send(server.at("/api/v1/solve")
                                .header("Content-Type", "Application/JSON; charset=\"UTF-8\"")
                                .POST(BodyPublishers.ofString("{}")))
                        .statusCode())
                .isEqualTo(200);
        assertProblem(server.post("solve", "{}", "Content-Encoding", "gzip"), 415, "unsupported-media-type");
    }

    @Test
    void aBodyMustBeUtf8() throws Exception {
        HttpResponse<String> answer = server.send(server.at("/api/v1/solve")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofByteArray(new byte[] {'"', (byte) 0xC3, '"'})));
        assertProblem(answer, 400, "not-utf-8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"throw", "overflow", "memory"})
    void ourOwnFaultsTellNothingButANumber(String fault) throws Exception {
        HttpResponse<String> answer = server.post("solve", "{\"" + fault + "\":1}");
        assertProblem(answer, 500, "internal");
        assertThat(answer.body()).containsPattern("number [0-9a-f]{8}").doesNotContain("secret", "java", "io.shudu");
        assertThat(server.post("solve", "{}").statusCode()).isEqualTo(200);
    }

    @Test
    void aFaultInABatchIsTheAnswerToOneItem() throws Exception {
        HttpResponse<String> answer = server.post("hint", "[{\"n\":1},{\"memory\":1},{\"n\":2}]");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body())
                .matches("\\[\\{\"hint\":\\{\"n\":1}},"
                        + "\\{\"error\":\\{\"code\":\"internal\",\"problem\":\"[0-9a-f]{8}\"}},"
                        + "\\{\"hint\":\\{\"n\":2}}]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Transfer-Encoding: gzip, chunked",
                "Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked",
                "Transfer-Encoding: deflate , Chunked"
            })
    void bodiesAreNotCodedForTransfer(String coding) throws Exception {
        assertThat(server.raw("POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                        + coding + "\r\n\r\n2\r\n{}\r\n0\r\n\r\n"))
                .startsWith("HTTP/1.1 501 ")
                .contains("\"error\":{\"code\":\"not-implemented\"}", "Connection: close", "nosniff");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"n\":\"?\"}", "[{\"n\":\"?\"},{\"n\":\"?\"}]"})
    void longAnswersAreCompressedForThoseWhoLikeThat(String pattern) throws Exception {
        String body = pattern.replace("?", "数独".repeat(1000));
        String plain = server.post("solve", body).body();
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<byte[]> answer = client.send(
                    server.at("/api/v1/solve")
                            .header("Content-Type", "application/json")
                            .header("Accept-Encoding", "gzip")
                            .POST(BodyPublishers.ofString(body))
                            .build(),
                    BodyHandlers.ofByteArray());
            assertThat(header(answer, "Content-Encoding")).isEqualTo("gzip");
            assertThat(answer.body()).hasSizeLessThan(1000);
            try (GZIPInputStream stream = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
                assertThat(new String(stream.readAllBytes(), StandardCharsets.UTF_8))
                        .isEqualTo(plain);
            }
        }
        assertThat(header(server.post("solve", "{}", "Accept-Encoding", "gzip"), "Content-Encoding"))
                .isEmpty();
    }

    @Test
    void messagesThatAreNoHttpAreRefused() throws Exception {
        assertThat(server.raw("GET / HTTP/1.1\r\nHost: localhost\r\nBad Header\r\n\r\n"))
                .startsWith("HTTP/1.1 400 ")
                .contains("\"error\":{\"code\":\"malformed\"}", "Content-Security-Policy", "nosniff");
        assertThat(server.raw("GET /" + "x".repeat(10_000) + " HTTP/1.1\r\nHost: localhost\r\n\r\n"))
                .startsWith("HTTP/1.1 414 ")
                .contains("problem+json");
        assertThat(server.raw("GET /a/%2e%2e/b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 400 ");
        String chunked = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close";
        assertThat(server.raw("POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\n" + chunked + "\r\n\r\nzz\r\n"))
                .startsWith("HTTP/1.1 400 ")
                .doesNotContain("Exception");
    }

    @Test
    void thereAreNoWebSocketsAndNoSessions() throws Exception {
        HttpResponse<String> answer = server.get("/", "Sec-WebSocket-Version", "13");
        assertProblem(answer, 400, "malformed");
        assertThat(answer.headers().firstValue("Set-Cookie")).isEmpty();
    }

    private static void assertProblem(HttpResponse<String> answer, int status, String code) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(header(answer, "Content-Type")).isEqualTo("application/problem+json");
        assertThat(answer.body())
                .startsWith("{\"type\":\"/api#" + code + "\",\"title\":\"")
                .contains("\"status\":" + status + ",", "\"error\":{\"code\":\"" + code + "\"");
    }

    private static String batch(int items) {
        return "[" + "{},".repeat(items - 1) + "{}]";
    }
}

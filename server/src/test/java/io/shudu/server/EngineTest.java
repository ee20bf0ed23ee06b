package io.shudu.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.testkit.Puzzles;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

/** The server with the engine behind it. */
class EngineTest {
    private static final String PUZZLE = Puzzles.EASY;

    @Test
    void puzzlesAreSolvedAndBadOnesExplainedInTwoLanguages() throws Exception {
        try (TestServer server = TestServer.start(TestServer.settings(), Operations.ENGINE)) {
            assertThat(server.post("solve", "{\"puzzle\":\"" + PUZZLE + "\"}").body())
                    .contains("\"verdict\":\"unique\"", "\"solution\":\"534678912");
            String bad = "{\"puzzle\":\"" + PUZZLE.replaceFirst("7", "x") + "\"}";
            HttpResponse<String> english = server.post("solve", bad);
            assertThat(english.statusCode()).isEqualTo(400);
            assertThat(english.body())
                    .contains(
                            "\"title\":\"Not a puzzle\"",
                            "\"detail\":\"line 1, column 5: x is not allowed on this board; use 1 to 9",
                            "\"error\":{\"code\":\"bad-puzzle\"");
            assertThat(server.post("solve", bad, "Accept-Language", "zh").body())
                    .contains("\"title\":\"不是题目\"", "\"detail\":\"第 1 行第 5 列：");
            assertThat(server.post("solve", "{").body())
                    .contains(
                            "\"detail\":\"the request must be JSON; expected at character 2: a text in double quotes\"");
            assertThat(server.post("solve", "{\"puzzle\":", "Accept-Language", "zh")
                            .body())
                    .contains("\"detail\":\"请求应为 JSON；第 11 个字符处应为：一个值\"");
            assertThat(server.post("solve", "[{", "Accept-Language", "zh").body())
                    .contains("第 3 个字符处应为：双引号括起的文本。");
            assertThat(server.post("solve", "[7,{}]").body())
                    .isEqualTo("["
                            + error("", "object", "a JSON object", "the request must be a JSON object", "请求应为 JSON 对象")
                            + ","
                            + error(
                                    "puzzle",
                                    "missing",
                                    "a string; it is missing",
                                    "puzzle must be a string; it is missing",
                                    "puzzle：应为 文本；现在缺少")
                            + "]");
            assertThat(server.post("generate", "{\"seed\":1,\"size\":25}").statusCode())
                    .isEqualTo(400);
        }
    }

    private static String error(String field, String reason, String problem, String english, String chinese) {
        return "{\"error\":{\"code\":\"bad-request\",\"field\":\"" + field + "\",\"reason\":\"" + reason
                + "\",\"args\":[],\"problem\":\"" + problem + "\",\"text\":{\"en\":\"" + english + "\",\"zh\":\""
                + chinese + "\"}}}";
    }
}

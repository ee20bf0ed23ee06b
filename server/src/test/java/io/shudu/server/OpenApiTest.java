package io.shudu.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.api.Operation;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.yaml.snakeyaml.Yaml;

/** The description of the API and the page about it say what the server does. */
class OpenApiTest {
    private static final Object DOCUMENT = read();

    @SuppressWarnings("NullAway.Init")
    private static TestServer server;

    @BeforeAll
    static void start() throws IOException {
        server = TestServer.start(TestServer.settings(), Operations.ENGINE);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void itsPathsAreTheRoutes() {
        Set<String> routes =
                Stream.of(Operation.values()).map(ApiPaths::of).collect(Collectors.toCollection(TreeSet::new));
        routes.addAll(List.of(ApiPaths.HEALTH, ApiPaths.METRICS));
        assertThat(names(at("paths"))).isEqualTo(routes);
    }

    @ParameterizedTest
    @EnumSource
    void itsExamplesAreAnsweredAsItSays(Operation operation) throws Exception {
        String path = ApiPaths.of(operation);
        String post = "paths|" + path + "|post|";
        assertThat(at(post + "operationId")).isEqualTo(operation.id());
        Object request = at(post + "requestBody|content|application/json|example");
        Object expected = at(post + "responses|200|content|application/json|example");
        HttpResponse<String> answer = server.post(operation.id(), json(request).toString());
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo(json(expected).toString());
        assertThat(names(at(post + "responses|200|content|application/json|schema|properties")))
                .containsAll(names(expected));
    }

    @Test
    void itsProblemIsToldAsItSays() throws Exception {
        Object expected = at("components|responses|Problem|content|application/problem+json|example");
        assertThat(server.post("solve", "{}").body()).isEqualTo(json(expected).toString());
    }

    @Test
    void itsLimitsAreOurs() {
        assertThat(at("components|schemas|SolveRequest|properties|budget|maximum"))
                .isEqualTo((int) Operations.LIMITS.budget());
        assertThat(at("components|schemas|SolveRequest|properties|limit|maximum"))
                .isEqualTo(Operations.LIMITS.solutions());
        assertThat(at("components|schemas|GenerateRequest|properties|size|maximum"))
                .isEqualTo(Operations.LIMITS.generatedSide());
        assertThat((String) at("info|description"))
                .contains("up to " + Batch.MOST_ITEMS + " such objects", "up to 25x25", "up to 16x16");
    }

    @Test
    void thePageListsAllOperationsAndAllProblems() throws Exception {
        String page = server.get("/api").body();
        for (Operation operation : Operation.values()) {
            assertThat(page).contains("<td><code>" + operation.id() + "</code></td>");
        }
        for (String key : Messages.WORDS.keys()) {
            if (key.startsWith("title.")) {
                assertThat(page).contains("id=\"" + key.substring("title.".length()) + "\"");
            }
        }
        assertThat(page).doesNotContain("<!--");
    }

    @Test
    void theExamplesOfThePageAreAnswered() throws Exception {
        List<List<String>> examples = Pattern.compile("/api/v1/(\\w+) \\\\\\s+-d '(.*)'")
                .matcher(server.get("/api").body())
                .results()
                .map(example -> List.of(example.group(1), example.group(2)))
                .toList();
        assertThat(examples).isNotEmpty();
        for (List<String> example : examples) {
            HttpResponse<String> answer = server.post(example.get(0), example.get(1));
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        }
    }

    /** What stands at a path of keys through the document; references are followed. */
    private static Object at(String path) {
        Object value = DOCUMENT;
        for (String key : path.split("\\|", -1)) {
            value = Objects.requireNonNull(map(value).get(key), path);
            if (value instanceof Map<?, ?> fields && fields.get("$ref") instanceof String reference) {
                value = at(reference.substring("#/".length()).replace('/', '|'));
            }
        }
        return value;
    }

    private static Map<?, ?> map(Object value) {
        return (Map<?, ?>) value;
    }

    private static Set<String> names(Object value) {
        return map(value).keySet().stream().map(String::valueOf).collect(Collectors.toCollection(TreeSet::new));
    }

    private static JsonValue json(Object value) {
        return switch (value) {
            case Map<?, ?> fields -> {
                JsonFields json = new JsonFields();
                fields.forEach((name, field) -> json.put(String.valueOf(name), json(field)));
                yield json.value();
            }
            case List<?> items ->
                new JsonValue.Items(items.stream().map(OpenApiTest::json).toList());
            case String text -> JsonValue.of(text);
            default -> new JsonValue.Word(String.valueOf(value));
        };
    }

    private static Object read() {
        return new Yaml().load(Resources.shared(Resources.DESCRIPTION));
    }
}

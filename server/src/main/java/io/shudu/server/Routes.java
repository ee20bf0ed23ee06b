package io.shudu.server;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.Header;
import io.javalin.http.HttpResponseException;
import io.shudu.api.Api;
import io.shudu.api.Operation;
import io.shudu.core.json.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Which path is answered by whom, what comes before that, and what becomes of failures. */
final class Routes {
    private static final Logger LOG = LoggerFactory.getLogger(Routes.class);
    private static final Set<String> PATHS = Stream.concat(
                    Stream.of(Operation.values()).map(ApiPaths::of), Stream.of(ApiPaths.HEALTH, ApiPaths.METRICS))
            .collect(Collectors.toUnmodifiableSet());

    private final Operations operations;
    private final Workers workers;
    private final Metrics metrics;
    private final BooleanSupplier draining;
    private final Accounts accounts;

    Routes(ServerSettings settings, Operations operations, Workers workers, Metrics metrics, BooleanSupplier draining) {
        this.operations = operations;
        this.workers = workers;
        this.metrics = metrics;
        this.draining = draining;
        this.accounts = new Accounts(settings);
    }

    void addTo(JavalinConfig config) {
        config.http.prefer405over404 = true;
        config.routes.before(this::admit);
        for (Operation operation : Operation.values()) {
            config.routes.post(ApiPaths.of(operation), new ApiHandler(operation, operations, workers, accounts));
        }
        config.routes.get(ApiPaths.HEALTH, this::health);
        config.routes.get(ApiPaths.METRICS, context -> Answers.text(context, 200, Metrics.TYPE, metrics.text()));
        config.routes.exception(Problem.class, this::refuse);
        config.routes.exception(HttpResponseException.class, Routes::refuse);
        config.routes.exception(IOException.class, (e, context) -> clientFailed(context));
        config.routes.exception(UncheckedIOException.class, (e, context) -> clientFailed(context));
        config.routes.exception(Exception.class, Routes::failed);
        config.requestLogger.http(
                (context, millis) -> metrics.answered(route(context), context.statusCode(), millis / 1000));
    }

    /** Those who watch the server are always let in. */
    private void admit(Context context) {
        if (!context.path().equals(ApiPaths.HEALTH) && !context.path().equals(ApiPaths.METRICS)) {
            accounts.admit(context);
        }
    }

    private void health(Context context) {
        boolean stopping = draining.getAsBoolean();
        String text = new JsonWriter()
                .string("status", stopping ? "stopping" : "up")
                .string("version", Api.VERSION)
                .toString();
        Answers.text(context, stopping ? 503 : 200, Answers.JSON, text);
    }

    private void refuse(Problem problem, Context context) {
        if (problem.retrySeconds() > 0) {
            metrics.rejected(problem.code());
        }
        Answers.problem(context, problem);
    }

    /** What Javalin itself refuses: unknown paths, and methods that a path does not have. */
    private static void refuse(HttpResponseException refusal, Context context) {
        switch (refusal.getStatus()) {
            case 404 -> Answers.problem(context, Problem.of(404, "not-found", context.path()));
            case 405 -> {
                String methods = refusal.getDetails().getOrDefault("availableMethods", "POST");
                context.header(Header.ALLOW, methods);
                Answers.problem(context, Problem.of(405, "method-not-allowed", methods));
            }
            default -> Answers.problem(context, Problem.of(refusal.getStatus(), "malformed"));
        }
    }

    /** The client went away, or what it sent breaks off: it will hardly read an answer. */
    private static void clientFailed(Context context) {
        Answers.problem(context, Problem.of(400, "malformed"));
    }

    /** Our own fault. The client gets a number that finds the line in the log, and no word on how we work inside. */
    private static void failed(Exception exception, Context context) {
        String id = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextInt());
        Throwable cause = Objects.requireNonNullElse(exception.getCause(), exception);
        StackTraceElement[] stack = cause.getStackTrace();
        LOG.error("{} {} {}: {} at {}", id, context.method(), context.path(), cause, stack.length > 0 ? stack[0] : "?");
        Answers.problem(context, Problem.of(500, "internal", id));
    }

    private static String route(Context context) {
        return PATHS.contains(context.path()) ? context.path() : "files";
    }
}

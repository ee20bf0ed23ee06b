package io.shudu.server;

import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.Header;
import io.javalin.http.HttpResponseException;
import io.javalin.router.Endpoint;
import io.shudu.api.Api;
import io.shudu.api.Operation;
import io.shudu.core.json.JsonFields;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which path is answered by whom, what comes before that, and what becomes of failures. */
final class Routes {
    private static final Set<String> PATHS = Stream.concat(
                    Stream.of(Operation.values()).map(ApiPaths::of),
                    Stream.of(ApiPaths.PRINT, ApiPaths.BOOK, ApiPaths.HEALTH, ApiPaths.METRICS))
            .collect(Collectors.toUnmodifiableSet());
    private static final String METHODS_OF_FILES = "GET, HEAD";

    private final StaticFiles files;
    private final Operations operations;
    private final Jobs jobs;
    private final Metrics metrics;
    private final BooleanSupplier draining;
    private final Hosts hosts;
    private final Watchers watchers;

    Routes(
            ServerSettings settings,
            StaticFiles files,
            Operations operations,
            Workers workers,
            Memory memory,
            Metrics metrics,
            BooleanSupplier draining) {
        this.files = files;
        this.operations = operations;
        this.metrics = metrics;
        this.draining = draining;
        this.jobs = new Jobs(workers, memory, new ClientLimits(settings));
        this.hosts = Hosts.of(settings);
        this.watchers = new Watchers(settings);
    }

    void addTo(JavalinConfig config) {
        config.http.prefer405over404 = true;
        // What is worth it is compressed where it is made.
        config.http.compressionStrategy = CompressionStrategy.NONE;
        config.routes.before(this::admit);
        for (Operation operation : Operation.values()) {
            config.routes.post(ApiPaths.of(operation), new ApiHandler(operation, operations, jobs));
        }
        config.routes.post(ApiPaths.PRINT, new PrintHandler(Worksheet::of, jobs));
        config.routes.post(ApiPaths.BOOK, new PrintHandler(WebBook::of, jobs));
        config.routes.get(ApiPaths.HEALTH, this::health);
        config.routes.get(ApiPaths.METRICS, context -> {
            watchers.admit(context);
            Responses.text(context, 200, Metrics.TYPE, metrics.text());
        });
        config.routes.exception(Problem.class, this::refuse);
        config.routes.exception(HttpResponseException.class, this::refuse);
        config.routes.exception(IOException.class, (e, context) -> clientFailed(context));
        config.routes.exception(UncheckedIOException.class, (e, context) -> clientFailed(context));
        config.routes.exception(Exception.class, (e, context) -> Responses.problem(context, fault(e, context.req())));
        // Javalin would answer an error of the virtual machine, such as memory that has run out, with nothing.
        config.router.handlerWrapper(Routes::withoutErrors);
        config.routes.error(500, Routes::sayAtLeastSomething);
        config.requestLogger.http(
                (context, millis) -> metrics.answered(route(context), context.statusCode(), millis / 1000));
    }

    /** Those who watch the server from this machine are always let in. */
    private void admit(Context context) {
        String host = context.header(Header.HOST);
        if (!hosts.allow(host) || !hosts.allow(context.req().getServerName())) {
            throw Problem.of(421, "misdirected", host == null ? "" : host);
        }
        boolean health = context.path().equals(ApiPaths.HEALTH);
        if (!health && !(context.path().equals(ApiPaths.METRICS) && watchers.isHere(context))) {
            jobs.limits().admit(context);
        }
    }

    private void health(Context context) {
        boolean stopping = draining.getAsBoolean();
        String text = new JsonFields()
                .string("status", stopping ? "stopping" : "up")
                .string("version", Api.VERSION)
                .toString();
        Responses.text(context, stopping ? 503 : 200, Responses.JSON, text);
    }

    private void refuse(Problem problem, Context context) {
        if (problem.retrySeconds() > 0) {
            metrics.rejected(problem.code());
        }
        Responses.problem(context, problem);
    }

    /** What Javalin itself refuses: unknown paths, and methods that a path does not have. */
    private void refuse(HttpResponseException refusal, Context context) {
        boolean file = files.at(context.path()) != null;
        switch (refusal.getStatus()) {
            case 404 -> Responses.problem(context, file ? onlyBy(context, METHODS_OF_FILES) : notFound(context));
            case 405 ->
                Responses.problem(
                        context, onlyBy(context, refusal.getDetails().getOrDefault("availableMethods", "POST")));
            default -> Responses.problem(context, Problem.of(refusal.getStatus(), "malformed"));
        }
    }

    private static Problem notFound(Context context) {
        return Problem.of(404, "not-found", context.path());
    }

    private static Problem onlyBy(Context context, String methods) {
        context.header(Header.ALLOW, methods);
        return Problem.of(405, "method-not-allowed", methods);
    }

    /** The client went away, or what it sent breaks off: it will hardly read an answer. */
    private static void clientFailed(Context context) {
        Responses.problem(context, Problem.of(400, "malformed"));
    }

    private static Problem fault(Exception exception, HttpServletRequest request) {
        return Fault.logged(exception, request.getMethod() + " " + request.getRequestURI())
                .problem();
    }

    private static Handler withoutErrors(Endpoint endpoint) {
        return context -> {
            try {
                endpoint.handler.handle(context);
            } catch (Error e) {
                throw new IllegalStateException(e);
            }
        };
    }

    /** If a fault was not ours to catch, or the words about one failed. */
    private static void sayAtLeastSomething(Context context) {
        if (context.resultInputStream() == null) {
            Responses.problem(context, fault(new IllegalStateException("an answer without words"), context.req()));
        }
    }

    private static String route(Context context) {
        return PATHS.contains(context.path()) ? context.path() : "files";
    }
}

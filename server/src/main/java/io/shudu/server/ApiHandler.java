package io.shudu.server;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.shudu.api.Operation;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Answers one operation over HTTP, for one request or a batch of them. */
final class ApiHandler implements Handler {
    private static final double NANOS = 1e9;
    private static final ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();

    private final Operation operation;
    private final Operations operations;
    private final Workers workers;
    private final Accounts accounts;

    ApiHandler(Operation operation, Operations operations, Workers workers, Accounts accounts) {
        this.operation = operation;
        this.operations = operations;
        this.workers = workers;
        this.accounts = accounts;
    }

    @Override
    public void handle(Context context) throws IOException, InterruptedException {
        String body = RequestBody.read(context.req());
        @Nullable List<String> batch = Batch.items(body);
        String client = accounts.client(context);
        try (Workers.Place place = workers.enter(client, accounts.isSlow(client))) {
            String answer = batch == null ? answer(client, place, body) : answerAll(client, place, batch);
            Answers.text(context, 200, Answers.JSON, answer);
        }
    }

    private String answer(String client, Workers.Place place, String request) throws InterruptedException {
        String answer = place.compute(computation(client, request));
        Failure failure = Failure.in(answer);
        if (failure != null) {
            throw failure.problem();
        }
        return answer;
    }

    /** Every item waits for its turn anew, so that a long batch does not keep short requests waiting. */
    private String answerAll(String client, Workers.Place place, List<String> batch) throws InterruptedException {
        accounts.chargeRequests(client, batch.size() - 1);
        StringBuilder answers = new StringBuilder("[");
        for (String item : batch) {
            answers.append(answers.length() > 1 ? "," : "").append(place.compute(computation(client, item)));
        }
        return answers.append(']').toString();
    }

    private Supplier<String> computation(String client, String request) {
        return () -> {
            // Not by the clock: on a busy machine a client would pay for the time of others.
            long began = THREAD.getCurrentThreadCpuTime();
            try {
                return operations.answer(operation, request);
            } finally {
                accounts.chargeComputing(client, (THREAD.getCurrentThreadCpuTime() - began) / NANOS);
            }
        };
    }
}

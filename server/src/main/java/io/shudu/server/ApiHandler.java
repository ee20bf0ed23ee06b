package io.shudu.server;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.shudu.api.Operation;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Answers one operation over HTTP, for one request or a batch of them. */
final class ApiHandler implements Handler {
    private static final double NANOS = 1e9;

    private final Operation operation;
    private final Operations operations;
    private final Workers workers;
    private final Charge charge;

    ApiHandler(Operation operation, Operations operations, Workers workers, Charge charge) {
        this.operation = operation;
        this.operations = operations;
        this.workers = workers;
        this.charge = charge;
    }

    /** Takes note of what a client asked for beyond one short request. */
    @FunctionalInterface
    interface Charge {
        /**
         * Charges the client of a request.
         *
         * @param requests how many more it holds than one
         * @param seconds how long a thread has computed for it
         */
        void add(Context context, int requests, double seconds);
    }

    @Override
    public void handle(Context context) throws IOException, InterruptedException {
        String body = RequestBody.read(context.req());
        @Nullable List<String> batch = Batch.items(body);
        String answer = batch == null ? answer(context, body) : answerAll(context, batch);
        Answers.text(context, 200, Answers.JSON, answer);
    }

    private String answer(Context context, String request) throws InterruptedException {
        String answer = workers.compute(computation(context, request));
        Failure failure = Failure.in(answer);
        if (failure != null) {
            throw failure.problem();
        }
        return answer;
    }

    /** Every item waits for its turn anew, so that a long batch does not keep short requests waiting. */
    private String answerAll(Context context, List<String> batch) throws InterruptedException {
        charge.add(context, batch.size() - 1, 0);
        StringBuilder answers = new StringBuilder("[");
        for (String item : batch) {
            Supplier<String> computation = computation(context, item);
            if (answers.length() == 1) {
                answers.append(workers.compute(computation));
            } else {
                answers.append(',').append(workers.computeOn(computation));
            }
        }
        return answers.append(']').toString();
    }

    private Supplier<String> computation(Context context, String request) {
        return () -> {
            long began = System.nanoTime();
            try {
                return operations.answer(operation, request);
            } finally {
                charge.add(context, 0, (System.nanoTime() - began) / NANOS);
            }
        };
    }
}

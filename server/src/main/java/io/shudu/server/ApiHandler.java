package io.shudu.server;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.Header;
import io.shudu.api.Answer;
import io.shudu.api.Operation;
import java.io.IOException;

/** Responses one operation over HTTP, for one request or a batch of them. */
final class ApiHandler implements Handler {
    private final Operation operation;
    private final Operations operations;
    private final Jobs jobs;

    ApiHandler(Operation operation, Operations operations, Jobs jobs) {
        this.operation = operation;
        this.operations = operations;
        this.jobs = jobs;
    }

    @Override
    public void handle(Context context) throws IOException, InterruptedException {
        try (Jobs.Job job = jobs.begin(context)) {
            if (job.body().isArray()) {
                answerAll(job);
            } else {
                answer(job);
            }
        }
    }

    private void answer(Jobs.Job job) throws IOException, InterruptedException {
        boolean liked = Packing.isLiked(job.context());
        byte[] bytes;
        try (Workers.Place place = job.enter()) {
            bytes = place.compute(job.charged(() -> {
                Answer answer = operations.answer(operation, job.body().text(), Operations.LIMITS.answer());
                if (answer instanceof Answer.Refusal refusal) {
                    throw Problem.of(refusal.failure());
                }
                String text = answer.text();
                byte[] packed = new Packing(liked && Packing.isWorthIt(text)).pack(text, true);
                job.share().take(packed.length);
                return packed;
            }));
        }
        begin(job.context(), Packing.isCompressed(bytes));
        job.sendAll(bytes);
    }

    /**
     * Responses a batch item by item, and sends each before the next is computed: there is never more than one in
     * memory. Every item waits for its turn anew, so that a long batch does not keep short requests waiting.
     */
    private void answerAll(Jobs.Job job) throws IOException, InterruptedException {
        boolean compressed = Packing.isLiked(job.context());
        Packing packing = new Packing(compressed);
        try (Workers.Place place = job.enter()) {
            Batch batch = place.compute(job.charged(() -> Batch.of(job.body().text())));
            job.chargeRequests(batch.size() - 1);
            int longest = Operations.longestOf(batch.size());
            // The text of an item, and the same as bytes.
            job.share().take(2L * longest);
            begin(job.context(), compressed);
            for (int i = 0; i < batch.size(); i++) {
                job.goOn();
                String before = i == 0 ? "[" : ",";
                String item = batch.item(i);
                job.send(place.compute(job.charged(() -> packing.pack(before + answer(item, longest), false))));
            }
            job.send(packing.pack(batch.size() == 0 ? "[]" : "]", true));
        }
    }

    /** The answer to one of several. What goes wrong is its answer, too: the others are on their way already. */
    private String answer(String item, int longest) {
        try {
            return operations.answer(operation, item, longest).text();
        } catch (RuntimeException | Error e) {
            return Fault.logged(e, "in a batch of " + ApiPaths.of(operation))
                    .answer()
                    .toString();
        }
    }

    private static void begin(Context context, boolean compressed) {
        Responses.head(context, 200, Responses.JSON);
        if (compressed) {
            context.header(Header.CONTENT_ENCODING, "gzip");
        }
    }
}

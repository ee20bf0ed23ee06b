package io.shudu.server;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.Header;
import io.shudu.api.Answer;
import io.shudu.api.Operation;
import java.io.IOException;
import java.io.OutputStream;

/** Responses one operation over HTTP, for one request or a batch of them. */
final class ApiHandler implements Handler {
    /** As much as a slow client takes at once; of more, the system would copy all each time that some of it goes. */
    private static final int SLICE = 1 << 16;

    private final Operation operation;
    private final Operations operations;
    private final Workers workers;
    private final Memory memory;
    private final ClientLimits limits;

    ApiHandler(Operation operation, Operations operations, Workers workers, Memory memory, ClientLimits limits) {
        this.operation = operation;
        this.operations = operations;
        this.workers = workers;
        this.memory = memory;
        this.limits = limits;
    }

    @Override
    public void handle(Context context) throws IOException, InterruptedException {
        String client = limits.client(context);
        try (Memory.Share share = memory.share(client)) {
            RequestBody body = RequestBody.read(context.req(), share);
            Visit visit = Visit.of(context.req());
            visit.work();
            if (body.isArray()) {
                answerAll(context, visit, client, share, body);
            } else {
                answer(context, visit, client, share, body);
            }
        }
    }

    private void answer(Context context, Visit visit, String client, Memory.Share share, RequestBody body)
            throws IOException, InterruptedException {
        boolean liked = Packing.isLiked(context);
        byte[] bytes;
        try (Workers.Place place = workers.enter(client, limits.isSlow(client))) {
            bytes = place.compute(limits.charged(client, () -> {
                Answer answer = operations.answer(operation, body.text(), Operations.LIMITS.answer());
                if (answer instanceof Answer.Refusal refusal) {
                    throw Problem.of(refusal.failure());
                }
                String text = answer.text();
                byte[] packed = new Packing(liked && Packing.isWorthIt(text)).pack(text, true);
                share.take(packed.length);
                return packed;
            }));
        }
        begin(context, Packing.isCompressed(bytes));
        context.res().setContentLength(bytes.length);
        send(context, visit, client, bytes);
    }

    /**
     * Responses a batch item by item, and sends each before the next is computed: there is never more than one in
     * memory. Every item waits for its turn anew, so that a long batch does not keep short requests waiting.
     */
    private void answerAll(Context context, Visit visit, String client, Memory.Share share, RequestBody body)
            throws IOException, InterruptedException {
        boolean compressed = Packing.isLiked(context);
        Packing packing = new Packing(compressed);
        try (Workers.Place place = workers.enter(client, limits.isSlow(client))) {
            Batch batch = place.compute(limits.charged(client, () -> Batch.of(body.text())));
            limits.chargeRequests(client, batch.size() - 1);
            int longest = Operations.longestOf(batch.size());
            // The text of an item, and the same as bytes.
            share.take(2L * longest);
            begin(context, compressed);
            for (int i = 0; i < batch.size(); i++) {
                visit.work();
                String before = i == 0 ? "[" : ",";
                String item = batch.item(i);
                send(context, visit, client, place.compute(limits.charged(client, () -> {
                    return packing.pack(before + answer(item, longest), false);
                })));
            }
            send(context, visit, client, packing.pack(batch.size() == 0 ? "[]" : "]", true));
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

    /** Sends a part of an answer and waits until it is on its way. */
    private void send(Context context, Visit visit, String client, byte[] bytes) throws IOException {
        limits.chargeBytes(client, bytes.length);
        visit.send();
        OutputStream out = context.res().getOutputStream();
        for (int from = 0; from < bytes.length; from += SLICE) {
            out.write(bytes, from, Math.min(SLICE, bytes.length - from));
        }
    }
}

package io.shudu.server;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.io.IOException;

/** Makes worksheets for the web game, within the same limits as the operations. */
final class PrintHandler implements Handler {
    static final String PDF = "application/pdf";

    private final Workers workers;
    private final Memory memory;
    private final ClientLimits limits;

    PrintHandler(Workers workers, Memory memory, ClientLimits limits) {
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
            byte[] bytes;
            try (Workers.Place place = workers.enter(client, limits.isSlow(client))) {
                bytes = place.compute(limits.charged(client, () -> {
                    byte[] pdf = Worksheet.pdf(body.text());
                    share.take(pdf.length);
                    return pdf;
                }));
            }
            limits.chargeBytes(client, bytes.length);
            visit.send();
            Responses.head(context, 200, PDF);
            context.result(bytes);
        }
    }
}

package io.shudu.server;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.io.IOException;
import java.util.function.Function;

/** Makes PDFs for the web game, within the same limits as the operations. */
final class PrintHandler implements Handler {
    static final String PDF = "application/pdf";

    private final Function<String, Printout> reader;
    private final Jobs jobs;

    /**
     * A handler.
     *
     * @param reader tells what a request wants printed, or throws a {@link Problem}
     */
    PrintHandler(Function<String, Printout> reader, Jobs jobs) {
        this.reader = reader;
        this.jobs = jobs;
    }

    /** Every part waits for its turn anew, so that a book does not keep short requests waiting. */
    @Override
    public void handle(Context context) throws IOException, InterruptedException {
        try (Jobs.Job job = jobs.begin(context)) {
            byte[] bytes;
            try (Workers.Place place = job.enter();
                    ClientLimits.Bill bill = job.bill()) {
                Printout printout =
                        place.compute(bill.counted(() -> reader.apply(job.body().text())));
                while (place.compute(bill.counted(printout::prepare))) {
                    // The next part.
                }
                bytes = place.compute(bill.counted(() -> {
                    byte[] pdf = printout.pdf();
                    job.share().take(pdf.length);
                    return pdf;
                }));
            }
            Responses.head(context, 200, PDF);
            job.sendAll(bytes);
        }
    }
}

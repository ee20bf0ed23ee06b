package io.shudu.server;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.util.function.Supplier;

/** Requests that compute something, from their body to the last byte of the answer, within what clients may have. */
record Jobs(Workers workers, Memory memory, ClientLimits limits) {
    /** As much as a slow client takes at once; of more, the system would copy all each time that some of it goes. */
    private static final int SLICE = 1 << 16;

    /** Reads the body of a request that is to be computed. */
    Job begin(Context context) throws IOException {
        return new Job(context);
    }

    /** One of them. */
    final class Job implements AutoCloseable {
        private final Context context;
        private final String client;
        private final Visit visit;
        private final Memory.Share share;
        private final RequestBody body;

        private Job(Context context) throws IOException {
            this.context = context;
            client = limits.client(context);
            visit = Visit.of(context.req());
            share = memory.share(client);
            try {
                body = RequestBody.read(context.req(), share);
            } catch (IOException | RuntimeException | Error e) {
                share.close();
                throw e;
            }
            visit.work();
        }

        Context context() {
            return context;
        }

        RequestBody body() {
            return body;
        }

        /** What the request holds in memory. */
        Memory.Share share() {
            return share;
        }

        /**
         * Takes the request in among those that compute.
         *
         * @throws Problem if there is no room
         */
        Workers.Place enter() {
            return workers.enter(client, limits.isSlow(client));
        }

        /** Something to compute that the client is charged for. */
        <T> Supplier<T> charged(Supplier<T> computation) {
            return () -> {
                try (ClientLimits.Bill bill = bill()) {
                    return bill.counted(computation).get();
                }
            };
        }

        /** The same in parts, which are charged for together. */
        ClientLimits.Bill bill() {
            return limits.bill(client);
        }

        /** Charges the client for requests within this one. */
        void chargeRequests(int number) {
            limits.chargeRequests(client, number);
        }

        /** It is our turn again, after a part of the answer was sent. */
        void goOn() {
            visit.work();
        }

        /** Sends the whole answer, of a length that is told: who gets less knows that it broke off. */
        void sendAll(byte[] bytes) throws IOException {
            context.res().setContentLength(bytes.length);
            send(bytes);
        }

        /** Sends a part of an answer and waits until it is on its way. */
        void send(byte[] bytes) throws IOException {
            limits.chargeBytes(client, bytes.length);
            visit.send();
            OutputStream out = context.res().getOutputStream();
            for (int from = 0; from < bytes.length; from += SLICE) {
                out.write(bytes, from, Math.min(SLICE, bytes.length - from));
            }
        }

        @Override
        public void close() {
            share.close();
        }
    }
}

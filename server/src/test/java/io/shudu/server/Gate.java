package io.shudu.server;

import io.shudu.api.Answer;
import io.shudu.api.Operation;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Operations that begin and then wait until the test lets them go on. */
final class Gate implements Operations {
    private final Semaphore begun = new Semaphore(0);
    private final CountDownLatch open = new CountDownLatch(1);

    @Override
    public Answer answer(Operation operation, String request, int longest) {
        begun.release();
        try {
            if (!open.await(60, TimeUnit.SECONDS)) {
                throw new IllegalStateException("nobody opened the gate");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return TestServer.written(request);
    }

    void awaitBegun(int number) throws InterruptedException {
        if (!begun.tryAcquire(number, 60, TimeUnit.SECONDS)) {
            throw new IllegalStateException("not begun: " + number);
        }
    }

    void open() {
        open.countDown();
    }
}

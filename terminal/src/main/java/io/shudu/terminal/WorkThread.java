package io.shudu.terminal;

import io.shudu.terminal.play.Later;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A thread that works while somebody else listens to keys. What was given up is never handed over. */
final class WorkThread implements Later {
    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            work -> Thread.ofPlatform().daemon().name("shudu-work").unstarted(work));
    private final ConcurrentLinkedQueue<Done> done = new ConcurrentLinkedQueue<>();
    private @Nullable Future<?> begun;
    private int number;
    private boolean busy;

    private record Done(int number, Runnable handOver) {}

    @Override
    public <T extends @Nullable Object> void begin(Callable<T> work, Consumer<T> then, Runnable failed) {
        cancel();
        busy = true;
        int mine = number;
        begun = thread.submit(() -> {
            Runnable handOver = failed;
            try {
                T result = work.call();
                handOver = () -> then.accept(result);
            } catch (Exception problem) {
                // What could not be found is told as such; keys go on.
            } finally {
                done.add(new Done(mine, handOver));
            }
        });
    }

    @Override
    public void cancel() {
        number++;
        busy = false;
        if (begun != null) {
            begun.cancel(true);
        }
    }

    @Override
    public boolean busy() {
        return busy;
    }

    @Override
    public boolean poll() {
        boolean any = false;
        for (Done next = done.poll(); next != null; next = done.poll()) {
            if (next.number == number) {
                busy = false;
                any = true;
                next.handOver.run();
            }
        }
        return any;
    }
}

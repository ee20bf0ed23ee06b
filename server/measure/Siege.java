import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Everything that a server has to stand at once, and somebody who only wants to know whether it is up.
 *
 * <pre>
 * java Siege.java attack PORT SECONDS   long answers, endless heads and costly requests, an address each
 * java Siege.java watch PORT SECONDS    asks for /health, every second time on a new connection
 * </pre>
 */
final class Siege {
    private static final int HEADS = 4100;
    private static final String EMPTY = ".".repeat(625);
    private static final String GREEDY =
            "{\"puzzle\":\"" + EMPTY + "\",\"all\":true,\"limit\":1000,\"budget\":5000}";

    private final int port;
    private final long end;

    private Siege(int port, int seconds) {
        this.port = port;
        end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    }

    public static void main(String[] args) throws Exception {
        Siege siege = new Siege(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
        switch (args[0]) {
            case "attack" -> siege.attack();
            case "watch" -> siege.watch();
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    private boolean goesOn() {
        return System.nanoTime() < end;
    }

    private Socket connect(String from) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port, InetAddress.ofLiteral(from), 0);
        socket.setSoTimeout(60_000);
        return socket;
    }

    private void attack() throws Exception {
        List<Thread> threads = new ArrayList<>();
        Attack amplification = new Attack("long answers", "127.0.0.2");
        for (int i = 0; i < 20; i++) {
            // Half of them do not fetch what they asked for.
            int pause = i % 2 * 1000;
            threads.add(amplification.start("solve", "[" + (GREEDY + ",").repeat(99) + GREEDY + "]", pause));
        }
        Attack costly = new Attack("costly requests", "127.0.0.4");
        String steps = "\"rotate 90\",".repeat(1996) + "\"rotate 90\"";
        String impossible = System.getProperty("impossible", EMPTY);
        for (int i = 0; i < 20; i++) {
            threads.add(costly.start("transform", "{\"puzzle\":\"" + EMPTY + "\",\"steps\":[" + steps + "]}", 0));
            threads.add(costly.start("solve", "{\"puzzle\":\"" + impossible + "\",\"budget\":5000}", 0));
            threads.add(costly.start("generate", "{\"seed\":" + i + ",\"box\":\"4x4\",\"holes\":\"256\",\"method\":\"shuffle\"}", 0));
        }
        dripHeads("127.0.0.3");
        for (Thread thread : threads) {
            thread.join();
        }
        amplification.report();
        costly.report();
    }

    /** One address that asks the same again and again on several connections. */
    private final class Attack {
        private final String name;
        private final String from;
        private final AtomicLong ok = new AtomicLong();
        private final AtomicLong refused = new AtomicLong();
        private final AtomicLong empty = new AtomicLong();
        private final AtomicLong bytes = new AtomicLong();

        Attack(String name, String from) {
            this.name = name;
            this.from = from;
        }

        Thread start(String operation, String body, int pauseMillis) {
            byte[] request = ("POST /api/v1/" + operation + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                            + "Content-Type: application/json\r\nContent-Length: " + body.length() + "\r\n\r\n" + body)
                    .getBytes(StandardCharsets.US_ASCII);
            return Thread.ofPlatform().start(() -> {
                while (goesOn()) {
                    try (Socket socket = connect(from)) {
                        ask(socket, request, pauseMillis);
                    } catch (IOException closed) {
                        empty.incrementAndGet();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            });
        }

        private void ask(Socket socket, byte[] request, int pauseMillis) throws IOException, InterruptedException {
            socket.getOutputStream().write(request);
            InputStream in = socket.getInputStream();
            byte[] part = new byte[8192];
            boolean first = true;
            int n = in.read(part);
            if (n < 0) {
                empty.incrementAndGet();
            }
            for (; n >= 0 && goesOn(); n = in.read(part)) {
                if (first) {
                    int status = Integer.parseInt(new String(part, 9, 3, StandardCharsets.US_ASCII));
                    (status == 200 ? ok : refused).incrementAndGet();
                    first = false;
                    Thread.sleep(status == 200 ? pauseMillis : 20);
                }
                bytes.addAndGet(n);
                Thread.sleep(pauseMillis);
            }
        }

        void report() {
            System.out.printf(
                    Locale.ROOT,
                    "%s: %d answered 200 with %d MB, %d refused in words, %d closed without an answer%n",
                    name,
                    ok.get(),
                    bytes.get() >> 20,
                    refused.get(),
                    empty.get());
        }
    }

    /** Heads that never end: a line every few seconds on each of many connections, and a new one for each that is closed. */
    private void dripHeads(String from) throws Exception {
        List<Socket> sockets = new ArrayList<>();
        long opened = 0;
        while (goesOn()) {
            long round = System.nanoTime();
            while (sockets.size() < HEADS && goesOn()) {
                try {
                    Socket socket = connect(from);
                    socket.getOutputStream().write("GET / HTTP/1.1\r\nX-A: b\r\n".getBytes(StandardCharsets.US_ASCII));
                    sockets.add(socket);
                    opened++;
                } catch (IOException notNow) {
                    break;
                }
            }
            sockets.removeIf(socket -> {
                try {
                    socket.getOutputStream().write("X-A: b\r\n".getBytes(StandardCharsets.US_ASCII));
                    return false;
                } catch (IOException closed) {
                    try {
                        socket.close();
                    } catch (IOException ignored) {
                        return true;
                    }
                    return true;
                }
            });
            Thread.sleep(Math.max(0, 5000 - (System.nanoTime() - round) / 1_000_000));
        }
        System.out.printf("endless heads: %d connections opened, %d at a time wanted%n", opened, HEADS);
    }

    private void watch() throws Exception {
        List<Long> times = new ArrayList<>();
        int failed = 0;
        byte[] request = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
        Socket kept = null;
        while (goesOn()) {
            long began = System.nanoTime();
            try {
                boolean fresh = kept == null;
                Socket socket = fresh ? connect("127.0.0.1") : kept;
                socket.getOutputStream().write(request);
                byte[] answer = new byte[4096];
                int n = socket.getInputStream().read(answer);
                times.add(System.nanoTime() - began);
                if (n < 12 || !new String(answer, 0, n, StandardCharsets.US_ASCII).startsWith("HTTP/1.1 200 ")) {
                    failed++;
                }
                if (!fresh) {
                    socket.close();
                }
                kept = fresh ? socket : null;
            } catch (IOException e) {
                failed++;
                kept = null;
            }
            Thread.sleep(10);
        }
        times.sort(null);
        System.out.printf(
                Locale.ROOT,
                "/health: %d answers, p50 %.1f ms, p99 %.1f ms, longest %.1f ms, %d failed%n",
                times.size(),
                times.get(times.size() / 2) / 1e6,
                times.get((int) (times.size() * 0.99)) / 1e6,
                times.getLast() / 1e6,
                failed);
    }
}

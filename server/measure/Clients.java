import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;

/**
 * Clients that wrk cannot be: they tell answers apart by status, keep still, drip, and notice what gets lost.
 *
 * <pre>
 * java Clients.java load PORT CONNECTIONS SECONDS BODY OPERATION   answers by status, with times
 * java Clients.java idle PORT CONNECTIONS SECONDS                  connections that say nothing
 * java Clients.java slow PORT CONNECTIONS SECONDS                  bodies that come a byte a second
 * java Clients.java gigabyte PORT                                  a body that is declared and not sent
 * </pre>
 *
 * <p>{@code load} ends early when the server goes away, and counts requests that were sent whole and not answered.
 */
final class Clients {
    private final int port;
    private final ConcurrentLinkedQueue<long[]> answers = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<String> lost = new ConcurrentLinkedQueue<>();

    private Clients(int port) {
        this.port = port;
    }

    public static void main(String[] args) throws Exception {
        Clients clients = new Clients(Integer.parseInt(args[1]));
        switch (args[0]) {
            case "load" -> clients.load(Integer.parseInt(args[2]), Integer.parseInt(args[3]), args[4], args[5]);
            case "idle" -> clients.hold(Integer.parseInt(args[2]), Integer.parseInt(args[3]), false);
            case "slow" -> clients.hold(Integer.parseInt(args[2]), Integer.parseInt(args[3]), true);
            case "gigabyte" -> clients.gigabyte();
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    private Socket connect() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(30_000);
        return socket;
    }

    private static byte[] post(String operation, String length) {
        String head = "POST /api/v1/" + operation + " HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n"
                + "Content-Type: application/json\r\nContent-Length: " + length + "\r\n\r\n";
        return head.getBytes(StandardCharsets.US_ASCII);
    }

    private void load(int connections, int seconds, String body, String operation) throws InterruptedException {
        byte[] head = post(operation, Integer.toString(body.length()));
        byte[] request = Arrays.copyOf(head, head.length + body.length());
        System.arraycopy(body.getBytes(StandardCharsets.US_ASCII), 0, request, head.length, body.length());
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < connections; i++) {
            threads.add(Thread.ofVirtual().start(() -> ask(request, end)));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        report(seconds);
    }

    /** Asks again and again, on one connection as long as the server keeps it, until time or server end. */
    private void ask(byte[] request, long end) {
        while (System.nanoTime() < end) {
            try (Socket socket = connect()) {
                InputStream in = new BufferedInputStream(socket.getInputStream());
                for (int asked = 0; System.nanoTime() < end; asked++) {
                    long began = System.nanoTime();
                    try {
                        socket.getOutputStream().write(request);
                    } catch (IOException closedBefore) {
                        break;
                    }
                    int status = answer(in);
                    if (status == 0) {
                        lost.add(asked == 0 ? "first of its connection" : "on a connection used before");
                        break;
                    }
                    answers.add(new long[] {Math.abs(status), System.nanoTime() - began});
                    if (status < 0) {
                        break;
                    }
                }
            } catch (IOException refused) {
                return;
            }
        }
    }

    /** The status of the next answer; negative if it is the last of its connection, 0 if there is none. */
    private static int answer(InputStream in) {
        try {
            String first = line(in);
            if (first.isEmpty()) {
                return 0;
            }
            int length = 0;
            boolean last = false;
            for (String header = line(in); !header.isEmpty(); header = line(in)) {
                String lower = header.toLowerCase(Locale.ROOT);
                if (lower.startsWith("content-length:")) {
                    length = Integer.parseInt(lower.substring(15).strip());
                }
                last |= lower.equals("connection: close");
            }
            if (in.readNBytes(length).length < length) {
                return 0;
            }
            int status = Integer.parseInt(first.substring(9, 12));
            return last ? -status : status;
        } catch (IOException e) {
            return 0;
        }
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
            if (c != '\r') {
                line.append((char) c);
            }
        }
        return line.toString();
    }

    private void report(int seconds) {
        Map<Long, List<Long>> times = new TreeMap<>();
        answers.forEach(answer -> times.computeIfAbsent(answer[0], status -> new ArrayList<>()).add(answer[1]));
        times.forEach((status, all) -> {
            all.sort(null);
            System.out.printf(
                    Locale.ROOT,
                    "%d: %d answers (%.1f %%), p50 %.1f ms, p99 %.1f ms, longest %.1f ms%n",
                    status,
                    all.size(),
                    100.0 * all.size() / answers.size(),
                    all.get(all.size() / 2) / 1e6,
                    all.get((int) (all.size() * 0.99)) / 1e6,
                    all.getLast() / 1e6);
        });
        System.out.printf("sent and not answered: %d %s%n", lost.size(), lost.stream().distinct().toList());
    }

    /** Keeps connections open, silent or with a body that comes a byte a second. */
    private void hold(int connections, int seconds, boolean drip) throws IOException, InterruptedException {
        List<Socket> sockets = new ArrayList<>();
        for (int i = 0; i < connections; i++) {
            Socket socket = connect();
            sockets.add(socket);
            if (drip) {
                socket.getOutputStream().write(post("solve", "100000"));
            }
        }
        System.out.printf("%d connections open%n", sockets.size());
        int closed = 0;
        for (int second = 0; second < seconds; second++) {
            Thread.sleep(1000);
            for (Socket socket : drip ? List.copyOf(sockets) : List.<Socket>of()) {
                try {
                    socket.getOutputStream().write('{');
                } catch (IOException e) {
                    sockets.remove(socket);
                    closed++;
                }
            }
        }
        System.out.printf("%d closed by the server within %d s%n", closed, seconds);
    }

    private void gigabyte() throws IOException {
        long began = System.nanoTime();
        try (Socket socket = connect()) {
            socket.getOutputStream().write(post("solve", "1000000000"));
            System.out.printf(
                    Locale.ROOT,
                    "a body of 1 GB: %s after %.1f ms%n",
                    line(socket.getInputStream()),
                    (System.nanoTime() - began) / 1e6);
        }
    }
}

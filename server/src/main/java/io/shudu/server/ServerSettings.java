package io.shudu.server;

/**
 * How a server is to run.
 *
 * @param host the address to listen on
 * @param port the port to listen on; 0 takes a free one
 * @param rate requests a second that one client may make on average
 * @param behindProxy whether a proxy stands before the server, whose {@code X-Forwarded-For} names the client
 * @param workers threads that compute
 * @param queue requests that may wait for one of them
 * @param stopSeconds how long stopping waits for requests under way
 */
public record ServerSettings(
        String host, int port, int rate, boolean behindProxy, int workers, int queue, int stopSeconds) {
    /** The port if nobody asks for another. */
    public static final int USUAL_PORT = 8080;
    /** Requests a second and client if nobody asks for another number. */
    public static final int USUAL_RATE = 1000;
    /** Largest number of requests a second and client that can be asked for. */
    public static final int MOST_RATE = 1_000_000;

    /** For this machine alone, with as many threads as there are cores. */
    public static ServerSettings usual() {
        int cores = Runtime.getRuntime().availableProcessors();
        return new ServerSettings("127.0.0.1", USUAL_PORT, USUAL_RATE, false, cores, 64 * cores, 20);
    }

    /** The same with another address. */
    public ServerSettings withAddress(String otherHost, int otherPort) {
        return new ServerSettings(otherHost, otherPort, rate, behindProxy, workers, queue, stopSeconds);
    }

    /** The same with another number of requests a second and client. */
    public ServerSettings withRate(int otherRate) {
        return new ServerSettings(host, port, otherRate, behindProxy, workers, queue, stopSeconds);
    }

    /** The same behind a proxy, or not. */
    public ServerSettings withProxy(boolean proxy) {
        return new ServerSettings(host, port, rate, proxy, workers, queue, stopSeconds);
    }

    /** The same with other numbers of threads that compute and of requests that may wait for them. */
    public ServerSettings withWorkers(int otherWorkers, int otherQueue) {
        return new ServerSettings(host, port, rate, behindProxy, otherWorkers, otherQueue, stopSeconds);
    }
}

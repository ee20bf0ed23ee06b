package io.shudu.server;

import java.util.Set;

/**
 * How a server is to run.
 *
 * @param host the address to listen on
 * @param port the port to listen on; 0 takes a free one
 * @param rate requests a second that one client may make on average
 * @param proxies how many proxies stand before the server, one behind the other, whose {@code X-Forwarded-For} names
 *     the client; 0 if clients ask it directly
 * @param names by which clients may call the server, beside those of this machine itself; none allows any name, unless
 *     only programs on this machine can reach it
 * @param metrics whether everybody may see the metrics, not only programs on this machine
 * @param workers threads that compute
 * @param queue requests that may wait for one of them
 * @param stopSeconds how long stopping waits for requests under way
 */
public record ServerSettings(
        String host,
        int port,
        int rate,
        int proxies,
        Set<String> names,
        boolean metrics,
        int workers,
        int queue,
        int stopSeconds) {
    /** The port if nobody asks for another. */
    public static final int USUAL_PORT = 8080;
    /** Requests a second and client if nobody asks for another number. */
    public static final int USUAL_RATE = 1000;
    /** Largest number of requests a second and client that can be asked for. */
    public static final int MOST_RATE = 1_000_000;
    /** Largest number of proxies one behind the other. */
    public static final int MOST_PROXIES = 9;

    /** Copies the names. */
    public ServerSettings {
        names = Set.copyOf(names);
    }

    /** For this machine alone, with as many threads as there are cores. */
    public static ServerSettings usual() {
        int cores = Runtime.getRuntime().availableProcessors();
        return new ServerSettings("127.0.0.1", USUAL_PORT, USUAL_RATE, 0, Set.of(), false, cores, 64 * cores, 20);
    }

    /** The same with another address. */
    public ServerSettings withAddress(String otherHost, int otherPort) {
        return new ServerSettings(otherHost, otherPort, rate, proxies, names, metrics, workers, queue, stopSeconds);
    }

    /** The same with another number of requests a second and client. */
    public ServerSettings withRate(int otherRate) {
        return new ServerSettings(host, port, otherRate, proxies, names, metrics, workers, queue, stopSeconds);
    }

    /** The same behind so many proxies. */
    public ServerSettings withProxies(int otherProxies) {
        return new ServerSettings(host, port, rate, otherProxies, names, metrics, workers, queue, stopSeconds);
    }

    /** The same with other names. */
    public ServerSettings withNames(Set<String> otherNames) {
        return new ServerSettings(host, port, rate, proxies, otherNames, metrics, workers, queue, stopSeconds);
    }

    /** The same with metrics for everybody, or not. */
    public ServerSettings withMetrics(boolean forAll) {
        return new ServerSettings(host, port, rate, proxies, names, forAll, workers, queue, stopSeconds);
    }

    /** The same with other numbers of threads that compute and of requests that may wait for them. */
    public ServerSettings withWorkers(int otherWorkers, int otherQueue) {
        return new ServerSettings(host, port, rate, proxies, names, metrics, otherWorkers, otherQueue, stopSeconds);
    }
}

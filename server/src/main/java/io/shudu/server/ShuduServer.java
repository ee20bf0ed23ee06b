package io.shudu.server;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.UnknownHostException;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.StatisticsHandler;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jspecify.annotations.Nullable;

/** A running server of the web game and the HTTP API. */
public final class ShuduServer implements AutoCloseable {
    private static final int IDLE_MILLIS = 30_000;
    private static final int ACCEPT_QUEUE = 1_000;
    private static final int MOST_THREADS = 64;
    private static final int LEAST_THREADS = 4;

    private final ServerSettings settings;
    private final StaticFiles files;
    private final Workers workers;
    private final Connections connections;
    private final Javalin javalin;
    private int port;
    private volatile boolean draining;

    private ShuduServer(ServerSettings settings, Operations operations, long heap) throws IOException {
        this.settings = settings;
        this.files = StaticFiles.load(ShuduServer.class.getClassLoader());
        Memory memory = new Memory(heap, settings.workers());
        this.workers = new Workers(memory.workers(), settings.queue());
        this.connections = new Connections(memory.connections(), settings.proxies() > 0);
        Metrics metrics = new Metrics(this::requestsUnderWay, connections, workers, memory);
        // Those that there is memory for.
        ServerSettings actual = settings.withWorkers(memory.workers(), settings.queue());
        Routes routes = new Routes(actual, files, operations, workers, memory, metrics, () -> draining);
        this.javalin = Javalin.create(config -> {
            configure(config);
            routes.addTo(config);
        });
    }

    /**
     * Starts a server.
     *
     * @throws UnknownHostException if the host is no address of this machine
     * @throws BindException if another program has the port, or we may not have it
     * @throws IOException if the files of the game cannot be read
     */
    public static ShuduServer start(ServerSettings settings) throws IOException {
        return start(settings, Operations.ENGINE, Runtime.getRuntime().maxMemory());
    }

    /**
     * Starts a server that asks something else than the engine, or is content with a part of the heap.
     *
     * @param heap the most bytes to use
     */
    static ShuduServer start(ServerSettings settings, Operations operations, long heap) throws IOException {
        if (!isHere(settings.host())) {
            throw new UnknownHostException(settings.host());
        }
        ShuduServer server = new ShuduServer(settings, operations, heap);
        try {
            server.javalin.start();
            server.port = server.javalin.port();
            return server;
        } catch (JavalinBindException e) {
            server.workers.close();
            throw new BindException(settings.host() + ":" + settings.port());
        }
    }

    private static boolean isHere(String host) {
        if (host.isBlank()) {
            // The name of no address is taken for this machine by Java, and for everything by Jetty.
            return false;
        }
        try {
            InetAddress address = InetAddress.getByName(host);
            return address.isAnyLocalAddress() || NetworkInterface.getByInetAddress(address) != null;
        } catch (IOException unknown) {
            return false;
        }
    }

    /** The port that the server listens on, or listened on if it has stopped. */
    public int port() {
        return port;
    }

    /** Whether it serves the game, or the API alone. */
    public boolean hasGame() {
        return files.hasGame();
    }

    /**
     * Stops: no new connections, and every request that has come in is answered, up to the time that the settings
     * allow; then all connections are closed.
     */
    @Override
    public void close() {
        draining = true;
        javalin.stop();
        workers.close();
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.resourceHandler(new FileHandler(files));
        config.jetty.threadPool = threads();
        config.jetty.modifyServer(this::configure);
        config.jetty.modifyServletContextHandler(context -> context.setErrorHandler(new LastResort()));
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setUriCompliance(UriCompliance.DEFAULT);
        });
        config.jetty.addConnector(this::connector);
    }

    private void configure(Server server) {
        server.setErrorHandler(new LastResort());
        server.insertHandler(new PlainHttp());
        server.insertHandler(new SecurityHeaders());
        server.insertHandler(connections);
        // Given this time, Jetty waits until the connections are done: see AbstractConnector.shutdown.
        server.setStopTimeout(settings.stopSeconds() * 1000L);
    }

    private Connector connector(Server server, HttpConfiguration http) {
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setIdleTimeout(IDLE_MILLIS);
        connector.setAcceptQueueSize(ACCEPT_QUEUE);
        connector.addBean(connections, false);
        return connector;
    }

    /** A few threads to watch connections; requests are handled on virtual threads. */
    private static QueuedThreadPool threads() {
        QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS, LEAST_THREADS);
        threads.setName("http");
        threads.setVirtualThreadsExecutor(VirtualThreads.getNamedVirtualThreadsExecutor("request-"));
        return threads;
    }

    private int requestsUnderWay() {
        @Nullable StatisticsHandler statistics = javalin.jettyServer().server().getDescendant(StatisticsHandler.class);
        return statistics == null ? 0 : statistics.getRequestsActive();
    }
}

package io.shudu.cli.command;

import io.shudu.cli.output.Output;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.IoFailure;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import io.shudu.server.ServerSettings;
import io.shudu.server.ShuduServer;
import java.io.IOException;
import java.net.BindException;
import java.net.UnknownHostException;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/** Runs the server until the process is told to end. */
public final class Serving {
    private final Session session;
    private final Messages messages;
    private final boolean quiet;

    public Serving(Session session, boolean quiet) {
        this.session = session;
        this.messages = session.messages();
        this.quiet = quiet;
    }

    /** Runs the server with options that were found good. */
    public int run(ServeCommand options) throws InterruptedException {
        String host = options.host;
        String port = options.port;
        ServerSettings settings = ServerSettings.usual()
                .withAddress(host, number(port, ServerSettings.USUAL_PORT))
                .withRate(number(options.rate, ServerSettings.USUAL_RATE))
                .withProxies(number(options.proxies, 0))
                .withNames(Set.copyOf(options.names))
                .withMetrics(options.metrics);
        ShuduServer server;
        try {
            server = port == null ? startSomewhere(settings) : ShuduServer.start(settings);
        } catch (UnknownHostException e) {
            return failed(messages.text("serve.host", host));
        } catch (BindException e) {
            return failed(messages.text("serve.taken", host, settings.port()));
        } catch (IOException e) {
            throw new IoFailure(host, e);
        }
        announce(server, host);
        stopWhenTold(server);
        new CountDownLatch(1).await();
        return ExitStatus.OK;
    }

    private int failed(String problem) {
        session.fail(problem);
        return ExitStatus.IO;
    }

    /** On the usual port, or if another program has it, on a free one. */
    private ShuduServer startSomewhere(ServerSettings settings) throws IOException {
        try {
            return ShuduServer.start(settings);
        } catch (BindException taken) {
            ShuduServer server = ShuduServer.start(settings.withAddress(settings.host(), 0));
            remark(messages.text("serve.other-port", settings.port()));
            return server;
        }
    }

    /** The address is the result, for people and for programs; the rest are remarks. */
    private void announce(ShuduServer server, String host) {
        String name = host.indexOf(':') >= 0 ? "[" + host + "]" : host;
        Output.printAll(session, "http://" + name + ":" + server.port() + "/\n");
        if (!server.hasGame()) {
            remark(messages.text("serve.no-game"));
        }
        remark(messages.text("serve.stop"));
    }

    /**
     * Ctrl-C and TERM are how a server ends, so the status is 0 then. Only halting can say so: after a signal the
     * virtual machine has its own status in mind, whatever the hooks do.
     */
    private void stopWhenTold(ShuduServer server) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.close();
            remark(messages.text("serve.bye"));
            Runtime.getRuntime().halt(ExitStatus.OK);
        }));
    }

    private void remark(String text) {
        if (!quiet) {
            session.say(text);
        }
    }

    private static int number(@Nullable String text, int usual) {
        return text == null ? usual : Integer.parseInt(text);
    }
}

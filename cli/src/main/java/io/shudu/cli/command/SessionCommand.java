package io.shudu.cli.command;

import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import java.util.concurrent.Callable;

/** A command, and what it runs in. */
public abstract class SessionCommand implements Callable<Integer> {
    final Session session;
    final Messages messages;

    SessionCommand(Session session) {
        this.session = session;
        messages = session.messages();
    }
}

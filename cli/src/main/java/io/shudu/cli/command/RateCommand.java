package io.shudu.cli.command;

import io.shudu.cli.session.Session;
import picocli.CommandLine.Command;

/** {@code shudu rate}: how hard each puzzle is, by the thinking that it needs. */
@Command(name = "rate")
public final class RateCommand extends RatingCommand {
    public RateCommand(Session session) {
        super(session);
    }
}

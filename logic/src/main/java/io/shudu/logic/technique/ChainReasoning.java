package io.shudu.logic.technique;

import io.shudu.logic.pattern.Consequences;
import io.shudu.logic.pattern.Implications;
import io.shudu.logic.step.Subject;
import java.util.List;

/** Reasons in chains: each thing follows from one other. */
final class ChainReasoning implements Reasoning {
    private final Implications implications;
    private final Consequences consequences = Consequences.unlimited();
    private final int[] path;

    ChainReasoning(Implications implications) {
        this.implications = implications;
        path = new int[implications.literals()];
    }

    @Override
    public void follow(int assumption) {
        consequences.follow(implications, assumption);
    }

    @Override
    public int depth(int literal) {
        return consequences.distance(literal);
    }

    @Override
    public void tell(int literal, ChainStory story, List<Subject.OfChain> lines) {
        lines.add(story.tell(path, consequences.path(literal, path)));
    }
}

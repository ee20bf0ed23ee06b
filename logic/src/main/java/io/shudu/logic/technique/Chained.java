package io.shudu.logic.technique;

import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import java.util.ArrayList;
import java.util.List;

/** Explains a chain of single candidates, false and true in turn, the first one false. */
final class Chained {
    private Chained() {}

    /** Marks a chain and its links, and adds it as an argument. */
    static void explain(Steps steps, String name, int[] cells, int[] digits, int count) {
        List<Subject.Node> nodes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boolean on = i % 2 == 1;
            nodes.add(new Subject.Node(List.of(cells[i]), digits[i], on));
            steps.markCandidate(on ? Role.ON : Role.OFF, cells[i], digits[i]);
            if (i > 0) {
                steps.link(on ? Role.STRONG : Role.WEAK, cells[i - 1], digits[i - 1], cells[i], digits[i]);
            }
        }
        steps.arg(name, new Subject.OfChain(nodes));
    }
}

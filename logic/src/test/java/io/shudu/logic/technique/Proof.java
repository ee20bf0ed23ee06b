package io.shudu.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Checks the lines of thought of a forcing step, thought by thought, knowing nothing of how they were found. */
final class Proof {
    private final Position position;
    private final Layout layout;
    private final Step step;
    private final boolean contradiction;
    private final Set<Candidate> on = new HashSet<>();
    private final Set<Candidate> off = new HashSet<>();
    private final Set<Subject.Node> reached = new HashSet<>();
    private final Set<Subject.Node> starts = new HashSet<>();
    private int proved;

    private Proof(Position position, Step step) {
        this.position = position;
        this.step = step;
        layout = position.layout();
        contradiction = step.technique().endsWith("contradiction");
    }

    static void check(Position position, Step step) {
        new Proof(position, step).check();
    }

    private void check() {
        Subject.OfChains chains = (Subject.OfChains) arg("chains");
        assertThat(chains.chains()).isNotEmpty();
        for (Subject.OfChain chain : chains.chains()) {
            check(chain.nodes());
        }
        proved += isProved() ? 1 : 0;
        assertThat(proved).as("cases that are proved").isEqualTo(starts.size());
        assertThat(starts).hasSize(cases());
    }

    private void check(List<Subject.Node> line) {
        Subject.Node first = line.getFirst();
        if (isStart(first) && starts.add(first)) {
            proved += isProved() ? 1 : 0;
            on.clear();
            off.clear();
            reached.clear();
            learn(first);
        }
        assertThat(reached).as("where a line begins").contains(first);
        for (int i = 1; i < line.size(); i++) {
            Subject.Node before = line.get(i - 1);
            Subject.Node node = line.get(i);
            assertThat(node.on()).isNotEqualTo(before.on());
            assertThat(node.on() ? isLeft(node) : isSeen(node, before))
                    .as("%s after %s", node, before)
                    .isTrue();
            learn(node);
        }
    }

    private void learn(Subject.Node node) {
        reached.add(node);
        for (int cell : node.cells()) {
            if (!node.on()) {
                off.add(new Candidate(cell, node.digit()));
            } else if (node.cells().size() == 1) {
                on.add(new Candidate(cell, node.digit()));
            }
        }
    }

    /** Whether something that is on excludes all candidates of a node. */
    private boolean isSeen(Subject.Node node, Subject.Node by) {
        if (by.cells().equals(node.cells()) && by.cells().size() == 1) {
            return by.digit() != node.digit();
        }
        return by.digit() == node.digit()
                && by.cells().stream()
                        .allMatch(one -> node.cells().stream().allMatch(other -> layout.sees(one, other)));
    }

    /** Whether a node is all that is left in its cell or in a house. */
    private boolean isLeft(Subject.Node node) {
        boolean left = node.cells().size() == 1;
        for (int digit = 1; digit <= layout.side() && left; digit++) {
            Candidate other = new Candidate(node.cells().getFirst(), digit);
            left = digit == node.digit() || !position.has(other.cell(), digit) || off.contains(other);
        }
        for (int house = 0; house < layout.houseCount() && !left; house++) {
            left = isLeft(node, house);
        }
        return left;
    }

    private boolean isLeft(Subject.Node node, int house) {
        boolean left = node.cells().stream().allMatch(layout.house(house)::contains);
        for (int i = 0; i < layout.side() && left; i++) {
            int cell = layout.cell(house, i);
            left = node.cells().contains(cell)
                    || !position.has(cell, node.digit())
                    || off.contains(new Candidate(cell, node.digit()));
        }
        return left;
    }

    private boolean isStart(Subject.Node node) {
        Candidate candidate = new Candidate(node.cells().getFirst(), node.digit());
        if (node.cells().size() > 1 || !starts().contains(candidate)) {
            return false;
        }
        return contradiction ? node.on() == step.placements().isEmpty() : node.on() || isOnOrOff();
    }

    /** Whether the cases are one candidate on and off. */
    private boolean isOnOrOff() {
        return arg("start") instanceof Subject.OfCandidate;
    }

    private int cases() {
        if (contradiction) {
            return 1;
        }
        return isOnOrOff() ? 2 : starts().size();
    }

    private List<Candidate> starts() {
        return candidates(arg("start"));
    }

    /** Whether the case in hand leads where it should. */
    private boolean isProved() {
        if (on.isEmpty() && off.isEmpty()) {
            return false;
        }
        boolean clash = on.stream().anyMatch(off::contains);
        if (!contradiction) {
            return clash || (on.containsAll(step.placements()) && off.containsAll(step.eliminations()));
        }
        return clash || (arg("end") instanceof Subject.OfCandidates ends && off.containsAll(ends.candidates()));
    }

    private static List<Candidate> candidates(Subject subject) {
        return subject instanceof Subject.OfCandidates many
                ? many.candidates()
                : List.of(((Subject.OfCandidate) subject).candidate());
    }

    private Subject arg(String name) {
        return Objects.requireNonNull(step.args().get(name), name);
    }
}

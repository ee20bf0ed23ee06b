package io.shudu.logic.technique;

import io.shudu.logic.pattern.Implications;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells lines of thought: marks what is on and off, and the links between. Almost locked sets on the way are told as
 * {@code set1}, {@code digits1} and so on.
 */
final class ChainStory {
    private final Position position;
    private final Steps steps;
    private final Implications implications;
    private final CellSet cells;
    private List<Subject.Node> nodes = new ArrayList<>();
    private int sets;

    /** Of one step. */
    ChainStory(Position position, Steps steps, Implications implications) {
        this.position = position;
        this.steps = steps;
        this.implications = implications;
        cells = position.layout().noCells();
    }

    /** The line of thought that a path of literals stands for. */
    Subject.OfChain tell(int[] path, int length) {
        for (int i = 0; i < length; i++) {
            if (implications.isSet(path[i])) {
                addSet(path[i], path[i + 1]);
            } else {
                add(path[i]);
            }
        }
        return end();
    }

    /** The line goes on to a candidate or group. */
    void add(int literal) {
        cells.clear();
        if (implications.isGroup(literal)) {
            cells.or(implications.group(literal).cells());
        } else {
            cells.add(implications.cell(literal));
        }
        add(cells, implications.digit(literal), Implications.isOn(literal));
    }

    private void addSet(int literal, int next) {
        int set = implications.set(literal);
        SetStory.set(position, steps, implications.sets(), ++sets, set);
        implications.sets().cells(set, implications.digit(literal), cells);
        add(cells, implications.digit(literal), false);
        // The set keeps the digit by which the chain goes on; a cell that is forced loses several.
        if (!Implications.isOn(next)) {
            implications.sets().cells(set, implications.digit(next), cells);
            add(cells, implications.digit(next), true);
        }
    }

    /** The line goes on: some cells have a digit, or none of them has it. */
    void add(CellSet some, int digit, boolean on) {
        steps.markCandidates(on ? Role.ON : Role.OFF, some, digit);
        if (!nodes.isEmpty()) {
            Subject.Node from = nodes.getLast();
            steps.link(on ? Role.STRONG : Role.WEAK, from.cells().getFirst(), from.digit(), some.first(), digit);
        }
        nodes.add(new Subject.Node(some.list(), digit, on));
    }

    /** Ends a line; the next thing begins another. */
    Subject.OfChain end() {
        Subject.OfChain chain = new Subject.OfChain(nodes);
        nodes = new ArrayList<>();
        return chain;
    }
}

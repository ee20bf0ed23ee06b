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
        List<Subject.Node> nodes = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            int literal = path[i];
            int digit = implications.digit(literal);
            if (!implications.isSet(literal)) {
                cells.clear();
                if (implications.isGroup(literal)) {
                    cells.or(implications.group(literal).cells());
                } else {
                    cells.add(implications.cell(literal));
                }
                add(nodes, digit, Implications.isOn(literal));
                continue;
            }
            int set = implications.set(literal);
            SetStory.set(position, steps, implications.sets(), ++sets, set);
            implications.sets().cells(set, digit, cells);
            add(nodes, digit, false);
            // The set keeps the digit by which the chain goes on; a cell that is forced loses several.
            if (!Implications.isOn(path[i + 1])) {
                int exit = implications.digit(path[i + 1]);
                implications.sets().cells(set, exit, cells);
                add(nodes, exit, true);
            }
        }
        return new Subject.OfChain(nodes);
    }

    /** The cells in hand have a digit, or have it not. */
    private void add(List<Subject.Node> nodes, int digit, boolean on) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            steps.markCandidate(on ? Role.ON : Role.OFF, cell, digit);
        }
        if (!nodes.isEmpty()) {
            Subject.Node from = nodes.getLast();
            steps.link(on ? Role.STRONG : Role.WEAK, from.cells().getFirst(), from.digit(), cells.first(), digit);
        }
        nodes.add(new Subject.Node(SetStory.list(cells), digit, on));
    }
}

package io.shudu.logic.technique;

import io.shudu.logic.pattern.Deduction;
import io.shudu.logic.pattern.Implications;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Subject;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reasons in nets: a thing may rest on several others at once.
 *
 * <p>A net is told in lines. What is on rests on things that are off, and each of these on one thing that is on. The
 * line goes by way of the latest reason; the others get lines of their own, which are told before. Cells that lose a
 * digit for the same reason are told together.
 */
final class NetReasoning implements Reasoning {
    private final Position position;
    private final Implications implications;
    private final Deduction deduction;
    private boolean[] told = new boolean[0];
    private int assumption;

    NetReasoning(Position position, Implications implications) {
        this.position = position;
        this.implications = implications;
        deduction = new Deduction(position.layout());
    }

    @Override
    public void follow(int newAssumption) {
        assumption = newAssumption;
        deduction.follow(position, implications, assumption);
        told = new boolean[implications.literals()];
        told[assumption] = true;
    }

    @Override
    public int depth(int literal) {
        return deduction.depth(literal);
    }

    @Override
    public void tell(int literal, ChainStory story, List<Subject.OfChain> lines) {
        if (literal == assumption) {
            story.add(literal);
            lines.add(story.end());
        } else if (Implications.isOn(literal)) {
            if (!told[literal]) {
                tellLine(literal, null, story, lines);
            }
        } else if (!told[literal]) {
            tellLine(deduction.reason(literal, 0), new Losses(literal), story, lines);
        }
    }

    /** Cells that lose a digit for the same reason. */
    private final class Losses {
        private final int digit;
        private final CellSet cells = position.layout().noCells();

        Losses(int literal) {
            digit = implications.digit(literal);
            cells.add(implications.cell(literal));
        }

        boolean isTold() {
            boolean all = true;
            for (int cell = cells.first(); cell >= 0 && all; cell = cells.next(cell)) {
                all = told[off(cell)];
            }
            return all;
        }

        void tell(ChainStory story) {
            story.add(cells, digit, false);
            for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                told[off(cell)] = true;
            }
        }

        private int off(int cell) {
            return Implications.off(implications.node(cell, digit));
        }
    }

    /** Tells the line to something that is on, and on to losses if there are any. */
    private void tellLine(int literal, @Nullable Losses losses, ChainStory story, List<Subject.OfChain> lines) {
        List<Integer> path = path(literal);
        while (tellOtherReasons(path, story, lines)) {
            // Meanwhile other lines may have come closer.
            path = path(literal);
        }
        story.add(path.getFirst());
        for (int i = 1; i < path.size(); i++) {
            int on = path.get(i);
            int main = mainReason(on);
            if (main != assumption) {
                losses(on, main).tell(story);
            }
            story.add(on);
            told[on] = true;
        }
        if (losses != null) {
            losses.tell(story);
        }
        lines.add(story.end());
    }

    /** What is on, one after the other, from the assumption or something told before; the assumption may be off. */
    private List<Integer> path(int literal) {
        List<Integer> path = new ArrayList<>();
        int at = literal;
        path.add(at);
        while (!told[at]) {
            int main = mainReason(at);
            at = main == assumption ? main : deduction.reason(main, 0);
            path.add(0, at);
        }
        return path;
    }

    /** The latest reason of something that is on. */
    private int mainReason(int on) {
        int main = deduction.reason(on, 0);
        for (int i = 1; i < deduction.reasonCount(on); i++) {
            if (deduction.place(deduction.reason(on, i)) > deduction.place(main)) {
                main = deduction.reason(on, i);
            }
        }
        return main;
    }

    /** All reasons of something that have the same digit and the same reason as one of them. */
    private Losses losses(int on, int reason) {
        Losses losses = new Losses(reason);
        for (int i = 0; i < deduction.reasonCount(on); i++) {
            int other = deduction.reason(on, i);
            if (other != assumption
                    && implications.digit(other) == losses.digit
                    && deduction.reason(other, 0) == deduction.reason(reason, 0)) {
                losses.cells.add(implications.cell(other));
            }
        }
        return losses;
    }

    /** Tells a reason that is not on the path and was not told yet; false if there is none. */
    private boolean tellOtherReasons(List<Integer> path, ChainStory story, List<Subject.OfChain> lines) {
        for (int on : path.subList(1, path.size())) {
            int main = mainReason(on);
            for (int i = 0; i < deduction.reasonCount(on); i++) {
                int reason = deduction.reason(on, i);
                if (reason == assumption || reason == main || told[reason]) {
                    continue;
                }
                Losses losses = losses(on, reason);
                boolean isMain = main != assumption
                        && losses.digit == implications.digit(main)
                        && deduction.reason(reason, 0) == deduction.reason(main, 0);
                if (!isMain && !losses.isTold()) {
                    tellLine(deduction.reason(reason, 0), losses, story, lines);
                    return true;
                }
            }
        }
        return false;
    }
}

package io.shudu.logic.technique;

import io.shudu.logic.step.Subject;
import java.util.List;

/** Follows an assumption, and can tell how a conclusion comes about. */
interface Reasoning {
    /** Follows an assumption to its end. */
    void follow(int assumption);

    /** How far it is to a literal, -1 if it does not follow. */
    int depth(int literal);

    /**
     * Adds the lines of thought that lead to a literal. Each begins with the assumption, or where an earlier one has
     * come to since the assumption was followed.
     */
    void tell(int literal, ChainStory story, List<Subject.OfChain> lines);
}

package io.shudu.logic.technique;

import io.shudu.logic.pattern.NodeKinds;
import io.shudu.logic.position.Layout;
import io.shudu.logic.step.TechniqueId;

/**
 * What a technique is made for: the board, and choices where the masters differ or leave one.
 *
 * @param layout the board
 * @param duals whether two kites, or two empty rectangles, that share a part are one step
 * @param smallEmptyRectangles whether two candidates make an empty rectangle
 * @param siamese whether two fish with the same base are one step
 * @param thinRectangles whether cells of a unique rectangle may lack one of its digits
 * @param alsInChains whether almost locked sets are nodes of grouped chains
 * @param alsOverlap whether almost locked sets of one step may share cells
 * @param everyStep whether all steps with the same effect are wanted, not just the shortest
 */
public record Setup(
        Layout layout,
        boolean duals,
        boolean smallEmptyRectangles,
        boolean siamese,
        boolean thinRectangles,
        boolean alsInChains,
        boolean alsOverlap,
        boolean everyStep) {
    /** The nodes of grouped chains. */
    NodeKinds groups() {
        return alsInChains ? NodeKinds.SETS : NodeKinds.GROUPS;
    }

    /** The usual choices, which are those of HoDoKu. */
    public static Setup of(Layout layout) {
        return new Setup(layout, false, false, false, true, false, false, false);
    }

    /**
     * The choices with which a technique finds all its forms. Of fish with five houses and more there are too many: one
     * for each effect is enough.
     */
    public static Setup every(Layout layout, TechniqueId technique) {
        boolean dual = technique == TechniqueId.DUAL_TWO_STRING_KITE || technique == TechniqueId.DUAL_EMPTY_RECTANGLE;
        String name = technique.name();
        boolean large = name.endsWith("SQUIRMBAG") || name.endsWith("WHALE") || name.endsWith("LEVIATHAN");
        return new Setup(layout, dual, true, !large, true, true, true, !large);
    }
}

package io.shudu.render.words;

/** The names of techniques, and sentences that tell why a step can be done. */
public final class TechniqueWords {
    /** The words: a technique by its id, its reason by its id with {@code .why}. */
    public static final Words WORDS = Words.of("""
            full-house = full house
                最后一格
            full-house.why = Only one cell is empty in {house}: {cell} must be {digit}.
                {house}只剩一个空格：{cell} 必定是 {digit}。

            hidden-single = hidden single
                排除
            hidden-single.why = In {house}, {digit} can only go to {cell}.
                {house}里，{digit} 只能填在 {cell}。

            naked-single = naked single
                唯余
            naked-single.why = In {cell} only {digit} is possible.
                {cell} 只能填 {digit}。
            """);

    private TechniqueWords() {}
}

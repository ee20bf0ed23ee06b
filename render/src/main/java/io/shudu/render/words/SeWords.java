package io.shudu.render.words;

import io.shudu.logic.se.SeChain;
import io.shudu.logic.se.SeKind;

/** The names of Sudoku Explainer's steps, and how its chains are read. What is a technique has the technique's name. */
public final class SeWords {
    private static final Words WORDS = Words.of("""
            direct-locked-candidates = direct locked candidates
                直观区块
            locked-candidates = locked candidates
                区块
            unique-loop = unique rectangle or loop
                唯一矩形或环
            bug = bivalue universal grave
                全双值格（BUG）
            forcing-chain = cycle or forcing chain
                环或强制链
            aligned-triple-exclusion = aligned triple exclusion
                三格排除
            multiple-chains = multiple forcing chains
                多重强制链
            dynamic-chains = dynamic forcing chains
                动态强制链
            dynamic-chains-plus = dynamic forcing chains (+)
                动态强制链（+）
            nested-chains-2 = nested forcing chains, level 2
                嵌套强制链，2 级
            nested-chains-3 = nested forcing chains, level 3
                嵌套强制链，3 级
            nested-chains-4 = nested forcing chains, level 4
                嵌套强制链，4 级
            nested-chains-5 = nested forcing chains, level 5
                嵌套强制链，5 级
            form.cycle = In turn, one way or the other:
                两种交替情形：
            form.forcing = The assumption leads to its opposite:
                由假设推出相反的结论：
            form.double = It comes out whether the candidate is on or off:
                无论该候选数真假，结论相同：
            form.cell = It follows from every candidate of the cell:
                由该格的每个候选数都推出同一结论：
            form.region = It follows from every place of the digit in the house:
                由该数字在区域中的每个位置都推出同一结论：
            form.contradiction = The assumption leads to both, so it is false:
                由假设推出互相矛盾的结论，所以假设不成立：
            form.nested = By a chain within the chain:
                由链中的一条链得出：
            """);

    private SeWords() {}

    /** The name of a step. */
    public static String name(Language language, SeKind kind) {
        Words words = TechniqueWords.WORDS.has(kind.id()) ? TechniqueWords.WORDS : WORDS;
        return words.text(language, kind.id());
    }

    /** What the branches of a chain have in common. */
    public static String form(Language language, SeChain.Form form) {
        return WORDS.text(language, "form." + form.id());
    }
}

package io.shudu.render.words;

import io.shudu.logic.step.Family;
import io.shudu.logic.step.TechniqueId;

/** The names of techniques, what each of them is in one line, and sentences that tell why a step can be done. */
public final class TechniqueWords {
    private static final String EFFECTS = """
            effect.out = {0} from {1}
                {1} 的 {0}
            effect.in = {0} in {1}
                {1} 填 {0}
            """;

    /** The words: a technique by its id, what it is with {@code .is}, the reason of a step with {@code .why}. */
    public static final Words WORDS = Words.of(EFFECTS
            + SingleWords.TEXT
            + SubsetWords.TEXT
            + FishWords.text()
            + DigitWords.TEXT
            + WingWords.TEXT
            + UniquenessWords.TEXT
            + SetWords.TEXT
            + ChainWords.TEXT
            + ExoticWords.TEXT
            + ForcingWords.TEXT
            + FamilyWords.TEXT);

    private TechniqueWords() {}

    /** When a player should look for a technique. */
    public static String when(Language language, TechniqueId technique) {
        return WORDS.text(language, "when." + Family.of(technique).id());
    }
}

package io.shudu.print.book;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Named;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.wish.Kinds;
import io.shudu.logic.rate.Level;
import io.shudu.logic.step.TechniqueId;
import io.shudu.print.sheet.Look;
import io.shudu.render.words.Language;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a book is like; {@link BookFile} reads it.
 *
 * @param title its title
 * @param subtitle what stands below it, may be empty
 * @param author who made it, may be empty
 * @param language its language
 * @param trim the name of its size
 * @param bleed whether its pages are printed larger, to be cut
 * @param seed what decides the puzzles
 * @param perPage how many puzzles stand on a page
 * @param look the colours of boards
 * @param answers what the answers are
 * @param introduction whether it begins with the rules
 * @param techniques what it teaches
 * @param link the address of the game for codes beside puzzles; empty for none
 * @param chapters its chapters
 */
public record BookPlan(
        String title,
        String subtitle,
        String author,
        Language language,
        String trim,
        boolean bleed,
        long seed,
        int perPage,
        Look look,
        AnswerKind answers,
        boolean introduction,
        List<TechniqueId> techniques,
        String link,
        List<Chapter> chapters) {
    /** Copies the lists. */
    public BookPlan {
        techniques = List.copyOf(techniques);
        chapters = List.copyOf(chapters);
    }

    /** What is printed as its author wrote it, by the names of the fields: the fonts have to have its signs. */
    public Map<String, String> texts() {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("title", title);
        texts.put("subtitle", subtitle);
        texts.put("author", author);
        for (int i = 0; i < chapters.size(); i++) {
            texts.put("chapters[" + i + "].title", chapters.get(i).title());
        }
        return texts;
    }

    /** Whether the answers tell only where to begin. */
    public boolean hints() {
        return answers == AnswerKind.HINTS;
    }

    /** What the answers are. */
    public enum AnswerKind implements Named.Constant {
        /** Solved boards. */
        FULL,
        /** Where to begin. */
        HINTS,
        /** Nothing. */
        NONE
    }

    /**
     * A chapter.
     *
     * @param title its title; empty for the name of its level
     * @param board the board of its puzzles
     * @param level their level, null for any
     * @param symmetry how their clues lie
     * @param count how many there are; 0 if they are read from a file
     * @param file the file that they are read from; empty if they are made
     */
    public record Chapter(
            String title, Geometry board, @Nullable Level level, Symmetry symmetry, int count, String file) {
        /** The kind of puzzles that are made for it. */
        public GenerationSpec spec() {
            return Kinds.of(board, level, symmetry);
        }
    }
}

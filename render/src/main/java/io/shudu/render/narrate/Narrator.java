package io.shudu.render.narrate;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Symbols;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.render.words.Explanation;
import io.shudu.render.words.Language;
import io.shudu.render.words.TechniqueWords;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Tells steps in sentences, filling the words for a technique with what a step is about. */
public final class Narrator {
    private final Language language;
    private final Geometry geometry;

    /** Speaks a language about grids of a board. */
    public Narrator(Language language, Geometry geometry) {
        this.language = language;
        this.geometry = geometry;
    }

    /** The name of a technique. */
    public String name(String technique) {
        return TechniqueWords.WORDS.text(language, technique);
    }

    /** Why a step can be done. */
    public List<Segment> why(Step step) {
        String pattern = TechniqueWords.WORDS.pattern(language, step.technique() + ".why");
        List<Segment> segments = new ArrayList<>();
        int from = 0;
        int open = pattern.indexOf('{');
        while (open >= 0) {
            addText(pattern.substring(from, open), segments);
            int close = pattern.indexOf('}', open);
            Subject subject = step.args().get(pattern.substring(open + 1, close));
            if (subject == null) {
                throw new IllegalArgumentException(step.technique() + " lacks what its words need: " + pattern);
            }
            segments.add(new Segment(words(subject), subject));
            from = close + 1;
            open = pattern.indexOf('{', from);
        }
        addText(pattern.substring(from), segments);
        return segments;
    }

    /** The sentence of segments. */
    public static String text(List<Segment> segments) {
        StringBuilder text = new StringBuilder();
        segments.forEach(segment -> text.append(segment.text()));
        return text.toString();
    }

    private static void addText(String text, List<Segment> segments) {
        if (!text.isEmpty()) {
            segments.add(new Segment(text, null));
        }
    }

    private String words(Subject subject) {
        return switch (subject) {
            case Subject.OfCell cell -> geometry.cellName(cell.cell());
            case Subject.OfCells cells -> list(cells.cells(), geometry::cellName);
            case Subject.OfDigit digit -> String.valueOf(Symbols.of(digit.digit()));
            case Subject.OfDigits digits -> list(digits.digits(), digit -> String.valueOf(Symbols.of(digit)));
            case Subject.OfHouse house -> house(house.house());
            case Subject.OfHouses houses -> list(houses.houses(), this::house);
            case Subject.OfCandidate candidate -> name(candidate.candidate(), geometry);
            case Subject.OfCandidates candidates ->
                list(candidates.candidates(), candidate -> name(candidate, geometry));
            case Subject.OfChain chain -> chain(chain);
            case Subject.OfChains chains -> chains(chains);
        };
    }

    private String house(int house) {
        return Explanation.house(language, geometry.houses().get(house));
    }

    /** Several things in a row: a, b and c. */
    private <T> String list(List<T> items, Function<T, String> name) {
        String comma = language == Language.ENGLISH ? ", " : "、";
        String and = language == Language.ENGLISH ? " and " : "和";
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < items.size(); i++) {
            text.append(i == 0 ? "" : i == items.size() - 1 ? and : comma).append(name.apply(items.get(i)));
        }
        return text.toString();
    }

    /** A line of thought with arrows: {@code r1c2≠3 → r1c5=3 → r4c5≠3}. */
    private String chain(Subject.OfChain chain) {
        StringBuilder text = new StringBuilder();
        for (Subject.Node node : chain.nodes()) {
            text.append(text.isEmpty() ? "" : " → ");
            for (int i = 0; i < node.cells().size(); i++) {
                text.append(i == 0 ? "" : "/")
                        .append(geometry.cellName(node.cells().get(i)));
            }
            text.append(node.on() ? "=" : "≠").append(Symbols.of(node.digit()));
        }
        return text.toString();
    }

    /** Several lines of thought, one after the other. */
    private String chains(Subject.OfChains chains) {
        StringBuilder text = new StringBuilder();
        for (Subject.OfChain chain : chains.chains()) {
            text.append(text.isEmpty() ? "" : "; ").append(chain(chain));
        }
        return text.toString();
    }

    /** The name that programs exchange for a candidate: {@code r3c5=7}. */
    public static String name(Candidate candidate, Geometry geometry) {
        return geometry.cellName(candidate.cell()) + "=" + Symbols.of(candidate.digit());
    }
}

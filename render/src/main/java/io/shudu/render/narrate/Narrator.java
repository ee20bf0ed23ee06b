package io.shudu.render.narrate;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Symbols;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.render.words.Explanation;
import io.shudu.render.words.Language;
import io.shudu.render.words.TeachWords;
import io.shudu.render.words.TechniqueWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

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

    /**
     * Why a step can be done. The words of its technique have places to fill:
     *
     * <ul>
     *   <li>{@code {cells}} is what the step calls so; {@code {out}} is what it removes, {@code {in}} what it places.
     *   <li>{@code {cells|sees|see}} are words that depend on whether that is one thing or several.
     *   <li>{@code [… {fins} …]} is left out if the step has no such thing.
     *   <li>{@code [… {set#} …]} is told for {@code set1}, {@code set2} and so on, with the number for each {@code #}.
     * </ul>
     *
     * @throws IllegalArgumentException if the step lacks something that is not in brackets
     */
    public List<Segment> why(Step step) {
        String pattern = TechniqueWords.WORDS.pattern(language, step.technique() + ".why");
        List<Segment> segments = new ArrayList<>();
        if (!tell(pattern, step, segments)) {
            throw new IllegalArgumentException(step.technique() + " lacks what its words need: " + pattern);
        }
        return segments;
    }

    /** What a teacher says, with its places filled. */
    String taught(String key, Object... args) {
        return TeachWords.WORDS.text(language, key, args);
    }

    /** What a step does, in words: {@code 7 in r3c5}, or {@code 7 from r3c5 and r3c6}. */
    String changes(Step step) {
        return step.placements().isEmpty()
                ? effect("effect.out", step.eliminations())
                : effect("effect.in", step.placements());
    }

    /** The sentence of segments. */
    public static String text(List<Segment> segments) {
        return segments.stream().map(Segment::text).collect(Collectors.joining());
    }

    /** Fills a pattern; false if the step lacks something. */
    private boolean tell(String pattern, Step step, List<Segment> segments) {
        int from = 0;
        for (int i = 0; i < pattern.length(); i++) {
            char sign = pattern.charAt(i);
            if (sign == '[' || sign == '{') {
                add(new Segment(pattern.substring(from, i), null), segments);
                int end = sign == '{' ? pattern.indexOf('}', i) : closing(pattern, i);
                String inside = pattern.substring(i + 1, end);
                if (sign == '[') {
                    tellPart(inside, step, segments);
                } else if (!tellPlace(inside, step, segments)) {
                    return false;
                }
                i = end;
                from = end + 1;
            }
        }
        add(new Segment(pattern.substring(from), null), segments);
        return true;
    }

    private static int closing(String pattern, int open) {
        int depth = 1;
        int i = open;
        while (depth > 0) {
            i++;
            depth += pattern.charAt(i) == '[' ? 1 : pattern.charAt(i) == ']' ? -1 : 0;
        }
        return i;
    }

    /** Tells what is in brackets, as often as the step has what it needs. */
    private void tellPart(String pattern, Step step, List<Segment> segments) {
        boolean more = true;
        for (int number = 1; more; number++) {
            String numbered = pattern.replace("#", String.valueOf(number));
            List<Segment> told = new ArrayList<>();
            more = tell(numbered, step, told);
            if (more) {
                told.forEach(segment -> add(segment, segments));
                more = !numbered.equals(pattern);
            }
        }
    }

    private boolean tellPlace(String place, Step step, List<Segment> segments) {
        int bar = place.indexOf('|');
        String name = bar < 0 ? place : place.substring(0, bar);
        Subject subject = switch (name) {
            case "out" -> effect(step.eliminations());
            case "in" -> effect(step.placements());
            default -> step.args().get(name);
        };
        if (subject == null) {
            return false;
        }
        if (bar >= 0) {
            int second = place.indexOf('|', bar + 1);
            String words = isOne(subject) ? place.substring(bar + 1, second) : place.substring(second + 1);
            add(new Segment(words, null), segments);
        } else if (subject instanceof Subject.OfCandidates effect && (name.equals("out") || name.equals("in"))) {
            add(new Segment(effect("effect." + name, effect.candidates()), subject), segments);
        } else {
            add(new Segment(words(subject), subject), segments);
        }
        return true;
    }

    private static @Nullable Subject effect(List<Candidate> candidates) {
        return candidates.isEmpty() ? null : new Subject.OfCandidates(candidates);
    }

    private static boolean isOne(Subject subject) {
        return switch (subject) {
            case Subject.OfCells cells -> cells.cells().size() == 1;
            case Subject.OfDigits digits -> digits.digits().size() == 1;
            case Subject.OfHouses houses -> houses.houses().size() == 1;
            case Subject.OfCandidates candidates -> candidates.candidates().size() == 1;
            case Subject.OfChains chains -> chains.chains().size() == 1;
            default -> true;
        };
    }

    /** Adds a segment; words that point at nothing are joined. */
    private static void add(Segment segment, List<Segment> segments) {
        if (segment.text().isEmpty()) {
            return;
        }
        boolean joined = segment.subject() == null
                && !segments.isEmpty()
                && segments.getLast().subject() == null;
        segments.add(joined ? new Segment(segments.removeLast().text() + segment.text(), null) : segment);
    }

    String words(Subject subject) {
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
        List<String> names = items.stream().map(name).toList();
        String and = names.isEmpty() || names.getLast().charAt(0) > 'z' ? "和" : " 和 ";
        return language == Language.ENGLISH ? row(names, ", ", " and ") : row(names, "、", and);
    }

    private static String row(List<String> names, String comma, String and) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < names.size(); i++) {
            text.append(i == 0 ? "" : i == names.size() - 1 ? and : comma).append(names.get(i));
        }
        return text.toString();
    }

    /** What happens to digits in cells; digits with the same cells are told together. */
    private String effect(String key, List<Candidate> candidates) {
        Map<Integer, List<String>> cells = new LinkedHashMap<>();
        List<Candidate> sorted = new ArrayList<>(candidates);
        sorted.sort(Comparator.comparingInt(Candidate::digit).thenComparingInt(Candidate::cell));
        for (Candidate candidate : sorted) {
            cells.computeIfAbsent(candidate.digit(), digit -> new ArrayList<>())
                    .add(geometry.cellName(candidate.cell()));
        }
        Map<List<String>, List<String>> digits = new LinkedHashMap<>();
        cells.forEach((digit, names) ->
                digits.computeIfAbsent(names, some -> new ArrayList<>()).add(String.valueOf(Symbols.of(digit))));
        boolean english = language == Language.ENGLISH;
        String and = english ? " and " : "、";
        List<String> parts = new ArrayList<>();
        digits.forEach((names, some) -> parts.add(TechniqueWords.WORDS.text(
                language, key, row(some, english ? ", " : "、", and), row(names, english ? ", " : "、", and))));
        return english ? row(parts, ", ", ", and ") : row(parts, "，", " 和 ");
    }

    /** A line of thought with arrows: {@code r1c2≠3 → r1c5=3 → r4c5≠3}. */
    private String chain(Subject.OfChain chain) {
        return chain.nodes().stream()
                .map(node -> name(node, "/", "≠", geometry))
                .collect(Collectors.joining(" → "));
    }

    /** A place in a line of thought, with a sign between its cells and one for a digit that is in none of them. */
    public static String name(Subject.Node node, String between, String not, Geometry geometry) {
        String cells = node.cells().stream().map(geometry::cellName).collect(Collectors.joining(between));
        return cells + (node.on() ? "=" : not) + Symbols.of(node.digit());
    }

    /** Several lines of thought, one after the other. */
    private String chains(Subject.OfChains chains) {
        String between = language == Language.ENGLISH ? "; " : "；";
        return chains.chains().stream().map(this::chain).collect(Collectors.joining(between));
    }

    /** The name that programs exchange for a candidate: {@code r3c5=7}. */
    public static String name(Candidate candidate, Geometry geometry) {
        return geometry.cellName(candidate.cell()) + "=" + Symbols.of(candidate.digit());
    }

    /** The names of several. */
    public static List<String> names(List<Candidate> candidates, Geometry geometry) {
        return candidates.stream().map(candidate -> name(candidate, geometry)).toList();
    }
}

package io.shudu.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.GridFormats;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.logic.Techniques;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.rate.HodokuCodes;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.technique.Setup;
import io.shudu.logic.technique.Steps;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Positions with the exact effect of one technique, in the format of HoDoKu's library.
 *
 * <p>A case passes if a step of its technique has just this effect. It passes strictly if besides all steps of the same
 * code that use the same digits have it: this is HoDoKu's own rule. A fail case names digits for which there must be no
 * step. The choices that a code asks for are those of HoDoKu's own test.
 */
class TechniqueCasesTest {
    private static final Layout LAYOUT = new Layout(Geometry.CLASSIC);
    private static final Set<String> SETS_IN_CHAINS = Set.of("0709-2", "0710-3", "0710-4", "0711-3", "0711-4");
    private static final Set<String> OVERLAP = Set.of("0902-2", "0903-2", "0904-2");

    private record Case(String name, String code, String digits, Grid grid, Set<String> effects) {
        static Case of(String line) {
            String[] fields = line.split(":", -1);
            String code = fields[1].split("-", 2)[0];
            ParseResult grid =
                    Objects.requireNonNull(GridFormats.byId("hodoku")).parse(line, Geometry.CLASSIC);
            Set<String> effects = new TreeSet<>();
            for (String effect : (fields[5] + " " + fields[6]).split(" ", -1)) {
                if (!effect.isEmpty()) {
                    effects.add(effect);
                }
            }
            return new Case(fields[1], code, fields[2], ((ParseResult.Ok) grid).grid(), effects);
        }

        boolean mustFail() {
            return name.endsWith("-x");
        }

        /** A fifth digit means two fish with the same base; they are found among all fish of their kind. */
        TechniqueId technique() {
            String single = code.substring(0, 4);
            return Techniques.all().stream()
                    .filter(id -> single.equals(HodokuCodes.of(id)))
                    .findFirst()
                    .orElseThrow();
        }

        Setup setup() {
            boolean mediumFish = code.startsWith("03") && !code.startsWith("037") && "12".indexOf(code.charAt(3)) >= 0;
            boolean dual = code.equals("0404") || code.equals("0405");
            return new Setup(
                    LAYOUT,
                    dual,
                    name.equals("0402-1") || code.equals("0405"),
                    mediumFish,
                    !(code.startsWith("06") && name.endsWith("-1")),
                    SETS_IN_CHAINS.contains(name),
                    OVERLAP.contains(name),
                    true);
        }

        List<Step> steps() {
            return Steps.all(LAYOUT)
                    .search(Techniques.search(technique(), setup()), Position.of(LAYOUT, grid), Set.of(technique()))
                    .steps();
        }

        /** Whether a step has the code and the digits of the case. */
        boolean isAbout(Step step) {
            return code.equals(HodokuCodes.of(step)) && digits(step).equals(sorted(digits));
        }

        private String digits(Step step) {
            Set<Integer> used = new TreeSet<>();
            if (code.startsWith("0610")) {
                return "";
            }
            if (code.matches("070[26-9]|071.|09..|11..")) {
                step.eliminations().forEach(candidate -> used.add(candidate.digit()));
                step.placements().forEach(candidate -> used.add(candidate.digit()));
            } else if (step.args().get("digits") instanceof Subject.OfDigits several) {
                used.addAll(several.digits());
            } else if (step.args().get("digit") instanceof Subject.OfDigit one) {
                used.add(one.digit());
            }
            StringBuilder text = new StringBuilder();
            used.forEach(text::append);
            return text.toString();
        }

        private static String sorted(String digits) {
            StringBuilder text = new StringBuilder();
            digits.chars().sorted().forEach(digit -> text.append((char) digit));
            return text.toString();
        }
    }

    @Test
    void stepsHaveTheEffectsOfTheLibrary() throws IOException {
        List<Case> cases = DataFolder.lines("technique-cases.txt", "the cases of HoDoKu's techniques").stream()
                .map(Case::of)
                .toList();
        List<String> failed = new ArrayList<>();
        List<String> loose = new ArrayList<>();
        for (Case each : cases) {
            List<Step> steps = each.steps();
            boolean exact = steps.stream().anyMatch(step -> effects(step).equals(each.effects));
            boolean strict = steps.stream()
                    .filter(each::isAbout)
                    .allMatch(step -> effects(step).equals(each.effects) && !each.mustFail());
            if (each.mustFail() ? !strict : !exact) {
                failed.add(each.name + " " + each.grid);
            } else if (!strict) {
                loose.add(each.name + " " + each.grid);
            }
        }
        System.out.println("technique cases: " + cases.size() + ", exact " + (cases.size() - failed.size())
                + ", strict " + (cases.size() - failed.size() - loose.size()));
        assertThat(failed).isEmpty();
        assertThat(loose).hasSizeLessThanOrEqualTo(cases.size() / 100);
    }

    /** The effects as the library writes them: digit, row, column. */
    private static Set<String> effects(Step step) {
        Set<String> effects = new TreeSet<>();
        List<Candidate> changes = new ArrayList<>(step.placements());
        changes.addAll(step.eliminations());
        for (Candidate change : changes) {
            effects.add("" + change.digit() + (change.cell() / 9 + 1) + (change.cell() % 9 + 1));
        }
        return effects;
    }

    @Test
    void codesAreDifferent() {
        Map<String, TechniqueId> codes = new HashMap<>();
        for (TechniqueId id : TechniqueId.values()) {
            String code = HodokuCodes.of(id);
            assertThat(code == null ? null : codes.put(code, id)).isNull();
        }
        assertThat(codes).hasSizeGreaterThan(80);
    }
}

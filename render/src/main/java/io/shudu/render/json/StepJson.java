package io.shudu.render.json;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Symbols;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.logic.rate.HodokuCodes;
import io.shudu.logic.rate.Scale;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.Mark;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import io.shudu.render.narrate.Detail;
import io.shudu.render.narrate.Narrator;
import io.shudu.render.narrate.Segment;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A step: its effects, what to look at by role, and its words in both languages. */
public final class StepJson {
    private final Geometry geometry;

    private StepJson(Geometry geometry) {
        this.geometry = geometry;
    }

    /** A step on a board. */
    public static JsonFields of(Step step, Geometry geometry) {
        return new StepJson(geometry).fields(step);
    }

    private JsonFields fields(Step step) {
        return technique(step)
                .strings("placements", placements(step, geometry))
                .strings("eliminations", eliminations(step, geometry))
                .strings("digits", digits(step))
                .put(
                        "cells",
                        byRole(
                                step,
                                subject ->
                                        subject instanceof Subject.OfCell one ? geometry.cellName(one.cell()) : null))
                .put(
                        "houses",
                        byRole(step, subject -> subject instanceof Subject.OfHouse one ? house(one.house()) : null))
                .put(
                        "candidates",
                        byRole(step, subject -> subject instanceof Subject.OfCandidate one ? name(one) : null))
                .put("links", links(step))
                .put("name", inAll(narrator -> JsonValue.of(narrator.name(step.technique()))))
                .put("text", inAll(narrator -> JsonValue.of(Narrator.text(narrator.why(step)))))
                .put("segments", inAll(narrator -> segments(narrator.why(step))))
                .put("details", AllLanguages.of(language -> JsonValue.strings(Detail.all(step, language, geometry))));
    }

    private static JsonFields technique(Step step) {
        JsonFields json = new JsonFields().string("technique", step.technique());
        TechniqueId technique = TechniqueId.byId(step.technique());
        String code = HodokuCodes.of(step);
        Scale.Entry own = technique == null ? null : ShuduScale.SCALE.entry(technique);
        if (code != null) {
            json.string("hodoku", code);
        }
        return own == null
                ? json
                : json.string("level", ShuduScale.level(own.level()).id()).number("effort", own.score());
    }

    /** The digits that a step places, such as {@code r3c5=7}. */
    public static List<String> placements(Step step, Geometry geometry) {
        return Narrator.names(step.placements(), geometry);
    }

    /** The candidates that a step removes, such as {@code r3c5<>7}. */
    public static List<String> eliminations(Step step, Geometry geometry) {
        return namesOf(
                step.eliminations(), removed -> geometry.cellName(removed.cell()) + "<>" + digit(removed.digit()));
    }

    private static List<String> digits(Step step) {
        List<String> digits = new ArrayList<>();
        for (Subject subject : step.args().values()) {
            if (subject instanceof Subject.OfDigit digit) {
                digits.add(digit(digit.digit()));
            }
        }
        return digits.stream().distinct().sorted().toList();
    }

    private interface Naming {
        @Nullable
        String of(Subject subject);
    }

    private JsonFields byRole(Step step, Naming naming) {
        Map<String, List<String>> names = new LinkedHashMap<>();
        for (Mark mark : step.marks()) {
            String name = mark instanceof Mark.On on ? naming.of(on.subject()) : null;
            if (name != null) {
                names.computeIfAbsent(mark.role().id(), role -> new ArrayList<>())
                        .add(name);
            }
        }
        JsonFields json = new JsonFields();
        names.forEach(json::strings);
        return json;
    }

    private JsonValue links(Step step) {
        List<JsonValue> links = new ArrayList<>();
        for (Mark mark : step.marks()) {
            if (mark instanceof Mark.Link link) {
                links.add(new JsonFields()
                        .string("role", link.role().id())
                        .string("from", Narrator.name(link.from(), geometry))
                        .string("to", Narrator.name(link.to(), geometry))
                        .value());
            }
        }
        return new JsonValue.Items(links);
    }

    private JsonFields inAll(Function<Narrator, JsonValue> telling) {
        return AllLanguages.of(language -> telling.apply(new Narrator(language, geometry)));
    }

    private JsonValue segments(List<Segment> segments) {
        List<JsonValue> values = new ArrayList<>();
        for (Segment segment : segments) {
            JsonFields json = new JsonFields().string("text", segment.text());
            Subject subject = segment.subject();
            if (subject != null) {
                addSubject(subject, json);
            }
            values.add(json.value());
        }
        return new JsonValue.Items(values);
    }

    /** What a segment points at: one thing under its kind, several under the kind in the plural. */
    private void addSubject(Subject subject, JsonFields json) {
        switch (subject) {
            case Subject.OfCell one -> json.string("cell", geometry.cellName(one.cell()));
            case Subject.OfDigit one -> json.string("digit", digit(one.digit()));
            case Subject.OfHouse one -> json.string("house", house(one.house()));
            case Subject.OfCandidate one -> json.string("candidate", name(one));
            case Subject.OfCells many -> json.strings("cells", namesOf(many.cells(), geometry::cellName));
            case Subject.OfDigits many -> json.strings("digits", namesOf(many.digits(), StepJson::digit));
            case Subject.OfHouses many -> json.strings("houses", namesOf(many.houses(), this::house));
            case Subject.OfCandidates many -> json.strings("candidates", Narrator.names(many.candidates(), geometry));
            case Subject.OfChain chain -> json.strings("chain", namesOf(chain.nodes(), this::name));
            case Subject.OfChains many -> json.put("chains", chains(many));
        }
    }

    private JsonValue chains(Subject.OfChains chains) {
        return new JsonValue.Items(chains.chains().stream()
                .map(chain -> JsonValue.strings(namesOf(chain.nodes(), this::name)))
                .toList());
    }

    private static <T> List<String> namesOf(List<T> items, Function<T, String> name) {
        return items.stream().map(name).toList();
    }

    private String name(Subject.Node node) {
        return Narrator.name(node, ",", "<>", geometry);
    }

    private static String digit(int digit) {
        return String.valueOf(Symbols.of(digit));
    }

    private String house(int house) {
        return geometry.houses().get(house).toString();
    }

    private String name(Subject.OfCandidate candidate) {
        return Narrator.name(candidate.candidate(), geometry);
    }
}

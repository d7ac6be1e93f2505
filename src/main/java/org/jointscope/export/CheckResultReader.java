package org.jointscope.export;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jointscope.batch.CheckResult;
import org.jointscope.check.engine.Compatibility;
import org.jointscope.check.engine.Compatibility.CompatibilityReason;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engine.EngineRule;
import org.jointscope.check.engine.EngineDifference;
import org.jointscope.check.engine.EngineDifference.Aspect;
import org.jointscope.check.engine.EngineDifferences;
import org.jointscope.check.engine.Engines;
import org.jointscope.check.engine.Target;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.FileKind;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.Phrase;
import org.jointscope.model.TextLocation;

/** Reads the results that {@link CheckJson} has written; all that is printed of a result is the same again. */
final class CheckResultReader {

    private CheckResultReader() {}

    /** @throws IOException if this is not a result, or one of a version with other codes or rules */
    static CheckResult read(JsonNode json) throws IOException {
        try {
            return result(json);
        } catch (RuntimeException e) {
            IOException failure = FileFailure.of("cli.merge.version");
            failure.initCause(e);
            throw failure;
        }
    }

    private static CheckResult result(JsonNode json) {
        boolean pair = json.has("mesh");
        return new CheckResult(
                Path.of(json.required(pair ? "anim" : "path").asText()),
                pair ? FileKind.MD5ANIM.label() : json.required("kind").asText(),
                Optional.ofNullable(json.get("mesh")).map(JsonNode::asText).map(Path::of),
                each(json, "issues").map(CheckResultReader::issue).toList(),
                compatibilities(json),
                differences(json));
    }

    private static Stream<JsonNode> each(JsonNode json, String array) {
        return StreamSupport.stream(json.required(array).spliterator(), false);
    }

    private static Issue issue(JsonNode json) {
        IssueCode code = IssueCode.valueOf(json.required("code").asText());
        return new Issue(
                each(json, "places")
                        .map(place -> Finding.of(
                                code,
                                location(place),
                                subject(place),
                                place.required("message").asText()))
                        .toList(),
                json.required("count").asInt());
    }

    private static Location location(JsonNode json) {
        return json.has("offset")
                ? Location.ofByte(json.get("offset").asInt())
                : new Location(
                        json.required("line").asInt(), json.required("column").asInt());
    }

    private static Subject subject(JsonNode json) {
        return new Subject(
                part(json, "mesh"),
                part(json, "vertex"),
                part(json, "triangle"),
                part(json, "weight"),
                part(json, "joint"),
                part(json, "component"),
                part(json, "frame"));
    }

    private static int part(JsonNode json, String name) {
        return json.path(name).asInt(Subject.NONE);
    }

    private static Engine engine(String id) {
        return Engines.of(id).orElseThrow();
    }

    private static List<Compatibility> compatibilities(JsonNode json) {
        Map<String, List<CompatibilityReason>> reasons = new LinkedHashMap<>();
        json.required("verdicts").fieldNames().forEachRemaining(id -> reasons.put(id, new ArrayList<>()));
        each(json, "reasons")
                .forEach(it -> reasons.get(it.required("engine").asText()).add(reason(it)));
        return reasons.entrySet().stream()
                .map(each -> new Compatibility(engine(each.getKey()), each.getValue()))
                .toList();
    }

    private static CompatibilityReason reason(JsonNode json) {
        Target target = Arrays.stream(Target.values())
                .filter(it -> CheckJson.name(it).equals(json.required("of").asText()))
                .findFirst()
                .orElseThrow();
        EngineRule rule = engine(json.required("engine").asText()).rules().stream()
                .filter(it -> it.id().equals(json.required("rule").asText())
                        && it.targets().contains(target)
                        && it.effect().label().equals(json.required("effect").asText())
                        && it.text().equals(json.required("message").asText()))
                .findFirst()
                .orElseThrow();
        Phrase detail = known(json.required("detail"));
        return new CompatibilityReason(
                rule, target, List.of(new RuleHit(location(json), subject(json), detail, Optional.empty())));
    }

    private static Phrase known(JsonNode text) {
        return Phrase.of("issue.known", text.asText());
    }

    private static List<EngineDifferences> differences(JsonNode json) {
        Map<String, List<EngineDifference>> ofEngines = new LinkedHashMap<>();
        each(json, "differences")
                .forEach(it -> ofEngines
                        .computeIfAbsent(it.required("engine").asText(), any -> new ArrayList<>())
                        .add(difference(it)));
        return ofEngines.entrySet().stream()
                .map(each -> new EngineDifferences(engine(each.getKey()), each.getValue()))
                .toList();
    }

    /** A distance that is not a finite number is null in JSON. */
    private static EngineDifference difference(JsonNode json) {
        return new EngineDifference(
                Aspect.valueOf(json.required("about").asText().toUpperCase(Locale.ROOT)),
                known(json.required("message")),
                json.has("distance")
                        ? OptionalDouble.of(json.get("distance").asDouble(Double.NaN))
                        : OptionalDouble.empty(),
                json.has("line")
                        ? Optional.of(new TextLocation(
                                json.get("line").asInt(),
                                json.required("column").asInt()))
                        : Optional.empty());
    }
}

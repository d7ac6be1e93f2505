package org.jointscope.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.util.HashSet;
import java.util.Set;

/**
 * The requirements of the standard on the used parts of a SARIF log (OASIS SARIF 2.1.0, §3): the required properties,
 * their types and values, and no other properties.
 */
final class SarifStructure {

    private static final Set<String> LEVELS = Set.of("none", "note", "warning", "error");

    private final JsonNode log;
    private JsonNode run;

    SarifStructure(JsonNode log) {
        this.log = log;
    }

    void check() {
        members(log, Set.of("version", "runs"), Set.of("$schema"));
        assertThat(log.get("version").asText()).isEqualTo("2.1.0");
        assertThat(URI.create(log.get("$schema").asText()).isAbsolute()).isTrue();
        assertThat(log.get("runs").isArray()).isTrue();
        log.get("runs").forEach(this::checkRun);
    }

    private void checkRun(JsonNode checked) {
        run = checked;
        members(run, Set.of("tool", "results"), Set.of("invocations", "originalUriBaseIds", "columnKind"));
        assertThat(run.get("columnKind").asText()).isIn("utf16CodeUnits", "unicodeCodePoints");
        members(run.get("tool"), Set.of("driver"), Set.of());
        checkDriver(run.at("/tool/driver"));
        for (JsonNode base : run.get("originalUriBaseIds")) {
            members(base, Set.of("uri"), Set.of());
            assertThat(URI.create(base.get("uri").asText()).isAbsolute()).isTrue();
            assertThat(base.get("uri").asText()).endsWith("/");
        }
        run.get("invocations").forEach(this::checkInvocation);
        run.get("results").forEach(this::checkResult);
    }

    private void checkDriver(JsonNode driver) {
        members(driver, Set.of("name"), Set.of("version", "rules"));
        text(driver.get("name"));
        text(driver.get("version"));
        Set<String> ids = new HashSet<>();
        for (JsonNode rule : driver.get("rules")) {
            members(
                    rule,
                    Set.of("id"),
                    Set.of("shortDescription", "fullDescription", "help", "defaultConfiguration", "properties"));
            text(rule.get("id"));
            assertThat(ids.add(rule.get("id").asText())).isTrue();
            message(rule.get("shortDescription"));
            message(rule.get("fullDescription"));
            message(rule.get("help"));
            members(rule.get("defaultConfiguration"), Set.of("level"), Set.of());
            assertThat(rule.at("/defaultConfiguration/level").asText()).isIn(LEVELS);
        }
    }

    private void checkInvocation(JsonNode invocation) {
        members(invocation, Set.of("executionSuccessful"), Set.of("toolExecutionNotifications"));
        assertThat(invocation.get("executionSuccessful").isBoolean()).isTrue();
        for (JsonNode notification : invocation.get("toolExecutionNotifications")) {
            members(notification, Set.of("message"), Set.of("level", "locations"));
            message(notification.get("message"));
            assertThat(notification.get("level").asText()).isIn(LEVELS);
            notification.get("locations").forEach(this::checkLocation);
        }
    }

    private void checkResult(JsonNode result) {
        members(
                result,
                Set.of("message"),
                Set.of(
                        "ruleId",
                        "ruleIndex",
                        "level",
                        "locations",
                        "relatedLocations",
                        "occurrenceCount",
                        "properties"));
        message(result.get("message"));
        assertThat(result.get("level").asText()).isIn(LEVELS);
        assertThat(result.get("ruleIndex").isInt()).isTrue();
        JsonNode rule = run.at("/tool/driver/rules").get(result.get("ruleIndex").asInt());
        assertThat(rule.get("id")).isEqualTo(result.get("ruleId"));
        assertThat(result.get("occurrenceCount").asInt()).isPositive();
        assertThat(result.get("locations")).isNotEmpty();
        result.get("locations").forEach(this::checkLocation);
        if (result.has("relatedLocations")) {
            result.get("relatedLocations").forEach(this::checkLocation);
        }
    }

    private void checkLocation(JsonNode location) {
        members(location, Set.of("physicalLocation"), Set.of("logicalLocations", "message"));
        JsonNode physical = location.get("physicalLocation");
        members(physical, Set.of("artifactLocation"), Set.of("region"));
        JsonNode artifact = physical.get("artifactLocation");
        members(artifact, Set.of("uri"), Set.of("uriBaseId"));
        URI uri = URI.create(artifact.get("uri").asText());
        assertThat(uri.normalize()).isEqualTo(uri);
        assertThat(uri.isAbsolute()).isNotEqualTo(artifact.has("uriBaseId"));
        if (artifact.has("uriBaseId")) {
            assertThat(run.get("originalUriBaseIds")
                            .has(artifact.get("uriBaseId").asText()))
                    .isTrue();
        }
        if (physical.has("region")) {
            region(physical.get("region"));
        }
        if (location.has("message")) {
            message(location.get("message"));
        }
        if (location.has("logicalLocations")) {
            assertThat(location.get("logicalLocations")).isNotEmpty();
            for (JsonNode part : location.get("logicalLocations")) {
                members(part, Set.of("name", "fullyQualifiedName", "kind"), Set.of());
                part.forEach(SarifStructure::text);
            }
        }
    }

    private static void message(JsonNode message) {
        members(message, Set.of("text"), Set.of());
        text(message.get("text"));
    }

    private static void text(JsonNode value) {
        assertThat(value.isTextual()).isTrue();
        assertThat(value.asText()).isNotBlank();
    }

    private static void members(JsonNode object, Set<String> required, Set<String> allowed) {
        assertThat(object.isObject()).isTrue();
        Set<String> names = new HashSet<>();
        object.fieldNames().forEachRemaining(names::add);
        assertThat(names).containsAll(required);
        names.removeAll(required);
        assertThat(allowed).containsAll(names);
    }

    /** §3.30: by lines for a text, by bytes for a binary file. */
    private static void region(JsonNode region) {
        if (region.has("byteOffset")) {
            members(region, Set.of("byteOffset"), Set.of());
            assertThat(region.get("byteOffset").asInt()).isNotNegative();
        } else {
            members(region, Set.of("startLine"), Set.of("startColumn"));
            region.forEach(number -> assertThat(number.asInt()).isPositive());
        }
    }
}

package org.jointscope.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jointscope.batch.BatchChecker;
import org.jointscope.check.engine.Engines;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Severities;
import org.jointscope.diagnostics.Severity;
import org.jointscope.files.GameTree;
import org.jointscope.testing.Corpus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SarifTest {

    private static final Path FIXTURES = Path.of("src/test/resources/org/jointscope/fixtures");

    @TempDir
    private Path folder;

    @Test
    void findingIsAResultAtItsLocation() throws IOException {
        JsonNode run = run(FIXTURES.resolve("the-same-thirty-times.md5mesh"), FIXTURES);
        JsonNode first = run.at("/results/0");
        assertThat(first.at("/ruleId").asText()).isEqualTo("TRI_VERTEX_OUT_OF_RANGE");
        assertThat(first.at("/level").asText()).isEqualTo("error");
        assertThat(first.at("/message/text").asText())
                .isEqualTo("Triangle 1 references vertex 9, but the mesh has only 3 vertices.");
        assertThat(first.at("/locations")).hasSize(1);
        JsonNode physical = first.at("/locations/0/physicalLocation");
        assertThat(physical.at("/artifactLocation/uri").asText()).isEqualTo("the-same-thirty-times.md5mesh");
        assertThat(physical.at("/region/startLine").asInt()).isEqualTo(22);
        assertThat(physical.at("/region/startColumn").asInt()).isEqualTo(2);
        assertThat(first.at("/locations/0/logicalLocations"))
                .extracting(part -> part.get("fullyQualifiedName").asText())
                .containsExactly("mesh 0", "mesh 0/triangle 1");
    }

    @Test
    void resultsOfAFoldedIssueAddUp() throws IOException {
        JsonNode results =
                run(FIXTURES.resolve("the-same-thirty-times.md5mesh"), FIXTURES).get("results");
        assertThat(results).hasSize(20);
        int occurrences = 0;
        for (JsonNode result : results) {
            occurrences += result.get("occurrenceCount").asInt();
        }
        assertThat(occurrences).isEqualTo(30);
        assertThat(results.get(19).at("/message/text").asText()).endsWith(" (Not listed: 10 more of this type.)");
    }

    @Test
    void ruleSaysWhatToDo() throws IOException {
        JsonNode rule = run(FIXTURES.resolve("nothing-wrong.md5mesh"), FIXTURES)
                .at("/tool/driver/rules")
                .get(IssueCode.VERT_BIAS_SUM.ordinal());
        assertThat(rule.at("/id").asText()).isEqualTo("VERT_BIAS_SUM");
        assertThat(rule.at("/fullDescription/text").asText())
                .isEqualTo(Sarif.plain(IssueCode.VERT_BIAS_SUM.explanation()));
        assertThat(rule.at("/help/text").asText()).startsWith(Sarif.plain(IssueCode.VERT_BIAS_SUM.remedy()));
        assertThat(rule.at("/defaultConfiguration/level").asText()).isEqualTo("warning");
    }

    @Test
    void severityIsTheOneThatWasAskedFor() throws IOException {
        Severities lenient = new Severities(Map.of(IssueCode.TRI_VERTEX_OUT_OF_RANGE, Severity.HINT), Set.of());
        Path fixture = FIXTURES.resolve("the-same-thirty-times.md5mesh");
        JsonNode log = log(fixture, lenient, FIXTURES);
        new SarifStructure(log).check();
        JsonNode result = log.at("/runs/0/results/0");
        assertThat(result.get("level").asText()).isEqualTo("note");
        assertThat(result.at("/properties/severity").asText()).isEqualTo("hint");
        assertThat(log.at("/runs/0/tool/driver/rules")
                        .get(result.get("ruleIndex").asInt())
                        .at("/defaultConfiguration/level")
                        .asText())
                .isEqualTo("error");
    }

    @Test
    void namesBecomeRelativeReferences() throws IOException {
        Path odd = folder.resolve("50% a:b").resolve("é#.md5mesh");
        Files.createDirectories(odd.getParent());
        Files.createFile(odd);
        JsonNode run = run(odd, folder);
        JsonNode artifact = run.at("/results/0/locations/0/physicalLocation/artifactLocation");
        assertThat(artifact.get("uri").asText()).isEqualTo("50%25%20a%3Ab/%C3%A9%23.md5mesh");
        JsonNode base =
                run.get("originalUriBaseIds").get(artifact.get("uriBaseId").asText());
        assertThat(base.get("uri").asText()).startsWith("file:///").endsWith("/");
    }

    @Test
    void fileElsewhereIsNamedInFull() throws IOException {
        Path file = Files.createFile(folder.resolve("a.md5mesh"));
        Path here = Files.createDirectory(folder.resolve("here"));
        JsonNode artifact = run(file, here).at("/results/0/locations/0/physicalLocation/artifactLocation");
        assertThat(artifact.get("uri").asText()).isEqualTo(file.toUri().toString());
        assertThat(artifact.has("uriBaseId")).isFalse();
    }

    @Test
    void fileThatWasNotCheckedIsNotified() throws IOException {
        JsonNode run = run(folder.resolve("missing.md5mesh"), folder);
        assertThat(run.get("results")).isEmpty();
        JsonNode invocation = run.at("/invocations/0");
        assertThat(invocation.get("executionSuccessful").asBoolean()).isFalse();
        assertThat(invocation.at("/toolExecutionNotifications/0/message/text").asText())
                .isEqualTo("The file was not checked: file not found.");
    }

    @Test
    void namesOfFilesCannotMakeLinksOrArguments() {
        assertThat(Sarif.plain("'{0}' and '}'")).isEqualTo("'{{0}}' and '}}'");
        assertThat(Sarif.plain("[x](http://y) \\")).isEqualTo("\\[x\\](http://y) \\\\");
        assertThat(Sarif.plain("joint[3] \\")).isEqualTo("joint[3] \\");
    }

    @Test
    void allFixturesMakeAProperLog() throws IOException {
        JsonNode log = log(FIXTURES, new Severities(Map.of(), Set.of()), Path.of(""));
        new SarifStructure(log).check();
        assertThat(log.at("/runs/0/results")).hasSizeGreaterThan(IssueCode.values().length);
        assertThat(log.at("/runs/0/results"))
                .extracting(result -> result.has("relatedLocations"))
                .contains(true);
    }

    @Test
    void allRealFilesMakeAProperLog() throws IOException {
        Path corpus = Corpus.file("own").getParent();
        JsonNode log = log(corpus, new Severities(Map.of(), Set.of()), corpus);
        new SarifStructure(log).check();
        assertThat(log.at("/runs/0/results")).hasSizeGreaterThan(60);
    }

    private static JsonNode run(Path file, Path from) throws IOException {
        JsonNode log = log(file, new Severities(Map.of(), Set.of()), from);
        new SarifStructure(log).check();
        return log.at("/runs/0");
    }

    private static JsonNode log(Path path, Severities severities, Path from) throws IOException {
        StringWriter out = new StringWriter();
        BatchChecker checker = new BatchChecker(List.of(path), GameTree.NEARBY, severities, Engines.ALL);
        Sarif.write(checker, checker.totals(), "1.2.3", from, out);
        return new ObjectMapper().readTree(out.toString());
    }
}

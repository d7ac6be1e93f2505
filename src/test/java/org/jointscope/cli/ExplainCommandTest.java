package org.jointscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.diagnostics.IssueCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExplainCommandTest {

    private static final int WIDTH = 80;

    @ParameterizedTest
    @EnumSource
    void codeIsExplainedInLinesThatFitATerminal(IssueCode code) {
        Run run = Run.of("explain", code.name());
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines()).allMatch(line -> line.length() <= WIDTH);
        assertThat(run.out().lines().findFirst().orElseThrow())
                .isEqualTo(code + " (" + code.severity().label() + ")");
        assertThat(paragraphs(run.out()))
                .filteredOn(paragraph -> !paragraph.startsWith("Repairs: "))
                .containsExactly(
                        code + " (" + code.severity().label() + ")",
                        plain(code.gist()),
                        plain(code.explanation()),
                        plain("How to fix: " + code.remedy()),
                        plain("Source: " + code.source()));
    }

    @Test
    void repairsAreListedWithTheirCommands() {
        assertThat(paragraphs(Run.of("explain", "COMPONENTS_OVERLAP").out()))
                .contains("Repairs: Suggest a Repair ('jointscope suggest'); Set startIndex;"
                        + " Renumber startIndex Values ('jointscope repack"
                        + " --renumber-starts').");
    }

    @Test
    void knownNamesAreExplainedBesideUnknownOnes() {
        Run run = Run.of("explain", "FILE_EMPTY", "xyz", "doom3/orientation", "abcd");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).startsWith("FILE_EMPTY (error)").contains("doom3/orientation");
        assertThat(run.err().lines())
                .containsExactly(
                        "No code, rule or engine message matches 'xyz'; jointscope explain lists all codes",
                        "No code, rule or engine message matches 'abcd'; jointscope explain lists all codes");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "invalid first component | doom3/start-index",
                "file a.md5anim, line 9: Invalid first component: 93 | doom3/start-index",
                "contains no data | FILE_EMPTY",
                "The file contains no data. | FILE_EMPTY"
            })
    void messagesAndTitlesAreFound(String words, String name) {
        Run run = Run.of("explain", words);
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains(name);
        assertThat(run.out().lines()).hasSizeLessThan(80);
    }

    @Test
    void everyEngineMessageIsFoundInALineOfTheConsole() {
        List<String> lines = Engines.ALL.stream()
                .flatMap(engine -> engine.rules().stream())
                .map(rule -> rule.words().replaceAll("%[-0-9.]*[a-z]", "12"))
                .filter(words -> !words.isEmpty())
                .map(words -> "WARNING: " + words)
                .distinct()
                .toList();
        assertThat(lines).hasSizeGreaterThan(150);
        assertThat(Run.of(Stream.concat(Stream.of("explain"), lines.stream()).toArray(String[]::new))
                        .err()
                        .lines())
                .isEmpty();
    }

    @Test
    void spellingOfCodesIsTolerated() {
        assertThat(Run.of("explain", "file-empty", "Loop_Not-closed").out())
                .isEqualTo(Run.of("explain", "FILE_EMPTY").out()
                        + System.lineSeparator()
                        + Run.of("explain", "LOOP_NOT_CLOSED").out());
    }

    @Test
    void withoutACodeAllAreListed() {
        Run run = Run.of("explain");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out().lines())
                .allMatch(line -> line.length() <= WIDTH)
                .filteredOn(line -> !line.startsWith(" "))
                .extracting(line -> line.substring(0, line.indexOf(' ')))
                .containsExactlyElementsOf(
                        Arrays.stream(IssueCode.values()).map(IssueCode::name).toList());
        assertThat(run.out()).startsWith("FILE_EMPTY (error): " + IssueCode.FILE_EMPTY.gist());
    }

    @Test
    void engineHasItsRules() {
        for (Engine engine : Engines.ALL) {
            Run run = Run.of("explain", engine.id());
            assertThat(run.exitCode()).isZero();
            assertThat(run.out().lines().findFirst().orElseThrow()).isEqualTo(engine.name() + " (" + engine.id() + ")");
            assertThat(run.out().lines())
                    .filteredOn(line -> line.startsWith("    " + engine.id() + "/"))
                    .hasSameSizeAs(engine.rules());
        }
    }

    @Test
    void ruleHasTextMessageAndSource() {
        Engine doom3 = Engines.of("doom3").orElseThrow();
        Engine.EngineRule rule = doom3.rules().stream()
                .filter(each -> each.id().equals("several-roots"))
                .findFirst()
                .orElseThrow();
        List<String> lines =
                Run.of("explain", "doom3/several-roots").out().lines().toList();
        assertThat(lines.getFirst()).isEqualTo("Doom 3 (doom3)");
        assertThat(lines.subList(lines.size() - 4, lines.size()))
                .containsExactly(
                        "    doom3/several-roots (.md5anim; rejects)",
                        "        " + rule.text(),
                        "        Engine message: Animations may have only one root joint",
                        "        Source: anim/Anim.cpp, LoadAnim");
    }

    @Test
    void jsonHasExactlyTheseMembers() throws IOException {
        JsonNode root = json("explain", "--json", "LOOP_NOT_CLOSED", "doom3/several-roots");
        assertThat(root.fieldNames()).toIterable().containsExactly("codes", "rules");
        JsonNode code = root.get("codes").get(0);
        assertThat(code.fieldNames())
                .toIterable()
                .containsExactly("code", "severity", "title", "explanation", "remedy", "source");
        assertThat(code.get("code").asText()).isEqualTo("LOOP_NOT_CLOSED");
        assertThat(code.get("explanation").asText()).isEqualTo(IssueCode.LOOP_NOT_CLOSED.explanation());
        JsonNode rule = root.get("rules").get(0);
        assertThat(rule.fieldNames())
                .toIterable()
                .containsExactly("engine", "rule", "effect", "of", "message", "words", "source", "evidence");
        assertThat(rule.get("rule").asText()).isEqualTo("several-roots");
        assertThat(rule.get("of").toString()).isEqualTo("[\"md5anim\"]");
        assertThat(rule.get("evidence").asText()).isEqualTo("read");
        assertThat(json("explain", "--json").get("codes")).hasSize(IssueCode.values().length);
        assertThat(json("explain", "--json", "quake2").get("rules"))
                .hasSameSizeAs(Engines.of("quake2").orElseThrow().rules());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "FILE_EMPTI | No code, rule or engine message matches 'FILE_EMPTI'; did you mean FILE_EMPTY?",
                "doom4 | No code, rule or engine message matches 'doom4'; did you mean doom3?",
                "xyz | No code, rule or engine message matches 'xyz'; jointscope explain lists all codes",
                "doom3/roots | doom3 has no rule 'roots';" + " did you mean mesh-roots or several-roots?",
                "doom3/xyz | doom3 has no rule 'xyz'; jointscope explain doom3 lists all rules"
            })
    void unknownNameIsInvalidUsage(String name, String message) {
        Run run = Run.of("explain", name);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines().findFirst().orElseThrow()).isEqualTo(message);
    }

    /** The packaged application does not contain these documents. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "info",
                "check",
                "explain",
                "pose",
                "skin",
                "materials",
                "suggest",
                "repack",
                "rename",
                "convert",
                "exercise",
                "lesson"
            })
    void helpRefersToNoDocument(String command) {
        Run run = Run.of((command + " --help").strip().split(" "));
        assertThat(run.out()).contains("Usage: jointscope").doesNotContain("docs/");
    }

    /** The paragraphs of an output, without indents and line breaks. */
    private static List<String> paragraphs(String out) {
        List<String> paragraphs = new ArrayList<>();
        for (String paragraph : out.split("(?m)^\\R")) {
            paragraphs.add(paragraph.strip().replaceAll("\\s+", " "));
        }
        return paragraphs;
    }

    /** Code is quoted as elsewhere on the command line. */
    private static String plain(String text) {
        return text.replace('`', '\'');
    }

    private static JsonNode json(String... command) throws IOException {
        return new ObjectMapper().readTree(Run.of(command).out());
    }
}

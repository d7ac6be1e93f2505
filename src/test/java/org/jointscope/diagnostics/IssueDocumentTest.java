package org.jointscope.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.edit.Cure;
import org.jointscope.messages.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class IssueDocumentTest {

    private static final ResourceBundle TEXTS = Texts.program().bundle();

    /** Rule 12: docs/issues.md equals what the codes generate. */
    @Test
    void documentSaysWhatTheCodesSay() throws IOException {
        assertThat(Files.readString(IssueDocument.FILE)).isEqualTo(IssueDocument.text());
    }

    @Test
    void everyCodeStandsInOneGroup() {
        List<IssueCode> grouped =
                IssueDocument.groups().values().stream().flatMap(Set::stream).toList();
        assertThat(grouped).containsExactlyInAnyOrder(IssueCode.values());
        assertThat(IssueDocument.groups()).doesNotContainKey("");
    }

    @ParameterizedTest
    @EnumSource
    void everyCodeHasItsTexts(IssueCode code) {
        for (String text : List.of(code.explanation(), code.remedy(), code.source())) {
            assertThat(text).isNotBlank().isEqualTo(text.strip()).doesNotContain("  ");
        }
        assertThat(code.explanation()).endsWith(".").hasSizeGreaterThan(60);
        assertThat(code.remedy()).endsWith(".").hasSizeGreaterThan(15);
    }

    /** Texts of repairs are a name, and the command in parentheses. */
    @ParameterizedTest
    @EnumSource
    void remedyNamesTheFirstRepair(IssueCode code) {
        assertThat(Cure.of(code).stream().limit(1).map(cure -> TEXTS.getString("cli.cure." + cure)))
                .allSatisfy(repair -> assertThat(code.remedy()).contains(repair.replaceFirst(" \\(.*", "")));
    }

    @Test
    void noTextIsWithoutItsCode() {
        Set<String> expected = Arrays.stream(IssueCode.values())
                .flatMap(code ->
                        Stream.of("title", "explanation", "remedy", "source").map(part -> code.name() + "." + part))
                .collect(Collectors.toSet());
        assertThat(TEXTS.keySet())
                .filteredOn(key -> key.matches("[A-Z0-9_]+\\.\\w+"))
                .containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void noTwoCodesAreExplainedAlike() {
        for (String part : List.of("explanation", "remedy")) {
            Map<String, IssueCode> first = new HashMap<>();
            for (IssueCode code : IssueCode.values()) {
                IssueCode other = first.put(TEXTS.getString(code.name() + "." + part), code);
                assertThat(other).as("has the %s of %s", part, code).isNull();
            }
        }
    }

    @Test
    void gistShowsWhereTheValuesGo() {
        assertThat(IssueCode.JOINT_PARENT_INVALID.gist())
                .isEqualTo("Joint … '…' has parent …, but there are only … joints.");
    }

    @ParameterizedTest
    @EnumSource
    void gistHasNoFormatLeft(IssueCode code) {
        assertThat(code.gist()).doesNotContain("{", "}", "''", "  ").endsWith(".");
    }
}

package org.jointscope.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class IssueLogTest {

    @Test
    void everyCodeMakesOneIssue() {
        IssueLog log = new IssueLog();
        log.add(IssueCode.KEYWORD_MISSING, new Location(9, 1), Subject.ofMesh(2), "mesh", "shader");
        log.add(IssueCode.FILE_EMPTY, Location.START, Subject.FILE);
        log.add(IssueCode.KEYWORD_MISSING, new Location(12, 1), Subject.FILE, "file", "joints");
        assertThat(log.issues())
                .containsExactly(
                        issue(new Finding(IssueCode.FILE_EMPTY, Location.START, Subject.FILE, List.of())),
                        issue(
                                new Finding(
                                        IssueCode.KEYWORD_MISSING,
                                        new Location(9, 1),
                                        Subject.ofMesh(2),
                                        List.of("mesh", "shader")),
                                new Finding(
                                        IssueCode.KEYWORD_MISSING,
                                        new Location(12, 1),
                                        Subject.FILE,
                                        List.of("file", "joints"))));
    }

    private static Issue issue(Finding... findings) {
        return new Issue(List.of(findings), findings.length);
    }

    @Test
    void findingsPastTheTwentiethAreOnlyCounted() {
        IssueLog log = new IssueLog();
        for (int line = 1; line <= 1_000; line++) {
            log.add(IssueCode.NUMBER_NOT_FINITE, new Location(line, 1), Subject.FILE, "'nan'");
        }
        assertThat(log.count(IssueCode.NUMBER_NOT_FINITE)).isFalse();
        Issue issue = log.issues().getFirst();
        assertThat(issue.findings())
                .extracting(finding -> finding.location().line())
                .isEqualTo(IntStream.rangeClosed(1, 20).boxed().toList());
        assertThat(issue.count()).isEqualTo(1_001);
        assertThat(issue.unlisted()).isEqualTo(981);
        assertThat(log.lists(IssueCode.NUMBER_NOT_FINITE)).isFalse();
        assertThat(log.lists(IssueCode.FILE_EMPTY)).isTrue();
    }

    @ParameterizedTest
    @EnumSource(IssueCode.class)
    void everyTitleEndsWithAPeriod(IssueCode code) {
        assertThat(code.gist()).endsWith(".").doesNotContain("  ");
    }
}

package org.jointscope.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.stream.IntStream;

class IssueLogTest {

    @Test
    void issuesStayInTheOrderTheyWereFound() {
        IssueLog log = new IssueLog();
        log.add(IssueCode.KEYWORD_MISSING, new Location(9, 1), "file", "joints");
        log.add(IssueCode.FILE_EMPTY, Location.START);
        assertThat(log.issues())
                .containsExactly(
                        new Issue(
                                IssueCode.KEYWORD_MISSING,
                                new Location(9, 1),
                                List.of("file", "joints"),
                                1),
                        new Issue(IssueCode.FILE_EMPTY, Location.START, List.of(), 1));
    }

    @Test
    void findingsPastTheTwentiethFoldIntoOne() {
        IssueLog log = new IssueLog();
        for (int line = 1; line <= 1_000; line++) {
            log.add(IssueCode.NUMBER_NOT_FINITE, new Location(line, 1), "'nan'");
        }
        assertThat(log.issues())
                .extracting(issue -> issue.location().line())
                .isEqualTo(IntStream.rangeClosed(1, 21).boxed().toList());
        assertThat(log.issues()).extracting(Issue::count).endsWith(1, 980);
        assertThat(log.issues().getLast().message())
                .isEqualTo("'nan' is not a finite number. (980 times from here on)");
    }

    @Test
    void everyCodeFoldsByItself() {
        IssueLog log = new IssueLog();
        for (int i = 0; i < 25; i++) {
            log.add(IssueCode.NUMBER_NOT_FINITE, Location.START, "'nan'");
            log.add(IssueCode.INTEGER_FRACTIONAL, Location.START, "'1.5'");
        }
        assertThat(log.issues()).hasSize(42);
        assertThat(log.issues().stream().mapToInt(Issue::count).sum()).isEqualTo(50);
    }

    @ParameterizedTest
    @EnumSource(IssueCode.class)
    void everyMessageEndsWithAPeriod(IssueCode code) {
        assertThat(code.message()).endsWith(".").doesNotContain("  ");
    }
}

package org.jointscope.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.NoSuchElementException;
import org.jointscope.diagnostics.Finding.Fact;
import org.jointscope.diagnostics.Token.Expected;
import org.junit.jupiter.api.Test;

class FindingTest {

    private static Finding of(IssueCode code, Object... arguments) {
        IssueLog log = new IssueLog();
        log.add(code, Location.START, Subject.FILE, arguments);
        return log.issues().getFirst().findings().getFirst();
    }

    @Test
    void messageShowsNumbersAsNumbers() {
        Finding finding = of(IssueCode.MESH_COUNT_MISMATCH, Fact.DECLARED.is(3), Fact.PRESENT.is(2));
        assertThat(finding.message()).isEqualTo("numMeshes is 3, but the file has 2.");
    }

    @Test
    void numberIsFoundByItsNameWhereverItStands() {
        Finding finding = of(IssueCode.MESH_COUNT_MISMATCH, "x", Fact.PRESENT.is(2), Fact.DECLARED.is(3));
        assertThat(finding.number(Fact.DECLARED)).isEqualTo(3);
        assertThat(finding.number(Fact.PRESENT)).isEqualTo(2);
        Finding none = of(IssueCode.MESH_EMPTY, 0);
        assertThatThrownBy(() -> none.number(Fact.PRESENT)).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void tokensAndWhatWasExpectedAreFoundByTheirTypes() {
        Token token = new Token(Token.Kind.WORD, "three");
        Finding finding = of(IssueCode.TOKEN_UNEXPECTED, token, Expected.NUMBER);
        assertThat(finding.message()).isEqualTo("Expected a number, found 'three'.");
        assertThat(finding.arguments(Token.class)).containsExactly(token);
        assertThat(finding.arguments(Expected.class)).containsExactly(Expected.NUMBER);
    }

    @Test
    void tokenIsQuotedShortAndKeptWithinReason() {
        assertThat(new Token(Token.Kind.END, "")).hasToString("the end of the file");
        assertThat(new Token(Token.Kind.STRING, "a b")).hasToString("'\"a b\"'");
        Token endless = new Token(Token.Kind.WORD, "9".repeat(100_000));
        assertThat(endless.toString()).hasSize(42).endsWith("9…'");
        assertThat(endless.text()).hasSize(1024);
    }
}

package org.jointscope.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuotedTest {

    @Test
    void shortTextIsShownWhole() {
        assertThat(Quoted.of("weight241")).isEqualTo("'weight241'");
        assertThat(Quoted.of("")).isEqualTo("''");
        assertThat(Quoted.of("a".repeat(40))).isEqualTo("'" + "a".repeat(40) + "'");
    }

    @Test
    void longTextIsCut() {
        assertThat(Quoted.of("a".repeat(41))).isEqualTo("'" + "a".repeat(39) + "…'");
    }

    @Test
    void charactersOfTwoHalvesStayWhole() {
        assertThat(Quoted.of("𝄞".repeat(41))).isEqualTo("'" + "𝄞".repeat(39) + "…'");
        assertThat(Quoted.of("a" + "𝄞".repeat(41))).isEqualTo("'a" + "𝄞".repeat(38) + "…'");
    }

    @Test
    void controlCharactersAreReplaced() {
        assertThat(Quoted.of("a\u001b[2J\u0000\u009b")).isEqualTo("'a\uFFFD[2J\uFFFD\uFFFD'");
    }
}

package org.jointscope.messages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PhraseTest {

    @Test
    void printsItsText() {
        assertThat(Phrase.of("fact.token.row")).hasToString("the next row");
        assertThat(Phrase.of("count.frames", 1024)).hasToString("1,024 frames");
        assertThat(Phrase.of("count.frames", 0)).hasToString("0 frames");
    }

    @Test
    void canBeAnArgumentOfAnother() {
        Phrase move = Phrase.of("fact.change.move", Phrase.of("measure.units", 1.0, "1"));
        assertThat(Phrase.of("fact.change.back", move)).hasToString("moves by 1 unit and back");
    }

    @Test
    void isFormattedOnlyWhenItIsPrinted() {
        assertThat(Phrase.of("no.such.key")).isEqualTo(Phrase.of("no.such.key"));
    }
}

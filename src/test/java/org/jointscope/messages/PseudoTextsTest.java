package org.jointscope.messages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PseudoTextsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Save _As…; Sáávééé _ÁÁs…",
                "{0,choice,1#1 frame|1<{0} frames} of ''{1}''; {0,choice,1#1 fráámééé|1<{0} fráámééés} óóf ''{1}''",
                "[engine rules](docs/engines.md)%n; [éééngíínééé rúúlééés](docs/engines.md)%n"
            })
    void placeholdersAndMarkupStay(String text, String expected) {
        assertThat(PseudoTexts.of(text)).isEqualTo(expected);
    }

    @Test
    void textsAreLonger() {
        ResourceBundle texts = Texts.program().bundle();
        long plain = texts.keySet().stream()
                .mapToLong(key -> texts.getString(key).length())
                .sum();
        long longer = texts.keySet().stream()
                .mapToLong(key -> PseudoTexts.of(texts.getString(key)).length())
                .sum();
        assertThat((double) longer / plain).isBetween(1.35, 1.5);
    }
}

package org.jointscope.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpellingTest {

    private static final List<String> KEYWORDS =
            List.of("numAnimatedComponents", "hierarchy", "frame", "name", "shader", "tri", "vert");

    @ParameterizedTest
    @CsvSource({
        "numAnimatedComponets, numAnimatedComponents",
        "sha--der, shader",
        "Hierachy, hierarchy",
        "fram, frame",
        "nmae, ''",
        "names, name",
        "tris, tri",
    })
    void slipOfTheFingerIsUnderstood(String word, String meant) {
        assertThat(Spelling.guess(word, KEYWORDS)).isEqualTo(Optional.of(meant).filter(it -> !it.isEmpty()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "3", "extra", "flags", "smooth", "vertexcolor", "<!DOCTYPE", "{"})
    void otherWordsSuggestNothing(String word) {
        assertThat(Spelling.guess(word, KEYWORDS)).isEmpty();
    }

    @Test
    void endlessWordCostsNothing() {
        assertThat(Spelling.guess("frame".repeat(10_000_000), KEYWORDS)).isEmpty();
    }
}

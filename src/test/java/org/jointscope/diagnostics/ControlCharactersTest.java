package org.jointscope.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ControlCharactersTest {

    /** The property Bidi_Control of Unicode, and the separators of lines and paragraphs. */
    private static final String FORMATTING =
            "\u061C\u200E\u200F\u2028\u2029\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069";

    @Test
    void theyAreTheControlCodesAndTheBidirectionalControls() {
        assertThat(IntStream.rangeClosed(0, Character.MAX_CODE_POINT))
                .filteredOn(ControlCharacters::contains)
                .containsExactlyElementsOf(IntStream.concat(
                                IntStream.rangeClosed(0, 0xFFFF).filter(Character::isISOControl), FORMATTING.chars())
                        .boxed()
                        .toList());
    }

    @Test
    void eachIsReplacedByOneCharacter() {
        assertThat(ControlCharacters.replaced("a\u001B[2J\u202Eb\u009F")).isEqualTo("a\uFFFD[2J\uFFFDb\uFFFD");
    }

    @Test
    void otherTextIsKept() {
        String text = "joint 𝄞 Kübel עצם \u200D\uD83E";
        assertThat(ControlCharacters.replaced(text)).isSameAs(text);
    }
}

package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NewNameTest {

    @ParameterizedTest
    @CsvSource({
        "0000, U+0000 NULL",
        "0009, U+0009 CHARACTER TABULATION",
        "000A, U+000A LINE FEED (LF)",
        "000B, U+000B LINE TABULATION",
        "000C, U+000C FORM FEED (FF)",
        "000D, U+000D CARRIAGE RETURN (CR)",
        "001B, U+001B ESCAPE",
        "007F, U+007F DELETE",
        "0085, U+0085 NEXT LINE (NEL)",
        "009B, U+009B CONTROL SEQUENCE INTRODUCER",
        "200E, U+200E LEFT-TO-RIGHT MARK",
        "2028, U+2028 LINE SEPARATOR",
        "2029, U+2029 PARAGRAPH SEPARATOR",
        "202E, U+202E RIGHT-TO-LEFT OVERRIDE",
        "D800, U+D800 HIGH SURROGATES D800",
        "DFFF, U+DFFF LOW SURROGATES DFFF",
        "FEFF, U+FEFF ZERO WIDTH NO-BREAK SPACE",
        "FFFD, U+FFFD REPLACEMENT CHARACTER",
        "FFFE, U+FFFE",
        "1FFFF, U+1FFFF",
    })
    void unreadableCharacterIsNamed(String code, String named) {
        String character = Character.toString(Integer.parseInt(code, 16));
        for (String name : new String[] {character, "a" + character, character + "b"}) {
            assertThat(reason(name))
                    .isEqualTo("A name must not contain invisible or invalid characters; found " + named + ".");
        }
    }

    @Test
    void nameIsNotEmptyAndHasNoQuotationMark() {
        assertThat(reason("")).isEqualTo("A name must not be empty.");
        assertThat(reason("a\"b")).contains("quotation marks");
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", " lead", "trail ", "it's", "a\\", "骨", "a\u200Db", "\uD83E\uDDB4"})
    void otherCharactersAreAllowed(String name) {
        assertThat(NewName.fault(name)).isEmpty();
    }

    private static String reason(String name) {
        return NewName.fault(name).orElseThrow().toString();
    }
}

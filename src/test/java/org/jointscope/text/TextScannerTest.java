package org.jointscope.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.text.TextScanner.Kind;
import org.jointscope.text.TextScanner.Syntax;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextScannerTest {

    private static final String TEXT = "a \"b c\" // d\n( e/*f\n*/) \"g\n1/2 \"\" {h}";

    @Test
    void commentsAreTokensLikeAllOthers() {
        assertThat(scanned(scanner(TEXT, 0, Syntax.CODE)))
                .containsExactly(
                        "1 WORD a",
                        "1 STRING \"b c\"",
                        "1 LINE_COMMENT // d",
                        "2 OPEN_PAREN (",
                        "2 WORD e",
                        "2 BLOCK_COMMENT /*f\n*/",
                        "3 CLOSE_PAREN )",
                        "3 STRING \"g",
                        "4 WORD 1/2",
                        "4 STRING \"\"",
                        "4 OPEN_BRACE {",
                        "4 WORD h",
                        "4 CLOSE_BRACE }");
    }

    @Test
    void nextPassesOverComments() {
        TextScanner scanner = scanner("/* a */ // b\nc // d", 0, Syntax.CODE);
        assertThat(scanner.next()).isTrue();
        assertThat(scanner.isWord("c")).isTrue();
        assertThat(scanner.lineStart()).isEqualTo(13);
        assertThat(scanner.next()).isFalse();
        assertThat(scanner.kind()).isEqualTo(Kind.END);
        assertThat(scanner.next()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "-0",
                "-0.0",
                "5.",
                "-.5",
                "0.707107",
                "0.7071067811865476",
                "9007199254740992",
                "900719925474099.1",
                "0.00000000000000001"
            })
    void shortDecimalsAreReadExactly(String number) {
        for (String behind : List.of("", " 1", ")", "\n")) {
            TextScanner scanner = scanner(number + behind, 0, Syntax.CODE);
            scanner.scan();
            assertThat(scanner.isDecimal()).isTrue();
            assertThat(scanner.end()).isEqualTo(number.length());
            assertThat(Double.doubleToRawLongBits(scanner.decimal()))
                    .isEqualTo(Double.doubleToRawLongBits(Double.parseDouble(number)));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-",
                ".",
                "-.",
                "--1",
                "+1",
                "00",
                "01.5",
                "1e5",
                "1f",
                "1/2",
                "1//2",
                "1.2.3",
                "a",
                "\"1\"",
                "9007199254740993",
                "1000000000000000000000000"
            })
    void otherTokensAreNoShortDecimals(String text) {
        TextScanner scanner = scanner(text, 0, Syntax.CODE);
        scanner.scan();
        assertThat(scanner.isDecimal()).isFalse();
        assertThat(scanner.isWhole()).isFalse();
    }

    @Test
    void wholeNumbersAreInTheRangeOfInt() {
        TextScanner scanner = scanner("2147483647 -7 2147483648 3.", 0, Syntax.CODE);
        scanner.scan();
        assertThat(scanner.isWhole()).isTrue();
        assertThat(scanner.whole()).isEqualTo(Integer.MAX_VALUE);
        scanner.scan();
        assertThat(scanner.whole()).isEqualTo(-7);
        scanner.scan();
        assertThat(scanner.isWhole()).isFalse();
        scanner.scan();
        assertThat(scanner.isWhole()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "3, STRING, STRING, 7",
        "10, LINE_COMMENT, LINE_COMMENT, 12",
        "18, BLOCK_COMMENT, BLOCK_COMMENT, 22",
        "13, CODE, WORD, 13"
    })
    void scanBeginsAnywhere(int offset, Syntax inside, Kind kind, int end) {
        TextScanner scanner = scanner(TEXT, offset, inside);
        assertThat(scanner.kind()).isEqualTo(kind);
        assertThat(scanner.end()).isEqualTo(end);
        scanner.scan();
        assertThat(scanner.start()).isGreaterThanOrEqualTo(end);
    }

    @ParameterizedTest
    @CsvSource({
        "'\"', false",
        "'\"\"', true",
        "'\"a\"', true",
        "'\"a', false",
        "/*, false",
        "/*/, false",
        "/**, false",
        "/**/, true",
        "/*a*/, true"
    })
    void stringsAndCommentsMayBeOpen(String text, boolean closed) {
        TextScanner scanner = scanner(text, 0, Syntax.CODE);
        scanner.scan();
        assertThat(scanner.isClosed()).isEqualTo(closed);
        assertThat(scanner.end()).isEqualTo(text.length());
    }

    @Test
    void openStringEndsBeforeItsLineEnd() {
        TextScanner scanner = scanner("\"a\r\nb", 0, Syntax.CODE);
        scanner.scan();
        assertThat(scanner.end()).isEqualTo(2);
        scanner.scan();
        assertThat(scanner.line()).isEqualTo(2);
    }

    @Test
    void numberMayTouchItsKeyword() {
        List<String> keywords = List.of("vert", "tri");
        assertThat(scanned("vert vert24 vertex tri 24 \"vert\""))
                .filteredOn(word -> word.beginsWithAnyOf(keywords))
                .hasSize(3);
        assertThat(scanned("vert vert24 vertex tri 24 \"vert\""))
                .filteredOn(word -> word.isAnyOf(keywords))
                .hasSize(2);
    }

    private static TextScanner scanner(String text, int offset, Syntax inside) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new TextScanner(bytes, SourceText.lineEnd(bytes), offset, inside);
    }

    private static List<String> scanned(TextScanner scanner) {
        List<String> tokens = new ArrayList<>();
        while (scanner.scan() != Kind.END) {
            String text = TEXT.substring(scanner.start(), scanner.end());
            tokens.add(scanner.line() + " " + scanner.kind() + " " + text);
        }
        return tokens;
    }

    /** A scanner on every token of a text. */
    private static List<TextScanner> scanned(String text) {
        List<TextScanner> scanners = new ArrayList<>();
        TextScanner all = scanner(text, 0, Syntax.CODE);
        while (all.scan() != Kind.END) {
            TextScanner one = scanner(text, all.start(), Syntax.CODE);
            one.scan();
            scanners.add(one);
        }
        return scanners;
    }
}

package org.jointscope.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jointscope.diagnostics.Location;
import org.jointscope.text.TextScanner.Syntax;
import org.junit.jupiter.api.Test;

class FileTextTest {

    private static FileText text(String text) {
        return text(text, StandardCharsets.UTF_8);
    }

    private static FileText text(String text, Charset encoding) {
        return new FileText(text.getBytes(encoding), encoding);
    }

    private static List<String> rows(FileText text) {
        return IntStream.range(0, text.rows()).mapToObj(text::row).toList();
    }

    private static List<Integer> lines(FileText text) {
        return IntStream.range(0, text.rows()).map(text::line).boxed().toList();
    }

    @Test
    void rowsAreLines() {
        FileText text = text("one\r\ntwo\n\nfour\n");
        assertThat(rows(text)).containsExactly("one", "two", "", "four", "");
        assertThat(lines(text)).containsExactly(1, 2, 3, 4, 5);
        assertThat(rows(text(""))).containsExactly("");
        assertThat(rows(text("a"))).containsExactly("a");
    }

    @Test
    void byteOrderMarkIsNoText() {
        assertThat(rows(text("\uFEFFone\ntwo"))).containsExactly("one", "two");
    }

    @Test
    void loneCarriageReturnsBreakRowsButNotLines() {
        FileText text = text("one\rtwo\rthree\r\n");
        assertThat(rows(text)).containsExactly("one", "two", "three", "");
        assertThat(lines(text)).containsExactly(1, 1, 1, 2);
        assertThat(text.location(1, 1)).isEqualTo(new Location(1, 6));
        assertThat(text.row(new Location(1, 6))).isEqualTo(1);
        assertThat(text.indexInRow(new Location(1, 6))).isEqualTo(1);
    }

    @Test
    void carriageReturnsEndLinesWhereNothingElseDoes() {
        FileText text = text("one // a\r\rthree\r");
        assertThat(rows(text)).containsExactly("one // a", "", "three", "");
        assertThat(lines(text)).containsExactly(1, 2, 3, 4);
        assertThat(text.syntax(2)).isEqualTo(Syntax.CODE);
        assertThat(text.row(new Location(3, 2))).isEqualTo(2);
    }

    @Test
    void longLineIsBrokenBetweenWords() {
        FileText text = text("abc\n" + "0.125 ".repeat(200) + "\nxyz");
        assertThat(lines(text)).containsExactly(1, 2, 2, 2, 3);
        assertThat(text.row(1)).isEqualTo("0.125 ".repeat(67));
        assertThat(text.row(3)).isEqualTo("0.125 ".repeat(66));
        assertThat(text.beginsLine(1)).isTrue();
        assertThat(text.beginsLine(2)).isFalse();
        assertThat(text.rowOfLine(2)).isEqualTo(1);
        assertThat(text.rowOfLine(3)).isEqualTo(4);
        assertThat(text.rowOfLine(9)).isEqualTo(4);
        assertThat(text.location(2, 6)).isEqualTo(new Location(2, 409));
        assertThat(text.row(new Location(2, 409))).isEqualTo(2);
        assertThat(text.indexInRow(new Location(2, 409))).isEqualTo(6);
        assertThat(text.text(1, 0, 3, 3)).isEqualTo("0.125 ".repeat(134) + "0.1");
    }

    @Test
    void longWordIsBroken() {
        FileText text = text("ä".repeat(700));
        assertThat(rows(text)).containsExactly("ä".repeat(300), "ä".repeat(300), "ä".repeat(100));
        assertThat(text.location(2, 99)).isEqualTo(new Location(1, 700));
    }

    @Test
    void rowsKnowWhatTheyBeginIn() {
        FileText text = text("a /* b\n c */ d \"e\n f \" // g\n h /*/ i\n j */ " + "\"" + "k ".repeat(250) + "\"");
        assertThat(IntStream.range(0, text.rows()).mapToObj(text::syntax))
                .containsExactly(
                        Syntax.CODE,
                        Syntax.BLOCK_COMMENT,
                        Syntax.CODE,
                        Syntax.CODE,
                        Syntax.BLOCK_COMMENT,
                        Syntax.STRING);
    }

    @Test
    void finding() {
        FileText text = text("Hip é hip\nhiphip");
        int[] found = text.find("HIP", 10);
        assertThat(IntStream.of(found).mapToObj(text::locationAt))
                .containsExactly(new Location(1, 1), new Location(1, 7), new Location(2, 1), new Location(2, 4));
        assertThat(text.find("hip", 2)).hasSize(2);
        assertThat(text.find("é", 2)).hasSize(1);
        assertThat(text.find("", 2)).isEmpty();
        assertThat(text.find("hips", 2)).isEmpty();
    }

    @Test
    void latin1() {
        FileText text = text("é\té\n\u00fc", StandardCharsets.ISO_8859_1);
        assertThat(rows(text)).containsExactly("é\té", "ü");
        assertThat(text.text(0, 2, 1, 1)).isEqualTo("é\nü");
        assertThat(text.location(0, 3)).isEqualTo(new Location(1, 4));
        assertThat(text.indexInRow(new Location(1, 99))).isEqualTo(3);
    }

    @Test
    void wordsThatRepeatThemselvesAreFoundFromTheLeftWithoutOverlap() {
        String text = "aabaabaaabAABabaaab";
        FileText file = new FileText(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        for (String wanted : List.of("a", "aa", "ab", "aab", "aaab", "abaa", "baab", "aabaab")) {
            Matcher matcher = Pattern.compile(wanted, Pattern.CASE_INSENSITIVE | Pattern.LITERAL)
                    .matcher(text);
            assertThat(file.find(wanted, 100))
                    .as(wanted)
                    .isEqualTo(matcher.results().mapToInt(MatchResult::start).toArray());
        }
    }
}

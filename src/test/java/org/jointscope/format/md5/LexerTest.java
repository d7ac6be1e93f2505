package org.jointscope.format.md5;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.text.SourceText;
import org.jointscope.text.TextScanner.Kind;
import org.junit.jupiter.api.Test;

class LexerTest {

    @Test
    void everyKindOfTokenHasItsLocation() {
        assertThat(tokens("mesh {\n\t\"a b\" ( 1 -2.5e3 )\n}"))
                .containsExactly(
                        "1:1 WORD mesh",
                        "1:6 OPEN_BRACE {",
                        "2:2 STRING a b",
                        "2:8 OPEN_PAREN (",
                        "2:10 WORD 1",
                        "2:12 WORD -2.5e3",
                        "2:19 CLOSE_PAREN )",
                        "3:1 CLOSE_BRACE }",
                        "3:2 END ");
    }

    @Test
    void punctuationAndStringsNeedNoBlanks() {
        assertThat(tokens("a(1{\"s\"}b)\"t\"u"))
                .containsExactly(
                        "1:1 WORD a",
                        "1:2 OPEN_PAREN (",
                        "1:3 WORD 1",
                        "1:4 OPEN_BRACE {",
                        "1:5 STRING s",
                        "1:8 CLOSE_BRACE }",
                        "1:9 WORD b",
                        "1:10 CLOSE_PAREN )",
                        "1:11 STRING t",
                        "1:14 WORD u",
                        "1:15 END ");
    }

    @Test
    void everyByteUpToTheBlankIsWhite() {
        assertThat(tokens("a\tb\rc\fd\0e\u0001f g"))
                .extracting(LexerTest::text)
                .containsExactly("a", "b", "c", "d", "e", "f", "g", "");
    }

    @Test
    void linesEndAtLineFeeds() {
        assertThat(tokens("a\r\nb\rc\n\nd"))
                .containsExactly("1:1 WORD a", "2:1 WORD b", "2:3 WORD c", "4:1 WORD d", "4:2 END ");
    }

    @Test
    void linesEndAtCarriageReturnsWhereThereIsNothingElse() {
        assertThat(tokens("a // b\rc /* \r */ d \"e\r"))
                .containsExactly("1:1 WORD a", "2:1 WORD c", "3:5 WORD d", "3:7 STRING e", "4:1 END ");
    }

    @Test
    void commentsOfBothKindsAreSkipped() {
        assertThat(tokens("a // b \"c\"\n/* d\n e */ f/*g*/h//i"))
                .containsExactly("1:1 WORD a", "3:7 WORD f", "3:13 WORD h", "3:17 END ");
    }

    @Test
    void slashesAloneAreNoComments() {
        assertThat(tokens("models/a/b /")).extracting(LexerTest::text).containsExactly("models/a/b", "/", "");
    }

    @Test
    void stringsKnowNeitherCommentsNorEscapes() {
        assertThat(tokens("\"//a/*b\" \"c:\\d\\\" e"))
                .extracting(LexerTest::text)
                .containsExactly("//a/*b", "c:\\d\\", "e", "");
    }

    @Test
    void emptyStringIsAString() {
        assertThat(tokens("\"\"")).containsExactly("1:1 STRING ", "1:3 END ");
    }

    @Test
    void stringEndsAtTheLineIfNothingElseEndsIt() {
        IssueLog issues = new IssueLog();
        assertThat(tokens("a \"b c\r\nd".getBytes(StandardCharsets.UTF_8), issues))
                .containsExactly("1:1 WORD a", "1:3 STRING b c", "2:1 WORD d", "2:2 END ");
        assertThat(issues.issues())
                .containsExactly(issue(IssueCode.STRING_UNTERMINATED, new Location(1, 3), "'\"b c'"));
    }

    @Test
    void openCommentIsReportedWhereItBegins() {
        IssueLog issues = new IssueLog();
        assertThat(tokens("é\n ü /* \n*".getBytes(StandardCharsets.UTF_8), issues))
                .containsExactly("1:1 WORD é", "2:2 WORD ü", "3:2 END ");
        assertThat(issues.issues()).containsExactly(issue(IssueCode.COMMENT_UNTERMINATED, new Location(2, 4)));
    }

    @Test
    void slashStarSlashIsNoWholeComment() {
        assertThat(tokens("/*/ a */ b")).containsExactly("1:10 WORD b", "1:11 END ");
    }

    @Test
    void columnsCountCharactersOfUtf8() {
        assertThat(tokens("\"größe\" x \"日本\" y 𝄞 z"))
                .containsExactly(
                        "1:1 STRING größe",
                        "1:9 WORD x",
                        "1:11 STRING 日本",
                        "1:16 WORD y",
                        "1:18 WORD 𝄞",
                        "1:20 WORD z",
                        "1:21 END ");
    }

    @Test
    void whatIsNotUtf8IsLatin1() {
        byte[] bytes = "\"d\u00e9faut\" x".getBytes(StandardCharsets.ISO_8859_1);
        assertThat(tokens(bytes, new IssueLog())).containsExactly("1:1 STRING d\u00e9faut", "1:10 WORD x", "1:11 END ");
        assertThat(new SourceText(bytes).encoding()).isEqualTo(StandardCharsets.ISO_8859_1);
    }

    @Test
    void byteOrderMarkIsNoPartOfTheText() {
        assertThat(tokens("\ufeffa b\nc")).containsExactly("1:1 WORD a", "1:3 WORD b", "2:1 WORD c", "2:2 END ");
    }

    @Test
    void nothingIsTheEnd() {
        assertThat(tokens("")).containsExactly("1:1 END ");
        assertThat(tokens(" \n// x")).containsExactly("2:5 END ");
    }

    @Test
    void wordCanBeSplit() {
        Lexer lexer = lexer("weight241 7".getBytes(StandardCharsets.UTF_8), new IssueLog());
        lexer.endAt(lexer.start() + 6);
        assertThat(lexer.text()).isEqualTo("weight");
        lexer.next();
        assertThat(lexer.text()).isEqualTo("241");
        assertThat(lexer.column()).isEqualTo(7);
        lexer.next();
        assertThat(lexer.column()).isEqualTo(11);
    }

    @Test
    void columnMayBeAskedForInAnyOrder() {
        Lexer lexer = lexer("é é é\né".getBytes(StandardCharsets.UTF_8), new IssueLog());
        lexer.next();
        assertThat(lexer.column()).isEqualTo(3);
        assertThat(lexer.column()).isEqualTo(3);
        lexer.next();
        lexer.next();
        assertThat(lexer.location()).isEqualTo(new Location(2, 1));
    }

    private static List<String> tokens(String text) {
        return tokens(text.getBytes(StandardCharsets.UTF_8), new IssueLog());
    }

    private static List<String> tokens(byte[] bytes, IssueLog issues) {
        Lexer lexer = lexer(bytes, issues);
        List<String> tokens = new ArrayList<>();
        tokens.add(shown(lexer));
        while (lexer.kind() != Kind.END) {
            lexer.next();
            tokens.add(shown(lexer));
        }
        return tokens;
    }

    private static Lexer lexer(byte[] bytes, IssueLog issues) {
        return new Lexer(new SourceText(bytes), issues);
    }

    private static String shown(Lexer lexer) {
        return lexer.line() + ":" + lexer.column() + " " + lexer.kind() + " " + lexer.text();
    }

    private static String text(String shown) {
        return shown.split(" ", 3)[2];
    }

    private static Issue issue(IssueCode code, Location location, Object... arguments) {
        return new Issue(List.of(new Finding(code, location, Subject.FILE, List.of(arguments))), 1);
    }
}

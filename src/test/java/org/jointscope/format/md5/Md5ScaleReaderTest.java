package org.jointscope.format.md5;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.format.ReadResult;
import org.jointscope.model.Md5Scale;
import org.jointscope.model.Md5Scale.ScalePositions;
import org.jointscope.model.Md5Scale.ScaleRow;
import org.jointscope.model.Md5Scale.ScaledJoint;
import org.jointscope.model.TextLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class Md5ScaleReaderTest {

    @Test
    void readsJointsInTheirOrderWithTheirLocations() {
        ReadResult<Md5Scale> read =
                read("{\n" + " \"é𝄞\": {\"12\": 1.5, \"scale_positions\": true},\n" + " \"b\": {}, \"c\":{}}");
        assertThat(read.issues()).isEmpty();
        assertThat(read.model().joints())
                .containsExactly(
                        new ScaledJoint(
                                "é𝄞",
                                new TextLocation(2, 2),
                                Optional.of(new ScalePositions(true, new TextLocation(2, 20))),
                                List.of(new ScaleRow("12", 12, 1.5, new TextLocation(2, 9)))),
                        new ScaledJoint("b", new TextLocation(3, 2), Optional.empty(), List.of()),
                        new ScaledJoint("c", new TextLocation(3, 11), Optional.empty(), List.of()));
    }

    /** As atoi of C, which q2pro uses. */
    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "007, 7",
        "-3, -3",
        "+4, 4",
        "' 5', 5",
        "6 7, 6",
        "1e3, 1",
        "walk, 0",
        "'', 0",
        "99999999999999999999, 2147483647",
        "-99999999999999999999, -2147483647"
    })
    void frameIsTheNumberAtTheBeginningOfTheKey(String key, int frame) {
        Md5Scale scale = read("{\"a\": {\"" + key + "\": 2}}").model();
        assertThat(scale.joints().getFirst().rows())
                .extracting(ScaleRow::key, ScaleRow::frame)
                .containsExactly(tuple(key, frame));
    }

    @Test
    void valueThatIsNoNumberCountsAsZero() {
        Md5Scale scale =
                read("{\"a\": {\"0\": null, \"1\": true, \"2\": -1e-3}}").model();
        assertThat(scale.joints().getFirst().rows())
                .extracting(ScaleRow::effective)
                .containsExactly(0.0, 0.0, -0.001);
    }

    @Test
    void textThatIsNotJsonHasNoScales() {
        ReadResult<Md5Scale> read = read("{\"a\": {\"0\": 2}, \"b\": {\"0\": 2,,}}");
        assertThat(read.model().joints()).isEmpty();
        assertThat(codes(read)).containsExactly(IssueCode.SCALE_NOT_JSON);
        assertThat(finding(read).location()).isEqualTo(new Location(1, 30));
    }

    @Test
    void scalesBeforeAValueOfAnotherKindApply() {
        ReadResult<Md5Scale> read = read("{\"a\": {\"0\": 2, \"1\": [3], \"2\": 4}, \"b\": {\"0\": 2}}");
        assertThat(codes(read)).containsExactly(IssueCode.SCALE_STRUCTURE_WRONG);
        assertThat(finding(read).message())
                .isEqualTo("The value of '1' of joint 'a' must be a number; found an array.");
        assertThat(read.model().joints()).extracting(ScaledJoint::name).containsExactly("a");
        assertThat(read.model().scaleCount()).isEqualTo(1);
    }

    /** q2pro parses the whole file before it reads the first scale. */
    @Test
    void textThatIsNotJsonAfterAValueOfAnotherKindHasNoScales() {
        ReadResult<Md5Scale> read = read("{\"a\": {\"0\": 2, \"1\": [3]}, \"b\": }");
        assertThat(codes(read)).containsExactly(IssueCode.SCALE_NOT_JSON, IssueCode.SCALE_STRUCTURE_WRONG);
        assertThat(read.model().joints()).isEmpty();
    }

    @Test
    void linesCountAsInOtherFiles() {
        assertThat(finding(read("{\r\"a\": 1}")).location()).isEqualTo(new Location(2, 6));
        assertThat(finding(read("{\r\n\"a\": 1}")).location()).isEqualTo(new Location(2, 6));
        assertThat(finding(read("{\r\"a\":\n 1}")).location()).isEqualTo(new Location(2, 2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"a\":", "["})
    void nestingBeyondTheLimitIsNamedAsSuch(String level) {
        ReadResult<Md5Scale> read = read(level.repeat(100_000));
        assertThat(codes(read)).containsExactly(IssueCode.SCALE_STRUCTURE_WRONG, IssueCode.SCALE_TOO_DEEP);
        assertThat(read.issues().getLast().findings().getFirst().message())
                .isEqualTo("More than 4,096 levels of nesting.");
        assertThat(read.model().joints()).isEmpty();
    }

    @Test
    void nestingWithinTheLimitIsOnlyOfAnotherKind() {
        String text = "[".repeat(4000) + "]".repeat(4000);
        assertThat(codes(read("{\"a\": " + text + "}"))).containsExactly(IssueCode.SCALE_STRUCTURE_WRONG);
    }

    @Test
    void numbersNamesAndTextsCanHaveAnyLength() {
        String digits = "1".repeat(200_000);
        ReadResult<Md5Scale> read = read("{\"%s\": {\"0\": 0.%s, \"1\": %s}}".formatted(digits, digits, digits));
        assertThat(codes(read)).isEmpty();
        assertThat(read.model().joints().getFirst().rows())
                .extracting(ScaleRow::scale)
                .containsExactly(1.0 / 9, Double.POSITIVE_INFINITY);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{/*c*/\"j\":{}} | 2 | JSON has no comments",
                "{\"j\":{}}// c | 9 | JSON has no comments",
                "{#c\u2028\"j\":{}} | 2 | JSON has no comments",
                "{\"j\":{\"0\":NaN}} | 11 | 'NaN' is not a JSON number",
                "{\"j\":{\"0\":Infinity}} | 11 | 'Infinity' is not a JSON number",
                "{\"j\":{\"0\":-Infinity}} | 11 | '-Infinity' is not a JSON number",
                "{\"j\":{\"0\":-nan}} | 11 | '-nan' is not a JSON number",
                "{\"j\":{\"0\":+1}} | 11 | '+1' is not a JSON number",
                "{\"j\":{\"0\":.5}} | 11 | '.5' is not a JSON number",
                "{\"j\":{\"0\":01}} | 11 | '01' is not a JSON number",
                "{\"j\":{\"0\":1.}} | 11 | '1.' is not a JSON number",
                "{\"j\":{\"0\":0x10}} | 11 | '0x10' is not a JSON number",
                "{\"j\":{\"0\":1e}} | 11 | '1e' is not a JSON number",
                "{'j':{}} | 2 | strings must be in double quotation marks",
                "{j:{}} | 2 | unexpected 'j'",
                "{\"j\":{\"0\":1,}} | 13 | unexpected '}'",
                "{\"j\":{\"0\":1]} | 12 | unexpected ']'",
                "{\"j\":{\"0\":yes}} | 11 | unexpected 'yes'",
                "{\"j\" {}} | 6 | unexpected '{'",
                "{\"j\":{\"0\":1 | 12 | the text ends too early",
                "{\"j\":{\"0 | 9 | the text ends too early",
                "{\"j\\x\":{}} | 5 | invalid escape sequence in a string",
                "{\"j\tk\":{}} | 4 | line ends and other control characters in strings must be" + " escaped",
            })
    void reasonIsAboutTheText(String text, int column, String reason) {
        Finding finding = finding(read(text));
        assertThat(finding.message()).isEqualTo("Not valid JSON: " + reason + ".");
        assertThat(finding.location()).isEqualTo(new Location(1, column));
    }

    @Test
    void byteOrderMarkIsReportedAndSkipped() {
        ReadResult<Md5Scale> read = read("\uFEFF{\"a\": {\"0\": 2}}");
        assertThat(codes(read)).containsExactly(IssueCode.FILE_BYTE_ORDER_MARK);
        assertThat(read.model().joints().getFirst().location()).isEqualTo(new TextLocation(1, 2));
    }

    private static ReadResult<Md5Scale> read(String text) {
        return Md5ScaleReader.read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<IssueCode> codes(ReadResult<Md5Scale> read) {
        return read.issues().stream()
                .map(Issue::code)
                .filter(code -> code != IssueCode.FILE_BARE_CR)
                .toList();
    }

    /** The only one, apart from that of line ends. */
    private static Finding finding(ReadResult<Md5Scale> read) {
        return read.issues().stream()
                .filter(issue -> issue.code() != IssueCode.FILE_BARE_CR)
                .findFirst()
                .orElseThrow()
                .findings()
                .getFirst();
    }
}

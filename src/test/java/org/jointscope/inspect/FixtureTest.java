package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.diagnostics.IssueCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FixtureTest {

    private static final Pattern CODE = Pattern.compile("^(?:\\d+:|byte )\\d+ \\w+ (\\w+) ", Pattern.MULTILINE);

    /** The codes that require folders and archives, which {@code MaterialIssuesTest} makes. */
    private static final Set<IssueCode> OF_GAMES =
            EnumSet.range(IssueCode.MATERIAL_UNDECLARED, IssueCode.SKIN_FRAME_MISSING);

    static List<Path> fixtures() {
        return FixtureReports.fixtures();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void reportIsTheGoldenOne(Path fixture) throws IOException {
        assertThat(FixtureReports.actual(fixture)).isEqualTo(Files.readString(FixtureReports.golden(fixture)));
    }

    static List<Path> pairs() {
        return FixtureReports.pairs();
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void reportOfAPairIsTheGoldenOne(Path pair) throws IOException {
        assertThat(FixtureReports.actualPair(pair)).isEqualTo(Files.readString(FixtureReports.golden(pair)));
    }

    static List<Path> pairFiles() {
        return FixtureReports.pairFiles();
    }

    @ParameterizedTest
    @MethodSource("pairFiles")
    void filesOfAPairAreFineByThemselves(Path file) throws IOException {
        assertThat(FixtureReports.actual(file)).isEmpty();
    }

    @Test
    void everyReportBelongsToAFixture() {
        List<Path> expected = Stream.concat(fixtures().stream(), pairs().stream())
                .map(FixtureReports::golden)
                .toList();
        assertThat(FixtureReports.goldenReports()).hasSameElementsAs(expected);
    }

    @Test
    void everyIssueCodeOccursInAReport() throws IOException {
        Set<String> reported = new HashSet<>();
        for (Path report : FixtureReports.goldenReports()) {
            Matcher codes = CODE.matcher(Files.readString(report));
            codes.results().map(result -> result.group(1)).forEach(reported::add);
        }
        Set<String> all = Stream.of(IssueCode.values())
                .filter(code -> code == IssueCode.MATERIAL_NAME_DOT || !OF_GAMES.contains(code))
                .map(IssueCode::name)
                .filter(name -> !name.startsWith("ARCHIVE_"))
                .collect(Collectors.toSet());
        assertThat(reported).isEqualTo(all);
    }
}

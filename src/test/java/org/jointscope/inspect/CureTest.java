package org.jointscope.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Finding;
import org.jointscope.diagnostics.Issue;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.edit.Changes;
import org.jointscope.edit.Cure;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.FlagsEdit;
import org.jointscope.edit.suggest.Suggester;
import org.jointscope.edit.suggest.Suggestion;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.testing.AnimBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The cures of issues, applied to the fixtures with these issues. */
class CureTest {

    private static final Path TABLE = Path.of("src/test/resources/org/jointscope/edit/cures.txt");

    private static final Path MESH = FixtureReports.PAIRS.resolve("fits.md5mesh");

    @Test
    void everyCodeHasItsCuresOrNone() throws IOException {
        String table = Stream.of(IssueCode.values())
                .map(code -> code + ": " + text(Cure.of(code)) + "\n")
                .collect(Collectors.joining());
        assertThat(table).isEqualTo(Files.readString(TABLE));
    }

    private static String text(List<Cure> cures) {
        return cures.isEmpty() ? "none" : cures.stream().map(Cure::name).collect(Collectors.joining(", "));
    }

    @Test
    void remedyNamesTheBestCure() {
        assertThat(Stream.of(IssueCode.values()).filter(code -> !Cure.of(code).isEmpty()))
                .allSatisfy(code -> assertThat(code.remedy())
                        .as("%s", code)
                        .contains(label(Cure.of(code).getFirst())));
    }

    /** Those of the command line have the same labels, and a command that exists. */
    @ParameterizedTest
    @EnumSource
    void cureHasOneLabel(Cure cure) {
        assertThat(Texts.program().of("cli.cure." + cure))
                .matches(Pattern.quote(label(cure)) + "( \\(`jointscope (suggest|repack).*`\\))?");
    }

    /** The text of the button, up to the value that it sets. */
    private static String label(Cure cure) {
        return Texts.program().of("issues.cure." + cure).replaceAll("^\\{0,choice,1#|( in| to)? \\{1.*", "");
    }

    @Test
    void firstCureThatAppliesRemovesTheIssue() throws IOException {
        Set<IssueCode> curable = EnumSet.noneOf(IssueCode.class);
        Stream.of(IssueCode.values()).filter(code -> !Cure.of(code).isEmpty()).forEach(curable::add);
        Set<IssueCode> cured = EnumSet.noneOf(IssueCode.class);
        for (Path path : anims()) {
            InspectedFile file = Inspector.inspect(path);
            if (file.content() instanceof Md5Anim) {
                cured.addAll(cured(file));
            }
        }
        assertThat(cured).isEqualTo(curable);
    }

    static List<Path> anims() {
        return Stream.concat(FixtureReports.fixtures().stream(), FixtureReports.pairFiles().stream())
                .filter(path -> path.toString().endsWith(".md5anim"))
                .toList();
    }

    private static Set<IssueCode> cured(InspectedFile file) throws IOException {
        InspectedFile mesh = Inspector.inspect(mesh(file.path()));
        Set<IssueCode> cured = EnumSet.noneOf(IssueCode.class);
        for (Issue issue : issues(file, mesh)) {
            Md5Anim anim = (Md5Anim) file.content();
            Optional<Md5Anim> after = firstEdit(issue, anim, (Md5Mesh) mesh.content())
                    .map(edit -> edit.applyTo(anim))
                    .filter(edited -> !new Changes(anim, edited).isEmpty());
            if (after.isPresent()) {
                InspectedFile saved = new EditInspector()
                        .rewrite(file, after.get())
                        .orElseThrow()
                        .inspect(file.path());
                assertThat(issues(saved, mesh))
                        .as("%s without %s", file.name(), issue.code())
                        .extracting(Issue::code)
                        .doesNotContain(issue.code());
                cured.add(issue.code());
            }
        }
        return cured;
    }

    /** The first cure that has an edit, or the best suggestion if that is to be searched. */
    private static Optional<Edit> firstEdit(Issue issue, Md5Anim anim, Md5Mesh mesh) {
        return Cure.of(issue.code()).stream()
                .flatMap(cure -> cure == Cure.SUGGEST
                        ? Suggester.suggest(anim, Optional.empty()).stream().map(Suggestion::edit)
                        : cure.edit(issue.findings(), anim, Optional.of(mesh)).stream())
                .findFirst();
    }

    private static List<Issue> issues(InspectedFile anim, InspectedFile mesh) {
        return Stream.concat(anim.issues().stream(), InspectedPair.of(mesh, anim).issues().stream())
                .toList();
    }

    static Path mesh(Path anim) {
        Path mesh = Path.of(anim.toString().replace(".md5anim", ".md5mesh"));
        return anim.startsWith(FixtureReports.PAIRS) ? mesh : MESH;
    }

    @Test
    void gapAfterAClearedBitIsFilledByTheJointBeforeIt() {
        Md5Anim anim = new AnimBuilder()
                .joint("root", -1, 63, 0)
                .joint("arm", 0, 31, 6)
                .joint("hand", 1, 63, 12)
                .frame(new double[18])
                .build();
        Finding gap = gap(Subject.ofJoint(2));
        assertThat(Cure.ALL_BITS.edit(List.of(gap), anim, Optional.empty())).contains(new FlagsEdit(1, Component.ALL));
        Md5Anim last = new FlagsEdit(2, 7).applyTo(anim);
        assertThat(Cure.ALL_BITS.edit(List.of(gap(Subject.FILE)), last, Optional.empty()))
                .contains(new FlagsEdit(2, Component.ALL));
        assertThat(Cure.ALL_BITS.edit(List.of(gap(Subject.ofJoint(1))), anim, Optional.empty()))
                .as("of the joint that lacks the bit, which is the subject if it is known")
                .contains(new FlagsEdit(1, Component.ALL));
        assertThat(Cure.ALL_BITS.edit(List.of(gap(Subject.ofJoint(0))), anim, Optional.empty()))
                .isEmpty();
    }

    private static Finding gap(Subject subject) {
        return new Finding(IssueCode.COMPONENTS_UNUSED, new Location(1, 1), subject, List.of());
    }

    @Test
    void commandlineIsAddedAfterTheVersionAndNothingElseChanges() throws IOException {
        Path path = FixtureReports.FOLDER.resolve("no-commandline.md5anim");
        InspectedFile file = Inspector.inspect(path);
        Md5Anim anim = (Md5Anim) file.content();
        Md5Anim edited = Cure.ADD_COMMANDLINE
                .edit(List.of(), anim, Optional.empty())
                .orElseThrow()
                .applyTo(anim);
        String written = new String(
                new EditInspector().rewrite(file, edited).orElseThrow().bytes(), StandardCharsets.UTF_8);
        String before = Files.readString(path);
        assertThat(written).isEqualTo(before.replace("MD5Version 10\n", "MD5Version 10\ncommandline \"\"\n"));
        assertThat(new Changes(anim, edited).isEmpty()).isFalse();
        assertThat(Cure.ADD_COMMANDLINE.edit(List.of(), edited, Optional.empty()))
                .hasValueSatisfying(again -> assertThat(again.applyTo(edited)).isSameAs(edited));
    }
}

package org.jointscope.ui.issues;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Severity;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.messages.Texts;
import org.jointscope.pose.Rig;
import org.jointscope.scene.OpenIssues.PairState;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallCamera;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.CompatibilityUpdater;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.PairValidator;
import org.jointscope.ui.document.Reparser;
import org.jointscope.ui.document.SourceLocation;
import org.jointscope.ui.issues.IssuesViewModel.Grouping;
import org.jointscope.ui.issues.IssuesViewModel.KindChoice;
import org.jointscope.ui.issues.IssuesViewModel.State;
import org.jointscope.ui.pane.Details;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IssuesViewModelTest {
    private static final int HIPS = 1;

    @TempDir
    private Path folder;

    private final ImmediateWork work = new ImmediateWork();
    private final Document document = new Document();
    private final List<SourceLocation> shown = new ArrayList<>();
    private final ObjectProperty<Set<Engine>> engines = new SimpleObjectProperty<>(Set.copyOf(Engines.ALL));
    private IssuesViewModel viewModel;

    @BeforeEach
    void makeViewModel() {
        document.onShowSource(shown::add);
        viewModel = new IssuesViewModel(document, new PairValidator(document, work), engines, Texts.program());
    }

    @Test
    void thereIsNothingWrongWithNothing() {
        assertThat(lines()).isEmpty();
        assertThat(state().title()).isEqualTo("Issues");
        assertThat(state().nothing()).startsWith("Open a file");
    }

    @Test
    void hintsAtRepairsAskTheChosenEngines() {
        Engine ironwail = Engines.of("ironwail").orElseThrow();
        Engine doom3 = Engines.of("doom3").orElseThrow();
        new CompatibilityUpdater(document, work);
        document.show(SmallModel.open(
                Path.of("src/test/resources/org/jointscope/fixtures", "most-components-never-change.md5anim")));
        assertThat(codes()).contains("COMPONENTS_CONSTANT");
        int hints = state().counts().get(Severity.HINT);
        engines.set(Set.of(doom3, ironwail));
        assertThat(codes()).doesNotContain("COMPONENTS_CONSTANT");
        assertThat(state().counts()).containsEntry(Severity.HINT, hints - 1);
        engines.set(Set.of(doom3));
        assertThat(codes()).contains("COMPONENTS_CONSTANT");
    }

    @Test
    void whatWasCheckedAndFoundToBeFineIsSaid() {
        document.show(SmallModel.open(guard()));
        assertThat(state().nothing()).isEqualTo("No issues found in guard.md5mesh.");
        document.show(SmallModel.open(guard(), write("walk.md5anim", fitting())));
        assertThat(lines()).isEmpty();
        assertThat(state().nothing())
                .isEqualTo("No issues found in guard.md5mesh and walk.md5anim, checked separately and" + " together.");
    }

    @Test
    void pairIsCheckedOnceTheFilesAreShown() {
        work.holdUp();
        openMisfits();
        assertThat(codes()).isEmpty();
        assertThat(state().pairState()).isEqualTo(PairState.CHECKING);
        assertThat(state().pair()).startsWith("Checking");
        assertThat(state().nothing())
                .isEqualTo("No issues found so far in guard.md5mesh and walk.md5anim, checked" + " separately.");
        work.finish();
        assertThat(codes()).containsExactly("PAIR_JOINT_NAME_MISMATCH");
        assertThat(state().pairState()).isEqualTo(PairState.CHECKED);
        assertThat(state().pair()).isEmpty();
        assertThat(state().title()).isEqualTo("Issues 1");
    }

    @Test
    void checkOfThePairCanBeStoppedAndStartedAgain() {
        work.holdUp();
        openMisfits();
        viewModel.stopPair();
        work.finish();
        assertThat(state().pairState()).isEqualTo(PairState.STOPPED);
        assertThat(codes()).isEmpty();
        viewModel.resumePair();
        work.finish();
        assertThat(codes()).containsExactly("PAIR_JOINT_NAME_MISMATCH");
    }

    @Test
    void checkOfThePairEndsWhenAnotherFileIsOpened() {
        work.holdUp();
        openMisfits();
        document.show(SmallModel.open(guard()));
        work.finish();
        assertThat(state().pairState()).isEqualTo(PairState.NONE);
        assertThat(codes()).isEmpty();
    }

    @Test
    void theWorstComeFirstThenTheFirst() {
        openTrouble();
        assertThat(lines())
                .extracting(
                        IssueLine::severityText,
                        IssueLine::codeName,
                        IssueLine::file,
                        IssuesViewModelTest::line,
                        IssueLine::count)
                .containsExactly(
                        tuple("Error", "TRI_VERTEX_OUT_OF_RANGE", "guard.md5mesh", 41, 22),
                        tuple("Warning", "VERSION_UNSUPPORTED", "guard.md5mesh", 1, 1));
        assertThat(state().title()).isEqualTo("Issues 23");
        assertThat(state().counts())
                .isEqualTo(Map.of(
                        Severity.ERROR, 22,
                        Severity.WARNING, 1,
                        Severity.INFO, 0,
                        Severity.HINT, 0));
    }

    private static int line(IssueLine line) {
        return line.location().map(Location::line).orElse(0);
    }

    /** In the list, lines of a text come before bytes, and both after issues without a location. */
    @Test
    void issuesOfABinaryFileAreAtTheirBytes() throws IOException {
        byte[] bytes = Md2Builder.shape()
                .fan(0, 1, 2, 3, 1)
                .strip(1, 3, 2, 9)
                .endGl()
                .frame("stand01", Md2Builder.TETRAHEDRON)
                .build();
        document.show(SmallModel.open(Files.write(folder.resolve("tris.md2"), bytes)));
        IssueLine first = lines().stream()
                .filter(line -> line.codeName().equals("MD2_GL_VERTEX_OUT_OF_RANGE"))
                .findFirst()
                .orElseThrow();
        Location location = first.location().orElseThrow();
        assertThat(location.isByte()).isTrue();
        assertThat(location.offset()).isGreaterThan(68);
        long order = first.order();
        openTrouble();
        assertThat(lines().getFirst().order()).isEqualTo(41).isLessThan(order);
        assertThat(lines().getFirst().lines().getLast().order()).isNegative();
    }

    @Test
    void whatIsFoundOftenUnfoldsToItsFirstLocations() {
        openTrouble();
        List<IssueLine> locations = lines().getFirst().lines();
        assertThat(locations).hasSize(21);
        assertThat(locations.subList(0, 20)).extracting(IssueLine::kind).containsOnly(IssueLine.Kind.LOCATION);
        assertThat(line(locations.get(1))).isEqualTo(42);
        assertThat(locations.getLast().message()).isEqualTo("and 2 more");
        assertThat(lines().getLast().lines()).isEmpty();
    }

    @Test
    void issuesAreGroupedByFileOrByKind() {
        document.show(SmallModel.open(write("guard.md5mesh", old(mesh())), write("walk.md5anim", old(fitting()))));
        assertThat(lines())
                .extracting(IssueLine::codeName, IssueLine::count, IssueLine::file)
                .containsExactly(tuple("VERSION_UNSUPPORTED", 2, "several files"));
        assertThat(lines().getFirst().lines())
                .extracting(IssueLine::file, IssuesViewModelTest::line)
                .containsExactly(tuple("guard.md5mesh", 1), tuple("walk.md5anim", 1));
        viewModel.groupingProperty().set(Grouping.FILE);
        assertThat(lines())
                .extracting(IssueLine::kind, IssueLine::message, IssueLine::count)
                .containsExactly(
                        tuple(IssueLine.Kind.FILE, "guard.md5mesh", 1), tuple(IssueLine.Kind.FILE, "walk.md5anim", 1));
        assertThat(lines().getLast().lines())
                .extracting(IssueLine::codeName, IssueLine::file)
                .containsExactly(tuple("VERSION_UNSUPPORTED", "walk.md5anim"));
    }

    @Test
    void severitiesAndKindsCanBeLeftOut() {
        openTrouble();
        viewModel.show(Severity.ERROR, false);
        assertThat(codes()).containsExactly("VERSION_UNSUPPORTED");
        viewModel.show(IssueCode.VERSION_UNSUPPORTED, false);
        assertThat(codes()).isEmpty();
        assertThat(state().kindsText()).isEqualTo("Hidden types: 1");
        assertThat(state().kinds())
                .containsExactly(
                        new KindChoice(IssueCode.TRI_VERTEX_OUT_OF_RANGE, 22, true),
                        new KindChoice(IssueCode.VERSION_UNSUPPORTED, 1, false));
        assertThat(state().title()).isEqualTo("Issues 23");
        viewModel.showAll();
        assertThat(codes()).containsExactly("TRI_VERTEX_OUT_OF_RANGE", "VERSION_UNSUPPORTED");
        viewModel.showOnly(Set.of(IssueCode.VERSION_UNSUPPORTED));
        assertThat(codes()).containsExactly("VERSION_UNSUPPORTED");
        viewModel.showOnly(Set.of(IssueCode.TRI_VERTEX_OUT_OF_RANGE));
        assertThat(codes()).containsExactly("TRI_VERTEX_OUT_OF_RANGE");
    }

    @Test
    void everyWordThatIsSearchedForMustOccur() {
        openTrouble();
        viewModel.searchProperty().set("  VERSION guard ");
        assertThat(codes()).containsExactly("VERSION_UNSUPPORTED");
        viewModel.searchProperty().set("version walk");
        assertThat(codes()).isEmpty();
        viewModel.searchProperty().set("");
        assertThat(codes()).hasSize(2);
    }

    @Test
    void anIssueOfAJointLeadsToTheJointAndItsLine() {
        open(SmallModel.cycle().replace("\"hips\" 0 8 0", "\"hips\" 7 8 0"));
        IssueLine line = line(IssueCode.JOINT_PARENT_INVALID);
        viewModel.details().choose(line);
        assertThat(document.selectedJointProperty().get()).isEqualTo(HIPS);
        assertThat(shown)
                .containsExactly(new SourceLocation(
                        document.getOpen().anim().orElseThrow(),
                        line.locations().getFirst().finding().location(),
                        false));
        viewModel.details().follow(line.target().orElseThrow());
        assertThat(shown.getLast().asked()).isTrue();
    }

    @Test
    void anIssueOfABaseframeRowLeadsToTheJoint() {
        open(SmallModel.cycle().replaceFirst("\\( 0 0 10 \\) \\( 0 0 0 \\)", "( 0 0 x ) ( 0 0 0 )"));
        viewModel.details().choose(lines().getFirst());
        assertThat(document.selectedJointProperty().get()).isEqualTo(HIPS);
    }

    @Test
    void anIssueInAFrameLeadsToTheFrame() {
        open(SmallModel.cycle().replace("frame 2 {\n0.2", "frame 2 {\noops"));
        viewModel.details().choose(lines().getFirst());
        assertThat(document.playback().getFrame()).isEqualTo(2);
        assertThat(document.playback().playingProperty().get()).isFalse();
    }

    @Test
    void anIssueOfACameraLeadsToItsFrame() {
        String shots = SmallCamera.twoShots().replace("( 0 -78 10 ) ( 0 0 ", "( 0 -78 10 ) ( 0 1 ");
        document.show(
                SmallModel.open(guard(), write("walk.md5anim", SmallModel.cycle()), write("shots.md5camera", shots)));
        viewModel.details().choose(line(IssueCode.CAMERA_ORIENTATION_NON_UNIT));
        assertThat(document.cameraPlayhead().selectedFrameProperty().get()).isEqualTo(5);
        assertThat(document.cameraPlayhead().fileFrame()).isEqualTo(5);
        assertThat(viewModel.details().shownProperty().get().orElseThrow().links())
                .extracting(Details.Link::text)
                .containsExactly("shots.md5camera, line 18: frame 5");
    }

    @Test
    void anIssueOfACutLeadsToTheCut() {
        String shots = SmallCamera.twoShots().replace("numCuts 1", "numCuts 2");
        document.show(SmallModel.open(write("shots.md5camera", shots.replace("cuts {\n3", "cuts {\n3\n3"))));
        viewModel.details().choose(line(IssueCode.CUT_REPEATED));
        assertThat(document.cameraPlayhead().selectedFrameProperty().get()).isEqualTo(3);
    }

    @Test
    void anIssueOfAMeshJointLeadsToTheJointThatMovesIt() {
        String mesh = mesh().replace("\"head\" 1 ( 0 0 20 )", "\"head\" 9 ( 0 0 20 )");
        String anim = SmallModel.anim(List.of("root", "hips", "spine", "head"), 24, 0, 0.1, 0);
        document.show(SmallModel.open(write("guard.md5mesh", mesh), write("other.md5anim", anim)));
        viewModel.details().choose(line(IssueCode.JOINT_PARENT_INVALID));
        assertThat(document.selectedJointProperty().get()).isEqualTo(3);
    }

    @Test
    void anIssueOfATriangleLeadsToItsMesh() {
        openTrouble();
        viewModel.details().choose(line(IssueCode.TRI_VERTEX_OUT_OF_RANGE));
        assertThat(document.selectedMeshProperty().get()).isZero();
    }

    @Test
    void anIssueOfTheFileSelectsNothing() {
        open(old(SmallModel.cycle()));
        viewModel.details().choose(line(IssueCode.VERSION_UNSUPPORTED));
        assertThat(document.selectedJointProperty().get()).isEqualTo(Rig.NO_JOINT);
        assertThat(document.playback().playingProperty().get()).isTrue();
        assertThat(shown).extracting(SourceLocation::location).containsExactly(new Location(1, 12));
    }

    @Test
    void theChosenIssueIsExplained() {
        openTrouble();
        viewModel.details().choose(lines().getFirst());
        Details<Severity> details = viewModel.details().shownProperty().get().orElseThrow();
        IssueCode code = IssueCode.TRI_VERTEX_OUT_OF_RANGE;
        assertThat(details.title()).isEqualTo("Error");
        assertThat(details.parts())
                .extracting(Details.Part::title)
                .containsExactly("How to fix", "Locations", "Source");
        assertThat(Stream.concat(
                        details.texts().stream(), details.parts().stream().flatMap(part -> part.texts().stream())))
                .extracting(Details.Text::text)
                .startsWith(lines().getFirst().message())
                .endsWith(
                        code.name(),
                        code.explanation(),
                        code.remedy(),
                        "and 2 more, counted but not listed",
                        code.source());
        assertThat(details.links()).hasSize(20);
        assertThat(details.links().get(1).text()).isEqualTo("guard.md5mesh, line 42: mesh 0");
        viewModel.details().follow(details.links().get(1).target());
        assertThat(shown.getLast().location().line()).isEqualTo(42);
        assertThat(shown.getLast().asked()).isTrue();
        document.show(SmallModel.open(guard()));
        assertThat(viewModel.details().shownProperty().get()).isEmpty();
    }

    @Test
    void detailsOfAMendedLocationGoAlthoughOthersOfItsKindRemain() {
        openSignFlips(5, 12, 18);
        List<IssueLine> locations = lines().getFirst().lines();
        viewModel.details().choose(locations.get(0));
        document.editing().apply(new NegateOrientation(HIPS, new FrameSpan(5, 5)));
        assertThat(lines().getFirst().count()).isEqualTo(2);
        assertThat(viewModel.details().shownProperty().get()).isEmpty();
    }

    @Test
    void detailsOfAnotherLocationStay() {
        openSignFlips(5, 12, 18);
        viewModel.details().choose(lines().getFirst().lines().get(1));
        for (int mended : new int[] {5, 18}) {
            document.editing().apply(new NegateOrientation(HIPS, new FrameSpan(mended, mended)));
            assertThat(viewModel.details().shownProperty().get())
                    .map(details -> details.actions().getFirst().text())
                    .contains("Negate Joint Quaternion in Frame 12");
            assertThat(viewModel
                            .details()
                            .chosen()
                            .orElseThrow()
                            .target()
                            .orElseThrow()
                            .file())
                    .isSameAs(document.getOpen().anim().orElseThrow());
        }
        assertThat(lines().getFirst().lines()).as("one is left").isEmpty();
    }

    /** An animation in which the hips have the wrong sign in some frames. */
    private void openSignFlips(int... wrong) {
        new Reparser(document, new ImmediateWork());
        double[] turns =
                IntStream.range(0, 24).mapToDouble(i -> 0.3 + 0.005 * i).toArray();
        for (int frame : wrong) {
            turns[frame] = -turns[frame];
        }
        document.show(SmallModel.open(write("flips.md5anim", SmallModel.anim(SmallModel.GUARD, 24, turns))));
        assertThat(lines())
                .extracting(IssueLine::codeName, IssueLine::count)
                .startsWith(tuple("FRAME_SIGN_FLIP", wrong.length));
    }

    private State state() {
        return viewModel.stateProperty().get();
    }

    private List<IssueLine> lines() {
        return state().lines();
    }

    private List<String> codes() {
        return lines().stream().map(IssueLine::codeName).toList();
    }

    private IssueLine line(IssueCode code) {
        return lines().stream()
                .filter(line -> line.codeName().equals(code.name()))
                .findFirst()
                .orElseThrow();
    }

    private void open(String anim) {
        document.show(SmallModel.open(write("small.md5anim", anim)));
    }

    /** 22 triangles, on line 41 and those after it, reference a vertex that does not exist. */
    private void openTrouble() {
        String text = old(mesh());
        for (int tri = 0; tri < 22; tri++) {
            text = text.replaceFirst("tri %d \\d+ ".formatted(tri), "tri %d 99 ".formatted(tri));
        }
        document.show(SmallModel.open(write("guard.md5mesh", text)));
    }

    private void openMisfits() {
        document.show(SmallModel.open(guard(), write("walk.md5anim", fitting().replace("\"head\"", "\"hat\""))));
    }

    /** An animation with bounds that contain the mesh in every frame, and are not much larger. */
    private static String fitting() {
        return SmallModel.cycle()
                .replaceFirst("\\( -9 -30 -9 \\) \\( 9 30 50 \\)", "( -9 -15 -9 ) ( 9 15 29 )")
                .replace("( -9 -30 -9 ) ( 9 30 50 )", "( -9 -15 -9 ) ( 9 15 30 )");
    }

    private static String old(String text) {
        return text.replace("MD5Version 10", "MD5Version 7");
    }

    private static String mesh() {
        return SmallModel.mesh(SmallModel.GUARD, "models/guard/skin");
    }

    private Path guard() {
        return write("guard.md5mesh", mesh());
    }

    private Path write(String name, String text) {
        return SmallModel.write(folder, name, text);
    }
}

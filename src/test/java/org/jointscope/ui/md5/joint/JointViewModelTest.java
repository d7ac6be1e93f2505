package org.jointscope.ui.md5.joint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jointscope.diagnostics.Location;
import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.pose.RootMode;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.SourceLocation;
import org.jointscope.ui.md5.joint.JointSheet.Cell;
import org.jointscope.ui.md5.joint.JointSheet.Column;
import org.jointscope.ui.md5.joint.JointSheet.Role;
import org.jointscope.ui.md5.joint.JointSheet.Row;
import org.jointscope.ui.md5.joint.JointSheet.Step;
import org.jointscope.ui.pane.Figures;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JointViewModelTest {
    private static final int HIPS = 1;
    private static final Subject OF_HIPS = Subject.ofJoint(HIPS);

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private long nanos;
    private JointViewModel viewModel;

    @BeforeEach
    void makeViewModel() {
        Texts texts = Texts.program();
        viewModel = new JointViewModel(document, texts, () -> nanos);
        viewModel.showing.set(true);
    }

    @Test
    void invitesWhereNothingIsOpenOrSelected() {
        assertThat(viewModel.sheet.get()).isEmpty();
        assertThat(viewModel.invitation.getValue()).startsWith("Open a mesh");
        open(SmallModel.cycle());
        assertThat(viewModel.sheet.get()).isEmpty();
        assertThat(viewModel.invitation.getValue()).startsWith("Select a joint");
        assertThat(viewModel.tsv()).isEmpty();
    }

    @Test
    void noJointIsInvitedIfThereAreNone() {
        open("""
            MD5Version 10
            commandline ""
            numFrames 0
            numJoints 0
            frameRate 24
            numAnimatedComponents 0
            hierarchy { }
            bounds { }
            baseframe { }
            """);
        assertThat(viewModel.invitation.getValue()).isEqualTo("The file has no joints.");
    }

    @Test
    void componentOfAnotherJointIsNotSelectedWithTheParent() {
        open(SmallModel.cycle());
        document.select(HIPS, Component.TX);
        viewModel.selectParent();
        assertThat(document.selectedJointProperty().get()).isZero();
        assertThat(document.selectedComponentProperty().get()).isEqualTo(Optional.empty());
    }

    @Test
    void aFlaggedComponentComesFromTheFrame() {
        open(SmallModel.cycle());
        document.selectedJointProperty().set(HIPS);
        document.playback().seek(2);
        JointSheet sheet = sheet();
        assertThat(sheet.name()).isEqualTo("hips");
        assertThat(sheet.location()).isEqualTo("Joint 1 · hierarchy, line 11");
        assertThat(sheet.numbersText())
                .isEqualTo("Flags 8 = 0b001000. From the frame: Qx. The others come from the " + "baseframe.");
        assertThat(sheet.columns())
                .containsExactly(
                        new Column("Baseframe", "line 25", Optional.of(OF_HIPS.component(0))),
                        new Column("Frame 2", "line 36", Optional.of(OF_HIPS.frame(2))),
                        new Column("Result", ""));
        Row qx = sheet.numbers().get(3);
        assertThat(qx.component()).isEqualTo(Component.QX);
        assertThat(qx.set()).contains(true);
        assertThat(qx.cells())
                .containsExactly(
                        new Cell(
                                "0.00000",
                                "",
                                Role.OVERRIDDEN,
                                "Exact value: 0\n"
                                        + "Qx = baseframe, line 25. Not used: flag Qx is set, so"
                                        + " the frame’s value is used.",
                                Optional.of(OF_HIPS.component(3))),
                        new Cell(
                                "0.20000",
                                "#0",
                                Role.COUNTS,
                                "Exact value: 0.2\n"
                                        + "Qx = frame 2, component 0 (startIndex 0, first set bit),"
                                        + " line 36. 0 = startIndex 0 + 0: Qx is the first of the set"
                                        + " bits (Qx), and each set bit uses one component.",
                                Optional.of(OF_HIPS.component(3).frame(2))),
                        new Cell("0.20000", "frame", Role.COUNTS, "The value of frame 2, because the flag is set."));
        assertThat(sheet.lengths()).containsExactly(new Figures("Frame 2", List.of("0.04000", "-0.97980"), ""));
    }

    @Test
    void anUnflaggedComponentStaysAtTheBaseframe() {
        open(SmallModel.cycle());
        document.selectedJointProperty().set(HIPS);
        Row tz = sheet().numbers().get(2);
        assertThat(tz.set()).contains(false);
        assertThat(tz.cells())
                .extracting(Cell::value, Cell::note, Cell::role)
                .containsExactly(
                        tuple("10.000", "", Role.COUNTS),
                        tuple("–", "", Role.ABSENT),
                        tuple("10.000", "baseframe", Role.COUNTS));
    }

    @Test
    void aTinyNumberIsNotShownAsZero() {
        open(SmallModel.cycle().replaceFirst("\\( 0 0 10 \\)", "( -0.0000000186 0 10 )"));
        document.selectedJointProperty().set(HIPS);
        assertThat(sheet().numbers().getFirst().cells())
                .extracting(Cell::value)
                .containsExactly("-1.86e-8", "–", "-1.86e-8");
        assertThat(sheet().numbers().get(1).cells().getFirst().value()).isEqualTo("0.000");
    }

    /** Interpolating constant numbers leaves errors of 1e-16. */
    @Test
    void roundingErrorsOfABlendAreNotShown() {
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        document.selectedJointProperty().set(4);
        document.playback().seek(3.3);
        assertThat(sheet().numbers().subList(0, 3))
                .extracting(row -> row.cells().getLast().value())
                .containsExactly("5.300", "0.000", "0.000");
    }

    @Test
    void betweenTwoFramesBothStandBesideTheirBlend() {
        open(SmallModel.ramp());
        document.selectedJointProperty().set(HIPS);
        document.playback().seek(1.25);
        JointSheet sheet = sheet();
        assertThat(sheet.columns())
                .extracting(Column::title)
                .containsExactly("Baseframe", "Frame 1", "Frame 2", "Result");
        assertThat(sheet.columns().getLast().note()).isEqualTo("at 1.25");
        assertThat(sheet.numbers().get(3).cells())
                .extracting(Cell::value)
                .containsExactly("0.00000", "0.10000", "0.20000", "0.12514");
        assertThat(sheet.numbers().get(3).cells().getLast().explanation()).contains("75% of frame 1, 25% of frame 2");
        assertThat(sheet.numbers().get(0).cells().getLast().note()).isEqualTo("constant");
        assertThat(sheet.lengths()).extracting(Figures::head).containsExactly("Frame 1", "Frame 2");
        assertThat(sheet.local().text()).startsWith("75% of frame 1 and 25% of frame 2");
    }

    @Test
    void leadsFromTheParentsSpaceToTheModels() {
        open(SmallModel.cycle());
        document.selectedJointProperty().set(2);
        document.playback().seek(2);
        JointSheet sheet = sheet();
        assertThat(sheet.parent()).contains(new JointSheet.Parent(HIPS, "hips"));
        assertThat(sheet.local().figures().getFirst().values()).containsExactly("0.000", "0.000", "10.000");
        assertThat(sheet.local().turn()).isEqualTo("Not rotated.");
        // Qx = 0.2 rotates by 2 asin 0.2; clockwise in the file is about −x by the right-hand rule.
        assertThat(sheet.modelSpace().figures().getFirst().values()).containsExactly("0.000", "3.919", "19.200");
        assertThat(sheet.modelSpace().figures().getLast().values())
                .containsExactly("0.20000", "0.00000", "0.00000", "-0.97980");
        assertThat(sheet.modelSpace().turn()).isEqualTo("Rotated by 23.1° about the axis (-1.000, 0.000, 0.000).");
        viewModel.selectParent();
        assertThat(document.selectedJointProperty().get()).isEqualTo(HIPS);
    }

    @Test
    void anOrientationThatIsTooLongIsMarked() {
        open(SmallModel.anim(SmallModel.GUARD, 24, 0, 1.5, 0));
        document.selectedJointProperty().set(HIPS);
        document.playback().seek(1);
        Figures row = sheet().lengths().getFirst();
        assertThat(row.values().getFirst()).isEqualTo("2.25000");
        assertThat(row.values().getLast()).isEqualTo("0.00000");
        assertThat(row.trouble())
                .isEqualTo("Non-unit: 2.25000 is more than 1. Jointscope sets w to 0 and normalizes "
                        + "the quaternion; Doom 3 computes w = 1.11803.");
        assertThat(sheet().local().figures().getLast().values())
                .containsExactly("1.00000", "0.00000", "0.00000", "0.00000");
        assertThat(sheet().local().turn()).isEqualTo("Rotated by 180.0° about the axis (1.000, 0.000, 0.000).");
    }

    @Test
    void aMissingComponentLeavesTheBaseframeAndSaysSo() {
        open(SmallModel.cycle().replace("\"hips\" 0 8 0", "\"hips\" 0 8 7"));
        document.selectedJointProperty().set(HIPS);
        List<Cell> cells = sheet().numbers().get(3).cells();
        assertThat(cells).extracting(Cell::value).containsExactly("0.00000", "?", "0.00000");
        assertThat(cells.get(1).note()).isEqualTo("#7");
        assertThat(cells.get(1).role()).isEqualTo(Role.TROUBLE);
        assertThat(cells.get(1).explanation())
                .startsWith("Component 7 does not exist: frame 0 ends before it (component count 1,");
        assertThat(cells.get(2).role()).isEqualTo(Role.TROUBLE);
        assertThat(cells.get(2).note()).isEqualTo("baseframe");
    }

    @Test
    void anUnreadableComponentLeavesTheBaseframeAndSaysSo() {
        open(SmallModel.cycle().replace("frame 0 {\n0.0", "frame 0 {\noops"));
        document.selectedJointProperty().set(HIPS);
        Cell cell = sheet().numbers().get(3).cells().get(1);
        assertThat(cell)
                .isEqualTo(new Cell(
                        "?",
                        "#0",
                        Role.TROUBLE,
                        "Component 0 of frame 0, line 30, is not a readable number. The " + "baseframe value is used.",
                        Optional.of(OF_HIPS.component(3).frame(0))));
    }

    @Test
    void withoutAnimationTheBindPoseIsExplained() {
        document.show(SmallModel.open(SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh())));
        document.selectedJointProperty().set(2);
        JointSheet sheet = sheet();
        assertThat(sheet.location()).isEqualTo("Joint 2 · joints, line 10");
        assertThat(sheet.columns())
                .containsExactly(new Column("Bind pose", "line 10", Optional.of(Subject.ofJoint(2))));
        assertThat(sheet.numbers())
                .extracting(row -> row.set(), row -> row.cells().getFirst().value())
                .contains(tuple(Optional.empty(), "20.000"));
        assertThat(sheet.local().figures().getFirst().values()).containsExactly("0.000", "0.000", "10.000");
        assertThat(sheet.modelSpace().figures().getFirst().values()).containsExactly("0.000", "0.000", "20.000");
        assertThat(sheet.bind()).isEmpty();
    }

    @Test
    void withAMeshItsBindPoseIsShownForComparison() {
        document.show(SmallModel.open(
                SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh()),
                SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
        document.selectedJointProperty().set(2);
        Step bind = sheet().bind().orElseThrow();
        assertThat(bind.text()).startsWith("Bind pose of joint 2, head, in the mesh (line 10). The mesh joint uses");
        assertThat(bind.figures().getFirst().values()).containsExactly("0.000", "0.000", "20.000");
    }

    @Test
    void saysWhereThePictureHasAJointIfItMovesTheRoot() {
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        document.playback().seek(12);
        document.selectedJointProperty().set(0);
        assertThat(sheet().modelSpace().figures().getFirst().values().getFirst())
                .isNotEqualTo("0.000");
        assertThat(sheet().drawn().orElseThrow().figures().getFirst().values())
                .containsExactly("0.000", "0.000", "0.000");
        document.rootModeProperty().set(RootMode.FILE);
        assertThat(sheet().drawn()).isEmpty();
    }

    @Test
    void aComponentIsSelectedForAllAndLetGoAgain() {
        open(SmallModel.cycle());
        document.selectedJointProperty().set(HIPS);
        viewModel.toggle(Component.QX);
        assertThat(document.selectedComponentProperty().get()).contains(Component.QX);
        viewModel.toggle(Component.TX);
        assertThat(document.selectedComponentProperty().get()).contains(Component.TX);
        viewModel.toggle(Component.TX);
        assertThat(document.selectedComponentProperty().get()).isEqualTo(Optional.empty());
    }

    @Test
    void whilePlayingItFollowsAtMostFifteenTimesASecond() {
        open(SmallModel.cycle());
        document.selectedJointProperty().set(HIPS);
        assertThat(document.playback().playingProperty().get()).isTrue();
        int[] changes = {0};
        viewModel.sheet.subscribe((before, now) -> changes[0]++);
        for (int picture = 0; picture < 60; picture++) {
            nanos += TimeUnit.SECONDS.toNanos(1) / 60;
            document.playback().advance(1.0 / 60);
        }
        assertThat(changes[0]).isBetween(12, 15);
        document.playback().seek(2);
        assertThat(sheet().columns().get(1).title()).isEqualTo("Frame 2");
    }

    @Test
    void nothingIsWrittenWhileNobodyCanSeeIt() {
        viewModel.showing.set(false);
        open(SmallModel.cycle());
        document.selectedJointProperty().set(HIPS);
        assertThat(viewModel.sheet.get()).isEmpty();
        viewModel.showing.set(true);
        assertThat(sheet().name()).isEqualTo("hips");
    }

    @Test
    void scaleIsThatOfTheFrameWithItsLine() {
        Path walk = SmallModel.write(folder, "walk.md5anim", SmallModel.cycle());
        String scales = "{\n \"hips\": {\n  \"1\": 3,\n  \"2\": 0.5\n }\n}";
        Path scale = SmallModel.write(folder, "walk.md5scale", scales);
        document.show(SmallModel.open(walk, scale));
        document.selectedJointProperty().set(HIPS);
        document.playback().seek(1);
        assertThat(scale().title()).isEqualTo("Scale 3");
        assertThat(scale().text())
                .isEqualTo("Frame 1, line 3 of walk.md5scale. The scale applies to the vertices"
                        + " influenced by the joint. Child joints do not inherit it.");
        assertThat(scale().source().orElseThrow().location().line()).isEqualTo(3);
        document.playback().seek(1.5);
        assertThat(scale().title()).isEqualTo("Scale 0.5");
        assertThat(scale().text()).endsWith("Between two frames, the scale of the next frame is used.");
        document.playback().seek(0);
        assertThat(scale().title()).isEqualTo("Scale 1");
        assertThat(scale().text()).startsWith("walk.md5scale has no scale for hips in frame 0.");
        assertThat(scale().source()).isEmpty();
        document.preview().scalesProperty().set(false);
        assertThat(scale().text()).endsWith("Joint scales are turned off in the View menu.");
        open(SmallModel.cycle());
        assertThat(sheet().scale()).isEmpty();
    }

    @Test
    void scaleLeadsToItsLine() {
        Path walk = SmallModel.write(folder, "walk.md5anim", SmallModel.cycle());
        Path scale = SmallModel.write(folder, "walk.md5scale", "{\"hips\":\n{\"1\": 3}}");
        document.show(SmallModel.open(walk, scale));
        document.selectedJointProperty().set(HIPS);
        document.playback().seek(1);
        List<SourceLocation> shown = new ArrayList<>();
        document.onShowSource(shown::add);
        viewModel.showScale();
        assertThat(shown).hasSize(1);
        assertThat(shown.getFirst().file().path()).isEqualTo(scale);
        assertThat(shown.getFirst().location()).isEqualTo(new Location(2, 2));
    }

    private JointSheet.Scale scale() {
        return sheet().scale().orElseThrow();
    }

    @Test
    void copiesAsTabSeparatedValues() {
        open(SmallModel.cycle());
        document.selectedJointProperty().set(HIPS);
        document.playback().seek(1);
        assertThat(viewModel.tsv())
                .startsWith("hips\tJoint 1 · hierarchy, line 11\nParent:\torigin\n")
                .contains("Component\tFlag\tBaseframe\tline 25\tFrame 1\tline 33\tResult\t\n")
                .contains("Qx\t1\t0.00000\t\t0.10000\t#0\t0.10000\tframe\n")
                .contains("Model space\tPosition\t0.000\t0.000\t10.000\n");
    }

    private void open(String anim) {
        document.show(SmallModel.open(SmallModel.write(folder, "small.md5anim", anim)));
    }

    private JointSheet sheet() {
        return viewModel.sheet.get().orElseThrow();
    }
}

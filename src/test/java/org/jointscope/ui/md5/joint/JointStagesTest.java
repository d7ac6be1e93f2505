package org.jointscope.ui.md5.joint;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Walk;
import org.jointscope.pose.Walk.AsIf;
import org.jointscope.pose.Walk.Stage;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.md5.joint.JointSheet.Ancestor;
import org.jointscope.ui.md5.joint.JointSheet.Skin;
import org.jointscope.ui.md5.joint.JointSheet.Step;
import org.jointscope.ui.provenance.StageWords;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The stages of a joint's pose, and the numbers that are replaced while it is computed. */
class JointStagesTest {

    private static final int HIPS = 1;
    private static final int HEAD = 2;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final StageWords words = new StageWords(Texts.program());
    private JointViewModel viewModel;

    @BeforeEach
    void openModel() {
        viewModel = new JointViewModel(document, Texts.program(), () -> 0);
        viewModel.showing.set(true);
        show();
        document.rootModeProperty().set(RootMode.FILE);
        document.playback().playingProperty().set(false);
    }

    private void show() {
        document.show(SmallModel.open(
                SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh()),
                SmallModel.write(folder, "walk.md5anim", SmallModel.ramp())));
    }

    private double z(int joint) {
        return document.getOpen().model().joints()[joint * 7 + 2];
    }

    private double vertexZ() {
        return document.getOpen().meshes().getFirst().skinned().points()[3 * 8 * HEAD + 2];
    }

    @Test
    void aJointStopsAtEachStageWithItsVertices() {
        document.selectedJointProperty().set(HEAD);
        assertThat(viewModel.stages.list.get())
                .extracting(Walk::stage)
                .containsExactly(
                        Stage.PARENT,
                        Stage.BASEFRAME,
                        Stage.COMPONENTS,
                        Stage.W,
                        Stage.INTERPOLATED,
                        Stage.COMPOSED,
                        Stage.COMPOSED,
                        Stage.MODEL_SPACE,
                        Stage.SKIN);
        assertThat(viewModel.stages.name()).isEqualTo("Stage: final pose");
        double vertex = vertexZ();
        viewModel.stages.current.set(1);
        assertThat(z(HEAD)).isEqualTo(10);
        assertThat(vertexZ()).isEqualTo(vertex - 10);
        assertThat(viewModel.stages.name()).isEqualTo("Stage 1 of 9: at the parent");
        assertThat(sheet().drawn().map(Step::text).orElse("")).contains("its pose stops");
        viewModel.stages.current.set(7);
        assertThat(viewModel.stages.name()).isEqualTo("Stage 7 of 9: after × hips");
        assertThat(words.legend(document.getOpen(), document.walkProperty().get()))
                .isEqualTo("Stage 7 of 9: after × hips – head");
        viewModel.stages.current.set(0);
        assertThat(z(HEAD)).isEqualTo(20);
        assertThat(document.walkProperty().get()).isEqualTo(Walk.NONE);
    }

    @Test
    void anotherJointStopsAtTheSameStage() {
        document.selectedJointProperty().set(HEAD);
        viewModel.stages.goToAncestors(1);
        assertThat(document.walkProperty().get()).isEqualTo(new Walk(HEAD, Stage.COMPOSED, 1, List.of()));
        viewModel.selectParent();
        // The hips have one ancestor: after it, they are in model space.
        assertThat(document.walkProperty().get()).isEqualTo(new Walk(HIPS, Stage.MODEL_SPACE, 0, List.of()));
        viewModel.stages.goTo(Set.of(Stage.BASEFRAME, Stage.COMPONENTS));
        assertThat(document.walkProperty().get().stage()).isEqualTo(Stage.BASEFRAME);
        viewModel.stages.goTo(Set.of(Stage.BASEFRAME, Stage.COMPONENTS));
        assertThat(document.walkProperty().get().stage()).isEqualTo(Stage.COMPONENTS);
        document.selectedJointProperty().set(0);
        assertThat(document.walkProperty().get()).isEqualTo(new Walk(0, Stage.COMPONENTS, 0, List.of()));
        document.selectedJointProperty().set(-1);
        assertThat(document.walkProperty().get()).isEqualTo(Walk.NONE);
        assertThat(viewModel.stages.current.get()).isZero();
    }

    @Test
    void formulasHaveTheNumbers() {
        document.selectedJointProperty().set(HIPS);
        document.playback().seek(1.25);
        assertThat(sheet().wFormulas())
                .extracting(Formula::text)
                .containsExactly(
                        "w = −√(1 − x² − y² − z²) ≈ −√(1 − 0.1² − 0² − 0²) ≈ -0.99499",
                        "w = −√(1 − x² − y² − z²) ≈ −√(1 − 0.2² − 0² − 0²) ≈ -0.9798");
        assertThat(sheet().local().formulas())
                .extracting(Formula::text)
                .containsExactly(
                        "t = t₀ + f·(t₁ − t₀) = (0, 0, 10) + 0.25·((0, 0, 10) − (0, 0, 10)) ≈ (0, 0, 10)",
                        "d = q₀·q₁ = (0.1, 0, 0, -0.99499)·(0.2, 0, 0, -0.9798) ≈ 0.99488",
                        "Ω = arccos d = arccos 0.99488 = 5.798°",
                        "a = sin((1 − 0.25)·Ω) / sin Ω = 0.75056, b = sin(0.25·Ω) / sin Ω = 0.2504",
                        "q = a·q₀ + b·q₁ = 0.75056·q₀ + 0.2504·q₁ ≈ (0.12514, 0, 0, -0.99214)");
        document.selectedJointProperty().set(HEAD);
        document.playback().seek(2);
        List<Ancestor> chain = sheet().chain().orElseThrow();
        assertThat(chain).extracting(Ancestor::name).containsExactly("hips", "origin");
        assertThat(chain.getFirst().formulas())
                .extracting(Formula::text)
                .containsExactly(
                        "tₐ + Rₐ·p = (0, 0, 10) + Rₐ·(0, 0, 10) ≈ (0, 3.919, 19.2)",
                        "qₐ·q = (0.2, 0, 0, -0.9798)·(0, 0, 0, -1) ≈ (-0.2, 0, 0, 0.9798)");
        assertThat(sheet().modelSpace().formulas().getFirst().text())
                .isEqualTo("pₚ + Rₚ·t = (0, 0, 10) + Rₚ·(0, 0, 10) ≈ (0, 3.919, 19.2)");
        assertThat(sheet().modelSpace().matrix().get(1).values()).containsExactly("0.00000", "0.92000", "0.39192");
        assertThat(sheet().modelSpace().angles()).startsWith("Yaw 0.0°, pitch 0.0°, roll -23.1°");
        assertThat(sheet().skin().map(Skin::text).orElse(""))
                .isEqualTo("8 vertices have a weight of this joint, in 1 mesh.");
        assertThat(sheet().wFormulas().getFirst().parts().getFirst().explanation())
                .startsWith("w of the quaternion.");
    }

    @Test
    void wIsZeroIfTheComponentsAreTooLong() {
        document.show(SmallModel.open(
                SmallModel.write(folder, "long.md5anim", SmallModel.anim(SmallModel.GUARD, 24, 0, -1.5, 0))));
        document.selectedJointProperty().set(HIPS);
        document.playback().seek(1);
        assertThat(sheet().wFormulas().getFirst().text())
                .isEqualTo("1 − x² − y² − z² = 1 − (-1.5)² − 0² − 0² = -1.25 < 0, so w = 0");
        assertThat(sheet().skin()).isEmpty();
        assertThat(viewModel.stages.list.get()).extracting(Walk::stage).doesNotContain(Stage.SKIN);
    }

    @Test
    void draggedNumbersAreNotThoseOfTheFile() {
        document.selectedJointProperty().set(HIPS);
        document.playback().seek(1);
        Subject number = Subject.ofJoint(HIPS).component(Component.QX.ordinal()).frame(1);
        AsIf start = viewModel.asIf(number).orElseThrow();
        assertThat(start).isEqualTo(new AsIf(HIPS, Component.QX.ordinal(), 1, 0.1));
        double head = z(HEAD);
        viewModel.stages.drag(start, 100);
        assertThat(z(HEAD)).isLessThan(head - 1);
        assertThat(viewModel.isAsIf(number)).isTrue();
        assertThat(sheet().numbers().get(3).cells().get(1).value()).isEqualTo("0.50000");
        assertThat(viewModel.tsv()).endsWith("Qx of 'hips' in frame 1 is replaced; the files are unchanged.\n");
        assertThat(document.editing().isUntouched()).isTrue();
        assertThat(viewModel.asIf(number).map(AsIf::value)).contains(0.5);
        // Another stage keeps the number; the end does not.
        viewModel.stages.current.set(2);
        assertThat(viewModel.isAsIf(number)).isTrue();
        assertThat(viewModel.stages.end()).isTrue();
        assertThat(viewModel.stages.end()).isFalse();
        assertThat(z(HEAD)).isEqualTo(head);
        assertThat(viewModel.stages.current.get()).isZero();
    }

    @Test
    void draggedWReplacesTheReconstructedOne() {
        document.selectedJointProperty().set(HIPS);
        document.playback().seek(2);
        AsIf w = sheet().w().getFirst();
        assertThat(w.value()).isEqualTo(-Math.sqrt(0.96));
        viewModel.stages.drag(w, 1000);
        AsIf dragged = sheet().w().getFirst();
        assertThat(dragged.value()).isCloseTo(3.02, org.assertj.core.api.Assertions.within(0.004));
        assertThat(viewModel.stages.isAsIf(dragged)).isTrue();
        assertThat(sheet().wFormulas().getFirst().text()).endsWith(", replaced");
        // Positive: the rotation is reversed.
        assertThat(document.getOpen().model().joints()[HEAD * 7 + 1]).isNegative();
    }

    @Test
    void anEditAHiddenPaneAndAnotherModelEndIt() {
        document.selectedJointProperty().set(HIPS);
        Subject number = Subject.ofJoint(HIPS).component(Component.QX.ordinal()).frame(0);
        viewModel.stages.drag(viewModel.asIf(number).orElseThrow(), 50);
        viewModel.stages.current.set(3);
        viewModel.type(number, "0.3");
        assertThat(document.walkProperty().get()).isEqualTo(new Walk(HIPS, Stage.COMPONENTS, 0, List.of()));
        viewModel.showing.set(false);
        assertThat(document.walkProperty().get()).isEqualTo(Walk.NONE);
        viewModel.showing.set(true);
        viewModel.stages.current.set(3);
        show();
        assertThat(document.walkProperty().get()).isEqualTo(Walk.NONE);
        assertThat(viewModel.stages.current.get()).isZero();
    }

    private JointSheet sheet() {
        return viewModel.sheet.get().orElseThrow();
    }
}

package org.jointscope.ui.md5.curves;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jointscope.analysis.Channel;
import org.jointscope.edit.Edit.StartEdit;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.pose.Clip;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.md5.curves.CurvesViewModel.Ghost;
import org.jointscope.ui.md5.curves.CurvesViewModel.JointChoice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CurvesViewModelTest {

    private static final Texts TEXTS = Texts.program();
    private static final int SPINE = 2;
    private static final int CHEST = 4;
    private static final int QX = 3;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private Callable<byte[]> written = () -> new byte[0];
    private Path writtenTo = Path.of("");
    private final CurvesViewModel curves = new CurvesViewModel(document, new ImmediateWork(), this::write, TEXTS);

    private void write(Path file, Callable<byte[]> content) {
        writtenTo = file;
        written = content;
    }

    private void open(int joint) {
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        document.selectJoint(joint);
        curves.showing.set(true);
    }

    /** The hips turn around x: 0, 0.1, 0.2, 0.1, 0. */
    private void openCycle() {
        document.show(SmallModel.open(SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
        document.selectJoint(1);
        curves.showing.set(true);
    }

    private Clip clip() {
        return document.getOpen().model().clip().orElseThrow();
    }

    private List<CurveRow> rows() {
        return curves.state.get().rows();
    }

    private List<String> names() {
        return rows().stream().map(CurveRow::name).toList();
    }

    private void chooseOnly(Channel... channels) {
        curves.channels.forEach(
                (channel, chosen) -> chosen.set(List.of(channels).contains(channel)));
    }

    @Test
    void showsTheComponentsOfTheSelectedJoint() {
        open(CHEST);

        assertThat(names()).containsExactly("chest Tx", "chest Ty", "chest Tz", "chest Qx", "chest Qy", "chest Qz");
        assertThat(curves.state.get().summary()).isEqualTo("6 curves");
        assertThat(rows().get(QX).curve().value(7)).isEqualTo(clip().value(CHEST, Component.QX, 7));
        assertThat(rows().get(QX).curve().isInFrame(7)).isTrue();
        assertThat(rows().getFirst().curve().isInFrame(7))
                .as("from the baseframe")
                .isFalse();

        document.selectJoint(-1);
        assertThat(rows()).isEmpty();
        assertThat(curves.state.get().summary()).isEqualTo("Select a joint to see its curves.");
    }

    @Test
    void computesNothingWhileHidden() {
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        document.selectJoint(CHEST);

        assertThat(rows()).isEmpty();
        curves.showing.set(true);
        assertThat(rows()).hasSize(6);
    }

    @Test
    void channelsAndJointsAreChosen() {
        open(SPINE);
        chooseOnly(Channel.LENGTH, Channel.SPEED);
        assertThat(names()).containsExactly("spine x² + y² + z²", "spine speed");
        assertThat(rows().getFirst().range()[1]).as("with the line at 1").isEqualTo(1);

        curves.joints.set(JointChoice.CHILDREN);
        assertThat(names()).contains("spine speed", "chest speed").doesNotContain("neck speed");
        curves.joints.set(JointChoice.DESCENDANTS);
        assertThat(names()).contains("neck speed");
        curves.joints.set(JointChoice.ISSUES);
        assertThat(rows()).isEmpty();
    }

    @Test
    void tooManyCurvesAreLimited() {
        open(0);
        curves.joints.set(JointChoice.DESCENDANTS);

        assertThat(rows()).hasSize(CurvesViewModel.MOST);
        assertThat(curves.state.get().summary()).isEqualTo("First 100 of 246 curves");
    }

    @Test
    void componentsOfOtherJointsAreNamed() {
        open(CHEST);
        assertThat(rows()).extracting(CurveRow::shared).containsOnly("");
        curves.onlyIssues.set(true);
        assertThat(curves.state.get().summary()).isEqualTo("None of the chosen channels of these joints has an issue.");
        curves.onlyIssues.set(false);
        int start = document.editing().current().anim().hierarchy().get(CHEST).startIndex();
        document.editing().apply(new StartEdit(CHEST, start + 1));

        assertThat(rows()).extracting(CurveRow::shared).containsExactly("", "", "", "", "", "neck");
        curves.onlyIssues.set(true);
        chooseOnly(Channel.TX, Channel.QZ);
        assertThat(names()).as("the other is from the baseframe").containsExactly("chest Qz");
    }

    @Test
    void aDraggedSampleIsOneEditOfTheFrameOrTheBaseframe() {
        openCycle();
        curves.edit(new CurvesViewModel.Sample(rows().get(QX), 3), 0.15);
        assertThat(clip().value(1, Component.QX, 3)).isEqualTo(0.15);
        assertThat(rows().get(QX).curve().value(3)).isEqualTo(0.15);
        assertThat(rows().get(QX).curve().value(2)).isEqualTo(0.2);

        curves.edit(new CurvesViewModel.Sample(rows().getFirst(), 3), 5);
        assertThat(rows().getFirst().curve().values()).containsOnly(5);

        document.editing().undo();
        document.editing().undo();
        assertThat(rows().get(QX).curve().values()).containsExactly(0, 0.1, 0.2, 0.1, 0);
        assertThat(document.editing().changesProperty().get().isEmpty()).isTrue();
    }

    @Test
    void theValueAtThePlayheadCanBeTyped() {
        openCycle();
        curves.goTo(2);
        assertThat(curves.value(rows().get(QX))).isEqualTo(0.2);
        assertThat(curves.isEdited(rows().get(QX))).isFalse();
        assertThat(curves.type(rows().get(QX), "0.25")).isEmpty();
        assertThat(curves.value(rows().get(QX))).isEqualTo(0.25);
        assertThat(curves.isEdited(rows().get(QX))).isTrue();
        assertThat(curves.type(rows().get(QX), "x")).contains("x");
        chooseOnly(Channel.W);
        assertThat(curves.type(rows().getFirst(), "1")).startsWith("This value is computed");
    }

    @Test
    void theReadingNamesTheSource() {
        openCycle();
        curves.goTo(1);
        assertThat(curves.reading.get()).startsWith("Point at a curve");
        curves.moveCurve(1);
        assertThat(curves.reading.get()).startsWith("hips Tx, frame 1: 0   Tx = baseframe, line ");
        curves.pointed.set(Optional.of(new CurvesViewModel.Sample(rows().get(QX), 2)));
        assertThat(curves.reading.get()).startsWith("hips Qx, frame 2: 0.2   Qx = frame 2, component 0");
        curves.moveCurve(10);
        assertThat(curves.selectedRow()).contains(rows().getLast());
    }

    @Test
    void theGhostIsTheStateOfTheFileOrAnotherAnimation() {
        openCycle();
        curves.ghost.set(Ghost.ORIGINAL);
        assertThat(rows().get(QX).ghost()).as("nothing is edited").isEmpty();
        curves.edit(new CurvesViewModel.Sample(rows().get(QX), 3), 0.5);
        assertThat(rows().get(QX).ghost()).containsExactly(0, 0.1, 0.2, 0.1, 0);

        curves.readOther(SmallModel.write(folder, "other.md5anim", SmallModel.ramp()));
        assertThat(rows().get(QX).ghost()).containsExactly(0, 0.1, 0.2, 0.3);
        assertThat(curves.ghostName()).isEqualTo("other.md5anim");

        curves.readOther(SmallModel.write(folder, "other.md5mesh", SmallModel.mesh()));
        assertThat(document.noticeProperty().get()).isEqualTo("other.md5mesh is not an animation with frames.");
    }

    @Test
    void theCurvesAreWrittenAsCsv() throws Exception {
        openCycle();
        chooseOnly(Channel.QX, Channel.SPEED);
        curves.saveCsv(folder.resolve("curves"));

        assertThat(writtenTo).hasFileName("curves.csv");
        assertThat(new String(written.call(), StandardCharsets.UTF_8))
                .isEqualTo("frame,hips Qx,hips speed\n0,0,\n1,0.1,0\n2,0.2,0\n3,0.1,0\n4,0,0\n");
    }

    @Test
    void theFrameStaysWithinTheAnimation() {
        openCycle();
        curves.goTo(99);
        assertThat(curves.frame()).isEqualTo(4);
        curves.goTo(-3);
        assertThat(curves.frame()).isZero();
    }

    @Test
    void withoutAnAnimationThereIsAMessage() {
        curves.showing.set(true);
        assertThat(curves.state.get().missing()).startsWith("Open an .md5anim");
    }
}

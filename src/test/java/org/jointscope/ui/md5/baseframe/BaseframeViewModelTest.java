package org.jointscope.ui.md5.baseframe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.jointscope.testing.HandMadeAnim.withComponents;

import java.nio.file.Path;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.model.Component;
import org.jointscope.testing.HandMadeAnim;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.md5.baseframe.BaseframeLine.Mark;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BaseframeViewModelTest {
    private static final double SIN_45 = Math.sqrt(0.5);

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final BaseframeViewModel baseframe = new BaseframeViewModel(document, Texts.program());

    @Test
    void rowsSayWhatTheFileSaysAndWhatFollows() {
        open(withComponents(0)
                .joint("origin", -1, 0, 0, 1, 2, 3, 0.6, 0, 0)
                .joint("hips", 0, 0, 0, 0, 0, 4, 0, 0, 0)
                .frame());
        BaseframeLine origin = line(0);
        assertThat(origin.position().z()).isEqualTo(3);
        assertThat(origin.w()).isCloseTo(-0.8, within(1e-12));
        assertThat(origin.squared()).isCloseTo(0.36, within(1e-12));
        assertThat(baseframe.texts.w(origin)).startsWith("w = −√(1 − |xyz|²) = -0.800000.");
        assertThat(baseframe.texts.squared(origin)).isEqualTo("|xyz|² = 0.360000, which leaves 0.640000 for w².");
        assertThat(line(1).line()).isEqualTo(origin.line() + 1);
        assertThat(baseframe.words(origin)).isEmpty();
        assertThat(baseframe.explainMarks(origin)).isEqualTo("No remarks.");
    }

    @Test
    void orientationsLongerThanAnyRotationAreMarked() {
        open(withComponents(0)
                .joint("long", -1, 0, 0, 0, 0, 0, 0.7, 0.72, 0.1)
                .joint("rounded", 0, 0, 0, 0, 0, 0, 0.6, 0.8000004, 0)
                .frame());
        assertThat(line(0).marks()).containsExactly(Mark.NON_UNIT);
        assertThat(line(0).w()).isZero();
        String warning =
                "Joint 0 'long' has a non-unit orientation in the baseframe: x²+y²+z²" + " = 1.0184, greater than 1.";
        assertThat(baseframe.words(line(0))).isEqualTo("warning: " + warning + "\nnon-unit");
        assertThat(baseframe.explainMarks(line(0))).isEqualTo(warning + "\n\n" + baseframe.texts.squared(line(0)));
        assertThat(baseframe.rank(line(0))).isLessThan(baseframe.rank(line(1)));
        assertThat(baseframe.texts.squared(line(0)))
                .startsWith("Non-unit: |xyz|² = 1.018400 is more than 1")
                .contains("Doom 3 computes w = √|1 − |xyz|²| = 0.135647");
        assertThat(line(1).marks()).isEmpty();
        assertThat(baseframe.texts.squared(line(1))).contains("only because of rounding");
    }

    @Test
    void differencesToFrame0AreMeasuredAsSeenFromTheParent() {
        open(withComponents(6)
                .joint("origin", -1, 0, 0)
                .joint("hips", 0, 63, 0, 0, 0, 10, 0, 0, 0)
                .joint("head", 1, 0, 0, 0, 0, 10, 0, 0, 0)
                .frame(0, 0, 10.3, SIN_45, 0, 0));
        assertThat(line(1).toFrame().units()).isCloseTo(0.3, within(1e-12));
        assertThat(line(1).toFrame().degrees()).isCloseTo(90, within(1e-6));
        assertThat(line(1).toFrame().isFar()).isFalse();
        assertThat(line(1).marks()).containsExactly(Mark.FAR_FROM_FRAME);
        assertThat(line(2).toFrame().units()).isZero();
        assertThat(line(2).toFrame().degrees()).isZero();
        assertThat(line(1).toBind().isKnown()).isFalse();
        assertThat(baseframe.texts.frame(line(1)))
                .startsWith("Difference between the baseframe and frame 0: 0.300 units, 90.0°.");
        assertThat(baseframe.explainBind(line(1))).startsWith("No mesh is open");
        assertThat(likeness()).isEqualTo("Joints that differ from frame 0: 1");
    }

    @Test
    void theBindPoseIsComparedRelativeToParentsByIndexIfCountsAgree() {
        open(
                SmallModel.mesh(),
                withComponents(3)
                        .joint("origin", -1, 7, 0)
                        .joint("hips", 0, 0, 0, 0, 0, 10, 0, 0, 0)
                        .joint("head", 1, 0, 0, 0, 0, 18, 0, 0, 0)
                        .frame(0, 0, 0.5));
        assertThat(line(1).toBind().units()).isZero();
        assertThat(line(2).toBind().units()).isEqualTo(8);
        assertThat(line(2).toBind().isFar()).isTrue();
        assertThat(line(2).marks()).containsExactly(Mark.FAR_FROM_BIND);
        assertThat(likeness()).isEqualTo("Joints that differ from frame 0: 1, from the bind pose: 1");
    }

    @Test
    void otherwiseJointsAreMatchedByName() {
        open(
                SmallModel.mesh(),
                withComponents(3)
                        .joint("origin", -1, 7, 0)
                        .joint("head", 0, 0, 0, 0, 0, 10, 0, 0, 0)
                        .frame(0, 0, 1)
                        .frame(0, 0, 2));
        assertThat(line(1).meshJoint()).isEqualTo("head");
        assertThat(line(1).toBind().units()).isZero();
        assertThat(likeness()).isEqualTo("Equals the bind pose of the mesh");
    }

    @Test
    void jointsThatTheMeshLacksAreNotCompared() {
        open(
                SmallModel.mesh(),
                withComponents(0)
                        .joint("origin", -1, 0, 0)
                        .joint("tail", 0, 0, 0)
                        .frame());
        assertThat(line(1).toBind().isKnown()).isFalse();
        assertThat(baseframe.explainBind(line(1))).isEqualTo("No joint of the mesh uses the pose of this joint.");
    }

    @Test
    void rowsThatAreMissingOrUnreadableSaySo() {
        String text = withComponents(0)
                .joint("origin", -1, 0, 0, 1, 2, 3, 0, 0, 0)
                .joint("hips", 0, 0, 0, 4, 5, 6, 0, 0, 0)
                .frame()
                .text();
        show(SmallModel.write(folder, "a.md5anim", text.replace("( 4.0 5.0 6.0 )", "( 4.0 nan 6.0 )")));
        assertThat(line(1).marks()).containsExactly(Mark.UNREADABLE);
        assertThat(line(1).position().y()).isNaN();
        assertThat(baseframe.explainMarks(line(1))).contains("cannot be read; Jointscope uses 0");
        show(SmallModel.write(folder, "b.md5anim", text.replaceAll("\\( 4.0 .*", "")));
        assertThat(line(1).line()).isZero();
        assertThat(baseframe.explainNumber(line(1), Component.TX)).contains("has no row for this joint");
        assertThat(baseframe.explainMarks(line(1))).contains("has no row for this joint");
    }

    @Test
    void theSampleEqualsItsFirstFrame() {
        show(Sample.files().toArray(Path[]::new));
        assertThat(baseframe.missing.get()).isEmpty();
        assertThat(baseframe.rows.countProperty().getValue()).isEqualTo("41 joints");
        assertThat(likeness()).isEqualTo("Equals frame 0, as written by id’s exporter");
        assertThat(baseframe.rows.all())
                .allMatch(line -> line.toBind().isKnown())
                .noneMatch(line -> line.marks().contains(Mark.FAR_FROM_FRAME));
    }

    @Test
    void meshesHaveNone() {
        show(SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh()));
        assertThat(baseframe.rows.all()).isEmpty();
        assertThat(baseframe.missing.get()).startsWith("An .md5mesh has no baseframe.");
    }

    private String likeness() {
        return baseframe.likeness.get();
    }

    private BaseframeLine line(int index) {
        return baseframe.rows.all().get(index);
    }

    private void open(HandMadeAnim anim) {
        show(SmallModel.write(folder, "hand-made.md5anim", anim.text()));
    }

    private void open(String mesh, HandMadeAnim anim) {
        show(
                SmallModel.write(folder, "guard.md5mesh", mesh),
                SmallModel.write(folder, "hand-made.md5anim", anim.text()));
    }

    private void show(Path... files) {
        document.show(SmallModel.open(files));
    }
}

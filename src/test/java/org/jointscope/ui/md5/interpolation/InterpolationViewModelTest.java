package org.jointscope.ui.md5.interpolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.pose.Blend;
import org.jointscope.pose.FramePair;
import org.jointscope.pose.Interpolation;
import org.jointscope.pose.Interpolation.Method;
import org.jointscope.pose.JointPath;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Transform;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.InterpolationChoices;
import org.jointscope.ui.md5.interpolation.InterpolationViewModel.Line;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InterpolationViewModelTest {

    private static final int ARM = 18;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final BooleanProperty unfolded = new SimpleBooleanProperty(true);
    private final InterpolationViewModel model = new InterpolationViewModel(document, unfolded, Texts.program());
    private final InterpolationChoices choices = model.choices;

    private void open() {
        document.playback().playsWhenLoadedProperty().set(false);
        document.show(SmallModel.open(Sample.files().toArray(Path[]::new)));
        document.selectJoint(ARM);
        model.showing.set(true);
    }

    private List<Line> lines() {
        return model.state.get().lines();
    }

    private FramePair pair() {
        return choices.pairProperty().get().orElseThrow();
    }

    @Test
    void linesAreThoseOfTheKernel() {
        open();
        choices.from.set(0);
        choices.to.set(12);
        choices.methods.get(Method.HOLD).set(true);
        assertThat(lines()).extracting(Line::method).containsExactly(Method.values());
        FramePair pair = new FramePair(document.getOpen().model().clip().orElseThrow(), document.poseOptions(), 0, 12);
        for (Line line : lines()) {
            JointPath path = pair.path(new Interpolation(line.method(), true, Blend.LOCAL), ARM);
            for (int i = 0; i < InterpolationViewModel.POINTS; i++) {
                assertThat(line.degrees()[i]).isEqualTo(path.degrees(i / 100.0));
                assertThat(line.speeds()[i]).isEqualTo(path.speed(i / 100.0) / 12);
            }
        }
        Line slerp = lines().getLast();
        assertThat(slerp.degrees()[100]).isCloseTo(68.8, within(0.05));
        assertThat(slerp.speeds()[3]).isCloseTo(slerp.degrees()[100] / 12, within(1e-6));
        assertThat(model.reading.get().replace('\u00a0', ' '))
                .startsWith("At 0.50:   hold 0.00°, 0.00° per frame, 0.0°/s   lerp 34.40°, 5.91° per frame, 141.9°/s")
                .endsWith("slerp 34.40°, 5.73° per frame, 137.6°/s");
        model.pointed.set(1);
        assertThat(model.reading.get()).startsWith("At 1.00: ").contains("hold\u00a068.8");
    }

    /** Tips are on the unit sphere, but inside of it without normalization. */
    @Test
    void tipsAreOnTheSphereUnlessTheQuaternionIsShort() {
        open();
        choices.from.set(0);
        choices.to.set(12);
        for (Line line : lines()) {
            double[] tip = line.tip(0.5);
            double length = JointTransform.length(tip[0], tip[1], tip[2]);
            assertThat(line.tips()[150]).isEqualTo(tip[0]);
            if (line.method() == Method.COMPONENTS) {
                assertThat(length).isBetween(0.5, 0.99);
            } else {
                assertThat(length).isCloseTo(1, within(1e-12));
            }
        }
        model.turned.set(Method.COMPONENTS);
        Transform unit = model.rotation().orElseThrow();
        assertThat(unit.length()).isCloseTo(1, within(1e-15));
        assertThat(model.rotation.get()).contains("Length 0.9").contains("Angle 61.31°");
    }

    @Test
    void framesFollowThePlayheadUntilTheyAreChosen() {
        open();
        assertThat(model.state.get()).extracting(it -> it.from(), it -> it.to()).containsExactly(0, 1);
        document.playback().seek(7.5);
        assertThat(model.state.get()).extracting(it -> it.from(), it -> it.to()).containsExactly(7, 8);
        document.playback().seek(24);
        assertThat(pair().from()).isEqualTo(23);
        choices.from.set(3);
        assertThat(choices.following.get()).isFalse();
        document.playback().seek(5);
        assertThat(pair().from()).isEqualTo(3);
        assertThat(pair().to()).isEqualTo(24);
        choices.to.set(1000);
        assertThat(choices.to.get()).as("the last one").isEqualTo(24);
        choices.following.set(true);
        assertThat(pair().from()).isEqualTo(5);
        FramePair before = pair();
        document.rootModeProperty().set(RootMode.FILE);
        assertThat(pair()).as("another pose of the root").isNotSameAs(before);
    }

    @Test
    void nothingIsComputedWhileThePaneIsHiddenOrFolded() {
        open();
        assertThat(choices.shown.get()).isTrue();
        unfolded.set(false);
        assertThat(choices.pairProperty().get()).isEmpty();
        unfolded.set(true);
        assertThat(choices.pairProperty().get()).isPresent();
        model.showing.set(false);
        assertThat(choices.pairProperty().get()).isEmpty();
    }

    @Test
    void saysWhatIsMissing() {
        open();
        document.selectJoint(-1);
        assertThat(model.state.get().missing()).startsWith("Select a joint");
        document.selectJoint(ARM);
        assertThat(model.state.get().missing()).isEmpty();
        choices.methods.values().forEach(method -> method.set(false));
        assertThat(model.reading.get()).isEqualTo("Select a method on the left.");
        assertThat(model.rotation.get()).isEmpty();
        document.show(SmallModel.open(SmallModel.write(folder, "a.md5mesh", SmallModel.mesh())));
        assertThat(model.state.get().missing()).startsWith("Open an .md5anim");
    }

    @Test
    void verticesHaveOneWayBesidesHold() {
        open();
        choices.space.set(Blend.VERTEX);
        assertThat(lines()).extracting(Line::method).containsExactly(Method.COMPONENTS);
        choices.methods.get(Method.COMPONENTS).set(false);
        choices.methods.get(Method.HOLD).set(true);
        assertThat(lines()).extracting(Line::method).containsExactly(Method.HOLD, Method.COMPONENTS);
    }

    @Test
    void aChosenFractionStopsThePlayhead() {
        open();
        document.playback().playingProperty().set(true);
        model.goTo(1.5);
        assertThat(choices.fraction.get()).isEqualTo(1);
        assertThat(document.playback().playingProperty().get()).isFalse();
    }

    @Test
    void explanationsNameTheEnginesOfThePreview() {
        assertThat(model.explain(Method.SLERP)).contains("Doom 3", "q2pro").doesNotContain("vkQuake");
        assertThat(model.explain(Method.NLERP)).endsWith("Not used in any engine preview.");
        assertThat(model.explain(Method.HOLD))
                .endsWith("Used in the engine preview of: idTech4 MD5 Tools, Blender MD5 add-on.");
        assertThat(model.explain(Blend.MODEL)).contains("q2pro").doesNotContain("Doom 3");
        assertThat(model.explain(Blend.VERTEX)).contains("vkQuake", "Ironwail").doesNotContain("q2pro");
    }
}

package org.jointscope.ui.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.model.Component;
import org.jointscope.pose.Rig;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocumentTest {
    private static final int HEAD = 2;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private OpenModel guard;
    private OpenModel walk;

    @BeforeEach
    void openModels() {
        Path mesh = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        guard = SmallModel.open(mesh);
        walk = SmallModel.open(mesh, SmallModel.write(folder, "walk.md5anim", SmallModel.cycle()));
    }

    @Test
    void isEmptyAtFirst() {
        assertThat(document.getOpen()).isSameAs(OpenModel.NONE);
        assertThat(document.selectedJointProperty().get()).isEqualTo(Rig.NO_JOINT);
        assertThat(document.playback().playingProperty().get()).isFalse();
    }

    @Test
    void animationIsPlayedFromItsFirstFrame() {
        document.show(walk);
        assertThat(document.getOpen()).isSameAs(walk);
        assertThat(document.playback().playingProperty().get()).isTrue();
        assertThat(document.playback().getFrame()).isZero();
    }

    @Test
    void meshAloneHasNothingToPlay() {
        document.show(walk);
        document.show(guard);
        assertThat(document.playback().playingProperty().get()).isFalse();
        assertThat(document.playback().frameCountProperty().get()).isZero();
    }

    @Test
    void selectionIsGoneWithTheModelItWasMadeIn() {
        document.show(walk);
        document.select(HEAD, Component.QX);
        document.show(OpenModel.NONE);
        assertThat(document.selectedJointProperty().get()).isEqualTo(Rig.NO_JOINT);
        assertThat(document.selectedComponentProperty().get()).isEmpty();
    }

    @Test
    void selectionStaysWithAnotherAnimationOfTheMeshOrNone() {
        document.show(walk);
        document.select(HEAD, Component.QX);
        document.show(guard);
        document.show(walk);
        assertThat(document.isSelected(HEAD, Component.QX)).isTrue();
    }

    @Test
    void modelFollowsThePlayhead() {
        document.show(walk);
        document.playback().seek(2);
        double angle = 2 * Math.asin(0.2);
        double[] joints = walk.model().joints();
        int head = joints.length / 3 * HEAD;
        assertThat(Math.abs(joints[head + 1])).isEqualTo(10 * Math.sin(angle), within(1e-6));
        assertThat(joints[head + 2]).isEqualTo(10 + 10 * Math.cos(angle), within(1e-6));
    }

    @Test
    void everyNewPoseIsAnnounced() {
        List<Double> frames = new ArrayList<>();
        document.onPose(() -> frames.add(document.playback().getFrame()));
        document.show(walk);
        document.playback().seek(1.5);
        document.playback().step(1);
        assertThat(frames).endsWith(0.0, 1.5, 2.0);
    }
}

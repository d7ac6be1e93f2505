package org.jointscope.ui.viewport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.scene.Counterpart;
import org.jointscope.testing.ReplacedModel;
import org.jointscope.ui.ImmediateWork;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.CounterpartLoader;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.viewport.Comparison.Mode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The posed points of both models: those of one are rounded. */
class ComparisonTest {

    private static final double ROUNDING = 0.1;

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ViewportViewModel viewport = new ViewportViewModel(document);
    private final Comparison comparison = viewport.comparison;
    private Path mesh;
    private Path anim;

    @BeforeEach
    void writeModel() {
        new CounterpartLoader(document, new ImmediateWork(), new ImmediateWork());
        mesh = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        anim = SmallModel.write(folder, "walk.md5anim", SmallModel.cycle());
    }

    private Path md2(ReplacedModel model) {
        return model.write(folder, "tris", mesh, anim);
    }

    private void openMd5() {
        document.show(SmallModel.open(folder.resolve("md5/tris.md5mesh"), folder.resolve("md5/tris.md5anim")));
    }

    private void assertCoincide() {
        float[] open = document.getOpen().model().meshes().getFirst().points();
        SkinnedMesh other =
                comparison.counterpart.get().model().model().meshes().getFirst();
        for (int i = 0; i < open.length; i++) {
            assertThat((double) other.points()[i] + comparison.offset[i % 3]).isCloseTo(open[i], within(ROUNDING));
        }
    }

    @Test
    void counterpartHasTheFrameOfThePlayhead() {
        document.show(SmallModel.open(md2(ReplacedModel.of(mesh, anim))));
        assertThat(comparison.shown()).isEqualTo(Mode.SIDE_BY_SIDE);
        for (double frame : new double[] {0, 1, 2.5, 3}) {
            document.playback().seek(frame);
            assertThat(comparison.frame(document.getOpen().model().frameCount()))
                    .isEqualTo(frame);
            if (frame == Math.rint(frame)) {
                assertCoincide();
            }
        }
    }

    @Test
    void md2FollowsTheRootOfTheOpenAnimation() {
        String still = SmallModel.anim(SmallModel.GUARD, 24, 0, 3, 5, 12);
        String moving =
                still.replace("\"origin\" -1 0 0", "\"origin\" -1 1 0").replace("\"hips\" 0 8 0", "\"hips\" 0 0 0");
        assertThat(moving).isNotEqualTo(still);
        anim = SmallModel.write(folder, "walk.md5anim", moving);
        md2(ReplacedModel.of(mesh, anim));
        openMd5();
        for (RootMode mode : RootMode.values()) {
            document.rootModeProperty().set(mode);
            document.playback().seek(2);
            assertCoincide();
            boolean moved = comparison.offset[0] != 0;
            assertThat(moved).as("%s", mode).isEqualTo(mode == RootMode.IN_PLACE);
        }
    }

    @Test
    void shorterCounterpartStaysAtItsLastFrame() {
        md2(ReplacedModel.of(mesh, anim).first(2));
        openMd5();
        document.playback().seek(3.5);
        assertThat(comparison.frame(2)).isEqualTo(1);
        assertThat(comparison.frame(0)).isZero();
    }

    @Test
    void modesFollowEachOther() {
        assertThat(comparison.shown()).isEqualTo(Mode.OFF);
        document.show(SmallModel.open(md2(ReplacedModel.of(mesh, anim))));
        comparison.next();
        assertThat(comparison.shown()).isEqualTo(Mode.SWIPE);
        assertThat(comparison.isCounterpartAt(0.6)).isTrue();
        assertThat(comparison.isCounterpartAt(0.4)).isFalse();
        comparison.moveDivider(3);
        assertThat(comparison.divider.get()).isEqualTo(1);
        comparison.next();
        assertThat(comparison.shown()).isEqualTo(Mode.OVERLAY);
        comparison.next();
        assertThat(comparison.shown()).isEqualTo(Mode.OFF);
        assertThat(comparison.isCounterpartAt(1)).isFalse();
        assertThat(comparison.there.get()).isTrue();
        document.show(SmallModel.open(mesh));
        assertThat(comparison.there.get()).isFalse();
    }

    @Test
    void equalAnimationsHaveEqualPosesInAllRootModes() {
        String moving = SmallModel.cycle().replaceFirst("\"origin\" -1 0 0", "\"origin\" -1 1 0");
        document.show(SmallModel.open(mesh, SmallModel.write(folder, "moving.md5anim", moving)));
        document.compareWith(Counterpart.previous(document.getOpen()));
        for (RootMode mode : RootMode.values()) {
            document.rootModeProperty().set(mode);
            document.playback().seek(2.5);
            assertThat(comparison.counterpart.get().model().model().joints())
                    .as("%s", mode)
                    .isEqualTo(document.getOpen().model().joints());
            assertThat(comparison.offset).containsOnly(0);
        }
    }

    @Test
    void bothAreFramed() {
        document.show(SmallModel.open(md2(ReplacedModel.of(mesh, anim).scaled(2, 3))));
        double both = viewport.framing.whole().diagonal();
        openMd5();
        assertThat(viewport.framing.whole().diagonal()).isGreaterThan(both * 0.9);
        comparison.mode.set(Mode.OFF);
        assertThat(viewport.framing.whole().diagonal()).isLessThan(both * 0.7);
    }
}

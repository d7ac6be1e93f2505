package org.jointscope.ui.viewport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.regex.Pattern;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.skin.Box;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.viewport.overlay.BoundsOverlay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CurrentBoxesTest {
    private static final String ROW = "( -9 -30 -9 ) ( 9 30 50 )";

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ViewportViewModel viewport = new ViewportViewModel(document);

    @ParameterizedTest
    @CsvSource({"FILE, 0", "DOOM3, -5", "IN_PLACE, -10"})
    void boxOfTheFileLiesWhereTheModelIsDrawn(RootMode mode, double offset) {
        open(walk());
        document.rootModeProperty().set(mode);
        document.playback().seek(1);
        assertFaces(viewport.overlays.boxes.file, -9 + offset, -30, -9, 9 + offset, 30, 50);
        // In frame 1 of the file the root, and the cube around it, are at x = 10.
        assertFaces(viewport.overlays.boxes.mesh, 8 + offset, -2, -2, 12 + offset, 2, 22);
    }

    @Test
    void offsetIsBetweenTwoFramesAsTheModelIs() {
        open(walk());
        document.rootModeProperty().set(RootMode.IN_PLACE);
        document.playback().seek(1.25);
        assertFaces(viewport.overlays.boxes.file, -9 - 12.5, -30, -9, 9 - 12.5, 30, 50);
        assertFaces(viewport.overlays.boxes.mesh, -2, -2, -2, 2, 2, 22);
    }

    @Test
    void betweenTwoFramesTheBoxIsAroundBoth() {
        open(SmallModel.ramp().replaceFirst("\\( -9 -30", "( -1 -90"));
        document.playback().seek(0);
        assertFaces(viewport.overlays.boxes.file, -1, -90, -9, 9, 30, 50);
        document.playback().seek(0.5);
        assertFaces(viewport.overlays.boxes.file, -9, -90, -9, 9, 30, 50);
        document.playback().seek(1);
        assertFaces(viewport.overlays.boxes.file, -9, -30, -9, 9, 30, 50);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "( nan -30 -9 ) ( 9 30 50 )",
                "( -9 -30 -9 ) ( 9 1e30 50 )",
                "( -9 -30 51 ) ( 9 30 50 )",
                "( 0 0 0 ) ( 0 0 0 )"
            })
    void rowThatIsNoBoxIsNotDrawn(String row) {
        open(SmallModel.cycle().replaceFirst(Pattern.quote(ROW), row));
        document.playback().seek(0);
        assertThat(viewport.overlays.boxes.file.isEmpty()).isTrue();
        assertThat(viewport.overlays.boxes.fileThere.get()).isFalse();
        assertThat(viewport.overlays.boxes.meshThere.get()).isTrue();
        document.playback().seek(0.5);
        assertFaces(viewport.overlays.boxes.file, -9, -30, -9, 9, 30, 50);
        assertThat(viewport.overlays.boxes.fileThere.get()).isTrue();
    }

    @Test
    void whereTheLastFrameBlendsIntoTheFirstTheBoxIsAroundThoseTwo() {
        String text = SmallModel.ramp().replaceFirst("\\( -9 -30", "( -9 -99");
        open(text);
        document.playback().loopRuleProperty().set(LoopRule.WRAPS);
        document.playback().playingProperty().set(true);
        document.playback().advance(3.5 / 24);
        assertThat(document.playback().getFrame()).isEqualTo(3.5, within(1e-9));
        assertFaces(viewport.overlays.boxes.file, -9, -99, -9, 9, 30, 50);
    }

    @Test
    void boundsThatAreNotShownAreNotComputed() {
        open(walk());
        viewport.visible(BoundsOverlay.LAYER).set(false);
        document.rootModeProperty().set(RootMode.FILE);
        document.playback().seek(0);
        double before = viewport.overlays.boxes.mesh.min(0);
        document.playback().seek(1);
        assertThat(viewport.overlays.boxes.mesh.min(0)).isEqualTo(before);
        viewport.visible(BoundsOverlay.LAYER).set(true);
        assertThat(viewport.overlays.boxes.mesh.min(0)).isEqualTo(8, within(1e-4));
    }

    @Test
    void meshAloneHasNoBoxInAFile() {
        viewport.visible(BoundsOverlay.LAYER).set(true);
        document.show(SmallModel.open(SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh())));
        assertThat(viewport.overlays.boxes.file.isEmpty()).isTrue();
        assertFaces(viewport.overlays.boxes.mesh, -2, -2, -2, 2, 2, 22);
        assertThat(viewport.animated.get()).isFalse();
    }

    @Test
    void wholeModelIsFramedWhereTheRootModePutsIt() {
        open(walk());
        viewport.setPictureSize(800, 500);
        viewport.frameAll();
        assertThat(viewport.orbit.pivot().x()).isEqualTo(0, within(0.5));
        document.rootModeProperty().set(RootMode.FILE);
        viewport.frameAll();
        assertThat(viewport.orbit.pivot().x()).as("it walks from 0 to 20").isEqualTo(10, within(0.5));
    }

    /** The root walks from x = 0 to 20 in three frames; its baseframe is at 5. */
    private static String walk() {
        return SmallModel.anim(SmallModel.GUARD, 24, 0, 10, 20)
                .replace("\"origin\" -1 0 0", "\"origin\" -1 1 0")
                .replace("\"hips\" 0 8 0", "\"hips\" 0 0 0")
                .replace("( 0 0 0 ) ( 0 0 0 )", "( 5 0 0 ) ( 0 0 0 )");
    }

    private void open(String anim) {
        viewport.visible(BoundsOverlay.LAYER).set(true);
        Path mesh = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        document.show(SmallModel.open(mesh, SmallModel.write(folder, "walk.md5anim", anim)));
    }

    private static void assertFaces(Box box, double... faces) {
        assertThat(box.isEmpty()).isFalse();
        assertThat(new double[] {box.min(0), box.min(1), box.min(2), box.max(0), box.max(1), box.max(2)})
                .containsExactly(faces, within(1e-4));
    }
}

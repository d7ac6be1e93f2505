package org.jointscope.ui.viewport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

class ViewportViewModelTest {
    @TempDir private Path folder;

    private final Document document = new Document();
    private final ViewportViewModel viewport = new ViewportViewModel(document);
    private final Orbit expected = new Orbit();
    private OpenModel guard;

    @BeforeEach
    void writeModel() {
        guard = SmallModel.open(SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh()));
    }

    @Test
    void newModelIsFramed() {
        viewport.setPictureSize(800, 500);
        viewport.rotate(30, 30);
        document.show(guard);
        expected.reset(guard.extent(), 1.6);
        assertLooksAsExpected();
    }

    @Test
    void firstSizeOfThePictureFramesAModelThatWasThereBefore() {
        document.show(guard);
        viewport.setPictureSize(0, 0);
        viewport.setPictureSize(300, 600);
        expected.reset(guard.extent(), 0.5);
        assertLooksAsExpected();
    }

    @Test
    void anotherSizeDoesNotTurnTheModelAway() {
        viewport.setPictureSize(800, 500);
        document.show(guard);
        viewport.rotate(30, 30);
        viewport.setPictureSize(400, 500);
        expected.reset(guard.extent(), 1.6);
        expected.rotate(30, 30);
        assertLooksAsExpected();
    }

    @Test
    void resetFramesForTheSizeThatThePictureHas() {
        viewport.setPictureSize(800, 500);
        document.show(guard);
        viewport.zoom(3, 100, 100, 500);
        viewport.setPictureSize(400, 500);
        viewport.resetView();
        expected.reset(guard.extent(), 0.8);
        assertLooksAsExpected();
    }

    @Test
    void aNotchComesNearerByATenth() {
        viewport.setPictureSize(800, 500);
        document.show(guard);
        double distance = viewport.orbit().distance();
        viewport.zoom(1, 0, 0, 500);
        assertThat(viewport.orbit().distance()).isEqualTo(0.9 * distance, within(1e-9));
        viewport.zoom(-1, 0, 0, 500);
        assertThat(viewport.orbit().distance()).isEqualTo(distance, within(1e-9));
    }

    @Test
    void everyWayOfLookingElsewhereIsAnnounced() {
        List<Double> distances = new ArrayList<>();
        viewport.setPictureSize(800, 500);
        viewport.onOrbit(() -> distances.add(viewport.orbit().distance()));
        document.show(guard);
        viewport.rotate(1, 0);
        viewport.pan(0, 1, 500);
        viewport.zoom(1, 0, 0, 500);
        viewport.resetView();
        assertThat(distances).hasSize(5);
        assertThat(distances.get(3)).isLessThan(distances.get(2));
        assertThat(distances.get(4)).isEqualTo(distances.get(0));
    }

    @Test
    void newPosesAreAnnounced() {
        int[] poses = {0};
        viewport.onPose(() -> poses[0]++);
        document.show(guard);
        assertThat(poses[0]).isPositive();
    }

    @Test
    void skeletonAndGridAreShownAtFirst() {
        assertThat(viewport.skeletonVisibleProperty().get()).isTrue();
        assertThat(viewport.gridVisibleProperty().get()).isTrue();
    }

    @Test
    void modelAndSelectionAreTheDocuments() {
        document.show(guard);
        document.selectedJointProperty().set(2);
        assertThat(viewport.openProperty().get()).isSameAs(guard);
        assertThat(viewport.selectedJointProperty().get()).isEqualTo(2);
    }

    private void assertLooksAsExpected() {
        assertThat(viewport.orbit()).usingRecursiveComparison().isEqualTo(expected);
    }
}

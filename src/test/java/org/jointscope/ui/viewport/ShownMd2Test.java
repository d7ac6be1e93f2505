package org.jointscope.ui.viewport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.Keyframes.KeyframeNormals;
import org.jointscope.render.Direction;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.Md2Builder;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Md2Choices;
import org.jointscope.ui.document.Md2Surface;
import org.jointscope.ui.viewport.ShownMd2.Drawn;
import org.jointscope.ui.viewport.overlay.BoundsOverlay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShownMd2Test {

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ViewportViewModel viewport = new ViewportViewModel(document);
    private final ShownMd2 shown = viewport.md2;
    private final Md2Choices choices = document.md2();

    private void open(Md2Builder builder) throws IOException {
        document.show(SmallModel.open(Files.write(folder.resolve("tris.md2"), builder.build())));
        viewport.setPictureSize(800, 600);
    }

    private static Md2Builder withFrame(Md2Builder builder) {
        return builder.frame("stand01", Md2Builder.TETRAHEDRON);
    }

    @Test
    void selectedCommandGivesItsTrianglesAndTheOrderOfItsVertices() throws IOException {
        open(withFrame(
                Md2Builder.shape().fan(0, 1, 2, 3, 1).strip(1, 3, 9, 2, 0, 1).endGl()));
        assertThat(shown.cornersOfCommand()).isEmpty();
        assertThat(shown.orderOfCommand()).isEmpty();
        choices.glCommandProperty().set(0);
        assertThat(shown.cornersOfCommand()).containsExactly(0, 1, 2, 0, 2, 3, 0, 3, 1);
        assertThat(shown.orderOfCommand()).containsExactly(0, 1, 2, 3, 1);
        choices.glCommandProperty().set(1);
        assertThat(shown.cornersOfCommand()).containsExactly(0, 2, 1);
        assertThat(shown.orderOfCommand()).containsExactly(1, 3, 2, 0, 1);
        choices.glCommandProperty().set(2);
        assertThat(shown.orderOfCommand()).isEmpty();
    }

    @Test
    void selectedTriangleIsThatOfTheFileThoughOthersCannotBeDrawn() throws IOException {
        open(withFrame(new Md2Builder().texCoord(0, 0).triangle(0, 1, 9, 0, 0, 0))
                .triangle(0, 1, 2, 0, 0, 0)
                .endGl());
        choices.triangleProperty().set(0);
        assertThat(shown.cornersOfTriangle()).isEmpty();
        choices.triangleProperty().set(1);
        assertThat(shown.cornersOfTriangle()).containsExactly(0, 1, 2);
        choices.vertexProperty().set(4);
        assertThat(shown.vertex()).isEmpty();
        choices.vertexProperty().set(3);
        assertThat(shown.vertex()).containsExactly(3);
    }

    @Test
    void clickSelectsTheTriangleAndItsNearestVertex() throws IOException {
        open(Md2Builder.tetrahedron());
        // From above, triangle 3 (1, 3, 2) is the only one with a visible outside.
        viewport.lookFrom(Direction.TOP);
        float[] points = shown.points();
        double x = (points[3] * 2 + points[6] + points[9]) / 4;
        double y = (points[4] * 2 + points[7] + points[10]) / 4;
        double z = (points[5] * 2 + points[8] + points[11]) / 4;
        clickOn(x, y, z);
        assertThat(choices.triangleProperty().get()).isEqualTo(3);
        assertThat(choices.vertexProperty().get()).isEqualTo(1);
        assertThat(choices.glCommandProperty().get()).isEqualTo(Md2Choices.NONE);

        shown.toggleSurface();
        clickOn(x, y, z);
        assertThat(choices.glCommandProperty().get()).isEqualTo(1);
        assertThat(choices.triangleProperty().get()).isEqualTo(3);

        viewport.click(1, 1, false);
        assertThat(choices.triangleProperty().get()).as("no triangle there").isEqualTo(3);
        viewport.clearSelection();
        assertThat(choices.triangleProperty().get()).isEqualTo(Md2Choices.NONE);
        assertThat(choices.vertexProperty().get()).isEqualTo(Md2Choices.NONE);
        assertThat(choices.glCommandProperty().get()).isEqualTo(Md2Choices.NONE);
    }

    @Test
    void triangleThatOnlyACommandHasIsNoneOfTheList() throws IOException {
        open(withFrame(new Md2Builder().texCoord(0, 0).triangle(0, 1, 2, 0, 0, 0))
                .strip(1, 3, 2)
                .endGl());
        shown.toggleSurface();
        viewport.lookFrom(Direction.TOP);
        choices.triangleProperty().set(0);
        float[] points = shown.points();
        clickOn(
                (points[3] + points[6] + points[9]) / 3,
                (points[4] + points[7] + points[10]) / 3,
                (points[5] + points[8] + points[11]) / 3);
        assertThat(choices.glCommandProperty().get()).isZero();
        assertThat(choices.triangleProperty().get()).isEqualTo(Md2Choices.NONE);
    }

    private void clickOn(double x, double y, double z) {
        viewport.click(viewport.viewpoint.pixelX(x, y, z), viewport.viewpoint.pixelY(x, y, z), false);
    }

    @Test
    void whyNothingIsDrawnIsSaid() throws IOException {
        choices.surfaceProperty().set(Md2Surface.GL_COMMANDS);
        assertThat(shown.drawn.get()).isEqualTo(Drawn.SOMETHING);
        open(withFrame(Md2Builder.shape().endGl()));
        assertThat(shown.drawn.get()).isEqualTo(Drawn.NO_COMMANDS);
        open(withFrame(Md2Builder.shape().strip(0, 1).fan(0, 8, 9).endGl()));
        assertThat(shown.drawn.get()).isEqualTo(Drawn.NO_SOUND_COMMANDS);
        shown.toggleSurface();
        assertThat(shown.drawn.get()).isEqualTo(Drawn.SOMETHING);
        open(withFrame(new Md2Builder().strip(0, 1, 2).endGl()));
        assertThat(shown.drawn.get()).isEqualTo(Drawn.NO_TRIANGLES);
        open(Md2Builder.surface());
        assertThat(shown.drawn.get()).isEqualTo(Drawn.NO_FRAMES);
        document.show(OpenModel.NONE);
        assertThat(shown.there.get()).isFalse();
        assertThat(shown.drawn.get()).isEqualTo(Drawn.SOMETHING);
    }

    @Test
    void normalsLeapOrBlendAsChosen() throws IOException {
        byte[] later = Md2Builder.TETRAHEDRON.clone();
        later[3] = 0;
        open(Md2Builder.surface().frame("stand01", Md2Builder.TETRAHEDRON).frame("stand02", later));
        document.playback().seek(0.5);
        // From (0, 0, 1) to (-0.525731, 0, 0.850651).
        assertThat(shown.normals()[0]).isEqualTo(-0.525731f, within(1e-6f));
        choices.normalsProperty().set(KeyframeNormals.INTERPOLATED);
        assertThat(shown.normals()[0]).isEqualTo(-0.273266f, within(1e-6f));
        assertThat(shown.normals()[2]).isEqualTo(0.961938f, within(1e-6f));
    }

    @Test
    void framesWhatIsSelected() throws IOException {
        open(Md2Builder.tetrahedron());
        assertThat(shown.selectedExtent()).isEmpty();
        choices.vertexProperty().set(1);
        Extent vertex = shown.selectedExtent().orElseThrow();
        assertThat(vertex.centerX()).isEqualTo(10, within(1e-5));
        assertThat(vertex.centerY()).isEqualTo(-10, within(1e-5));
        choices.triangleProperty().set(1);
        Extent triangle = shown.selectedExtent().orElseThrow();
        assertThat(triangle.centerX()).isEqualTo(0, within(1e-5));
        assertThat(triangle.diagonal()).isGreaterThan(vertex.diagonal());
        viewport.frameSelected();
        assertThat(viewport.orbit.pivot().x()).isEqualTo(0, within(1e-5));
        viewport.clearSelection();
        assertThat(shown.selectedExtent()).isEmpty();
    }

    @Test
    void gridOfTheFrameIsTheBoxOfTheFile() throws IOException {
        viewport.visible(BoundsOverlay.LAYER).set(true);
        open(Md2Builder.tetrahedron());
        document.playback().seek(0);
        assertThat(viewport.overlays.boxes.file.min(2)).isEqualTo(-10, within(1e-5));
        assertThat(viewport.overlays.boxes.file.max(2)).isEqualTo(15.5, within(1e-5));
        assertThat(viewport.overlays.boxes.mesh.max(2)).isEqualTo(10, within(1e-5));
    }

    @Test
    void boxIsAroundTheTwoFramesThatAreBlendedAlsoWhereAClipGoesRound() throws IOException {
        float[] scale = {0.1f, 0.1f, 0.1f};
        viewport.visible(BoundsOverlay.LAYER).set(true);
        open(Md2Builder.surface()
                .frame("stand1", scale, new float[] {0, 0, 0}, Md2Builder.TETRAHEDRON)
                .frame("stand2", scale, new float[] {100, 0, 0}, Md2Builder.TETRAHEDRON)
                .frame("run1", scale, new float[] {200, 0, 0}, Md2Builder.TETRAHEDRON));
        document.playback().seek(1.5);
        assertThat(viewport.overlays.boxes.file.min(0)).isEqualTo(100, within(1e-4));
        assertThat(viewport.overlays.boxes.file.max(0)).isEqualTo(225.5, within(1e-4));
        document.playback().setRange(0, 1);
        document.playback().seek(1);
        document.playback().playingProperty().set(true);
        document.playback().advance(0.05);
        assertThat(document.playback().getFrame()).isEqualTo(1.5, within(1e-9));
        assertThat(viewport.overlays.boxes.file.min(0)).isEqualTo(0, within(1e-4));
        assertThat(viewport.overlays.boxes.file.max(0)).isEqualTo(125.5, within(1e-4));
    }

    @Test
    void whatIsClickedOfARealModelIsWhatIsNearest() {
        document.show(SmallModel.open(Corpus.file("osmp/tris.md2")));
        viewport.setPictureSize(800, 600);
        viewport.lookFrom(Direction.FRONT);
        shown.toggleSurface();
        viewport.click(400, 300, false);
        int command = choices.glCommandProperty().get();
        assertThat(command).isNotEqualTo(Md2Choices.NONE);
        int[] triangle = shown.cornersOfTriangle();
        assertThat(triangle).hasSize(3).contains(choices.vertexProperty().get());
        assertThat(shown.cornersOfCommand()).contains(triangle);
        assertThat(shown.orderOfCommand()).contains(triangle);
        // Triangles that face the viewer are in front of the model's center.
        assertThat(shown.points()[triangle[0] * 3]).isPositive();
    }
}

package org.jointscope.ui.viewport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.IntPredicate;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.fxml.FXMLLoader;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SubScene;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.jointscope.analysis.UnitLength;
import org.jointscope.inspect.Sample;
import org.jointscope.messages.Texts;
import org.jointscope.pose.RootMode;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.Needs3D;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.MemorySettings;
import org.jointscope.ui.Picture;
import org.jointscope.ui.SmallCamera;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Md2Surface;
import org.jointscope.ui.document.NumberChoices;
import org.jointscope.ui.playback.LoopMode;
import org.jointscope.ui.preview.EnginePreviewViewModel;
import org.jointscope.ui.scene3d.SurfaceNode;
import org.jointscope.ui.viewport.ThroughCamera.ScreenShape;
import org.jointscope.ui.viewport.overlay.AllBoundsOverlay;
import org.jointscope.ui.viewport.overlay.GhostsOverlay;
import org.jointscope.ui.viewport.overlay.SurfaceOverlay;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rendering of the viewport. */
@Needs3D
class PictureTest {
    /** A color that is not in any model. */
    private static final Color BACKGROUND = Color.MAGENTA;

    private static final Color JOINT = Color.web("#ffb454");

    @TempDir
    private Path folder;

    private final Document document = new Document();
    private final ViewportViewModel viewport = new ViewportViewModel(document);
    private final NumberChoices lengths = new NumberChoices(new MemorySettings());
    private Stage stage;
    private Pane picture;

    @BeforeEach
    void openViewport() {
        assertThat(Platform.isSupported(ConditionalFeature.SCENE3D)).isTrue();
        viewport.visible(Layers.SKELETON).set(false);
        viewport.visible(Layers.GRID).set(false);
        stage = FxThread.ask(() -> {
            Stage window = new Stage();
            window.setScene(new Scene(loadView(), 640, 480));
            window.show();
            return window;
        });
        picture = (Pane) stage.getScene().lookup("#picture");
    }

    private Parent loadView() throws IOException {
        ResourceBundle texts = Texts.program().bundle();
        EnginePreviewViewModel enginePreview = new EnginePreviewViewModel(document, new Texts(texts));
        Commands commands = new Commands(new Texts(texts));
        new ViewportCommands(commands, viewport).add();
        FXMLLoader loader = new FXMLLoader(ViewportView.class.getResource("ViewportView.fxml"), texts);
        loader.setControllerFactory(type -> Map.of(
                        ViewportTools.class,
                        new ViewportTools(viewport, enginePreview, commands),
                        ViewportView.class,
                        new ViewportView(viewport, enginePreview, new PictureImages(), lengths, () -> {
                            throw new AssertionError("not shown");
                        }))
                .get(type));
        return loader.load();
    }

    @AfterEach
    void closeViewport() {
        FxThread.run(stage::close);
    }

    @Test
    void sampleMoves() {
        show(Sample.files());
        Picture first = at(0);
        Picture later = at(7.5);
        assertThat(first.unlike(BACKGROUND)).isBetween(0.1, 0.8);
        assertThat(later.unlike(BACKGROUND)).isBetween(0.1, 0.8);
        assertThat(later.unlike(first)).isGreaterThan(0.02);
        assertThat(at(0).unlike(first)).isZero();
        assertThat(at(7.5).unlike(later)).isZero();
    }

    @Test
    void wireframeIsOverTheMeshAndMovesWithIt() {
        show(Sample.files());
        Picture bare = at(0);
        BooleanProperty wireframe = viewport.visible(SurfaceOverlay.WIREFRAME);
        FxThread.run(() -> wireframe.set(true));
        Picture lines = still();
        assertThat(lines.unlike(bare)).isGreaterThan(0.3 * bare.unlike(BACKGROUND));
        assertThat(lines.unlike(BACKGROUND)).isEqualTo(bare.unlike(BACKGROUND), within(0.01));
        assertThat(at(7.5).unlike(lines)).isGreaterThan(0.02);
        assertThat(at(0).unlike(lines)).isZero();
        FxThread.run(() -> viewport.visible(Layers.MESH).set(false));
        assertThat(still().unlike(BACKGROUND)).isZero();
        FxThread.run(() -> viewport.visible(Layers.MESH).set(true));
        FxThread.run(() -> wireframe.set(false));
        assertThat(still().unlike(bare)).isZero();
    }

    /** Each layer changes the picture, follows the animation as it should, and leaves nothing behind. */
    @ParameterizedTest
    @CsvSource({
        "ghosts, true",
        "bindPose, false",
        "trail, false",
        "allBounds, false",
        "faceNormals, true",
        "bounds, true"
    })
    void layersOfTheMovingModelAreShownOnRequest(String id, boolean moves) {
        show(Sample.files());
        FxThread.run(() -> document.selectJoint(document.getOpen().model().rig().size() - 1));
        FxThread.run(() -> viewport.visible(Layers.MESH).set(false));
        BooleanProperty layer = viewport.visible(
                Layers.ALL.stream().filter(it -> it.id().equals(id)).findFirst().orElseThrow());
        assertThat(at(4).unlike(BACKGROUND)).isLessThan(0.001);
        Picture before = still();
        FxThread.run(() -> layer.set(true));
        Picture shown = still();
        assertThat(shown.unlike(before)).isGreaterThan(0.0005);
        double moved = at(7).unlike(shown);
        // The name of the selected joint always moves.
        assertThat(moved > 0.003).as("%s moves: %s", id, moved).isEqualTo(moves);
        FxThread.run(() -> document.rootModeProperty().set(RootMode.FILE));
        FxThread.run(() -> layer.set(false));
        FxThread.run(() -> document.rootModeProperty().set(RootMode.IN_PLACE));
        assertThat(at(4).unlike(before)).isZero();
        FxThread.run(() -> layer.set(true));
        assertThat(still().unlike(shown)).as("again").isZero();
    }

    /** The ghosts are where the model is in their frames. */
    @Test
    void ghostsAreTheModelInOtherFrames() {
        show(Sample.files());
        FxThread.run(() -> viewport.visible(Layers.MESH).set(true));
        Picture later = at(8);
        FxThread.run(() -> viewport.visible(Layers.MESH).set(false));
        FxThread.run(() -> viewport.visible(GhostsOverlay.LAYER).set(true));
        FxThread.run(() -> viewport.overlays.ghostCount.set(1));
        FxThread.run(() -> viewport.overlays.ghostSpacing.set(8));
        FxThread.run(() -> document.playback().loopModeProperty().set(LoopMode.ONCE));
        Picture ghost = at(0);
        assertThat(ghost.unlike(BACKGROUND)).isEqualTo(later.unlike(BACKGROUND), within(0.002));
        FxThread.run(() -> document.playback().loopModeProperty().set(LoopMode.LOOP));
        assertThat(still().unlike(ghost)).as("the frame before the first").isGreaterThan(0.01);
        FxThread.run(() -> document.hiddenMeshes().addAll(List.of(0, 1, 2, 3, 4, 5, 6, 7)));
        assertThat(still().unlike(BACKGROUND)).isZero();
    }

    /** An .md2 without GL commands, of which only the second frame is not a point: its ghost and box are alone. */
    @Test
    void ghostsAndBoxOfAllFramesOfAnMd2() throws IOException {
        Md2Builder md2 = Md2Builder.shape().frame("a", new byte[16]).frame("b", Md2Builder.TETRAHEDRON);
        show(List.of(Files.write(folder.resolve("a.md2"), md2.build())));
        Picture model = at(1);
        assertThat(at(0).unlike(BACKGROUND)).isZero();
        FxThread.run(() -> viewport.overlays.ghostSpacing.set(1));
        FxThread.run(() -> viewport.visible(GhostsOverlay.LAYER).set(true));
        assertThat(still().unlike(BACKGROUND)).isEqualTo(model.unlike(BACKGROUND), within(0.01));
        FxThread.run(() -> viewport.visible(GhostsOverlay.LAYER).set(false));
        FxThread.run(() -> viewport.visible(AllBoundsOverlay.LAYER).set(true));
        Picture boxes = still();
        assertThat(boxes.unlike(BACKGROUND)).isGreaterThan(0.005);
        FxThread.run(() -> document.md2().surfaceProperty().set(Md2Surface.GL_COMMANDS));
        assertThat(at(1).unlike(boxes)).isZero();
    }

    @Test
    void groundHasLinesAtRoundLengthsInMetersOnRequest() {
        show(Sample.files());
        FxThread.run(() -> viewport.visible(Layers.GRID).set(true));
        Label label = (Label) stage.getScene().lookup("#gridSpacing");
        assertThat(label.getText()).isEqualTo("Grid: 10 units = 25.4 cm");
        Picture units = still();
        FxThread.run(() -> lengths.metricGridProperty().set(true));
        assertThat(label.getText()).isEqualTo("Grid: 20 cm = 7.874 units");
        assertThat(still().unlike(units)).isPositive();
        FxThread.run(() -> lengths.unitProperty().set(UnitLength.METER));
        assertThat(label.getText()).isEqualTo("Grid: 10 m = 10 units");
        assertThat(still().unlike(units)).isZero();
    }

    @Test
    void colorsFollowThePoseAndTheTexturesReturn() {
        show(Sample.files());
        Picture textured = at(3);
        FxThread.run(() -> viewport.colors().choiceProperty().set("normals"));
        Picture first = still();
        assertThat(first.unlike(textured)).isGreaterThan(0.9 * textured.unlike(BACKGROUND));
        assertThat(first.unlike(BACKGROUND)).isEqualTo(textured.unlike(BACKGROUND), within(0.001));
        Picture later = at(7.5);
        assertThat(at(3).unlike(first)).isZero();
        FxThread.run(() -> viewport.visible(Layers.MESH).set(false));
        at(7.5);
        FxThread.run(() -> viewport.visible(Layers.MESH).set(true));
        assertThat(still().unlike(later)).as("posed while it was hidden").isZero();
        FxThread.run(() -> viewport.colors().choiceProperty().set("checker"));
        assertThat(at(3).unlike(first)).isGreaterThan(0.5 * textured.unlike(BACKGROUND));
        FxThread.run(viewport.colors()::toggle);
        assertThat(still().unlike(textured)).isZero();
    }

    /** The middle of a cube with one color. */
    @Test
    void unlitSurfacesHaveExactlyTheirColors() {
        show(List.of(SmallModel.write(folder, "cube.md5mesh", SmallModel.mesh())));
        FxThread.run(() -> viewport.colors().choiceProperty().set("mesh"));
        FxThread.run(() -> viewport.visible(Layers.UNLIT).set(true));
        Picture seen = still();
        long model = seen.count(pixel -> (pixel & 0xFFFFFF) != 0xFF00FF);
        assertThat(seen.count(Color.web("#56b4e9"))).isGreaterThan(model * 9 / 10);
    }

    /** Larger pictures have the same light. */
    @Test
    void brightnessDoesNotDependOnTheScale() {
        show(Sample.files());
        Picture large = Picture.of(picture, BACKGROUND, 2);
        assertThat(large.brightness()).isEqualTo(still().brightness(), within(0.004));
    }

    @Test
    void sampleIsTextured() throws IOException {
        show(Sample.files());
        Picture textured = at(0);
        assertThat(textured.colours()).isGreaterThan(2000);

        Path bare = folder.resolve("bare.md5mesh");
        Files.copy(Sample.files().getFirst(), bare);
        show(List.of(bare, Sample.files().getLast()));
        Picture clay = at(0);
        assertThat(clay.unlike(BACKGROUND)).isEqualTo(textured.unlike(BACKGROUND), within(0.001));
        assertThat(clay.unlike(textured)).isGreaterThan(0.8 * clay.unlike(BACKGROUND));
    }

    @ParameterizedTest
    @CsvSource({
        "frankie/Frankie.md5mesh, frankie/Frankie_Idle1.md5anim",
        "redeclipse/drone/mesh.md5mesh, redeclipse/drone/forward.md5anim",
        "redeclipse/player/hud_hands.md5mesh, redeclipse/player/hud_switch.md5anim",
        "unvanquished-weapons/rifle/rifle_view.md5mesh," + " unvanquished-weapons/rifle/rifle_view_reload.md5anim",
        "mech-warrior/mech_warrior.md5mesh, mech-warrior/mech_warrior_walk.md5anim"
    })
    void realModelMovesAndStaysInThePicture(String mesh, String anim) {
        show(List.of(Corpus.file(mesh), Corpus.file(anim)));
        Picture first = at(0);
        double moved = 0;
        for (int part = 0; part <= 4; part++) {
            Picture now = at(0.23 * part * document.playback().lastFrame());
            assertThat(now.unlike(BACKGROUND)).isBetween(0.01, 0.9);
            assertThat(now.unlikeAtTheEdge(BACKGROUND)).isZero();
            moved = Math.max(moved, now.unlike(first));
            FxThread.run(() -> viewport.visible(Layers.SKELETON).set(true));
            assertThat(still().unlikeAtTheEdge(BACKGROUND)).isZero();
            FxThread.run(() -> viewport.visible(Layers.SKELETON).set(false));
        }
        assertThat(moved).isGreaterThan(0.005);
    }

    @ParameterizedTest
    @ValueSource(strings = {"nan", "1e30", "-1e30", "inf", "1e400"})
    void oneBadWeightLeavesTheRestToBeSeen(String bad) {
        Path walk = SmallModel.write(folder, "walk.md5anim", SmallModel.cycle());
        String text = SmallModel.mesh();
        show(List.of(SmallModel.write(folder, "good.md5mesh", text), walk));
        Picture good = at(2);
        assertThat(good.unlike(BACKGROUND)).isGreaterThan(0.02);

        String damaged = text.replace("weight 9 1 1 ( 2 ", "weight 9 1 1 ( " + bad + " ");
        assertThat(damaged).isNotEqualTo(text);
        show(List.of(SmallModel.write(folder, "bad.md5mesh", damaged), walk));
        Picture seen = at(2);
        assertThat(seen.unlikeAtTheEdge(BACKGROUND)).isZero();
        assertThat(seen.unlike(good)).isLessThan(0.5 * good.unlike(BACKGROUND));
    }

    @Test
    void badJointLeavesTheRestOfTheSkeletonToBeSeen() {
        FxThread.run(() -> viewport.visible(Layers.SKELETON).set(true));
        show(List.of(SmallModel.write(folder, "good.md5mesh", SmallModel.mesh())));
        long all = still().count(JOINT);
        String text = SmallModel.mesh().replace("\"head\" 1 ( 0 0 20 )", "\"head\" 1 ( 0 0 1e30 )");
        show(List.of(SmallModel.write(folder, "bad.md5mesh", text)));
        assertThat(still().count(JOINT)).isBetween(all / 3, all * 3);
    }

    @Test
    void animationAloneIsASkeletonThatMoves() {
        FxThread.run(() -> viewport.visible(Layers.SKELETON).set(true));
        show(List.of(SmallModel.write(folder, "walk.md5anim", SmallModel.cycle())));
        Picture first = at(0);
        assertThat(first.count(JOINT)).isGreaterThan(50);
        assertThat(first.unlikeAtTheEdge(BACKGROUND)).isZero();
        assertThat(at(2).unlike(first)).isGreaterThan(0.0005);
    }

    @Test
    void textureLiesAsItsCoordinatesSay() throws IOException {
        // On this cube s increases from the back to the front, and t from its right to its left.
        BufferedImage image = new BufferedImage(64, 64, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < 64; y++) {
            for (int x = 0; x < 64; x++) {
                image.setRGB(x, y, (y < 32 ? 0xFF0000 : 0x0000FF) | (x < 32 ? 0 : 0x00FF00));
            }
        }
        ImageIO.write(image, "png", folder.resolve("skin.png").toFile());
        String text = SmallModel.mesh(List.of("cube"), "skin");
        show(List.of(SmallModel.write(folder, "cube.md5mesh", text)));
        // From the front, slightly above: the left of the model is at the right of the viewport.
        FxThread.run(() -> viewport.rotate(-viewport.orbit.yaw() / 0.4, 0));
        Picture seen = still();
        int middle = 320;
        assertThat(seen.meanX(pixel -> red(pixel) > blue(pixel))).isLessThan(middle - 20);
        assertThat(seen.meanX(pixel -> blue(pixel) > red(pixel))).isGreaterThan(middle + 20);
        double front = seen.meanY(pixel -> isOfTheModel(pixel) && green(pixel) > 40);
        double backOfTheTop = seen.meanY(pixel -> isOfTheModel(pixel) && green(pixel) <= 40);
        assertThat(backOfTheTop).isLessThan(front - 20);
    }

    private static boolean isOfTheModel(int pixel) {
        return Math.min(red(pixel), blue(pixel)) < 100;
    }

    private static int red(int pixel) {
        return pixel >> 16 & 255;
    }

    private static int green(int pixel) {
        return pixel >> 8 & 255;
    }

    private static int blue(int pixel) {
        return pixel & 255;
    }

    /** The only visible object is a cube of 4 units at a known position. */
    @Test
    void whatIsSeenThroughACameraIsWhereItsNumbersSay() {
        Path cube = SmallModel.write(folder, "cube.md5mesh", SmallModel.mesh(List.of("cube"), "no/such"));
        Path camera = SmallModel.write(
                folder,
                "still.md5camera",
                SmallCamera.of(24, List.of(), List.of("( 10 -60 5 ) ( 0 0 -0.70710678 ) 40")));
        show(List.of(cube, camera));
        FxThread.run(() -> viewport.camera.playhead.lookedThroughProperty().set(true));
        FxThread.run(() -> viewport.camera.shape.set(ScreenShape.PICTURE));
        Picture seen = still();
        IntPredicate isCube = pixel -> (pixel & 0xFFFFFF) != 0xFF00FF;
        double pixelsPerSlope = 320 / Math.tan(Math.toRadians(20));
        assertThat(seen.meanX(isCube)).isCloseTo(320 - 10 / 60.0 * pixelsPerSlope, within(3.0));
        assertThat(seen.meanY(isCube)).isCloseTo(240 + 5 / 60.0 * pixelsPerSlope, within(4.0));
        double side = 4 / 60.0 * pixelsPerSlope;
        assertThat(seen.count(isCube)).isBetween((long) (side * side), (long) (2 * side * side));
        FxThread.run(viewport::leaveCamera);
        assertThat(still().unlike(seen)).isGreaterThan(0.01);
    }

    @Test
    void pathIsHiddenFromWhoLooksThroughTheCamera() {
        Path camera = SmallModel.write(folder, "shots.md5camera", SmallCamera.twoShots());
        Path mesh = SmallModel.write(folder, "guard.md5mesh", SmallModel.mesh());
        show(List.of(mesh, camera));
        Color way = Color.web("#1497ad");
        assertThat(at(1).count(way)).isGreaterThan(30);
        FxThread.run(() -> viewport.visible(CameraPathOverlay.LAYER).set(false));
        assertThat(still().count(way)).isZero();
        FxThread.run(() -> viewport.visible(CameraPathOverlay.LAYER).set(true));
        Picture outside = still();
        FxThread.run(() -> viewport.camera.playhead.lookedThroughProperty().set(true));
        assertThat(still().count(way)).isZero();
        FxThread.run(viewport::leaveCamera);
        assertThat(still().unlike(outside)).isZero();
    }

    /** Just before a cut the old view is visible, at the cut the new one: never parts of both. */
    @Test
    void cutHasNoPictureInBetween() throws IOException {
        Path mesh = Sample.files().getFirst();
        Picture endOfOld = through(mesh, oneFrame(48));
        Picture newView = through(mesh, oneFrame(49));
        assertThat(newView.unlike(endOfOld)).isGreaterThan(0.05);
        show(List.of(mesh, Sample.camera()));
        assertThat(at(47.9999).unlike(endOfOld)).isLessThan(0.002);
        assertThat(at(48).unlike(newView)).isLessThan(0.0005);
    }

    private Path oneFrame(int frame) throws IOException {
        String row = Files.readAllLines(Sample.camera()).stream()
                .filter(line -> line.strip().startsWith("("))
                .skip(frame)
                .findFirst()
                .orElseThrow();
        String text = SmallCamera.of(24, List.of(), List.of(row.strip()));
        return SmallModel.write(folder, "frame" + frame + ".md5camera", text);
    }

    private Picture through(Path mesh, Path camera) {
        show(List.of(mesh, camera));
        FxThread.run(() -> viewport.camera.playhead.lookedThroughProperty().set(true));
        return still();
    }

    private void show(List<Path> files) {
        OpenModel open = SmallModel.open(files.toArray(Path[]::new));
        FxThread.run(() -> document.show(open));
        long textures = open.meshes().stream()
                .filter(mesh -> mesh.textures().color().file().isPresent())
                .count();
        FxThread.await("textures are loaded", () -> texturesShown() == textures);
    }

    private long texturesShown() {
        Group root = (Group) ((SubScene) picture.getChildren().getFirst()).getRoot();
        Group world = (Group) root.getChildren().getFirst();
        Group models = (Group) world.getChildren().getFirst();
        return models.getChildren().stream().filter(PictureTest::isTextured).count();
    }

    private static boolean isTextured(Node node) {
        return node instanceof SurfaceNode mesh && ((PhongMaterial) mesh.getMaterial()).getDiffuseMap() != null;
    }

    private Picture at(double frame) {
        FxThread.run(() -> document.playback().seek(frame));
        return still();
    }

    private Picture still() {
        return Picture.of(picture, BACKGROUND);
    }
}

package org.jointscope.ui.viewport;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import org.jointscope.messages.Texts;
import org.jointscope.scene.OpenModel;
import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.viewport.overlay.Layer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LayersTest {

    @TempDir
    private Path folder;

    @Test
    void namesInSessionsAreThoseOfEarlierVersions() {
        assertThat(Layers.ALL).extracting(Layer::sessionName).doesNotHaveDuplicates();
        assertThat(Layers.ALL)
                .extracting(Layer::sessionName)
                .contains(
                        "MESH", "SKELETON", "NAMES", "AXES", "BOUNDS", "GRID", "NORMALS", "CAMERA_PATH", "STATISTICS");
    }

    @Test
    void layersAreOfferedForModelsThatHaveTheirContent() throws IOException {
        assertThat(offered(SmallModel.open(SmallModel.write(folder, "a.md5mesh", SmallModel.mesh()))))
                .contains("mesh", "skeleton", "meshNormals", "wireframe", "bounds", "grid")
                .contains("faceNormals", "orthographic")
                .doesNotContain("normals", "cameraPath", "trail", "ghosts", "bindPose", "allBounds");
        Path walk = SmallModel.write(folder, "a.md5anim", SmallModel.cycle());
        assertThat(offered(SmallModel.open(folder.resolve("a.md5mesh"), walk)))
                .contains("trail", "ghosts", "bindPose", "allBounds", "followRoot");
        assertThat(offered(SmallModel.open(walk)))
                .contains("trail", "allBounds", "followRoot")
                .doesNotContain("ghosts", "bindPose", "faceNormals");
        assertThat(offered(SmallModel.open(Files.write(
                        folder.resolve("a.md2"), Md2Builder.tetrahedron().build()))))
                .contains("normals", "wireframe", "bounds", "grid", "ghosts", "allBounds")
                .doesNotContain("mesh", "skeleton", "names", "axes", "meshNormals", "faceNormals", "trail", "bindPose");
        assertThat(offered(OpenModel.NONE)).contains("mesh", "skeleton", "wireframe", "grid");
    }

    @Test
    @NeedsDisplay
    void menuOfOtherMomentsHasOnlyWhatApplies() {
        Document document = new Document();
        Commands commands = new Commands(Texts.program());
        ViewportCommands viewport = new ViewportCommands(commands, new ViewportViewModel(document));
        viewport.add();
        Menu menu = FxThread.ask(() -> viewport.motionMenu(Texts.program()));
        document.show(SmallModel.open(SmallModel.write(folder, "a.md5mesh", SmallModel.mesh())));
        assertThat(menu.isDisable()).isTrue();
        document.show(SmallModel.open(SmallModel.write(folder, "a.md5anim", SmallModel.cycle())));
        assertThat(menu.isDisable()).isFalse();
        assertThat(menu.getItems().stream().filter(MenuItem::isVisible))
                .extracting(MenuItem::getId)
                .containsExactly("trailItem");
    }

    @Test
    void firstStartShowsTheModelTheGroundAndTheCameraPath() {
        assertThat(Layers.ALL.stream().filter(Layer::initial).map(Layer::id))
                .containsExactly("mesh", "skeleton", "vertexSum", "grid", "cameraPath");
    }

    private static List<String> offered(OpenModel open) {
        return Layers.ALL.stream()
                .filter(layer -> layer.offered().test(open))
                .map(Layer::id)
                .toList();
    }
}

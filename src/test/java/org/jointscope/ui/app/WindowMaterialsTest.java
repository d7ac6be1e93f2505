package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import org.jointscope.files.TestArchives;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** Materials and images of a mesh in a game. */
@NeedsDisplay
class WindowMaterialsTest extends WindowFixture {

    /** A gray image of one color, uncompressed. */
    private static byte[] tga(int side) {
        byte[] image = new byte[18 + 3 * side * side];
        image[2] = 2;
        image[12] = (byte) side;
        image[14] = (byte) side;
        image[16] = 24;
        return image;
    }

    private void start(Path game, String mesh, String shader) throws IOException, TimeoutException {
        Path file = game.resolve(mesh);
        Files.createDirectories(file.getParent());
        SmallModel.write(file.getParent(), file.getFileName().toString(), SmallModel.mesh(SmallModel.GUARD, shader));
        Path settings = Files.writeString(folder.resolve("settings"), "playback.whenOpened=false");
        user = WindowUser.start(ChoosingApplication.class, settings, file);
        showPane("materialsTab");
    }

    /** Whether a thumbnail has such a text. */
    private boolean seesThumbnail(String begin) {
        return user.parts(".thumbnail-words").stream()
                .anyMatch(it -> ((Label) it).getText().startsWith(begin));
    }

    private String front() {
        TabPane panes = user.part("#panes", TabPane.class);
        return FxThread.ask(() -> panes.getSelectionModel().getSelectedItem().getId());
    }

    @Test
    void imageIsChosenByHandAndReset() throws IOException, TimeoutException {
        Path base = folder.resolve("doom3/base");
        TestArchives.write(
                base.resolve("pak000.pk4"),
                Map.of(
                        "materials/a.mtr",
                        "\nsteel { diffusemap t/a\n bumpmap heightmap(t/h, 4) }".getBytes(StandardCharsets.UTF_8),
                        "t/a.tga",
                        tga(8)));
        TestArchives.write(base.resolve("pak001.pk4"), Map.of("t/a.tga", tga(16)));
        start(base, "models/guard.md5mesh", "steel");
        FxThread.await("the game is found", () -> user.text("#materialsGame").startsWith("Game: Doom 3 · base"));
        TableView<?> table = user.part("#materials", TableView.class);
        assertThat(FxThread.ask(() -> table.getItems().size())).isEqualTo(1);
        FxThread.await("the image is read", () -> seesThumbnail("16 × 16"));
        FxThread.await("the parts are missing", () -> seesThumbnail("not available"));

        ChoosingApplication.target = Files.write(folder.resolve("own.tga"), tga(4));
        user.click("#materialsChoose");
        FxThread.await("the other image is read", () -> seesThumbnail("4 × 4"));
        user.click("#materialsUseGame");
        FxThread.await("the image of the game is back", () -> seesThumbnail("16 × 16"));
        FxThread.await("there is nothing to undo", () -> !user.sees("#materialsUseGame"));

        user.dropOn("#materials", ChoosingApplication.target);
        FxThread.await("the dropped image is read", () -> seesThumbnail("4 × 4"));

        Node link = user.parts(".material-link").getFirst();
        FxThread.run(((Hyperlink) link)::fire);
        FxThread.await("the declaration is shown", () -> front().equals("sourceTab"));
        FxThread.await("its line is shown", () -> user.text("#sourceCaret").startsWith("Line 2,"));
        assertThat(user.title()).contains("guard.md5mesh");
    }

    @Test
    void skinIsChosen() throws IOException, TimeoutException {
        Path id1 = folder.resolve("quake/id1");
        TestArchives.write(
                id1.resolve("pak0.pak"),
                Map.of(
                        "gfx.wad", new byte[0],
                        "progs/guard_00_00.tga", tga(8),
                        "progs/guard_01_00.tga", tga(16)));
        start(id1, "progs/guard.md5mesh", "guard");
        FxThread.await("the first skin is read", () -> seesThumbnail("8 × 8"));
        ComboBox<?> skins = user.part("#materialsSkin", ComboBox.class);
        assertThat(FxThread.ask(() -> skins.getItems().size())).isEqualTo(2);
        FxThread.run(() -> skins.getSelectionModel().select(1));
        FxThread.await("the other one is read", () -> seesThumbnail("16 × 16"));
    }
}

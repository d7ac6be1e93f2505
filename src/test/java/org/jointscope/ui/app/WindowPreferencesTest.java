package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.application.Application;
import javafx.scene.Node;
import javafx.scene.SubScene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.ComboBox;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.MeshView;
import javafx.stage.Window;
import org.jointscope.files.TestArchives;
import org.jointscope.testing.Needs3D;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.SmallModel;
import org.jointscope.ui.preferences.ColorTheme;
import org.junit.jupiter.api.Test;

/** The preferences, and textures in the folders and formats that they concern. */
@NeedsDisplay
class WindowPreferencesTest extends WindowFixture {

    private static Optional<Node> preferences() {
        return Window.getWindows().stream()
                .<Node>map(window -> window.getScene().getRoot())
                .filter(root -> root.lookup(".preferences") != null)
                .findFirst();
    }

    private static <N extends Node> N part(String selector, Class<N> type) {
        return FxThread.ask(() -> type.cast(preferences().orElseThrow().lookup(selector)));
    }

    @Test
    void keyOpensThemAndAThemeAppliesAtOnce() throws TimeoutException {
        start(guard, walk);
        user.pressWith(KeyCode.CONTROL, KeyCode.P);
        FxThread.await("the preferences are open", () -> preferences().isPresent());
        ComboBox<?> theme = part("#preferences-theme", ComboBox.class);
        assertThat(FxThread.ask(theme::isFocused)).isTrue();
        user.press(KeyCode.SPACE);
        assertThat(FxThread.ask(theme::isShowing)).isTrue();
        user.press(KeyCode.ESCAPE);
        assertThat(FxThread.ask(theme::isShowing)).isFalse();
        assertThat(user.texts("#preferences-theme .list-cell")).contains("Same as System");
        select("#preferences-theme", ColorTheme.DARK);
        assertThat(FxThread.ask(Application::getUserAgentStylesheet)).contains("dark");
        select("#preferences-theme", ColorTheme.LIGHT);
        assertThat(FxThread.ask(Application::getUserAgentStylesheet)).contains("light");
        Label restart = part(".restart", Label.class);
        assertThat(restart.isVisible()).isFalse();
        select("#preferences-scale .combo-box", 150);
        assertThat(restart.isVisible()).isTrue();
        DialogPane pane = part(".dialog-pane", DialogPane.class);
        ButtonType defaults = pane.getButtonTypes().getFirst();
        FxThread.run(((Button) pane.lookupButton(defaults))::fire);
        assertThat(restart.isVisible()).isFalse();
        assertThat(FxThread.ask(preferences()::isPresent)).isTrue();
        Spinner<?> rate = part("#preferences-rate", Spinner.class);
        FxThread.run(rate::requestFocus);
        FxThread.run(rate.getEditor()::clear);
        FxThread.run(part("#preferences-folder-list", Node.class)::requestFocus);
        user.awaitPulses(2);
        assertThat(rate.getEditor().getText()).as("not empty").isEqualTo("10");
        user.press(KeyCode.ESCAPE);
        FxThread.await("closed from the list", () -> preferences().isEmpty());
    }

    @SuppressWarnings("unchecked")
    private static <T> void select(String query, T value) {
        ComboBox<T> box = part(query, ComboBox.class);
        FxThread.run(() -> box.setValue(value));
    }

    @Test
    @Needs3D
    void textureInAStoredFolderIsShownAtTheStart() throws IOException, TimeoutException {
        Path work = Files.createDirectory(folder.resolve("work"));
        Path game = Files.createDirectory(folder.resolve("game"));
        Path mesh = SmallModel.write(work, "box.md5mesh", SmallModel.mesh(SmallModel.GUARD, "textures/red"));
        writeRed(game.resolve("textures"));
        startNew("playback.whenOpened=false\ntextures.folders=" + game.toAbsolutePath(), mesh);
        awaitRedTexture();
    }

    @Test
    @Needs3D
    void textureInAStoredArchiveIsShownAtTheStart() throws IOException, TimeoutException {
        Path work = Files.createDirectory(folder.resolve("work"));
        Path mesh = SmallModel.write(work, "box.md5mesh", SmallModel.mesh(SmallModel.GUARD, "textures/red"));
        writeRed(folder);
        Path red = folder.resolve("red.tga");
        Path game = TestArchives.write(
                folder.resolve("game/pak000.pk4"), Map.of("textures/red.tga", Files.readAllBytes(red)));
        Files.delete(red);
        startNew("playback.whenOpened=false\ntextures.folders=" + game.toAbsolutePath(), mesh);
        awaitRedTexture();
    }

    private static void writeRed(Path textures) throws IOException {
        byte[] tga = new byte[18 + 4 * 4 * 3];
        tga[2] = 2;
        tga[12] = 4;
        tga[14] = 4;
        tga[16] = 24;
        for (int red = 18 + 2; red < tga.length; red += 3) {
            tga[red] = (byte) 0xFF;
        }
        Files.write(Files.createDirectories(textures).resolve("red.tga"), tga);
    }

    private void awaitRedTexture() {
        FxThread.await(
                "the texture is red",
                () -> user.part("#picture", Node.class).lookupAll("*").stream()
                        .filter(SubScene.class::isInstance)
                        .flatMap(scene -> ((SubScene) scene).getRoot().lookupAll("*").stream())
                        .filter(MeshView.class::isInstance)
                        .map(view -> ((MeshView) view).getMaterial())
                        .map(PhongMaterial.class::cast)
                        .map(PhongMaterial::getDiffuseMap)
                        .anyMatch(image -> image != null
                                && image.getWidth() == 4
                                && image.getPixelReader().getColor(0, 0).equals(Color.RED)));
    }
}

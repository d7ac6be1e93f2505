package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TableView;
import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.Needs3D;
import org.jointscope.testing.PcxBuilder;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.md2.skins.SkinRow;
import org.junit.jupiter.api.Test;

/** The active skin of the model. */
@Needs3D
class WindowSkinsTest extends WindowFixture {
    private static final int RED = 1;
    private static final int GREEN = 2;

    private Path model() throws IOException {
        PcxBuilder.plain(64, 32, RED).write(folder.resolve("skin.pcx"));
        PcxBuilder.plain(64, 32, GREEN).write(folder.resolve("skin_green.pcx"));
        byte[] tetrahedron = Md2Builder.tetrahedron().build();
        return Files.write(folder.resolve("tris.md2"), tetrahedron);
    }

    private long red() {
        return user.look(".viewport").count(argb -> isMostly(argb, 16, 8));
    }

    private long green() {
        return user.look(".viewport").count(argb -> isMostly(argb, 8, 16));
    }

    private static boolean isMostly(int argb, int shift, int otherShift) {
        int channel = argb >> shift & 255;
        return channel > 80 && channel > 3 * (argb >> otherShift & 255) && channel > 3 * (argb & 255);
    }

    private List<String> rows() {
        TableView<?> table = user.part("#skins", TableView.class);
        return FxThread.ask(() ->
                table.getItems().stream().map(row -> ((SkinRow) row).name()).toList());
    }

    @Test
    void aChosenSkinIsActiveAtOnce() throws TimeoutException, IOException {
        start(model());
        showPane("skinsTab");
        FxThread.await("the skin of its list is applied", () -> red() > 1000);
        assertThat(rows()).containsExactly("models/tetra/skin.pcx", "skin_green.pcx");
        assertThat(user.text("#skinsSummary")).isEqualTo("Active skin: skin.pcx");
        assertThat(user.look(".checkered-picture").count(argb -> argb == 0xffff0000))
                .isGreaterThan(1000);
        user.clickAt("#skins", 60, 42 + 1.5 * 26);
        FxThread.await("the other one is applied", () -> green() > 1000 && red() == 0);
        assertThat(user.text("#skinsSummary")).isEqualTo("Active skin: skin_green.pcx");
        assertThat(user.look(".checkered-picture").count(argb -> argb == 0xff00ff00))
                .isGreaterThan(1000);
    }

    @Test
    void theGamesPaletteGivesOtherColours() throws TimeoutException, IOException {
        PcxBuilder.plain(8, 8, 0).colour(RED, 0x00ff00).write(folder.resolve("pics/colormap.pcx"));
        start(model());
        showPane("skinsTab");
        FxThread.await("its skin is applied", () -> red() > 1000);
        ComboBox<?> palettes = user.part("#skinsPalette", ComboBox.class);
        FxThread.run(() -> palettes.getSelectionModel().select(1));
        FxThread.await("it has the colours of the game", () -> green() > 1000 && red() == 0);
    }
}

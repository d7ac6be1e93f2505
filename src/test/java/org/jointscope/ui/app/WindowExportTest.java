package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The model and its tables as files for other programs. */
@NeedsDisplay
class WindowExportTest extends WindowFixture {

    private Path target;

    @BeforeEach
    void startChoosing() throws IOException, TimeoutException {
        target = folder.resolve("out.obj");
        ChoosingApplication.target = target;
        Files.writeString(folder.resolve("settings"), "playback.whenOpened=false");
        user = WindowUser.start(ChoosingApplication.class, folder.resolve("settings"), guard, walk);
        user.clickAt(".status", 2, 2);
    }

    private void awaitResult(String beginning) throws TimeoutException {
        FxThread.await("the result is shown", () -> user.text("#exportResult").startsWith(beginning));
    }

    private void select(String format) {
        user.click(format);
        user.awaitPulses(3);
    }

    @Test
    void modelIsExportedOrNothing() throws IOException, TimeoutException {
        user.choose("File", "Export…");
        FxThread.await("the preview is shown", () -> user.sees("#exportPreview"));
        select("Wavefront OBJ");
        FxThread.run(() -> user.part("#exportFrames", TextField.class).setText("0-1"));
        FxThread.await(
                "it can be exported",
                () -> !FxThread.ask(
                        () -> user.part("#exportButton", Button.class).isDisabled()));
        user.click("#exportButton");
        awaitResult("Exported out.obj: 3 files.");
        assertThat(user.sees("#exportShow")).isTrue();
        assertThat(Files.readAllLines(folder.resolve("out-0001.obj"))).contains("mtllib out.mtl");

        ChoosingApplication.target = folder.resolve("none").resolve("out.obj");
        user.click("#exportButton");
        awaitResult("Could not save " + folder.resolve("none"));
        assertThat(user.sees("#exportShow")).isFalse();
        assertThat(folder.resolve("none")).doesNotExist();

        select("CSV table");
        assertThat(user.sees("#exportTable")).isTrue();
        user.click("Close");
    }

    @Test
    void tableIsExportedWithAllRows() throws IOException, TimeoutException {
        target = folder.resolve("flags.csv");
        ChoosingApplication.target = target;
        showPane("flagsTab");
        user.awaitPulses(3);
        int rows = FxThread.ask(() -> {
            TableView<?> table = user.part("#flags", TableView.class);
            table.getContextMenu().getItems().stream()
                    .filter(item -> item.getStyleClass().contains("export-table"))
                    .findFirst()
                    .ifPresent(MenuItem::fire);
            return table.getItems().size();
        });
        FxThread.await("it is saved", () -> Files.exists(target));
        assertThat(Files.readAllLines(target)).hasSize(rows + 1);
        assertThat(ChoosingApplication.title).isEqualTo("Export Table");
    }
}

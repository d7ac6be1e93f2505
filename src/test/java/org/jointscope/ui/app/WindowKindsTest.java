package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TabPane;
import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.Test;

/** The visible panes depend on the open files. */
@NeedsDisplay
class WindowKindsTest extends WindowFixture {

    private Path tris() throws IOException {
        return Files.write(folder.resolve("tris.md2"), Md2Builder.tetrahedron().build());
    }

    private double divider() {
        SplitPane columns = user.part("#columns", SplitPane.class);
        return FxThread.ask(() -> columns.getDividerPositions()[0]);
    }

    private String front() {
        TabPane panes = user.part("#panes", TabPane.class);
        return FxThread.ask(() -> panes.getSelectionModel().getSelectedItem().getId());
    }

    @Test
    void modelOfQuakeHasNoPanesOfJointsAndTheyComeBackAsTheyWere() throws TimeoutException, IOException {
        start(guard, walk);
        showPane("flagsTab");
        double before = divider();
        user.open(tris());
        assertThat(user.title()).startsWith("tris.md2");
        assertThat(user.sees("#joints")).isFalse();
        assertThat(user.sees("#rateChoice")).isTrue();
        assertThat(panes("#panes"))
                .doesNotContain("jointTab", "flagsTab", "sourceTab")
                .contains("fileTab");
        assertThat(isEnabled("Save")).as("an .md2 cannot be edited").isFalse();
        assertThat(isEnabled("Save Session As…")).isTrue();
        user.open(guard);
        assertThat(user.sees("#rateChoice")).isFalse();
        assertThat(front()).isEqualTo("flagsTab");
        assertThat(user.sees("#joints")).isTrue();
        assertThat(divider()).isEqualTo(before);
    }
}

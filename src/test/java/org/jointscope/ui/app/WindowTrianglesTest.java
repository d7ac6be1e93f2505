package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.control.TableView;
import org.jointscope.testing.Corpus;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.plot.UvMap;
import org.junit.jupiter.api.Test;

/** The skin with its triangles, and the table below it. */
@NeedsDisplay
class WindowTrianglesTest extends WindowFixture {

    private int selectedRow() {
        return FxThread.ask(() ->
                user.part("#triangles", TableView.class).getSelectionModel().getSelectedIndex());
    }

    @Test
    void clickOnTheSkinSelectsTheRowOfTheTriangle() throws TimeoutException {
        start(Corpus.file("osmp/tris.md2"));
        showPane("trianglesTab");
        UvMap map = user.part("#skinMap", UvMap.class);
        Bounds bounds = FxThread.ask(map::getLayoutBounds);
        assertThat(bounds.getWidth()).isGreaterThan(100);
        user.click("#skinMap");
        int first = selectedRow();
        assertThat(first).isNotNegative();
        assertThat(user.spoken("#skinMap")).startsWith("Triangle " + first + ":");
        assertThat(user.text("#trianglesCount")).isEqualTo("608 triangles");
    }
}

package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Slider;
import javafx.scene.control.TableView;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.Test;

/** Vertices of a mesh, in the table and in the viewport. */
@NeedsDisplay
class WindowVerticesTest extends WindowFixture {

    private int selectedRow() {
        TableView<?> table = user.part("#meshVertices", TableView.class);
        return FxThread.ask(() -> table.getSelectionModel().getSelectedIndex());
    }

    @Test
    void vertexOfTheTableIsASumThatASliderBuilds() throws IOException, TimeoutException {
        start(guard, walk);
        showPane("meshVerticesTab");
        user.click("#meshVertices");
        user.press(KeyCode.HOME);
        FxThread.await("the first vertex is selected", () -> selectedRow() == 0);
        FxThread.await("its weights are shown", () -> user.sees("#vertexSumSlider"));
        Slider slider = user.part("#vertexSumSlider", Slider.class);
        assertThat(slider.getValue()).isEqualTo(slider.getMax()).isEqualTo(1);
        FxThread.run(() -> slider.setValue(0));
        FxThread.await("no term", () -> user.texts("#vertexSum .label").contains("0 of 1"));
        user.press(KeyCode.DOWN);
        FxThread.await("all terms", () -> user.texts("#vertexSum .label").contains("1 of 1"));
        user.click("#meshVerticesNext");
        FxThread.await("the next vertex", () -> selectedRow() == 2);
        user.click("#meshVerticesFrame");
        Hyperlink joint = user.parts("#vertexSum .hyperlink").stream()
                .map(Hyperlink.class::cast)
                .filter(it -> it.getText().equals("origin"))
                .findFirst()
                .orElseThrow();
        FxThread.run(joint::fire);
        showPane("jointTab");
        assertThat(user.text("#jointName")).isEqualTo("origin");
    }

    @Test
    void verticesOfTheSelectedJointAreListed() throws IOException, TimeoutException {
        start(guard, walk);
        user.click("head");
        FxThread.run(() -> user.part("#joints", TreeView.class).getContextMenu().getItems().stream()
                .filter(it ->
                        it.getText() != null && it.getText().replace("_", "").startsWith("Show Vertices"))
                .findFirst()
                .orElseThrow()
                .fire());
        FxThread.await("the condition", () -> user.text("#meshVerticesFilter").equals("joint = head"));
        assertThat(user.text("#meshVerticesCount")).isEqualTo("8 of 24 vertices");
    }
}

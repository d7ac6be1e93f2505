package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Parent;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import org.jointscope.testing.Needs3D;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.Picture;
import org.jointscope.ui.SmallModel;
import org.junit.jupiter.api.Test;

/** The panes about the files: their meshes and headers. */
@NeedsDisplay
class WindowFilesPanesTest extends WindowFixture {
    @Test
    @Needs3D
    void aHiddenMeshLeavesThePictureUntilItIsShownAgain() throws TimeoutException {
        start(guard);
        user.click("#skeleton");
        user.click("#grid");
        showPane("meshesTab");
        Picture shown = user.look("#picture");
        assertThat(shown.unlike(Color.BLACK)).isPositive();
        user.click("#mesh-visible-0");
        user.awaitPulses(2);
        assertThat(user.part("#mesh-visible-0", CheckBox.class).isSelected()).isFalse();
        assertThat(user.look("#picture").unlike(Color.BLACK)).isZero();
        user.click("#mesh-visible-0");
        user.awaitPulses(2);
        assertThat(user.look("#picture").unlike(shown)).isZero();
    }

    @Test
    void meshesAreCountedAndTheirTexturesSought() throws TimeoutException {
        start(SmallModel.write(folder, "a.md5mesh", SmallModel.mesh(SmallModel.GUARD, "no/skin")));
        showPane("meshesTab");
        assertThat(FxThread.ask(
                        () -> user.part("#meshes", TableView.class).getItems().size()))
                .isEqualTo(1);
        assertThat(user.sees("not found")).isTrue();
        assertThat(labels("#meshDetails"))
                .contains(
                        "Mesh 0",
                        "mesh, line 13",
                        "24 vertices at 24 unique positions. Vertices with identical weights share" + " a position.");
    }

    @Test
    void theHeadersOfBothFilesAreReadAndCopied() throws TimeoutException {
        start(guard, walk);
        showPane("fileTab");
        assertThat(labels("#fileSheets"))
                .contains(
                        "guard.md5mesh",
                        "walk.md5anim",
                        "line 4 · frame: 5, first on line 29, last on line 41; bounds: 5, first on"
                                + " line 16, last on line 20");
        user.click("#fileSheets .selectable-text");
        user.pressWith(KeyCode.CONTROL, KeyCode.A);
        user.pressWith(KeyCode.CONTROL, KeyCode.C);
        assertThat(FxThread.ask(() -> Clipboard.getSystemClipboard().getString()))
                .isEqualTo(guard.toString());
    }

    private List<String> labels(String part) {
        return FxThread.ask(() -> user.part(part, Parent.class).lookupAll(".label").stream()
                .filter(Label.class::isInstance)
                .map(label -> ((Label) label).getText())
                .toList());
    }
}

package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.text.Text;
import org.jointscope.pose.LoopRule;
import org.jointscope.testing.Md2Builder;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.Test;

/** Equal parts look the same, and nothing looks like another part. */
@NeedsDisplay
class WindowStyleTest extends WindowFixture {

    private Path model() throws IOException {
        return Files.write(folder.resolve("tris.md2"), Md2Builder.tetrahedron().build());
    }

    private List<BackgroundFill> fills(String toggle) {
        ToggleButton button = user.part(toggle, ToggleButton.class);
        assertThat(button.isSelected()).isTrue();
        return FxThread.ask(() -> button.getBackground().getFills());
    }

    @Test
    void selectedPartsOfSegmentedButtonsHaveOneColor() throws TimeoutException, IOException {
        start(model());
        showPane("glCommandsTab");
        showLower("compatibilityTab");
        FxThread.run(user.part("#compatibilityAll", ToggleButton.class)::fire);
        user.awaitPulses(3);
        assertThat(fills("#glAll"))
                .extracting(BackgroundFill::getFill)
                .isEqualTo(fills("#compatibilityAll").stream()
                        .map(BackgroundFill::getFill)
                        .toList());
    }

    @Test
    void promptsAreWholeInASmallWindow() throws TimeoutException, IOException {
        start(guard, walk);
        assertPromptsAreWhole();
        user.end();
        start(model());
        assertPromptsAreWhole();
    }

    private void assertPromptsAreWhole() {
        user.pause();
        user.resize(1024, 700);
        for (String pane : panes("#panes")) {
            showPane(pane);
            FxThread.run(() -> user.parts(".filter-field").forEach(this::assertPromptIsWhole));
        }
        showLower("issuesTab");
        for (String pane : panes("#lowerPanes")) {
            showLower(pane);
            FxThread.run(() -> user.parts(".filter-field").forEach(this::assertPromptIsWhole));
        }
    }

    private void assertPromptIsWhole(Node field) {
        String prompt = ((TextField) field).getPromptText();
        Bounds place = field.localToScene(field.getLayoutBounds());
        for (Node part : field.lookupAll(".text")) {
            if (part instanceof Text text && text.getText().equals(prompt)) {
                Bounds shown = text.localToScene(text.getLayoutBounds());
                assertThat(shown.getMaxX()).as(prompt).isLessThan(place.getMaxX() - 4);
                assertThat(place.getMaxX()).isLessThanOrEqualTo(field.getScene().getWidth());
            }
        }
    }

    @Test
    void markOfTheLoopHasTheColorOfAText() throws TimeoutException {
        start(guard, walk);
        user.pause();
        ComboBox<?> rule = user.part("#loopRule", ComboBox.class);
        FxThread.run(
                () -> rule.getSelectionModel().select(List.of(LoopRule.values()).indexOf(LoopRule.WRAPS)));
        user.awaitPulses(3);
        Label mark = user.part("#unlikeDoom3", Label.class);
        Label rate = user.part("#rate", Label.class);
        assertThat(FxThread.ask(mark::getTextFill)).isEqualTo(FxThread.ask(rate::getTextFill));
    }

    /** Without a compositor, a popup window is not transparent. */
    @Test
    void popupsHaveNoShadow() throws TimeoutException {
        start(guard, walk);
        user.pause();
        user.click("View");
        FxThread.await("the menu opens", () -> user.sees(".context-menu"));
        assertThat(user.parts(".context-menu"))
                .isNotEmpty()
                .allSatisfy(menu -> assertThat(menu.getEffect()).isNull());
        user.press(KeyCode.ESCAPE);
        ComboBox<?> rule = user.part("#loopRule", ComboBox.class);
        FxThread.run(rule::show);
        FxThread.await("the list opens", () -> user.sees(".combo-box-popup > .list-view"));
        assertThat(user.parts(".combo-box-popup > .list-view"))
                .allSatisfy(list -> assertThat(list.getEffect()).isNull());
        FxThread.run(rule::hide);
    }
}

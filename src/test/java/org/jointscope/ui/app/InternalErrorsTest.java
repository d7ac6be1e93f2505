package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.DialogPane;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.stage.Window;

import org.jointscope.messages.Texts;
import org.jointscope.testing.NeedsDisplay;
import org.jointscope.ui.FxThread;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.lang.Thread.UncaughtExceptionHandler;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

@NeedsDisplay
class InternalErrorsTest {

    private final List<Throwable> reported = new CopyOnWriteArrayList<>();
    private final InternalErrors errors = new InternalErrors(this::report, Texts.program());
    private final UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();

    @BeforeEach
    void install() {
        FxThread.run(() -> {});
        Thread.setDefaultUncaughtExceptionHandler(errors);
    }

    @AfterEach
    void restore() {
        Thread.setDefaultUncaughtExceptionHandler(before);
        FxThread.run(() -> List.copyOf(Window.getWindows()).forEach(Window::hide));
    }

    @Test
    void uncaughtExceptionIsReportedAndShown() {
        Platform.runLater(() -> fail("first"));
        FxThread.await("dialog is open", () -> dialogs().size() == 1);
        DialogPane dialog = dialogs().getFirst();
        assertThat(dialog.getHeaderText()).isEqualTo("An internal error occurred in Jointscope");
        assertThat(FxThread.ask(() -> area(dialog).getText())).isEqualTo("text of first");
        assertThat(reported).extracting(Throwable::getMessage).containsExactly("first");
    }

    @Test
    void textCanBeCopiedAndTheDialogStaysOpen() {
        Platform.runLater(() -> fail("first"));
        FxThread.await("dialog is open", () -> dialogs().size() == 1);
        DialogPane dialog = dialogs().getFirst();
        FxThread.run(() -> button(dialog, "Copy Text").fire());
        assertThat(FxThread.ask(() -> Clipboard.getSystemClipboard().getString()))
                .isEqualTo("text of first");
        assertThat(dialogs()).hasSize(1);
        FxThread.run(() -> button(dialog, ButtonType.CLOSE.getText()).fire());
        assertThat(dialogs()).isEmpty();
    }

    @Test
    void sameErrorIsShownOnceAndAnotherErrorToo() {
        for (int i = 0; i < 3; i++) {
            Platform.runLater(() -> fail("again"));
        }
        Platform.runLater(InternalErrorsTest::failElsewhere);
        FxThread.await("dialogs are open", () -> dialogs().size() == 2);
        FxThread.run(() -> {});
        assertThat(dialogs()).hasSize(2);
        assertThat(reported).hasSize(4);
    }

    private String report(Throwable error) {
        reported.add(error);
        return "text of " + error.getMessage();
    }

    private static void fail(String message) {
        throw new IllegalStateException(message);
    }

    private static void failElsewhere() {
        throw new IllegalStateException("elsewhere");
    }

    private static List<DialogPane> dialogs() {
        return FxThread.ask(
                () ->
                        Window.getWindows().stream()
                                .map(window -> window.getScene().getRoot())
                                .filter(DialogPane.class::isInstance)
                                .map(DialogPane.class::cast)
                                .toList());
    }

    private static TextArea area(DialogPane dialog) {
        return (TextArea) dialog.lookup("#internalError");
    }

    private static Button button(DialogPane dialog, String text) {
        return dialog.getButtonTypes().stream()
                .filter(type -> type.getText().equals(text))
                .map(type -> (Button) dialog.lookupButton(type))
                .findFirst()
                .orElseThrow();
    }
}

package org.jointscope.ui.app;

import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.scene.control.Alert;
import javafx.scene.control.Alert.AlertType;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;

import org.jointscope.messages.Texts;
import org.jointscope.ui.control.KeyFocus;
import org.jointscope.ui.control.Nodes;
import org.kordamp.ikonli.javafx.FontIcon;

import java.lang.Thread.UncaughtExceptionHandler;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Prints exceptions that no code catches, and shows them in a dialog, from which their text can be
 * copied. An error that occurs again, such as one in every frame, is not shown again.
 */
final class InternalErrors implements UncaughtExceptionHandler {

    private final Function<Throwable, String> report;
    private final Texts texts;

    /** The stack traces of the errors that were shown. */
    private final Set<List<StackTraceElement>> known = new HashSet<>();

    /**
     * @param report prints an error, and returns the text to report
     */
    InternalErrors(Function<Throwable, String> report, Texts texts) {
        this.report = report;
        this.texts = texts;
    }

    /** Treats a failure on the thread of the window as if no code had caught it. */
    static void report(Throwable error) {
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, error);
    }

    @Override
    public void uncaughtException(Thread thread, Throwable error) {
        String text = report.apply(error);
        Platform.runLater(
                () -> {
                    if (known.add(List.of(error.getStackTrace()))) {
                        show(text);
                    }
                });
    }

    private void show(String error) {
        TextArea area = new TextArea(error);
        area.setId("internalError");
        area.setEditable(false);
        area.setAccessibleText(texts.of("internal.details"));
        Label advice = new Label(texts.of("internal.text"));
        advice.setWrapText(true);
        Alert alert = new Alert(AlertType.ERROR);
        alert.initModality(Modality.NONE);
        alert.setTitle(texts.of("internal.title"));
        alert.setHeaderText(texts.of("internal.header"));
        alert.setGraphic(Nodes.styled(new FontIcon("mdi2a-alert-circle-outline"), "dialog-icon"));
        ButtonType copy = new ButtonType(texts.of("internal.copy"), ButtonData.LEFT);
        DialogPane pane = alert.getDialogPane();
        pane.setContent(new VBox(12, advice, area));
        pane.getButtonTypes().setAll(copy, ButtonType.CLOSE);
        pane.lookupButton(copy)
                .addEventFilter(
                        ActionEvent.ACTION,
                        event -> {
                            copy(error);
                            event.consume();
                        });
        Window.getWindows().stream()
                .findFirst()
                .ifPresent(
                        window -> {
                            alert.initOwner(window);
                            pane.getStylesheets().setAll(window.getScene().getStylesheets());
                        });
        KeyFocus.mark(pane.getScene());
        alert.show();
    }

    private static void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}

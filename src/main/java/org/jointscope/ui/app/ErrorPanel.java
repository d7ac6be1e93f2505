package org.jointscope.ui.app;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Alert;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.Dialogs;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.SelectableText;
import org.jointscope.ui.desktop.ProgramFacts;
import org.jointscope.ui.pane.TableKit;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * A panel next to the window with the internal errors: their number, what is safe, the log, and the folded stack
 * traces. It does not block the window.
 */
final class ErrorPanel {

    private static final double WIDTH = 560;
    private static final double DETAILS = 220;

    /** The log contains all of them. */
    private static final int MOST_TEXTS = 10;

    private final Path folder;
    private final Texts texts;
    private final Alert alert = new Alert(Alert.AlertType.ERROR);
    private final Label text = Nodes.wrapped();
    private final SelectableText place = new SelectableText();
    private final TextArea details = new TextArea();
    private final ButtonType copy;
    private final Optional<ButtonType> showLog;
    private int shown;
    private int count;

    /**
     * @param folder of the log
     * @param folders shows a folder on the desktop, if that is possible
     */
    ErrorPanel(Path folder, Optional<Consumer<Path>> folders, Texts texts) {
        this.folder = folder;
        this.texts = texts;
        copy = new ButtonType(texts.of("internal.copy"), ButtonData.LEFT);
        showLog = folders.map(any -> new ButtonType(texts.of("internal.showLog"), ButtonData.LEFT));
        details.setId("internalError");
        details.setEditable(false);
        details.setPrefHeight(DETAILS);
        details.setAccessibleText(texts.of("internal.details"));
        place.setId("internalLog");
        alert.initModality(Modality.NONE);
        alert.setResizable(true);
        alert.setTitle(texts.of("internal.title"));
        alert.setGraphic(Nodes.styled(new FontIcon("mdi2a-alert-circle-outline"), "dialog-icon"));
        DialogPane pane = alert.getDialogPane();
        pane.setId("internalErrors");
        pane.setPrefWidth(WIDTH);
        pane.setContent(Nodes.styled(new VBox(text, place), "internal-error"));
        pane.setExpandableContent(details);
        pane.getButtonTypes().setAll(copy);
        showLog.ifPresent(pane.getButtonTypes()::add);
        pane.getButtonTypes().add(ButtonType.CLOSE);
        for (Node button : ((ButtonBar) pane.lookup(".button-bar")).getButtons()) {
            // Buttons of the same width do not fit in the panel.
            ButtonBar.setButtonUniformSize(button, false);
            // By default, the Tab key skips the button that shows the details.
            button.setFocusTraversable(true);
        }
        act(copy, this::copy);
        showLog.ifPresent(button -> act(button, () -> folders.get().accept(folder)));
        Dialogs.prepare(alert);
    }

    /** Makes a button act without closing the panel. */
    private void act(ButtonType type, Runnable action) {
        button(type).addEventFilter(ActionEvent.ACTION, event -> {
            action.run();
            event.consume();
        });
    }

    private Button button(ButtonType type) {
        return (Button) alert.getDialogPane().lookupButton(type);
    }

    /**
     * Adds an error, and opens the panel if it is closed.
     *
     * @param type of the exception
     * @param error with the stack trace
     * @param failure the reason why the log could not be written
     */
    void show(String type, String error, Optional<String> failure) {
        if (shown < MOST_TEXTS) {
            details.setText(shown == 0 ? error : details.getText() + "\n" + error);
            shown++;
        }
        text.setText(texts.of("internal.text", type));
        place.show(failure.map(reason -> texts.of("internal.log.failed", folder, reason))
                .orElseGet(() -> texts.of("internal.log", folder)));
        showLog.ifPresent(it -> button(it).setDisable(failure.isPresent()));
        button(copy).setText(texts.of("internal.copy"));
        count();
        if (!alert.isShowing()) {
            open();
        }
    }

    /** Counts an error. */
    void count() {
        count++;
        alert.setHeaderText(texts.of("internal.header", count));
    }

    private void open() {
        if (alert.getOwner() == null) {
            Window.getWindows().stream()
                    .filter(Stage.class::isInstance)
                    .findFirst()
                    .ifPresent(alert::initOwner);
        }
        Optional.ofNullable(alert.getOwner())
                .ifPresent(owner -> alert.getDialogPane()
                        .getStylesheets()
                        .setAll(owner.getScene().getStylesheets()));
        alert.show();
    }

    private void copy() {
        TableKit.copy(String.join("\n", ProgramFacts.line(), alert.getHeaderText(), "", details.getText()));
        button(copy).setText(texts.of("internal.copied"));
    }
}

package org.jointscope.ui.md5.convert;

import java.util.List;
import javafx.scene.control.Alert;
import javafx.scene.control.Alert.AlertType;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jointscope.edit.ConvertVersion;
import org.jointscope.messages.Texts;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.control.Dialogs;
import org.jointscope.ui.control.Nodes;
import org.kordamp.ikonli.javafx.FontIcon;

/** Commands that convert to another version, which ask before content is lost, and that transform the model. */
public final class ConvertCommands {

    private final ConvertViewModel model;
    private final Texts texts;

    private ConvertCommands(ConvertViewModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
    }

    public static void add(Commands commands, ConvertViewModel model, Texts texts) {
        ConvertCommands questions = new ConvertCommands(model, texts);
        questions.add(commands, "convert10", ConvertVersion.DOOM3);
        questions.add(commands, "convert11", ConvertVersion.QUAKE_WARS);
        commands.add("transformModel", questions::transform).when(model.hasFilesProperty());
    }

    private void add(Commands commands, String id, int version) {
        commands.add(id, () -> convert(version)).when(model.offeredProperty(version));
    }

    private void transform() {
        new TransformDialog(model, texts, owner()).showAndWait().ifPresent(model::transform);
    }

    private static Window owner() {
        return Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    private void convert(int version) {
        List<String> losses = model.losses(version);
        if (losses.isEmpty() || isConfirmed(version, losses)) {
            model.convert(version);
        }
    }

    private boolean isConfirmed(int version, List<String> losses) {
        ButtonType convert = new ButtonType(texts.of("convert.do"), ButtonData.OK_DONE);
        String text = texts.of("convert.losses", version) + "\n– " + String.join("\n– ", losses);
        Alert alert = new Alert(AlertType.CONFIRMATION, text, convert, ButtonType.CANCEL);
        Dialogs.prepare(alert, owner());
        alert.setTitle(texts.of("convert.title"));
        alert.setHeaderText(texts.of("convert.header", version));
        alert.setGraphic(Nodes.styled(new FontIcon("mdi2a-alert-outline"), "dialog-icon"));
        alert.getDialogPane().setPrefWidth(480);
        return alert.showAndWait().filter(convert::equals).isPresent();
    }
}

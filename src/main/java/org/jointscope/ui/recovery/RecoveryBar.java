package org.jointscope.ui.recovery;

import static org.jointscope.ui.control.Nodes.styled;

import java.io.File;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.stage.DirectoryChooser;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.recovery.RecoveryViewModel.Offer;
import org.kordamp.ikonli.javafx.FontIcon;

/** Offers the unsaved edits of a process that ended unexpectedly, above all panes. */
public final class RecoveryBar extends HBox {

    private final Texts texts;

    public RecoveryBar(RecoveryViewModel viewModel, FileDialogs dialogs, Texts texts) {
        this.texts = texts;
        styled(this, "recovery-bar").setId("recovery");
        Label text = Nodes.wrapped();
        text.setId("recoveryText");
        text.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(text, Priority.ALWAYS);
        text.textProperty()
                .bind(viewModel.offerProperty().map(it -> it.map(Offer::text).orElse("")));
        Button restore = styled(button("restore", viewModel::restore), "accent");
        Button copies = styled(
                button("copies", () -> {
                    DirectoryChooser chooser = new DirectoryChooser();
                    chooser.setTitle(texts.of("recovery.copies.title"));
                    dialogs.openFolder(chooser, getScene().getWindow())
                            .map(File::toPath)
                            .ifPresent(viewModel::saveCopies);
                }),
                "accent");
        Showing.bind(
                restore,
                viewModel.offerProperty().map(it -> it.filter(Offer::onlyCopies).isEmpty()));
        Showing.bind(copies, restore.visibleProperty().not());
        Showing.bind(this, viewModel.offerProperty().map(Optional::isPresent));
        getChildren()
                .addAll(
                        new FontIcon("mdi2c-content-save-edit-outline"),
                        text,
                        restore,
                        copies,
                        button("discard", viewModel::discard),
                        button("later", viewModel::later));
    }

    private Button button(String key, Runnable action) {
        Button button = styled(new Button(texts.of("recovery." + key)), "small");
        button.setId("recovery-" + key);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }
}

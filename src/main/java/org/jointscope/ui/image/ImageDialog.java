package org.jointscope.ui.image;

import javafx.geometry.Dimension2D;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Dialog;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.Dialogs;

/** Asks for the size and the background of an image of the viewport. The result is whether it is to be written. */
public final class ImageDialog extends Dialog<Boolean> {

    /** @param size of the viewport */
    public ImageDialog(ImageExport export, Dimension2D size, Texts texts, Window owner) {
        ButtonType write = new ButtonType(texts.of("image.export"), ButtonData.OK_DONE);
        Dialogs.prepare(this, owner);
        setTitle(texts.of("image.title"));
        setHeaderText(texts.of("image.header"));
        getDialogPane().getButtonTypes().setAll(write, ButtonType.CANCEL);
        ToggleGroup sizes = new ToggleGroup();
        VBox box = new VBox(10);
        for (int factor = 1; factor <= ImageExport.LARGEST; factor++) {
            int times = factor;
            RadioButton button = new RadioButton(texts.of(
                    "image.size", factor, Math.round(factor * size.getWidth()), Math.round(factor * size.getHeight())));
            button.setId("imageSize" + factor);
            button.setToggleGroup(sizes);
            button.setDisable(factor * factor * size.getWidth() * size.getHeight() > ImageExport.MOST_PIXELS);
            button.setSelected(factor == export.scale());
            button.selectedProperty().subscribe((before, is) -> {
                if (is) {
                    export.scale(times);
                }
            });
            box.getChildren().add(button);
        }
        CheckBox transparent = new CheckBox(texts.of("image.transparent"));
        transparent.setId("imageTransparent");
        transparent.selectedProperty().bindBidirectional(export.transparent);
        setOnHidden(event -> transparent.selectedProperty().unbindBidirectional(export.transparent));
        box.getChildren().add(transparent);
        getDialogPane().setContent(box);
        setResultConverter(button -> button == write);
    }
}

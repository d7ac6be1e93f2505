package org.jointscope.ui.viewport;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;

import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;

import java.util.Optional;

/** Whether boxes are shown, and those of the moment; they are kept up to date only while shown. */
final class ShownBoxes {

    private final BooleanProperty visible = new SimpleBooleanProperty(this, "visible");
    private final ReadOnlyBooleanWrapper fileBoxThere =
            new ReadOnlyBooleanWrapper(this, "fileBoxThere");
    private final ReadOnlyBooleanWrapper meshBoxThere =
            new ReadOnlyBooleanWrapper(this, "meshBoxThere");
    private CurrentBoxes current = new CurrentBoxes(OpenModel.NONE, Optional.empty());

    void load(OpenModel open, Optional<RootOffset> rootOffset) {
        current = new CurrentBoxes(open, rootOffset);
    }

    void update(Document document) {
        if (visible.get()) {
            current.update(document.modelPlayhead(), document.rootModeProperty().get());
            fileBoxThere.set(!current.file().isEmpty());
            meshBoxThere.set(!current.mesh().isEmpty());
        }
    }

    CurrentBoxes current() {
        return current;
    }

    BooleanProperty visibleProperty() {
        return visible;
    }

    /** Whether the file gives a box for the moment that is shown. */
    ReadOnlyBooleanProperty fileBoxThereProperty() {
        return fileBoxThere.getReadOnlyProperty();
    }

    /** Whether there is a mesh to draw a box around. */
    ReadOnlyBooleanProperty meshBoxThereProperty() {
        return meshBoxThere.getReadOnlyProperty();
    }
}

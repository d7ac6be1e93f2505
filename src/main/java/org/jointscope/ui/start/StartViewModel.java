package org.jointscope.ui.start;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.inspect.FileKind;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.storage.FileOpener;
import org.jointscope.ui.storage.RecentFiles;
import org.jointscope.ui.storage.RecentFiles.Recent;

/** Whether no file is open, the reason if files could not be opened, and the recent files. */
public final class StartViewModel {

    /** Whether no file is open, and none is being read. */
    final ObservableValue<Boolean> shown;

    /** The files that could not be opened, and the reasons; empty if none. */
    final ObservableValue<String> failure;

    final ReadOnlyObjectProperty<List<Recent>> recent;

    /** The extensions of the files that can be opened, for people. */
    final String extensions = FileKind.list();

    private final FileOpener opener;

    /** @param work reads the files that are opened */
    public StartViewModel(Document document, FileOpener opener, BackgroundWork work, RecentFiles recent) {
        this.opener = opener;
        this.recent = recent.listProperty();
        ObservableValue<Boolean> empty = document.modelProperty().map(OpenModel::isEmpty);
        this.shown = Bindings.createBooleanBinding(
                () -> empty.getValue() && work.titleProperty().get().isEmpty(), empty, work.titleProperty());
        this.failure = opener.troubleProperty();
        opener.onMissing(recent::forget);
    }

    void open(Recent files) {
        opener.reopen(files.files());
    }
}

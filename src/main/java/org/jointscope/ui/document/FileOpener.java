package org.jointscope.ui.document;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.inspect.UnreadableFile;
import org.jointscope.pose.RootMode;

/** Opens files into a document: reads and checks them in the background, then shows what came out. */
public final class FileOpener {

    private final Document document;
    private final BackgroundWork work;
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper(this, "trouble", "");

    public FileOpener(Document document, BackgroundWork work) {
        this.document = document;
        this.work = work;
    }

    public void openSample() {
        open(Sample.files());
    }

    /** Opens files by any mixture of kinds; those that cannot be read are named in {@link #troubleProperty()}. */
    public void open(List<Path> paths) {
        trouble.set("");
        OpenModel before = document.getOpen();
        RootMode root = document.rootModeProperty().get();
        work.start(
                paths.stream().map(path -> String.valueOf(path.getFileName())).collect(Collectors.joining(", ")),
                () -> OpenModel.of(Inspector.inspect(paths), before, root),
                this::show,
                failure -> trouble.set(failure.toString()));
    }

    private void show(OpenModel model) {
        trouble.set(model.unreadable().stream().map(FileOpener::describe).collect(Collectors.joining("; ")));
        if (!model.isEmpty()) {
            document.show(model);
        }
    }

    private static String describe(UnreadableFile file) {
        return file.path().getFileName() + ": " + file.reason();
    }

    /** Which files could not be opened and why; empty if all is well. */
    public ReadOnlyStringProperty troubleProperty() {
        return trouble.getReadOnlyProperty();
    }
}

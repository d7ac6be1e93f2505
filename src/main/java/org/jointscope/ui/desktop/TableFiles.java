package org.jointscope.ui.desktop;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;
import org.jointscope.export.table.Table;
import org.jointscope.export.table.TableFormat;
import org.jointscope.inspect.FileExtension;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.FileDialogs;

/**
 * Saves tables of the window.
 *
 * @param writer saves what it computes in the background
 */
public record TableFiles(FileDialogs dialogs, BiConsumer<Path, Callable<byte[]>> writer, Texts texts) {

    /** Asks for a file, whose extension is that of the format. */
    public void save(Table table, Window owner) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.of("table.export.title"));
        for (TableFormat format : TableFormat.values()) {
            chooser.getExtensionFilters()
                    .add(new ExtensionFilter(texts.of("export." + format.extension()), "*." + format.extension()));
        }
        chooser.setInitialFileName(table.id() + "." + TableFormat.CSV.extension());
        dialogs.saveFile(chooser, owner).map(File::toPath).ifPresent(file -> save(table, file, chooser));
    }

    private void save(Table table, Path file, FileChooser chooser) {
        TableFormat format = TableFormat.of(file).orElseGet(() -> chosen(chooser));
        writer.accept(FileExtension.once(file, format.extension()), () -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            format.write(table, bytes);
            return bytes.toByteArray();
        });
    }

    private static TableFormat chosen(FileChooser chooser) {
        ExtensionFilter filter = chooser.getSelectedExtensionFilter();
        int index = Math.max(0, chooser.getExtensionFilters().indexOf(filter));
        return TableFormat.values()[index];
    }
}

package org.jointscope.ui.image;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import org.jointscope.export.ImageFile;
import org.jointscope.format.write.SafeFile;
import org.jointscope.material.Picture;
import org.jointscope.messages.FileFailure;
import org.jointscope.messages.Texts;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.document.Trouble;

/** Writes images of the viewport, and other exported files. Their size and background stay as chosen last. */
public final class ImageExport implements Trouble {

    /** The largest factor by which an image is larger than the viewport. */
    static final int LARGEST = 4;

    /** Larger images would not fit into the memory of most computers. */
    static final int MOST_PIXELS = 1 << 26;

    final BooleanProperty transparent = new SimpleBooleanProperty(this, "transparent");

    private final DoubleProperty scale = new SimpleDoubleProperty(this, "scale", 1);
    private final Document document;
    private final BackgroundWork work;
    private final Texts texts;
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper(this, "trouble", "");

    public ImageExport(Document document, BackgroundWork work, Settings settings, Texts texts) {
        this.document = document;
        this.work = work;
        this.texts = texts;
        settings.follow("image.transparent", transparent);
        settings.follow("image.scale", scale);
    }

    /** The factor by which the image is larger than the viewport. */
    public int scale() {
        return Math.clamp((int) scale.get(), 1, LARGEST);
    }

    /** Whether the background is transparent instead of that of the window. */
    public boolean isTransparent() {
        return transparent.get();
    }

    void scale(int factor) {
        scale.set(factor);
    }

    /** Writes a .png in the background. */
    public void save(Path file, Picture picture) {
        save(file, () -> ImageFile.png(picture));
    }

    /** Writes a file in the background; its content is computed there, too. */
    public void save(Path file, Callable<byte[]> content) {
        trouble.set("");
        work.start(
                texts.of("save.writing", file.getFileName()),
                () -> {
                    SafeFile.write(file, content.call(), SafeFile.read(file), SafeFile.Keep.NONE);
                    return file.getFileName();
                },
                name -> document.noticeProperty().set(texts.of("save.done", name)),
                failure -> trouble.set(texts.of("session.failed", file, FileFailure.writing(failure))));
    }

    @Override
    public ReadOnlyStringProperty troubleProperty() {
        return trouble.getReadOnlyProperty();
    }

    @Override
    public void dismissTrouble() {
        trouble.set("");
    }
}

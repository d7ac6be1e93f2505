package org.jointscope.ui.md5.convert;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import org.jointscope.edit.ConvertVersion;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.messages.Texts;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.document.Document;

/** Converts the open mesh and animation to another version. */
public final class ConvertViewModel {

    private final Document document;
    private final Texts texts;

    public ConvertViewModel(Document document, Texts texts) {
        this.document = document;
        this.texts = texts;
    }

    /** Whether a file is open that has another version, from which it can be converted. */
    ObservableValue<Boolean> offeredProperty(int version) {
        ConvertVersion conversion = new ConvertVersion(version);
        return document.modelProperty().map(open -> files(open).anyMatch(file -> conversion.changes(file.content())));
    }

    private static Stream<InspectedFile> files(OpenModel open) {
        return Stream.of(open.mesh(), open.anim()).flatMap(Optional::stream);
    }

    /** The content that the files would lose, one phrase for each kind. */
    List<String> losses(int version) {
        ConvertVersion conversion = new ConvertVersion(version);
        return files(document.getOpen())
                .flatMap(file -> conversion.losses(file.content()).stream())
                .map(loss -> texts.of("convert.loss." + loss.part(), loss.count()))
                .toList();
    }

    /** Converts the files, which can be undone. */
    void convert(int version) {
        long files = files(document.getOpen()).count();
        document.editing().apply(new ConvertVersion(version));
        document.noticeProperty().set(texts.of("convert.done", version, files));
    }
}

package org.jointscope.ui.app;

import javafx.beans.value.ObservableValue;

import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Md2Place;
import org.jointscope.ui.storage.FileOpener;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** What the menus and the keys do. */
public final class MainViewModel {

    private final Document document;
    private final FileOpener opener;

    public MainViewModel(Document document, FileOpener opener) {
        this.document = document;
        this.opener = opener;
    }

    public void open(List<Path> files) {
        opener.open(files);
    }

    public void openSample() {
        opener.openSample();
    }

    /** Whether there is an animation, which could be saved. */
    public ObservableValue<Boolean> animationOpenProperty() {
        return document.modelProperty().map(open -> open.anim().isPresent());
    }

    /** What the panes can be about. */
    ObservableValue<Set<PaneKind>> paneKindsProperty() {
        return document.modelProperty().map(PaneKind::of);
    }

    /** Calls back when somebody wants to read the text of a file. */
    public void onSourceAsked(Runnable listener) {
        document.onShowSource(
                place -> {
                    if (place.asked() && !place.location().isByte()) {
                        listener.run();
                    }
                });
    }

    /** Calls back when somebody wants to see a part of an .md2. */
    void onPartAsked(Consumer<Md2Place.Part> listener) {
        document.onShowSource(
                place -> {
                    if (place.asked()) {
                        Md2Place.of(place).map(Md2Place::part).ifPresent(listener);
                    }
                });
    }
}

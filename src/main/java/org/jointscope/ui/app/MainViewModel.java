package org.jointscope.ui.app;

import javafx.beans.value.ObservableValue;

import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Md2Place;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.document.SourcePlace;
import org.jointscope.ui.storage.FileOpener;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** What the menus and the keys do. */
public final class MainViewModel {

    /** What a pane is about. */
    enum PaneKind {
        /** A mesh with joints, or an animation of them; also what is shown when nothing is open. */
        MD5,
        /** A model of Quake II. */
        MD2,
        /** A camera's flight. */
        CAMERA,
        /** What people can read in a file. */
        TEXT,
        /** Whatever is open. */
        ANY;

        /** Those that there is something to show for. */
        private static Set<PaneKind> of(OpenModel open) {
            Set<PaneKind> kinds = EnumSet.of(ANY);
            addIf(open.hasModel() || open.isEmpty(), MD5, kinds);
            addIf(open.md2().isPresent(), MD2, kinds);
            addIf(open.camera().isPresent(), CAMERA, kinds);
            addIf(open.isEmpty() || open.texts().findAny().isPresent(), TEXT, kinds);
            return kinds;
        }

        private static void addIf(boolean there, PaneKind kind, Set<PaneKind> kinds) {
            if (there) {
                kinds.add(kind);
            }
        }
    }

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

    /**
     * Calls back with the id of the tab that shows what somebody wants to see: the text, or a part
     * of an .md2, which has no text to be read in.
     */
    void onTabAsked(Consumer<String> listener) {
        document.onShowSource(
                place -> {
                    if (place.asked()) {
                        tab(place).ifPresent(listener);
                    }
                });
    }

    private static Optional<String> tab(SourcePlace place) {
        return place.location().isByte()
                ? Md2Place.of(place).map(Md2Place::part).map(MainViewModel::tab)
                : Optional.of("sourceTab");
    }

    private static String tab(Md2Place.Part part) {
        return switch (part) {
            case HEADER -> "headerTab";
            case SKIN -> "skinsTab";
            case TEX_COORD, TRIANGLE -> "trianglesTab";
            case FRAME -> "keyframesTab";
            case VERTEX -> "verticesTab";
            case GL_COMMAND -> "glCommandsTab";
        };
    }
}

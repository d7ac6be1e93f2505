package org.jointscope.ui.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Supplier;
import javafx.fxml.FXMLLoader;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.FileOpener;
import org.jointscope.ui.outline.OutlineView;
import org.jointscope.ui.outline.OutlineViewModel;
import org.jointscope.ui.status.StatusView;
import org.jointscope.ui.status.StatusViewModel;
import org.jointscope.ui.timeline.TimelineView;
import org.jointscope.ui.timeline.TimelineViewModel;
import org.jointscope.ui.viewport.ViewportView;
import org.jointscope.ui.viewport.ViewportViewModel;

/** Makes the views with what they need: the one place where the parts of the window are put together. */
final class ViewFactory {

    private final Map<Class<?>, Supplier<?>> controllers;

    ViewFactory(Document document, FileOpener opener, TaskWork work, Theme theme) {
        ViewportViewModel viewport = new ViewportViewModel(document);
        MainViewModel main = new MainViewModel(document, opener);
        controllers = Map.of(
                MainView.class, () -> new MainView(main, viewport, theme),
                OutlineView.class, () -> new OutlineView(new OutlineViewModel(document)),
                ViewportView.class, () -> new ViewportView(viewport),
                TimelineView.class, () -> new TimelineView(new TimelineViewModel(document.playback())),
                StatusView.class, () -> new StatusView(new StatusViewModel(document, opener, work)));
    }

    /** Loads the FXML of the same name as a view, with the views that it includes. */
    <T> T load(Class<?> view) {
        FXMLLoader loader = new FXMLLoader(
                view.getResource(view.getSimpleName() + ".fxml"),
                ResourceBundle.getBundle("org.jointscope.ui.messages"));
        loader.setControllerFactory(this::controller);
        try {
            return loader.load();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Object controller(Class<?> type) {
        return Optional.ofNullable(controllers.get(type))
                .orElseThrow(() -> new IllegalArgumentException("no controller of " + type))
                .get();
    }
}

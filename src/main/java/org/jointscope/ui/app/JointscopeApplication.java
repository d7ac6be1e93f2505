package org.jointscope.ui.app;

import java.nio.file.Path;
import java.util.List;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.FileOpener;

/** The window's life, from start to end. Its parameters are the files to open; without any it opens the sample. */
public final class JointscopeApplication extends Application {

    private static final double FIRST_WIDTH = 1280;
    private static final double FIRST_HEIGHT = 800;

    private final TaskWork work = new TaskWork();
    private final TaskWork lookingAround = new TaskWork();

    /** Opens the window, and returns when it is closed. */
    public static void launch(List<Path> files) {
        Application.launch(
                JointscopeApplication.class, files.stream().map(Path::toString).toArray(String[]::new));
    }

    @Override
    public void start(Stage stage) {
        Document document = new Document();
        FileOpener opener = new FileOpener(document, work, lookingAround);
        new FrameClock(document.playback());
        Scene scene = new Scene(
                new ViewFactory(document, opener, work, new Theme(), new PreferencesSettings())
                        .load(MainView.class), FIRST_WIDTH, FIRST_HEIGHT);
        scene.getStylesheets().add(getClass().getResource("/org/jointscope/ui/base.css").toExternalForm());
        stage.titleProperty()
                .bind(document.openProperty()
                        .map(open -> open.isEmpty() ? "Jointscope" : open.name() + " – Jointscope"));
        stage.setScene(scene);
        stage.show();
        List<Path> files = getParameters().getRaw().stream().map(Path::of).toList();
        if (files.isEmpty()) {
            opener.openSample();
        } else {
            opener.open(files);
        }
    }

    @Override
    public void stop() {
        work.close();
        lookingAround.close();
    }
}

package org.jointscope.ui.app;

import javafx.application.Application;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.Window;

import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.storage.FileOpener;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * The window's life, from start to end. Its parameters are the files to open; without any it opens
 * the sample.
 */
public class JointscopeApplication extends Application {

    private final List<TaskWork> lanes = new ArrayList<>();
    private final FileSettings settings = new FileSettings(FileSettings.file());

    /**
     * Opens the window, and returns when it is closed.
     *
     * @param halt ends the process at once, with an exit code
     * @return the exit code for the process
     */
    public static int launch(List<Path> files, IntConsumer halt) {
        EndSignals signals = new EndSignals(Platform::exit, halt);
        Application.launch(
                JointscopeApplication.class,
                files.stream().map(Path::toString).toArray(String[]::new));
        return signals.exitCode();
    }

    @Override
    public void start(Stage stage) {
        Document document = new Document();
        BackgroundWork work = addLane();
        FileOpener opener = new FileOpener(document, work, addLane());
        new FrameClock(document.playback());
        WindowMemory memory = new WindowMemory(settings);
        ViewFactory views =
                new ViewFactory(document, opener, work, this::addLane, settings, fileDialogs());
        Scene scene = new Scene(views.load(MainView.class), memory.width(), memory.height());
        scene.getStylesheets()
                .add(getClass().getResource("/org/jointscope/ui/base.css").toExternalForm());
        stage.titleProperty()
                .bind(
                        Bindings.createStringBinding(
                                () -> title(document),
                                document.stateProperty(),
                                document.editing().modifiedProperty()));
        stage.setScene(scene);
        memory.follow(stage);
        stage.show();
        // Space plays from the start, as long as nothing else has been chosen.
        scene.lookup("#picture").requestFocus();
        List<Path> files = getParameters().getRaw().stream().map(Path::of).toList();
        if (files.isEmpty()) {
            opener.openSample();
        } else {
            opener.open(files);
        }
    }

    /** Work in the background side by side with that of all other lanes. */
    private BackgroundWork addLane() {
        TaskWork lane = new TaskWork();
        lanes.add(lane);
        return lane;
    }

    /** The dialogs in which the user chooses files. */
    FileDialogs fileDialogs() {
        return FileDialogs.SYSTEM;
    }

    @Override
    public void stop() {
        settings.save();
        lanes.forEach(TaskWork::close);
        // JavaFX closes windows before the menus that are open in them, which fails.
        List.copyOf(Window.getWindows()).reversed().forEach(Window::hide);
    }

    /** A star stands before the names of files that have changes not saved. */
    private static String title(Document document) {
        OpenModel open = document.getOpen();
        String star = document.editing().modifiedProperty().get() ? "*" : "";
        return open.isEmpty() ? "Jointscope" : star + open.name() + " – Jointscope";
    }
}

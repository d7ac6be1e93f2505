package org.jointscope.ui.app;

import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;

import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.storage.FileOpener;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/**
 * The window's life, from start to end. Its parameters are the files to open; without any it opens
 * the sample.
 */
public class JointscopeApplication extends Application {

    private static final double FIRST_WIDTH = 1440;
    private static final double FIRST_HEIGHT = 900;
    private static final double SMALLEST = 400;

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
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        double width = size("window.width", FIRST_WIDTH, screen.getWidth());
        double height = size("window.height", FIRST_HEIGHT, screen.getHeight());
        ViewFactory views =
                new ViewFactory(document, opener, work, this::addLane, settings, fileDialogs());
        Scene scene = new Scene(views.load(MainView.class), width, height);
        scene.getStylesheets()
                .add(getClass().getResource("/org/jointscope/ui/base.css").toExternalForm());
        stage.titleProperty()
                .bind(
                        Bindings.createStringBinding(
                                () -> title(document),
                                document.stateProperty(),
                                document.editing().modifiedProperty()));
        stage.setScene(scene);
        rememberPlace(stage);
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

    /** The last size, but never more than the screen. */
    private double size(String key, double first, double available) {
        return Math.clamp(settings.find(key, first), Math.min(SMALLEST, available), available);
    }

    /**
     * Puts the window where it was, if that is still on a screen, and remembers where it goes from
     * now on.
     */
    private void rememberPlace(Stage stage) {
        double x = settings.find("window.x", Double.NaN);
        double y = settings.find("window.y", Double.NaN);
        if (Double.isFinite(x)
                && Double.isFinite(y)
                && !Screen.getScreensForRectangle(x, y, 100, 100).isEmpty()) {
            stage.setX(x);
            stage.setY(y);
        }
        stage.setMaximized(
                settings.find("window.maximized").map(Boolean::parseBoolean).orElse(false));
        stage.maximizedProperty()
                .subscribe((before, is) -> settings.put("window.maximized", is.toString()));
        Map.of(
                        "window.x", stage.xProperty(),
                        "window.y", stage.yProperty(),
                        "window.width", stage.widthProperty(),
                        "window.height", stage.heightProperty())
                .forEach(
                        (key, place) ->
                                place.subscribe(
                                        (before, now) -> {
                                            if (!stage.isMaximized()
                                                    && Double.isFinite(now.doubleValue())) {
                                                settings.put(key, now.toString());
                                            }
                                        }));
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

    /** Moves the playhead on with every picture that JavaFX draws, as long as it plays. */
    private static final class FrameClock extends AnimationTimer {

        /**
         * After a pause in drawing (a dialog, a sleeping computer) the playhead goes on, it does
         * not leap.
         */
        private static final double LONGEST_STEP_SECONDS = 0.25;

        private static final long NOT_STARTED = -1;

        private final Playback playback;
        private long last;

        FrameClock(Playback playback) {
            this.playback = playback;
            playback.playingProperty().subscribe(this::run);
        }

        private void run(boolean playing) {
            last = NOT_STARTED;
            if (playing) {
                start();
            } else {
                stop();
            }
        }

        @Override
        public void handle(long nanos) {
            if (last != NOT_STARTED) {
                playback.advance(Math.min((nanos - last) * 1e-9, LONGEST_STEP_SECONDS));
            }
            last = nanos;
        }
    }
}

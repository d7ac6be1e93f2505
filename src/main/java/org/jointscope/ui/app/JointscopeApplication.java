package org.jointscope.ui.app;

import javafx.animation.AnimationTimer;
import javafx.animation.PauseTransition;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Duration;

import org.jointscope.messages.Texts;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.control.KeyFocus;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.FrameMeter;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.playback.Playback;
import org.jointscope.ui.storage.FileOpener;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntConsumer;

/**
 * The life cycle of the window. Its parameters are the files to open; without parameters it opens
 * the sample.
 */
public class JointscopeApplication extends Application {

    /**
     * Seconds after which the window closes: the build starts the program to see which classes it
     * uses.
     */
    private static final String CLOSE_AFTER = "jointscope.closeAfter";

    private static final double FIRST_WIDTH = 1440;
    private static final double FIRST_HEIGHT = 900;
    private static final double SMALLEST = 400;

    private final List<TaskWork> lanes = new ArrayList<>();
    private final FileSettings settings = new FileSettings(FileSettings.file());

    /**
     * Opens the window, and returns when it is closed.
     *
     * @param report prints an internal error, and returns the text to report
     * @param halt ends the process at once, with an exit code
     * @return the exit code for the process
     */
    public static int launch(
            List<Path> files, Function<Throwable, String> report, IntConsumer halt) {
        Thread.setDefaultUncaughtExceptionHandler(new InternalErrors(report, Texts.program()));
        EndSignals signals = new EndSignals(Platform::exit, halt);
        Application.launch(
                JointscopeApplication.class,
                files.stream().map(Path::toString).toArray(String[]::new));
        return signals.exitCode();
    }

    /** Whether the build started the program, to see which classes it uses. */
    public static boolean isTraining() {
        return Integer.getInteger(CLOSE_AFTER) != null;
    }

    @Override
    public void start(Stage stage) {
        Document document = new Document();
        BackgroundWork work = addLane();
        FileOpener opener = new FileOpener(document, work, addLane(), Texts.program());
        new FrameClock(document);
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        double width = size("window.width", FIRST_WIDTH, screen.getWidth());
        double height = size("window.height", FIRST_HEIGHT, screen.getHeight());
        ViewFactory views =
                new ViewFactory(document, opener, work, this::addLane, settings, fileDialogs());
        Scene scene = new Scene(views.load(MainView.class), width, height);
        scene.getStylesheets()
                .add(getClass().getResource("/org/jointscope/ui/base.css").toExternalForm());
        KeyFocus.mark(scene);
        stage.titleProperty()
                .bind(
                        Bindings.createStringBinding(
                                () -> title(document),
                                document.stateProperty(),
                                document.editing().modifiedProperty()));
        stage.setScene(scene);
        rememberPlace(stage);
        stage.show();
        // Space starts playback until another control has the focus.
        scene.lookup("#picture").requestFocus();
        List<Path> files = getParameters().getRaw().stream().map(Path::of).toList();
        if (files.isEmpty()) {
            opener.openSample();
        } else {
            opener.open(files);
        }
        Optional.ofNullable(Integer.getInteger(CLOSE_AFTER))
                .ifPresent(JointscopeApplication::closeAfter);
    }

    private static void closeAfter(int seconds) {
        PauseTransition pause = new PauseTransition(Duration.seconds(seconds));
        pause.setOnFinished(end -> Platform.exit());
        pause.play();
    }

    /** The last size, at most that of the screen. */
    private double size(String key, double first, double available) {
        return Math.clamp(settings.find(key, first), Math.min(SMALLEST, available), available);
    }

    /**
     * Restores the last position of the window if it is still on a screen, and stores each later
     * position.
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

    /** Background work that runs in parallel with that of all other lanes. */
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
        // JavaFX closes windows before the menus that are open in them, which causes an exception.
        List.copyOf(Window.getWindows()).reversed().forEach(Window::hide);
    }

    /** An asterisk precedes the names of files that have unsaved changes. */
    private static String title(Document document) {
        OpenModel open = document.getOpen();
        String star = document.editing().modifiedProperty().get() ? "*" : "";
        return open.isEmpty() ? "Jointscope" : star + open.name() + " – Jointscope";
    }

    /** Advances the playhead with every frame that JavaFX draws during playback. */
    private static final class FrameClock extends AnimationTimer {

        /**
         * After a pause in drawing (a dialog, a sleeping computer) the playhead continues without a
         * jump.
         */
        private static final double LONGEST_STEP_SECONDS = 0.25;

        private static final long NOT_STARTED = -1;

        private final Playback playback;
        private final FrameMeter meter;
        private long last;

        FrameClock(Document document) {
            playback = document.playback();
            meter = document.meter();
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
                FrameMeter.Stage before = meter.enter(FrameMeter.Stage.OTHER);
                playback.advance(Math.min((nanos - last) * 1e-9, LONGEST_STEP_SECONDS));
                meter.enter(before);
            }
            last = nanos;
        }
    }
}

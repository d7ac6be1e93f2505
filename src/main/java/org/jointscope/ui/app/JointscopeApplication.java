package org.jointscope.ui.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.layout.Region;
import javafx.scene.paint.Paint;
import javafx.stage.Modality;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Duration;
import org.jointscope.messages.Texts;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.control.KeyFocus;
import org.jointscope.ui.desktop.FileRequests;
import org.jointscope.ui.desktop.ProgramLog;
import org.jointscope.ui.desktop.RunningWindow;
import org.jointscope.ui.document.BackgroundWork;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.preferences.ColorTheme;
import org.jointscope.ui.preferences.PreferencesViewModel;
import org.jointscope.ui.preferences.UiScale;
import org.jointscope.ui.reload.ReloadViewModel;
import org.jointscope.ui.storage.FileOpener;
import org.jointscope.ui.storage.FolderMemory;
import org.jointscope.ui.viewport.StillPicture;

/**
 * The life cycle of the window. Its parameters are the files to open; without files it opens the sample. The parameter
 * {@value #SOCKET} is the socket on which it receives more files.
 */
public class JointscopeApplication extends Application {

    /** Seconds after which the window closes: the build starts the program to see which classes it uses. */
    private static final String CLOSE_AFTER = "jointscope.closeAfter";

    private static final String SOCKET = "socket";

    private final List<TaskWork> lanes = new ArrayList<>();
    private final FileSettings settings = new FileSettings(FileSettings.file());
    private Optional<FileRequests> requests = Optional.empty();
    private Optional<MainView> main = Optional.empty();

    /**
     * Opens the window, and returns when it is closed; or lets the running window open the files, and returns at once.
     *
     * @param newWindow whether a window opens even if one is running
     * @param report prints an internal error, and returns the text to report
     * @param halt ends the process at once, with an exit code
     * @return the exit code for the process
     */
    public static int launch(
            List<Path> files, boolean newWindow, Function<Throwable, String> report, IntConsumer halt) {
        if (isTraining()) {
            return launch(files, Optional.empty(), report, halt);
        }
        try (RunningWindow window = RunningWindow.of(FileSettings.file())) {
            return switch (window.open(files, newWindow)) {
                case RUNNING -> 0;
                case OURS -> launch(files, Optional.of(window.socket()), report, halt);
                case ADDITIONAL -> launch(files, Optional.empty(), report, halt);
            };
        }
    }

    private static int launch(
            List<Path> files, Optional<Path> socket, Function<Throwable, String> report, IntConsumer halt) {
        UiScale.apply(key -> FileSettings.find(FileSettings.file(), key));
        try (ProgramLog log = ProgramLog.current()) {
            Thread.setDefaultUncaughtExceptionHandler(new InternalErrors(report, log, Texts.program()));
            EndSignals signals = new EndSignals(Platform::exit, halt);
            Application.launch(
                    JointscopeApplication.class,
                    Stream.concat(
                                    socket.map(path -> "--" + SOCKET + "=" + path).stream(),
                                    files.stream().map(Path::toAbsolutePath).map(Path::toString))
                            .toArray(String[]::new));
            return signals.exitCode();
        }
    }

    /** Whether the build started the program, to see which classes it uses. */
    public static boolean isTraining() {
        return Integer.getInteger(CLOSE_AFTER) != null;
    }

    private void showFolder(Path folder) {
        getHostServices().showDocument(folder.toUri().toString());
    }

    @Override
    public void start(Stage stage) {
        if (Thread.getDefaultUncaughtExceptionHandler() instanceof InternalErrors errors) {
            errors.showFoldersBy(this::showFolder);
        }
        Document document = new Document();
        // Files are read before the preferences exist.
        document.setGameTree(PreferencesViewModel.gameTree(settings));
        BackgroundWork work = addLane();
        FileOpener opener = new FileOpener(document, work, addLane(), Texts.program());
        FolderMemory folders = new FolderMemory(document, settings);
        opener.remember(folders);
        Optional<FirstFrame> first = firstFrame(folders);
        first.ifPresent(view -> opener.hold(view::show));
        List<Path> files = getParameters().getUnnamed().stream().map(Path::of).toList();
        if (files.isEmpty()) {
            opener.openSample();
        } else {
            opener.open(files);
        }
        new FrameClock(document);
        Supplier<ViewFactory> window = () -> new ViewFactory(
                document,
                opener,
                work,
                this::addLane,
                settings,
                folders,
                new LastFolders(fileDialogs(), settings, document),
                this::showFolder);
        new WindowPosition(stage, settings).remember();
        Scene scene = new Scene(
                first.<Parent>map(view -> view).orElseGet(Region::new),
                stage.getWidth(),
                stage.getHeight(),
                background());
        KeyFocus.mark(scene);
        stage.titleProperty()
                .bind(Bindings.createStringBinding(
                        () -> title(document),
                        document.stateProperty(),
                        document.editing().modifiedProperty()));
        stage.setScene(scene);
        stage.show();
        first.ifPresentOrElse(
                view -> view.whenSeen(() -> complete(stage, window, opener)), () -> complete(stage, window, opener));
    }

    FileSettings settings() {
        return settings;
    }

    /** The view of the whole window, after the first frame. */
    Optional<MainView> main() {
        return main;
    }

    private Paint background() {
        ObjectProperty<ColorTheme> theme = new SimpleObjectProperty<>(ColorTheme.SYSTEM);
        settings.follow("theme", theme, ColorTheme.class);
        boolean isSystemDark = Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
        return theme.get().isDark(isSystemDark) ? FirstFrame.DARK : FirstFrame.LIGHT;
    }

    private Optional<FirstFrame> firstFrame(FolderMemory folders) {
        return Platform.isSupported(ConditionalFeature.SCENE3D)
                ? Optional.of(new FirstFrame(
                        new StillPicture(viewport -> ViewFactory.followLayers(settings, viewport), folders), settings))
                : Optional.empty();
    }

    /** Adds all other parts of the window, then shows the files that were read. */
    private void complete(Stage stage, Supplier<ViewFactory> window, FileOpener opener) {
        Scene scene = stage.getScene();
        ViewFactory views = window.get();
        scene.setRoot(views.load(MainView.class));
        main = Optional.of(views.main());
        scene.getStylesheets()
                .add(getClass().getResource("/org/jointscope/ui/base.css").toExternalForm());
        if (getParameters().getUnnamed().isEmpty() && !isTraining()) {
            views.main().offerTour(settings.areNew());
        }
        // The columns have their widths from now on, and contain the viewport.
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        opener.release();
        Node picture = scene.lookup("#picture");
        // Space starts playback until another control has the focus.
        picture.requestFocus();
        settings.beforeSaving(() -> FirstFrame.store(picture, settings));
        Thread.ofVirtual().start(() -> showIcons(stage));
        Optional.ofNullable(getParameters().getNamed().get(SOCKET))
                .ifPresent(socket -> receive(Path.of(socket), opener, stage));
        Optional.ofNullable(Integer.getInteger(CLOSE_AFTER)).ifPresent(JointscopeApplication::closeAfter);
    }

    /** Reading the icons lasts longer than the window should wait. */
    private static void showIcons(Stage stage) {
        List<Image> icons = WindowIcons.all();
        Platform.runLater(() -> stage.getIcons().setAll(icons));
    }

    /** Opens the files of later starts of the program. */
    private void receive(Path socket, FileOpener opener, Stage stage) {
        FileRequests received =
                new FileRequests(socket, files -> Platform.runLater(() -> whenFree(() -> open(files, opener, stage))));
        requests = Optional.of(received);
        Thread.ofPlatform().daemon().name("file requests").start(received::listen);
    }

    private static void open(List<Path> files, FileOpener opener, Stage stage) {
        stage.setIconified(false);
        stage.toFront();
        stage.requestFocus();
        if (!files.isEmpty()) {
            opener.open(files);
        }
    }

    /** Runs an action when no dialog is open: a dialog acts on the open files. */
    private static void whenFree(Runnable action) {
        Optional<Window> dialog = Window.getWindows().stream()
                .filter(window -> window instanceof Stage stage && isDialog(stage))
                .findFirst();
        if (dialog.isEmpty()) {
            action.run();
            return;
        }
        dialog.get().showingProperty().addListener(new InvalidationListener() {
            @Override
            public void invalidated(Observable showing) {
                showing.removeListener(this);
                Platform.runLater(() -> whenFree(action));
            }
        });
    }

    private static boolean isDialog(Stage stage) {
        return stage.getModality() != Modality.NONE;
    }

    private static void closeAfter(int seconds) {
        PauseTransition pause = new PauseTransition(Duration.seconds(seconds));
        pause.setOnFinished(end -> Platform.exit());
        pause.play();
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
        requests.ifPresent(FileRequests::close);
        main.map(MainView::viewModel).map(MainViewModel::reload).ifPresent(ReloadViewModel::close);
        settings.save();
        main.ifPresent(view -> view.viewModel().recovery().close());
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
}

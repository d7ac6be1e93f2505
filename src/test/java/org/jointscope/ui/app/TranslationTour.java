package org.jointscope.ui.app;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jointscope.check.engine.Engine;
import org.jointscope.check.engine.Engines;
import org.jointscope.inspect.Sample;
import org.jointscope.ui.FxThread;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.desktop.UserFolders;

/**
 * The tour of the window in another language, in a process of its own: the texts are read once. Prints what it finds.
 */
public final class TranslationTour extends WindowTour {

    private final TranslationCheck check;

    private TranslationTour(Path folder) throws IOException {
        this.folder = folder;
        writeFiles();
        List<String> names = new ArrayList<>();
        for (Path file :
                Stream.concat(files().stream(), Sample.files().stream()).toList()) {
            names.add(file.toAbsolutePath().toString());
            names.add(Files.readString(file, StandardCharsets.ISO_8859_1));
        }
        Engines.ALL.stream().map(Engine::name).forEach(names::add);
        names.add(UserFolders.current().state().toString());
        names.add("target/settings/exercises/exercise");
        Stream.of("java.vendor", "os.name", "os.arch", "os.version", "user.home")
                .map(System::getProperty)
                .forEach(names::add);
        check = new TranslationCheck(names);
    }

    /** @param arguments a folder for files */
    public static void main(String[] arguments) throws Exception {
        TranslationTour tour = new TranslationTour(Path.of(arguments[0]));
        Path settings = WindowUser.settings("playback.whenOpened=false");
        tour.user = WindowUser.start(Canceling.class, settings);
        tour.visit();
        tour.visitMenus();
        tour.visitExercise();
        tour.check.faults().forEach(System.out::println);
        System.out.println("texts: " + tour.check.seen());
        System.exit(0);
    }

    @Override
    void examine(String part) {
        // Names and licenses of libraries.
        if (!part.equals("licenses")) {
            check.examine(part);
        }
    }

    /** All items of the menu bar, and the dialogs of those that end with an ellipsis. */
    private void visitMenus() {
        user.reset(false, guard, walk);
        user.resize(1440, 900);
        List<MenuItem> items = FxThread.ask(() -> user.part("#menuBar", MenuBar.class).getMenus().stream()
                .flatMap(TranslationTour::items)
                .toList());
        for (MenuItem item : items) {
            check.examine("menu", item);
            if (FxThread.ask(() -> item.getText() != null && item.getText().endsWith("…") && !item.isDisable())) {
                Platform.runLater(item::fire);
                user.awaitPulses(5);
                check.examine(item.getText());
                user.press(KeyCode.ESCAPE);
                FxThread.run(() -> List.copyOf(Window.getWindows()).reversed().stream()
                        .filter(window -> window
                                != user.part("#menuBar", MenuBar.class)
                                        .getScene()
                                        .getWindow())
                        .forEach(Window::hide));
            }
        }
    }

    private void visitExercise() {
        FxThread.run(() -> user.part("#menuBar", MenuBar.class).getMenus().stream()
                .flatMap(TranslationTour::items)
                .filter(item -> "exercise3".equals(item.getId()))
                .forEach(MenuItem::fire));
        FxThread.await("the exercise is open", () -> user.sees("#exerciseState"));
        user.awaitRead();
        user.awaitPulses(3);
        check.examine("exercise");
    }

    private static Stream<MenuItem> items(MenuItem item) {
        return item instanceof Menu menu
                ? Stream.concat(Stream.of(item), menu.getItems().stream().flatMap(TranslationTour::items))
                : Stream.of(item);
    }

    /** The program, in which all file dialogs are canceled. */
    public static final class Canceling extends JointscopeApplication implements FileDialogs {

        @Override
        FileDialogs fileDialogs() {
            return this;
        }

        @Override
        public List<File> openFiles(FileChooser chooser, Window owner) {
            return List.of();
        }

        @Override
        public Optional<File> openFile(FileChooser chooser, Window owner) {
            return Optional.empty();
        }

        @Override
        public Optional<File> openFolder(DirectoryChooser chooser, Window owner) {
            return Optional.empty();
        }

        @Override
        public Optional<File> saveFile(FileChooser chooser, Window owner) {
            return Optional.empty();
        }
    }
}

package org.jointscope.ui.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jointscope.Main;
import org.jointscope.ui.FxThread;

/**
 * The program with a user who edits a file, or if there are unsaved edits of an earlier process, restores those. It
 * prints the text of the offer, and when the edit is stored the title.
 */
public final class ProgramWithEdit {

    private ProgramWithEdit() {}

    /** @param arguments of the program */
    public static void main(String[] arguments) {
        boolean offered = hasStored("");
        Thread.ofPlatform().daemon().start(() -> use(offered));
        Main.main(arguments);
    }

    private static void use(boolean offered) {
        try {
            await(() -> !Window.getWindows().isEmpty() && scene().lookup("#menuBar") != null);
            await(() -> title().contains("–"));
            await(() -> scene().lookup("#recovery").isVisible() == offered);
            System.out.println(
                    offered ? FxThread.ask(() -> ((Labeled) scene().lookup("#recoveryText")).getText()) : "");
            FxThread.run(() -> {
                if (offered) {
                    ((Button) scene().lookup("#recovery-restore")).fire();
                } else {
                    ((MenuBar) scene().lookup("#menuBar")).getMenus().forEach(ProgramWithEdit::writeAllComponents);
                }
            });
            await(() -> title().startsWith("*"));
            await(() -> hasStored(ProcessHandle.current().pid() + "-"));
            System.out.println(title());
        } catch (Exception e) {
            e.printStackTrace();
        }
    }

    /** Whether there are edits of a process. */
    private static boolean hasStored(String process) {
        Path root = FileSettings.recovery();
        if (!Files.isDirectory(root)) {
            return false;
        }
        try (Stream<Path> folders = Files.list(root)) {
            return folders.filter(it -> it.getFileName().toString().startsWith(process))
                    .anyMatch(it -> Files.exists(it.resolve("index.json")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void await(BooleanSupplier condition) throws Exception {
        WindowWithout3d.await(() -> FxThread.ask(condition::getAsBoolean));
    }

    private static Scene scene() {
        return Window.getWindows().getFirst().getScene();
    }

    private static String title() {
        return FxThread.ask(() -> ((Stage) Window.getWindows().getFirst()).getTitle());
    }

    private static void writeAllComponents(Menu menu) {
        menu.getItems().stream().filter(item -> "allItem".equals(item.getId())).forEach(MenuItem::fire);
    }
}

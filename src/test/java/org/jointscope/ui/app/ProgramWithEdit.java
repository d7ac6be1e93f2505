package org.jointscope.ui.app;

import java.util.function.BooleanSupplier;
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
 * prints the text of the offer, and the title after the edit.
 */
public final class ProgramWithEdit {

    private static final int LONG_ENOUGH_MILLIS = 1000;

    private ProgramWithEdit() {}

    /** @param arguments of the program */
    public static void main(String[] arguments) {
        Thread.ofPlatform().daemon().start(ProgramWithEdit::use);
        Main.main(arguments);
    }

    private static void use() {
        try {
            await(() -> !Window.getWindows().isEmpty() && scene().lookup("#menuBar") != null);
            await(() -> title().contains("–"));
            Thread.sleep(LONG_ENOUGH_MILLIS);
            boolean offered = FxThread.ask(() -> scene().lookup("#recovery").isVisible());
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
            Thread.sleep(LONG_ENOUGH_MILLIS);
            System.out.println(title());
        } catch (Exception e) {
            e.printStackTrace();
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

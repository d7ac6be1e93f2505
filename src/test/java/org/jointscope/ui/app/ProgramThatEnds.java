package org.jointscope.ui.app;

import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import javafx.util.Duration;
import org.jointscope.Main;
import org.jointscope.ui.FxThread;

/** The program with a user who ends it while the sample plays; see {@link ProgramEndIT}. */
public final class ProgramThatEnds {

    /** Printed after the playhead has moved. */
    static final String PLAYS = "plays";

    private static final long REST_MILLIS = 500;

    /** The way in which the program is ended. */
    enum Way {
        /** The close button of the window. */
        CLOSE {
            @Override
            void end() {
                Window window = Window.getWindows().getFirst();
                window.fireEvent(new WindowEvent(window, WindowEvent.WINDOW_CLOSE_REQUEST));
            }
        },
        /** The command in the menu. */
        QUIT {
            @Override
            void end() {
                Platform.exit();
            }
        },
        /** The command, while a menu is open. */
        QUIT_WITH_OPEN_MENU {
            @Override
            void end() {
                Window window = Window.getWindows().getFirst();
                window.requestFocus();
                ContextMenu menu = new ContextMenu(new MenuItem("Item"));
                menu.show(window, window.getX() + 50, window.getY() + 50);
                PauseTransition pause = new PauseTransition(Duration.seconds(1));
                pause.setOnFinished(event -> Platform.exit());
                pause.play();
            }
        },
        /** A signal, which the parent process sends. */
        SIGNAL {
            @Override
            void end() {}
        };

        abstract void end();
    }

    private ProgramThatEnds() {}

    /** @param arguments a {@link Way} */
    public static void main(String[] arguments) {
        Way way = Way.valueOf(arguments[0]);
        // Gives exceptions during the end of the process time to be printed.
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(ProgramThatEnds::rest));
        Thread.ofPlatform().daemon().start(() -> end(way));
        Main.main(new String[0]);
    }

    private static void rest() {
        try {
            Thread.sleep(REST_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void end(Way way) {
        try {
            WindowWithout3d.await(() -> !Window.getWindows().isEmpty() && !frame().isEmpty());
            String first = FxThread.ask(ProgramThatEnds::frame);
            WindowWithout3d.await(() -> !frame().equals(first));
            System.out.println(PLAYS);
            Platform.runLater(way::end);
        } catch (Exception e) {
            e.printStackTrace();
        }
    }

    private static String frame() {
        Node frame = Window.getWindows().getFirst().getScene().lookup("#frame");
        return frame == null ? "" : WindowUser.text(frame);
    }
}

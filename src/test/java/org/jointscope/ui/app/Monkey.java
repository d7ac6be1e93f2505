package org.jointscope.ui.app;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.logging.ConsoleHandler;
import java.util.logging.Handler;
import java.util.logging.Logger;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.input.KeyCode;
import javafx.stage.Modality;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jointscope.ui.FxThread;

/**
 * The program with a user who clicks, types, scrolls, drags and opens files at random; see {@link MonkeyIT}. Prints
 * every action. Ends with a nonzero exit code at the first uncaught exception.
 */
public final class Monkey {

    private static final int EXCEPTION = 3;

    /** Prefix of the lines for actions; no error message begins with it. */
    static final String ACTION = "- ";

    /** Maximum number of actions in a dialog. */
    private static final int MOST_IN_A_DIALOG = 8;

    private static final Logger STYLES = Logger.getLogger("javafx.css");

    private static MonkeyFiles files;

    private final Random random;
    private final MonkeyHands hands;
    private int inDialog;

    private Monkey(Random random) {
        this.random = random;
        this.hands = new MonkeyHands(random);
    }

    /** @param arguments the seed, the number of seconds, and the folder with the files to open */
    public static void main(String[] arguments) {
        Random random = new Random(Long.parseLong(arguments[0]));
        Duration time = Duration.ofSeconds(Long.parseLong(arguments[1]));
        files = new MonkeyFiles(Path.of(arguments[2]), new Random(random.nextLong()));
        traceStyles();
        Thread.setDefaultUncaughtExceptionHandler(Monkey::fail);
        Thread.ofPlatform().daemon().name("monkey").start(() -> new Monkey(random).play(time));
        Application.launch(MonkeyApplication.class);
        System.exit(0);
    }

    static MonkeyFiles files() {
        return files;
    }

    /** Prints an event in one line. */
    static void print(String line) {
        System.out.println(ACTION + line.replaceAll("\\R", " "));
    }

    /** Prints the stack trace of style warnings of JavaFX: the message does not name the window. */
    private static void traceStyles() {
        Handler handler = new ConsoleHandler();
        handler.setFilter(complaint -> {
            complaint.setThrown(new Throwable("windows: " + Window.getWindows()));
            return true;
        });
        STYLES.addHandler(handler);
        STYLES.setUseParentHandlers(false);
    }

    private static void fail(Thread thread, Throwable exception) {
        synchronized (Monkey.class) {
            System.err.println("Exception in thread " + thread.getName());
            exception.printStackTrace();
            System.out.flush();
            Runtime.getRuntime().halt(EXCEPTION);
        }
    }

    private void play(Duration time) {
        awaitWindow();
        // TestFX has set its own handler.
        Thread.setDefaultUncaughtExceptionHandler(Monkey::fail);
        FxThread.run(MonkeyHands::prepare);
        Instant end = Instant.now().plus(time);
        while (Instant.now().isBefore(end)) {
            act();
        }
        print("end");
        Platform.exit();
    }

    private static void awaitWindow() {
        try {
            WindowWithout3d.await(WindowWithout3d::isOpen);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private void act() {
        boolean dialog = FxThread.ask(Monkey::isDialogOpen);
        inDialog = dialog ? inDialog + 1 : 0;
        if (inDialog > MOST_IN_A_DIALOG) {
            print("closes dialogs");
            FxThread.run(Monkey::closeDialogs);
            inDialog = 0;
            return;
        }
        int kind = random.nextInt(100);
        if (kind < 50) {
            hands.clickOnSomething();
        } else if (kind < 60) {
            hands.clickAnywhere();
        } else if (kind < 78) {
            hands.press();
        } else if (kind < 85) {
            hands.scroll();
        } else if (kind < 93) {
            hands.drag();
        } else if (kind < 95) {
            hands.resize();
        } else {
            print("opens files");
            hands.pressWith(KeyCode.CONTROL, KeyCode.O);
        }
    }

    private static boolean isDialogOpen() {
        return !dialogs().isEmpty();
    }

    private static void closeDialogs() {
        dialogs().forEach(Stage::hide);
    }

    private static List<Stage> dialogs() {
        return Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .map(Stage.class::cast)
                .filter(stage -> stage.getModality() != Modality.NONE)
                .toList();
    }
}

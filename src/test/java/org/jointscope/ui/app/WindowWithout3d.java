package org.jointscope.ui.app;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TreeView;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jointscope.Main;
import org.jointscope.ui.FxThread;
import org.testfx.util.WaitForAsyncUtils;

/** The program with a check that prints the content of its window; see {@link No3dIT}. */
public final class WindowWithout3d {
    private static final long PATIENCE_SECONDS = 60;

    private WindowWithout3d() {}

    public static void main(String[] arguments) {
        Thread.ofPlatform().daemon().start(WindowWithout3d::readOut);
        Main.main(arguments);
    }

    private static void readOut() {
        try {
            await(() -> isOpen() && !text("#summary").isEmpty());
            System.out.println("title: " + FxThread.ask(() -> ((Stage) window()).getTitle()));
            System.out.println("message: " + FxThread.ask(WindowWithout3d::message));
            System.out.println("picture: " + FxThread.ask(() -> node("#picture").isVisible()));
            System.out.println("tools: " + FxThread.ask(() -> node(".tools").isVisible()));
            System.out.println("legend: " + FxThread.ask(() -> node(".legend").isVisible()));
            System.out.println("joints: " + FxThread.ask(WindowWithout3d::jointsInTheTree));
            System.out.println("summary: " + FxThread.ask(() -> text("#summary")));
            String frame = FxThread.ask(() -> text("#frame"));
            await(() -> !text("#frame").equals(frame));
            System.out.println("plays");
        } catch (Exception e) {
            e.printStackTrace();
        } finally {
            Platform.exit();
        }
    }

    /** Whether the window is complete. */
    static boolean isOpen() {
        return !Window.getWindows().isEmpty() && node("#summary") != null;
    }

    private static Window window() {
        return Window.getWindows().getFirst();
    }

    private static Node node(String query) {
        Scene scene = window().getScene();
        return scene.lookup(query);
    }

    private static String text(String query) {
        return WindowUser.text(node(query));
    }

    private static String message() {
        return node("#missing3d").isVisible()
                ? node("#missing3d").lookupAll(".label").stream()
                        .map(label -> ((Label) label).getText())
                        .reduce("", (a, b) -> a + b)
                : "";
    }

    private static int jointsInTheTree() {
        return ((TreeView<?>) node("#joints")).getExpandedItemCount();
    }

    /** Checks a condition on the JavaFX thread, which can start later, until it is true. */
    static void await(Callable<Boolean> condition) throws Exception {
        WaitForAsyncUtils.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS, () -> {
            try {
                return FxThread.ask(condition);
            } catch (IllegalStateException toolkitIsNotThereYet) {
                return false;
            }
        });
    }
}

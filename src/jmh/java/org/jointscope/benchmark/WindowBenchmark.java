package org.jointscope.benchmark;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.Slider;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeView;
import javafx.stage.Window;

import org.jointscope.inspect.Sample;
import org.jointscope.ui.app.JointscopeApplication;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * How long the window takes to answer, from a click to the end of the layout that shows the answer:
 * on an animation of 2,000 joints and 20,000 frames, and, as its rival in the same run, on the
 * sample. Needs a display.
 */
public final class WindowBenchmark {

    private static final int JOINTS = 2_000;
    private static final int FRAMES = 20_000;
    private static final int ROUNDS = 12;

    private final Scene scene;
    private final Map<String, List<Double>> millis = new LinkedHashMap<>();

    private WindowBenchmark(Scene scene) {
        this.scene = scene;
    }

    /**
     * @param arguments {@code sample} or {@code made-up}
     */
    public static void main(String[] arguments) throws Exception {
        System.setProperty("prism.forceGPU", "true");
        boolean madeUp = arguments.length > 0 && arguments[0].equals("made-up");
        List<Path> files = madeUp ? madeUp() : Sample.files();
        Thread window = new Thread(() -> JointscopeApplication.launch(files));
        window.start();
        WindowBenchmark benchmark = new WindowBenchmark(waitForWindow());
        benchmark.run(madeUp ? "2,000 joints, 20,000 frames" : "the sample");
        Platform.exit();
        window.join();
    }

    private static List<Path> madeUp() throws IOException {
        Path folder = Files.createTempDirectory("jointscope");
        List<Path> files =
                List.of(
                        MadeUpAnimation.writeMesh(folder, JOINTS),
                        MadeUpAnimation.writeAnimation(folder, JOINTS, FRAMES));
        files.forEach(file -> file.toFile().deleteOnExit());
        folder.toFile().deleteOnExit();
        return files;
    }

    private static Scene waitForWindow() throws InterruptedException {
        Scene[] found = new Scene[1];
        waitUntil(
                () -> {
                    found[0] =
                            Window.getWindows().stream()
                                    .map(Window::getScene)
                                    .filter(
                                            scene ->
                                                    ((Labeled) scene.lookup("#summary"))
                                                            .getText()
                                                            .contains("frames"))
                                    .findFirst()
                                    .orElse(null);
                    return found[0] != null;
                });
        return found[0];
    }

    private static void waitUntil(BooleanSupplier condition) throws InterruptedException {
        boolean[] met = new boolean[1];
        while (!met[0]) {
            Thread.sleep(100);
            CountDownLatch looked = new CountDownLatch(1);
            try {
                Platform.runLater(
                        () -> {
                            try {
                                met[0] = condition.getAsBoolean();
                            } finally {
                                looked.countDown();
                            }
                        });
                looked.await();
            } catch (IllegalStateException notStarted) {
                met[0] = false;
            }
        }
    }

    private void run(String title) throws InterruptedException {
        click("pause", round -> this.<Button>node("#play").fire(), 1);
        for (int tab = 0; tab < panes().getTabs().size(); tab++) {
            int shown = tab;
            String name = panes().getTabs().get(tab).getId();
            click("show " + name, round -> panes().getSelectionModel().select(shown), 1);
            click("select a joint, " + name + " shown", this::selectJoint, ROUNDS);
            click("go to a frame, " + name + " shown", this::seek, ROUNDS);
        }
        panesTo("flagsTab");
        click(
                "filter the flags",
                round -> this.<TextField>node("#flagsFilter").setText("t" + round),
                ROUNDS);
        click("sort the flags", this::sort, ROUNDS);
        click(
                "filter the tree",
                round -> this.<TextField>node("#jointFilter").setText("t" + round),
                ROUNDS);
        print(title);
    }

    private TabPane panes() {
        return node("#panes");
    }

    private void panesTo(String tab) throws InterruptedException {
        click(
                "show " + tab + " again",
                round ->
                        panes().getTabs().stream()
                                .filter(each -> tab.equals(each.getId()))
                                .forEach(panes().getSelectionModel()::select),
                1);
    }

    private void selectJoint(int round) {
        TreeView<?> tree = node("#joints");
        tree.getSelectionModel().select((round * 997 + 13) % tree.getExpandedItemCount());
    }

    private void seek(int round) {
        Slider slider = node("#scrub");
        slider.setValue((round * 0.083 + 0.01) % 1 * slider.getMax());
    }

    private void sort(int round) {
        TableView<?> table = node("#flags");
        table.getSortOrder().clear();
        sortBy(table, round);
    }

    private static <R> void sortBy(TableView<R> table, int round) {
        table.getSortOrder().add(table.getColumns().get(round % table.getColumns().size()));
        table.sort();
    }

    @SuppressWarnings("unchecked")
    private <N extends Node> N node(String selector) {
        return (N) scene.lookup(selector);
    }

    /**
     * Does something on the window's thread, some times over, and notes how long it takes until it
     * is laid out.
     */
    private void click(String name, Consumer<Integer> action, int rounds)
            throws InterruptedException {
        for (int i = 0; i < rounds; i++) {
            int round = i;
            CountDownLatch shown = new CountDownLatch(1);
            Platform.runLater(
                    () -> {
                        long start = System.nanoTime();
                        Runnable[] listener = new Runnable[1];
                        listener[0] =
                                () -> {
                                    millis.computeIfAbsent(name, key -> new ArrayList<>())
                                            .add((System.nanoTime() - start) / 1e6);
                                    scene.removePostLayoutPulseListener(listener[0]);
                                    shown.countDown();
                                };
                        scene.addPostLayoutPulseListener(listener[0]);
                        action.accept(round);
                        Platform.requestNextPulse();
                    });
            shown.await();
            Thread.sleep(60);
        }
    }

    private void print(String title) {
        System.out.printf("%n%-48s %10s %10s   (ms, %s)%n", "click", "median", "worst", title);
        millis.forEach(
                (name, times) -> {
                    Collections.sort(times);
                    System.out.printf(
                            "%-48s %10.1f %10.1f%n",
                            name, times.get(times.size() / 2), times.get(times.size() - 1));
                });
    }
}

package org.jointscope.benchmark;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.Slider;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeView;
import javafx.scene.image.WritableImage;
import javafx.scene.shape.Rectangle;
import javafx.stage.Window;
import org.jointscope.inspect.Sample;
import org.jointscope.ui.app.JointscopeApplication;

/**
 * How long the window takes to answer: from a click until the first picture after it is handed over, which is what the
 * window's own work takes, and until it is painted, which is up to OpenGL besides; on an animation of 2,000 joints and
 * 20,000 frames or on the sample. It includes the wait for the next pulse, up to 17 ms, which the click on nothing
 * shows alone; what background work adds to a later picture does not count. The window is idle before each click, but
 * for the one that pauses playing, and the first clicks of a kind are not measured, but where the first time is the
 * point. Needs a display.
 */
public final class WindowBenchmark {

    private static final Pattern MADE_UP = Pattern.compile("made-up(?:=(\\d+)x(\\d+))?");
    private static final int JOINTS = 2_000;
    private static final int FRAMES = 20_000;
    private static final int ROUNDS = 12;
    private static final int WARM_UP = 2;
    private static final int IDLE_MILLIS = 150;

    private final Scene scene;
    private final Rectangle pixel = new Rectangle(1, 1);
    private final WritableImage pixelPicture = new WritableImage(1, 1);
    private final Map<String, List<Answer>> answers = new LinkedHashMap<>();

    /** Milliseconds from a click on. */
    private record Answer(double handedOver, double painted) {}

    private WindowBenchmark(Scene scene) {
        this.scene = scene;
    }

    /**
     * @param arguments {@code sample}, {@code made-up}, {@code made-up=JOINTSxFRAMES}, or the paths of a model’s files,
     *     with the platform’s separator between them
     */
    public static void main(String[] arguments) throws Exception {
        System.setProperty("prism.forceGPU", "true");
        Matcher size = MADE_UP.matcher(arguments.length > 0 ? arguments[0] : "sample");
        boolean madeUp = size.matches();
        boolean sample = arguments.length == 0 || arguments[0].equals("sample");
        List<Path> files = madeUp
                ? madeUp(number(size, 1, JOINTS), number(size, 2, FRAMES))
                : sample
                        ? Sample.files()
                        : Arrays.stream(arguments[0].split(File.pathSeparator))
                                .map(Path::of)
                                .toList();
        Thread window = new Thread(() -> JointscopeApplication.launch(files, true, Throwable::toString, code -> {}));
        window.start();
        WindowBenchmark benchmark = new WindowBenchmark(waitForWindow());
        benchmark.run(
                madeUp
                        ? "%,d joints, %,d frames".formatted(number(size, 1, JOINTS), number(size, 2, FRAMES))
                        : sample ? "the sample" : arguments[0]);
        Platform.exit();
        window.join();
    }

    private static int number(Matcher size, int group, int otherwise) {
        return size.group(group) == null ? otherwise : Integer.parseInt(size.group(group));
    }

    private static List<Path> madeUp(int joints, int frames) throws IOException {
        Path folder = Files.createTempDirectory("jointscope");
        List<Path> files = List.of(
                MadeUpAnimation.writeMesh(folder, joints), MadeUpAnimation.writeAnimation(folder, joints, frames));
        files.forEach(file -> file.toFile().deleteOnExit());
        folder.toFile().deleteOnExit();
        return files;
    }

    static Scene waitForWindow() throws InterruptedException {
        Scene[] found = new Scene[1];
        waitUntil(() -> {
            found[0] = Window.getWindows().stream()
                    .map(Window::getScene)
                    .filter(scene -> scene.lookup("#summary") instanceof Labeled summary
                            && summary.getText().contains("frames"))
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
                Platform.runLater(() -> {
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
        clickOnce("pause", () -> this.<Button>node("#play").fire());
        click("nothing", round -> {});
        for (Tab tab : panes().getTabs()) {
            String name = tab.getId();
            clickOnce("show " + name + " for the first time", () -> show(tab));
            click("select a joint, " + name + " shown", this::selectJoint);
            click("go to a frame, " + name + " shown", this::seek);
        }
        click("show another tab", round -> show(panes().getTabs().get(round % tabCount())));
        click("turn the model", this::turn);
        clickOnce("show flagsTab again", this::showFlags);
        click("change a bit, flagsTab shown", this::changeBit);
        click("filter the flags", round -> this.<TextField>node("#flagsFilter").setText("t" + round));
        click("sort the flags", this::sort);
        click("filter the tree", round -> this.<TextField>node("#jointFilter").setText("t" + round));
        click(
                "find in the source",
                round -> this.<TextField>node("#sourceFindField").setText("1." + round));
        print(title);
    }

    private TabPane panes() {
        return node("#panes");
    }

    private void show(Tab tab) {
        panes().getSelectionModel().select(tab);
    }

    private int tabCount() {
        return panes().getTabs().size();
    }

    private void showFlags() {
        panes().getTabs().stream().filter(tab -> "flagsTab".equals(tab.getId())).forEach(this::show);
    }

    /** Of the selected joint: the pose follows at once. */
    private void changeBit(int round) {
        this.<ToggleButton>node("#bitTx").fire();
    }

    private void turn(int round) {
        this.<Button>node(round % 2 == 0 ? "#side" : "#front").fire();
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
        table.getSortOrder()
                .add(table.getColumns().get(round % table.getColumns().size()));
        table.sort();
    }

    @SuppressWarnings("unchecked")
    private <N extends Node> N node(String selector) {
        return (N) scene.lookup(selector);
    }

    private void click(String name, IntConsumer action) throws InterruptedException {
        List<Answer> times = new ArrayList<>();
        for (int i = 0; i < WARM_UP + ROUNDS; i++) {
            int round = i;
            times.add(answerTo(() -> action.accept(round)));
        }
        answers.put(name, times.subList(WARM_UP, times.size()));
    }

    private void clickOnce(String name, Runnable action) throws InterruptedException {
        answers.put(name, List.of(answerTo(action)));
    }

    /** How long something takes on the window's thread and from there to the screen. */
    private Answer answerTo(Runnable action) throws InterruptedException {
        Thread.sleep(IDLE_MILLIS);
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        Platform.runLater(() -> {
            waitUntilPainted();
            long start = System.nanoTime();
            afterNextPulse(() -> {
                double handedOver = millisSince(start);
                waitUntilPainted();
                answer.complete(new Answer(handedOver, millisSince(start)));
            });
            action.run();
        });
        return answer.join();
    }

    private static double millisSince(long start) {
        return (System.nanoTime() - start) / 1e6;
    }

    /** The pulse itself ends with handing over what there is to paint. */
    private void afterNextPulse(Runnable action) {
        Runnable[] listener = new Runnable[1];
        listener[0] = () -> {
            scene.removePostLayoutPulseListener(listener[0]);
            Platform.runLater(action);
        };
        scene.addPostLayoutPulseListener(listener[0]);
        Platform.requestNextPulse();
    }

    /**
     * Pictures are painted one after another, on a thread of their own: as soon as there is one of a single pixel, all
     * that were handed over before are on the screen.
     */
    private void waitUntilPainted() {
        pixel.snapshot(null, pixelPicture);
    }

    private void print(String title) {
        System.out.printf("%nMilliseconds, %s%n", title);
        System.out.printf("%-44s %22s %22s%n", "", "handed over", "painted");
        System.out.printf("%-44s %10s %11s %10s %11s%n", "click", "median", "worst", "median", "worst");
        answers.forEach((name, times) -> {
            List<Double> handedOver = sorted(times, Answer::handedOver);
            List<Double> painted = sorted(times, Answer::painted);
            System.out.printf(
                    "%-44s %10.1f %11.1f %10.1f %11.1f%n",
                    name,
                    handedOver.get(handedOver.size() / 2),
                    handedOver.getLast(),
                    painted.get(painted.size() / 2),
                    painted.getLast());
        });
    }

    private static List<Double> sorted(List<Answer> times, ToDoubleFunction<Answer> part) {
        return times.stream().map(part::applyAsDouble).sorted().toList();
    }
}

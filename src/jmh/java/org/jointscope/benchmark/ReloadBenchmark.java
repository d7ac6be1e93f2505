package org.jointscope.benchmark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.ToDoubleFunction;
import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.image.WritableImage;
import javafx.scene.shape.Rectangle;
import org.jointscope.ui.app.JointscopeApplication;

/**
 * The time from the moment at which another program has written an animation until its first picture is handed over,
 * which is what the program itself takes, and until that is painted, which is up to OpenGL besides; beside those of
 * opening such a file and of a step to the next frame. The first 50 milliseconds of a reload are the wait whether the
 * file is written further. And the heap after many reloads, and after many changes of the open animation. Needs a
 * display.
 */
public final class ReloadBenchmark {

    private static final int ROUNDS = 40;
    private static final int WARM_UP = 20;
    private static final int JOINTS = 84;
    private static final int FRAMES = 30_000;
    private static final int RELOADS = 500;
    private static final int OPENINGS = 200;
    private static final int SETTLED = 100;

    private final Path folder;
    private final Scene scene;
    private final Rectangle pixel = new Rectangle(1, 1);
    private final WritableImage pixelPicture = new WritableImage(1, 1);

    /** Milliseconds from an action on. */
    private record Answer(double handedOver, double painted) {}

    private ReloadBenchmark(Path folder, Scene scene) {
        this.folder = folder;
        this.scene = scene;
    }

    /**
     * @param arguments {@code soak} to measure the heap; otherwise a mesh and an animation of it, or nothing for a
     *     large one that is made up
     */
    public static void main(String[] arguments) throws Exception {
        System.setProperty("prism.forceGPU", "true");
        boolean soak = arguments.length == 1 && arguments[0].equals("soak");
        Path folder = Files.createTempDirectory("jointscope");
        Path mesh;
        Path anim;
        if (arguments.length == 2) {
            mesh = Files.copy(Path.of(arguments[0]), folder.resolve("model.md5mesh"));
            anim = Files.copy(Path.of(arguments[1]), folder.resolve("model.md5anim"));
        } else {
            mesh = Files.move(MadeUpAnimation.writeMesh(folder, JOINTS), folder.resolve("model.md5mesh"));
            anim = Files.move(
                    MadeUpAnimation.writeAnimation(folder, JOINTS, soak ? 50 : FRAMES),
                    folder.resolve("model.md5anim"));
        }
        byte[] one = Files.readAllBytes(anim);
        byte[] other = oneFrameLess(one);
        Files.write(folder.resolve("second.md5anim"), other);
        Thread window = new Thread(
                () -> JointscopeApplication.launch(List.of(mesh, anim), true, Throwable::toString, code -> {}));
        window.start();
        new ReloadBenchmark(folder, WindowBenchmark.waitForWindow()).run(anim, one, other, soak);
        Platform.exit();
        window.join();
    }

    private void run(Path anim, byte[] one, byte[] other, boolean soak) throws Exception {
        System.out.printf("%.1f MB%n", one.length / 1e6);
        if (soak) {
            for (int i = 1; i <= RELOADS; i++) {
                byte[] next = i % 2 == 0 ? one : other;
                answer(() -> replace(anim, next));
                printHeap("reloads", i, RELOADS);
            }
            for (int i = 1; i <= OPENINGS; i++) {
                String next = name(i);
                answer(() -> choose(next));
                printHeap("openings", i, OPENINGS);
            }
            return;
        }
        List<Answer> reloads = new ArrayList<>();
        List<Answer> openings = new ArrayList<>();
        List<Answer> steps = new ArrayList<>();
        for (int i = 0; i < ROUNDS; i++) {
            byte[] next = i % 2 == 0 ? other : one;
            reloads.add(answer(() -> replace(anim, next)));
        }
        // Otherwise both would show the same number of frames.
        replace(anim, one);
        TimeUnit.SECONDS.sleep(2);
        for (int i = 0; i < ROUNDS; i++) {
            String next = name(i + 1);
            openings.add(answer(() -> choose(next)));
        }
        for (int i = 0; i < ROUNDS; i++) {
            steps.add(answer("#frame", () -> Platform.runLater(((Button) scene.lookup("#stepForward"))::fire)));
        }
        print("reload", reloads);
        print("open", openings);
        print("step", steps);
    }

    private static String name(int turn) {
        return turn % 2 == 0 ? "model.md5anim" : "second.md5anim";
    }

    private static byte[] oneFrameLess(byte[] anim) {
        String text = new String(anim, StandardCharsets.ISO_8859_1);
        int count = text.indexOf("numFrames ") + "numFrames ".length();
        int end = text.indexOf('\n', count);
        int frames = Integer.parseInt(text.substring(count, end).strip());
        String bounds =
                text.substring(0, text.indexOf('}', text.indexOf("bounds"))).stripTrailing();
        int lastBounds = bounds.lastIndexOf('\n');
        int lastFrame = text.lastIndexOf("frame ");
        return (text.substring(0, count)
                        + (frames - 1)
                        + text.substring(end, lastBounds)
                        + text.substring(bounds.length(), lastFrame))
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private void replace(Path file, byte[] content) {
        try {
            Path written = Files.write(folder.resolve("written"), content);
            Files.move(written, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void choose(String name) {
        Platform.runLater(() -> choose((ComboBox<?>) scene.lookup("#animationChoice"), name));
    }

    private static <T> void choose(ComboBox<T> choice, String name) {
        choice.getItems().stream()
                .filter(it -> it.toString().contains(name))
                .findFirst()
                .ifPresent(choice::setValue);
    }

    /** The time until the model with another number of frames is shown. */
    private Answer answer(Runnable action) throws Exception {
        return answer("#summary", action);
    }

    /** @param text the node whose text changes with the picture */
    private Answer answer(String text, Runnable action) throws Exception {
        long[] start = new long[1];
        CompletableFuture<Answer> shown = new CompletableFuture<>();
        ObservableValue<String> observed = scene.lookup(text) instanceof Labeled label
                ? label.textProperty()
                : ((TextInputControl) scene.lookup(text)).textProperty();
        ChangeListener<String> listener = (property, before, now) -> paint(start, shown);
        Platform.runLater(() -> observed.addListener(listener));
        // The window is idle before the action.
        TimeUnit.MILLISECONDS.sleep(100);
        start[0] = System.nanoTime();
        action.run();
        Answer answer = shown.get(1, TimeUnit.MINUTES);
        Platform.runLater(() -> observed.removeListener(listener));
        return answer;
    }

    private void paint(long[] start, CompletableFuture<Answer> shown) {
        Runnable[] pulse = new Runnable[1];
        pulse[0] = () -> {
            scene.removePostLayoutPulseListener(pulse[0]);
            double handedOver = (System.nanoTime() - start[0]) / 1e6;
            Platform.runLater(() -> {
                pixel.snapshot(null, pixelPicture);
                shown.complete(new Answer(handedOver, (System.nanoTime() - start[0]) / 1e6));
            });
        };
        scene.addPostLayoutPulseListener(pulse[0]);
        Platform.requestNextPulse();
    }

    private static void print(String name, List<Answer> answers) {
        System.out.printf(
                "%-8s handed over %4.0f ms, painted %4.0f ms (median of %d; first time %.0f and %.0f ms)%n",
                name,
                median(answers, Answer::handedOver),
                median(answers, Answer::painted),
                ROUNDS - WARM_UP,
                answers.getFirst().handedOver,
                answers.getFirst().painted);
    }

    private static double median(List<Answer> answers, ToDoubleFunction<Answer> value) {
        double[] sorted = answers.subList(WARM_UP, answers.size()).stream()
                .mapToDouble(value)
                .sorted()
                .toArray();
        return sorted[sorted.length / 2];
    }

    private static void printHeap(String name, int count, int all) throws InterruptedException {
        if (count == SETTLED || count == all) {
            for (int i = 0; i < 3; i++) {
                System.gc();
                TimeUnit.MILLISECONDS.sleep(300);
            }
            Runtime runtime = Runtime.getRuntime();
            System.out.printf("%4d %-9s %6.1f MB%n", count, name, (runtime.totalMemory() - runtime.freeMemory()) / 1e6);
        }
    }
}

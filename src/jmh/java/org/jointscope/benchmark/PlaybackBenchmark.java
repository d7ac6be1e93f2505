package org.jointscope.benchmark;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import org.jointscope.inspect.Sample;
import org.jointscope.ui.app.JointscopeApplication;

/**
 * Processor time of the application thread and of the render thread for a frame while our window plays the sample, or
 * {@link BareWindow} a surface of as many triangles. Prints milliseconds. Needs a display.
 */
public final class PlaybackBenchmark {

    private static final long WARM_UP_MILLIS = 12_000;
    private static final long MEASURED_MILLIS = 8_000;
    private static final double TICK_MILLIS = 10;

    /** Names of the two threads, as Linux shortens them. */
    private static final List<String> THREADS = List.of("JavaFX Applicat", "QuantumRenderer");

    private PlaybackBenchmark() {}

    /** @param arguments {@code bare} for the rival */
    public static void main(String[] arguments) throws InterruptedException, IOException {
        System.setProperty("prism.forceGPU", "true");
        boolean isBare = List.of(arguments).contains("bare");
        Thread window = new Thread(
                isBare
                        ? () -> Application.launch(BareWindow.Surface.class)
                        : () -> JointscopeApplication.launch(Sample.files(), true, Throwable::toString, code -> {}));
        window.start();
        Thread.sleep(WARM_UP_MILLIS);
        long[] frames = new long[1];
        Platform.runLater(() -> new AnimationTimer() {
            @Override
            public void handle(long now) {
                frames[0]++;
            }
        }.start());
        Thread.sleep(1_000);
        long firstFrame = frames[0];
        double first = cpuMillis();
        Thread.sleep(MEASURED_MILLIS);
        double millis = (cpuMillis() - first) / (frames[0] - firstFrame);
        System.out.printf("%.3f%n", millis);
        Platform.exit();
        window.join();
        System.exit(0);
    }

    private static double cpuMillis() throws IOException {
        double millis = 0;
        try (DirectoryStream<Path> tasks = Files.newDirectoryStream(Path.of("/proc/self/task"))) {
            for (Path task : tasks) {
                String line = Files.readString(task.resolve("stat"));
                String name = line.substring(line.indexOf('(') + 1, line.lastIndexOf(')'));
                String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ");
                if (THREADS.stream().anyMatch(name::startsWith)) {
                    millis += (Long.parseLong(fields[11]) + Long.parseLong(fields[12])) * TICK_MILLIS;
                }
            }
        }
        return millis;
    }
}

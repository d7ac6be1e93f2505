package org.jointscope.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jointscope.inspect.InspectedPair;
import org.jointscope.inspect.Inspector;

/**
 * How the time that reading and checking take grows with a file: one, and one of the same kind that is ten times as
 * large, in turns. In proportion would be ten times the time.
 */
public final class GrowthBenchmark {

    private static final int ROUNDS = 10;
    private static final int TIMES = 10;

    private static final int JOINTS = 10_000;
    private static final int ANIMATED_JOINTS = 300;
    private static final int FRAMES = 1_500;

    private interface Task {
        void run() throws IOException;
    }

    private GrowthBenchmark() {}

    /** Prints a line for each kind of file. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createTempDirectory("jointscope-growth");
        Path smallFolder = Files.createDirectory(folder.resolve("small"));
        Path largeFolder = Files.createDirectory(folder.resolve("large"));
        Path smallMesh = MadeUpAnimation.writeMesh(smallFolder, JOINTS);
        Path largeMesh = MadeUpAnimation.writeMesh(largeFolder, JOINTS * TIMES);
        compare("mesh", smallMesh, largeMesh);
        Path jointsSmall = MadeUpAnimation.writeAnimation(smallFolder, JOINTS, 20);
        Path jointsLarge = MadeUpAnimation.writeAnimation(largeFolder, JOINTS * TIMES, 20);
        compare("animation, joints", jointsSmall, jointsLarge);
        comparePairs("pair, joints", smallMesh, jointsSmall, largeMesh, jointsLarge);
        Path mesh = MadeUpAnimation.writeMesh(smallFolder, ANIMATED_JOINTS);
        Path small = MadeUpAnimation.writeAnimation(smallFolder, ANIMATED_JOINTS, FRAMES);
        Path large = MadeUpAnimation.writeAnimation(largeFolder, ANIMATED_JOINTS, FRAMES * TIMES);
        compare("animation, frames", small, large);
        comparePairs("pair, frames", mesh, small, mesh, large);
    }

    private static void compare(String what, Path small, Path large) throws IOException {
        print(
                what,
                Files.size(small),
                Files.size(large),
                () -> Inspector.inspect(small),
                () -> Inspector.inspect(large));
    }

    /** All that {@code check} does with a folder of the two. */
    private static void comparePairs(String what, Path smallMesh, Path smallAnim, Path largeMesh, Path largeAnim)
            throws IOException {
        print(
                what,
                Files.size(smallMesh) + Files.size(smallAnim),
                Files.size(largeMesh) + Files.size(largeAnim),
                () -> InspectedPair.of(Inspector.inspect(smallMesh), Inspector.inspect(smallAnim)),
                () -> InspectedPair.of(Inspector.inspect(largeMesh), Inspector.inspect(largeAnim)));
    }

    /** The fastest of many rounds each: what else the machine does only ever adds. */
    private static void print(String what, long smallSize, long largeSize, Task small, Task large) throws IOException {
        double smallMillis = Double.POSITIVE_INFINITY;
        double largeMillis = Double.POSITIVE_INFINITY;
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < TIMES; i++) {
                smallMillis = Math.min(smallMillis, millis(small));
            }
            largeMillis = Math.min(largeMillis, millis(large));
        }
        System.out.printf(
                Locale.ROOT,
                "%-18s %6.2f MB %9.2f ms   %7.2f MB %9.2f ms   size × %.1f, time × %.1f: %.1f"
                        + " for ten times the size%n",
                what,
                smallSize / 1e6,
                smallMillis,
                largeSize / 1e6,
                largeMillis,
                (double) largeSize / smallSize,
                largeMillis / smallMillis,
                largeMillis / smallMillis * TIMES * smallSize / largeSize);
    }

    /** Of the processor, not of the wall: a long run is interrupted more often than a short one. */
    private static double millis(Task task) throws IOException {
        long begin = CpuClock.nanos();
        task.run();
        return (CpuClock.nanos() - begin) / 1e6;
    }
}

package org.jointscope.benchmark;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.ProcessBuilder.Redirect;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/** An X server without a screen, with its picture in a file: reading that takes no time from the programs on it. */
final class VirtualScreen implements AutoCloseable {

    /** A part of the viewport of our window, and of any program that fills the screen. */
    private static final int X = 480;

    private static final int Y = 260;
    private static final int SIZE = 300;

    /** Place of a value in the header of a file of the format XWD. */
    private static final int HEADER_SIZE = 0;

    private static final int BYTES_PER_LINE = 12 * Integer.BYTES;
    private static final int COLORS = 19 * Integer.BYTES;
    private static final int COLOR_SIZE = 12;

    private final Process server;
    private final Path folder;
    private final String display;
    private final MappedByteBuffer file;

    VirtualScreen() throws IOException {
        folder = Files.createTempDirectory("screen");
        server = new ProcessBuilder(
                        "Xvfb",
                        // The picture stays the same file.
                        "-noreset",
                        "-displayfd",
                        "1",
                        "-screen",
                        "0",
                        "1440x900x24",
                        "-fbdir",
                        folder.toString())
                .redirectError(Redirect.DISCARD)
                .start();
        display = ":" + server.inputReader().readLine().strip();
        try (RandomAccessFile picture =
                new RandomAccessFile(folder.resolve("Xvfb_screen0").toFile(), "r")) {
            file = picture.getChannel().map(MapMode.READ_ONLY, 0, picture.length());
        }
    }

    /** The value of {@code DISPLAY} for programs on this screen. */
    String display() {
        return display;
    }

    /** Number of different colors in the middle of the screen. */
    int colors() {
        int pixels = file.getInt(HEADER_SIZE) + file.getInt(COLORS) * COLOR_SIZE;
        Set<Integer> colors = new HashSet<>();
        for (int y = Y; y < Y + SIZE; y++) {
            int line = pixels + y * file.getInt(BYTES_PER_LINE);
            for (int x = X; x < X + SIZE; x++) {
                colors.add(file.getInt(line + x * Integer.BYTES));
            }
        }
        return colors.size();
    }

    @Override
    public void close() {
        server.destroy();
        server.onExit().join();
        folder.resolve("Xvfb_screen0").toFile().delete();
        folder.toFile().delete();
    }
}

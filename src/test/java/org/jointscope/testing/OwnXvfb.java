package org.jointscope.testing;

import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.ProcessBuilder.Redirect;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * An X server without a screen, which lives as long as this JVM.
 *
 * <p>A shell stands between the two and reads a pipe that only this JVM holds. However the JVM ends, also by kill -9,
 * the pipe closes, and the shell takes the server down. Stopping it any earlier would not do: GTK ends the whole
 * process when its X server goes.
 */
public final class OwnXvfb {
    private static final int START_SECONDS = 30;

    /**
     * $1 is the server, $2 the folder of its screen. It writes its number to our standard output. Keys do not repeat
     * (-r): on a busy machine, half a second can pass before a test releases a key.
     */
    private static final String KEEPER = """
        trap '' INT HUP
        "$1" -displayfd 3 -screen 0 1600x1000x24 -fbdir "$2" -nolisten tcp -noreset -r 3>&1 >/dev/null &
        trap 'kill $! 2>/dev/null' TERM
        exec >&-
        read -r never
        kill $! 2>/dev/null
        wait
        rm -rf "$2"
        """;

    private final String name;
    private final Path screen;

    private OwnXvfb(String name, Path screen) {
        this.name = name;
        this.screen = screen;
    }

    /** The Xvfb on the PATH, if there is one. */
    static Optional<Path> executable() {
        String path = System.getenv().getOrDefault("PATH", "");
        return Stream.of(path.split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, "Xvfb"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Starts a server on the first free display number and waits until it accepts clients. */
    static OwnXvfb start(Path executable) throws IOException {
        Path folder = Files.createTempDirectory("jointscope-xvfb");
        Process keeper = new ProcessBuilder("sh", "-c", KEEPER, "sh", executable.toString(), folder.toString())
                .redirectError(Redirect.DISCARD)
                .start();
        try {
            String number =
                    CompletableFuture.supplyAsync(() -> firstLine(keeper)).get(START_SECONDS, TimeUnit.SECONDS);
            if (number != null) {
                return new OwnXvfb(":" + number, folder.resolve("Xvfb_screen0"));
            }
        } catch (Exception e) {
            throw new IOException("Xvfb did not start", e);
        } finally {
            keeper.getInputStream().close();
        }
        throw new IOException("Xvfb did not start");
    }

    private static String firstLine(Process process) {
        try {
            return new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII))
                    .readLine();
        } catch (IOException e) {
            return null;
        }
    }

    /** What belongs into DISPLAY. */
    public String name() {
        return name;
    }

    /** The whole screen as it is now. The server keeps it in a file, in the form of the tool xwd. */
    public BufferedImage capture() throws IOException {
        ByteBuffer file = ByteBuffer.wrap(Files.readAllBytes(screen));
        int headerBytes = file.getInt(0);
        int width = file.getInt(4 * 4);
        int height = file.getInt(5 * 4);
        boolean littleEndian = file.getInt(7 * 4) == 0;
        int bytesPerLine = file.getInt(12 * 4);
        int colourBytes = 12 * file.getInt(19 * 4);
        file.order(littleEndian ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < height; y++) {
            int line = headerBytes + colourBytes + y * bytesPerLine;
            for (int x = 0; x < width; x++) {
                image.setRGB(x, y, file.getInt(line + 4 * x));
            }
        }
        return image;
    }
}

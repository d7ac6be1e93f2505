package org.jointscope.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The program {@code assimp info}, of version 5.2 (Debian's package assimp-utils): given a file, it loads it or says
 * why not. It gets a little memory and time, for some files make it ask for all that there is.
 *
 * @param exitCode 0 if the file was loaded, more than 128 if the program crashed
 * @param text what it printed
 */
public record AssimpInfo(int exitCode, String text) {

    private static final String VERSION = "Version 5.2";
    private static final int MEMORY_KIB = 4 << 20;
    private static final int SECONDS = 60;
    private static final int CPU_SECONDS = 10;
    private static final int SIGNALLED = 128;
    private static final Pattern TICKS = Pattern.compile("tick_cnt=\"([^\"]+)\"");

    /** Loads the files of a folder by the name of one of them. */
    public static AssimpInfo of(Path file) {
        return run(file.resolveSibling("output"), limited("assimp info \"$0\""), file);
    }

    /** The ticks per second of the first animation that is loaded; empty if there is none. */
    public static OptionalDouble frameRate(Path file) throws IOException {
        run(file.resolveSibling("output"), limited("assimp export \"$0\" \"$0\".assxml"), file);
        Path written = Path.of(file + ".assxml");
        if (!Files.exists(written)) {
            return OptionalDouble.empty();
        }
        Matcher ticks = TICKS.matcher(Files.readString(written, StandardCharsets.ISO_8859_1));
        return ticks.find() ? OptionalDouble.of(Double.parseDouble(ticks.group(1))) : OptionalDouble.empty();
    }

    private static String limited(String command) {
        return "ulimit -v %d; ulimit -t %d; ulimit -c 0; exec %s".formatted(MEMORY_KIB, CPU_SECONDS, command);
    }

    private static AssimpInfo run(Path output, String script, Path file) {
        return run(output, "sh", "-c", script, file.toString());
    }

    private static AssimpInfo run(Path output, String... command) {
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
        builder.environment().putAll(Map.of("LC_ALL", "C"));
        try {
            Process process = builder.start();
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return new AssimpInfo(SIGNALLED + 9, "It took more than a minute.");
            }
            String text = Files.readString(output, StandardCharsets.ISO_8859_1);
            return new AssimpInfo(process.exitValue(), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    public boolean isLoaded() {
        return exitCode == 0;
    }

    public boolean isCrashed() {
        return exitCode > SIGNALLED;
    }

    /** Why it cannot be run; empty if it can. */
    static String whyMissing() {
        try {
            Path folder = Files.createTempDirectory("assimp");
            Path output = folder.resolve("output");
            String text = run(output, "assimp", "version").text();
            Files.delete(output);
            Files.delete(folder);
            return text.contains(VERSION) ? "" : "assimp is there, but not of version 5.2";
        } catch (IOException | UncheckedIOException e) {
            return "no program assimp (Debian's package assimp-utils)";
        }
    }
}

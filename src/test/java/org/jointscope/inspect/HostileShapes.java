package org.jointscope.inspect;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jointscope.cli.CommandLineInterface;

/**
 * Runs commands in this process on a hostile file of each shape, or on one path, and prints a line for each: the file,
 * the exit code and the time in seconds.
 */
final class HostileShapes {

    /** Every command that reads a model; those of a shape of another kind end with a message. */
    static final List<String> COMMANDS = List.of(
            "check", "info --json", "pose --json", "skin --json", "suggest --json", "repack", "convert --to 11");

    private HostileShapes() {}

    /** @param arguments a folder for the files; the size of a file in MiB, or a path; commands */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        List<String> commands = List.of(arguments).subList(2, arguments.length);
        if (Files.exists(Path.of(arguments[1]))) {
            run(arguments[1], commands, folder, Path.of(arguments[1]));
            return;
        }
        int size = Integer.parseInt(arguments[1]) << 20;
        for (HostileShape shape : HostileShape.values()) {
            Path file = folder.resolve(shape.name() + '.' + shape.kind());
            Files.write(file, shape.bytes(size));
            run(shape.name(), commands, folder, file);
            Files.delete(file);
        }
    }

    private static void run(String name, List<String> commands, Path folder, Path path) {
        long start = System.nanoTime();
        int worst = 0;
        for (String command : commands) {
            worst = Math.max(worst, run(command, folder, path));
        }
        System.out.printf("%s %d %.1f%n", name, worst, (System.nanoTime() - start) / 1e9);
    }

    private static int run(String command, Path folder, Path path) {
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        Stream<String> target = command.startsWith("repack") || command.startsWith("convert")
                ? Stream.of("--force", "-o", folder.resolve("out.md5anim").toString())
                : Stream.of();
        String[] arguments = Stream.of(Arrays.stream(command.split(" ")), Stream.of(path.toString()), target)
                .flatMap(words -> words)
                .toArray(String[]::new);
        return new CommandLineInterface(nowhere, err).run(arguments);
    }
}

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Adds a cache of loaded classes and their profiles to an application image, which the JVM needs
 * half of its start-up time to make: {@code java packaging/StartupCache.java target TIME FILE...}.
 *
 * <p>All files of the image get the time first: the cache contains that of the modules.
 *
 * <p>The application describes and checks the files on the command line, then opens and plays them
 * for some seconds, if necessary on a virtual display. Without any display, the cache has only the classes of the first.
 * The JVM writes the cache when it exits (JEP 514).
 */
class StartupCache {

    private static final String NAME = "jointscope.aot";
    private static final Pattern PROGRAM = Pattern.compile("jointscope(\\.exe)?");
    private static final int PLAYED_SECONDS = 12;
    private static final int LONGEST_SECONDS = 300;

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path bundle = Path.of(arguments[0], "jointscope.app");
        Path image = Files.exists(bundle) ? bundle : Path.of(arguments[0], "jointscope");
        Path configuration;
        Path program;
        FileTime time = FileTime.from(Instant.parse(arguments[1]));
        try (Stream<Path> files = Files.walk(image)) {
            List<Path> all = files.toList();
            configuration = named(all, "jointscope.cfg");
            program =
                    all.stream()
                            .filter(file -> PROGRAM.matcher(file.getFileName().toString()).matches())
                            .filter(Files::isRegularFile)
                            .filter(Files::isExecutable)
                            .findFirst()
                            .orElseThrow();
            for (Path file : all) {
                Files.getFileAttributeView(
                                file, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
                        .setTimes(time, null, null);
            }
        }
        Path cache = configuration.resolveSibling(NAME).toAbsolutePath();
        Optional<Process> display = virtualDisplay();
        try {
            List<String> command = new ArrayList<>(List.of(arguments).subList(1, arguments.length));
            command.set(0, program.toString());
            train(command, cache, display);
        } finally {
            display.ifPresent(Process::destroy);
        }
        // A JVM that cannot use the cache starts without it; the user need not know.
        Files.writeString(
                configuration,
                "java-options=-XX:AOTCache=$APPDIR/%s%njava-options=-Xlog:aot=off%n".formatted(NAME),
                StandardOpenOption.APPEND);
        System.out.printf("%s: %,d bytes%n", cache, Files.size(cache));
    }

    private static void train(List<String> command, Path cache, Optional<Process> display)
            throws IOException, InterruptedException {
        Path settings = Files.createTempFile("jointscope", ".properties");
        ProcessBuilder training = new ProcessBuilder(command);
        training.redirectOutput(Redirect.DISCARD).redirectError(Redirect.INHERIT);
        training.environment()
                .put(
                        "JAVA_TOOL_OPTIONS",
                        ("-Xlog:aot=error -Djointscope.closeAfter=%d"
                                        + " \"-Djointscope.settings=%s\""
                                        + " \"-XX:AOTCacheOutput=%s\"")
                                .formatted(PLAYED_SECONDS, settings, cache));
        if (display.isPresent()) {
            String number = display.get().inputReader().readLine();
            if (number != null) {
                training.environment().put("DISPLAY", ":" + number.strip());
            }
        }
        Process process = training.start();
        boolean ended = process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly();
        Files.delete(settings);
        // The JVM leaves an empty file behind when it fails.
        if (!ended || !Files.exists(cache) || Files.size(cache) == 0) {
            throw new IllegalStateException("The application did not write " + cache);
        }
    }

    /** An X server without a screen, if it is needed and installed; it prints its number. */
    private static Optional<Process> virtualDisplay() {
        boolean isLinux = System.getProperty("os.name").startsWith("Linux");
        if (!isLinux || System.getenv("DISPLAY") != null) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    new ProcessBuilder(
                                    "Xvfb", "-displayfd", "1", "-screen", "0", "1440x900x24")
                            .redirectError(Redirect.DISCARD)
                            .start());
        } catch (IOException notInstalled) {
            return Optional.empty();
        }
    }

    private static Path named(List<Path> files, String name) {
        return files.stream().filter(file -> file.endsWith(name)).findFirst().orElseThrow();
    }
}

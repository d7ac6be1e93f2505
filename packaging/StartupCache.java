import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
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
 * On Linux, it replaces jpackage's launcher, and adds a smaller cache for commands.
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

    /** Of the configuration of jpackage's launcher. */
    private static final String JAVA_OPTION = "java-options=";

    /** A JVM that cannot use the cache starts without it; the user need not know. */
    private static final String QUIET = "-Xlog:aot=off";

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path bundle = Path.of(arguments[0], "jointscope.app");
        Path image = Files.exists(bundle) ? bundle : Path.of(arguments[0], "jointscope");
        boolean isLinux = System.getProperty("os.name").startsWith("Linux");
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
        List<String> command = new ArrayList<>(List.of(arguments).subList(1, arguments.length));
        command.set(0, program.toString());
        if (isLinux) {
            replaceLauncher(program, configuration);
            // Like the launcher's; first, because the launcher uses the cache of the window where it exists.
            train(command, cache.resolveSibling("commands.aot"), "", "-XX:TieredStopAtLevel=1");
        }
        Optional<Process> display = isLinux && System.getenv("DISPLAY") == null ? virtualDisplay() : Optional.empty();
        try {
            train(command, cache, display.isPresent() ? number(display.get()) : System.getenv("DISPLAY"));
        } finally {
            display.ifPresent(Process::destroy);
        }
        if (!isLinux) {
            Files.writeString(
                    configuration,
                    "%s-XX:AOTCache=$APPDIR/%s%n%1$s%s%n".formatted(JAVA_OPTION, NAME, QUIET),
                    StandardOpenOption.APPEND);
        }
    }

    /** The script uses the caches that exist when it starts, and the options that jpackage wrote for its own launcher. */
    private static void replaceLauncher(Path launcher, Path configuration) throws IOException {
        List<String> options = new ArrayList<>(List.of(QUIET));
        for (String line : Files.readAllLines(configuration)) {
            if (line.startsWith(JAVA_OPTION)) {
                options.add(line.substring(JAVA_OPTION.length()));
            }
        }
        Files.write(configuration.resolveSibling("jointscope.args"), options);
        Files.delete(configuration);
        Files.delete(configuration.resolve("../../libapplauncher.so").normalize());
        Files.copy(
                Path.of("packaging/linux/launcher"),
                launcher,
                StandardCopyOption.REPLACE_EXISTING);
        Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** Without a display if its number is null or empty. */
    private static void train(List<String> command, Path cache, String display, String... options)
            throws IOException, InterruptedException {
        Path settings = Files.createTempFile("jointscope", ".properties");
        ProcessBuilder training = new ProcessBuilder(command);
        training.redirectOutput(Redirect.DISCARD).redirectError(Redirect.INHERIT);
        training.environment()
                .put(
                        "JAVA_TOOL_OPTIONS",
                        ("-Xlog:aot=error -Djointscope.closeAfter=%d"
                                        + " \"-Djointscope.settings=%s\""
                                        + " \"-XX:AOTCacheOutput=%s\" %s")
                                .formatted(PLAYED_SECONDS, settings, cache, String.join(" ", options)));
        if (display != null) {
            training.environment().put("DISPLAY", display);
        }
        Process process = training.start();
        boolean ended = process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly();
        Files.delete(settings);
        // The JVM leaves an empty file behind when it fails.
        if (!ended || !Files.exists(cache) || Files.size(cache) == 0) {
            throw new IllegalStateException("The application did not write " + cache);
        }
        System.out.printf("%s: %,d bytes%n", cache, Files.size(cache));
    }

    private static String number(Process display) throws IOException {
        String number = display.inputReader().readLine();
        return number == null ? null : ":" + number.strip();
    }

    /** An X server without a screen, if it is installed; it prints its number. */
    private static Optional<Process> virtualDisplay() {
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

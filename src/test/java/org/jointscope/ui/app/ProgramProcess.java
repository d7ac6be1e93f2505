package org.jointscope.ui.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jointscope.testing.TestDisplay;

/** The program in a separate process, on a separate display. */
final class ProgramProcess {

    private ProgramProcess() {}

    /**
     * Prepares a process.
     *
     * @param main class that starts the program
     * @param options of the JVM
     */
    static ProcessBuilder of(Class<?> main, List<String> options, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("--enable-native-access=ALL-UNNAMED");
        command.add("-Djava.util.logging.config.file=src/test/resources/logging.properties");
        command.add("-D" + FileSettings.PROPERTY + "=" + WindowUser.settings(""));
        command.add("-Dstdout.encoding=UTF-8");
        // As in the test JVM: most of such a process is its start.
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        String runtime = Path.of("target", "run").toAbsolutePath().toString();
        builder.environment().put("XDG_RUNTIME_DIR", runtime);
        TestDisplay.current().another().ifPresent(display -> {
            builder.environment().put("DISPLAY", display.name());
            builder.environment().put("GDK_BACKEND", "x11");
        });
        return builder;
    }
}

package org.jointscope;

import java.io.BufferedWriter;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jointscope.cli.CommandLineInterface;
import org.jointscope.inspect.Sample;
import org.jointscope.ui.app.Display;
import org.jointscope.ui.app.JointscopeApplication;

/** The entry point of the program: without a command it opens the window, with a command it is a command-line tool. */
public final class Main {

    /** Files for the window, set by the build and separated by the path separator of the platform. */
    private static final String FILES = "jointscope.files";

    /** Opens the files in another window, even if one is running. */
    private static final String NEW_WINDOW = "--new-window";

    /** JavaFX accepts OpenGL without a graphics card, such as Mesa's llvmpipe, only if this is set. */
    private static final String FORCE_GPU = "prism.forceGPU";

    private Main() {}

    /** @param arguments files to open in the window, or a command of the command line */
    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    static int run(String... arguments) {
        CommandLineInterface commandLine = new CommandLineInterface(
                writer(FileDescriptor.out), writer(FileDescriptor.err), Runtime.getRuntime()::halt);
        List<String> names = new ArrayList<>(List.of(arguments));
        boolean newWindow = names.remove(NEW_WINDOW);
        if (!names.isEmpty() && commandLine.isCommand(names.getFirst())) {
            return commandLine.run(arguments);
        }
        List<Path> files;
        try {
            files = files(names);
        } catch (InvalidPathException e) {
            return commandLine.reportInvalidPath(e);
        }
        return open(files, newWindow, commandLine);
    }

    private static List<Path> files(List<String> names) {
        return Stream.concat(
                        Pattern.compile(Pattern.quote(File.pathSeparator)).splitAsStream(System.getProperty(FILES, "")),
                        names.stream())
                .filter(file -> !file.isEmpty())
                .map(Path::of)
                .toList();
    }

    private static int open(List<Path> files, boolean newWindow, CommandLineInterface commandLine) {
        if (JointscopeApplication.isTraining()) {
            for (Path file : files) {
                commandLine.run("info", file.toString());
                commandLine.run("check", file.toString());
            }
        }
        Optional<String> missing = Display.whatIsMissing(System.getenv());
        if (missing.isPresent()) {
            return commandLine.reportInsteadOfWindow(files.isEmpty() ? Sample.files() : files, missing.get());
        }
        System.setProperty(FORCE_GPU, System.getProperty(FORCE_GPU, "true"));
        return JointscopeApplication.launch(
                files, newWindow, commandLine::reportInternalError, Runtime.getRuntime()::halt);
    }

    private static Writer writer(FileDescriptor descriptor) {
        return new BufferedWriter(new OutputStreamWriter(new FileOutputStream(descriptor), StandardCharsets.UTF_8));
    }
}

package org.jointscope;

import org.jointscope.cli.CommandLineInterface;
import org.jointscope.inspect.Sample;
import org.jointscope.ui.app.Display;
import org.jointscope.ui.app.JointscopeApplication;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The entry point of the program: without a command it opens the window, with a command it is a
 * command-line tool.
 */
public final class Main {

    /**
     * Files for the window, set by the build and separated by the path separator of the platform.
     */
    private static final String FILES = "jointscope.files";

    /**
     * JavaFX accepts OpenGL without a graphics card, such as Mesa's llvmpipe, only if this is set.
     */
    private static final String FORCE_GPU = "prism.forceGPU";

    private Main() {}

    /**
     * @param arguments files to open in the window, or a command of the command line
     */
    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    static int run(String... arguments) {
        CommandLineInterface commandLine =
                new CommandLineInterface(writer(FileDescriptor.out), writer(FileDescriptor.err));
        if (arguments.length > 0 && commandLine.isCommand(arguments[0])) {
            return commandLine.run(arguments);
        }
        List<Path> files;
        try {
            files = files(arguments);
        } catch (InvalidPathException e) {
            return commandLine.reportInvalidPath(e);
        }
        return open(files, commandLine);
    }

    private static List<Path> files(String[] arguments) {
        return Stream.concat(
                        Pattern.compile(Pattern.quote(File.pathSeparator))
                                .splitAsStream(System.getProperty(FILES, "")),
                        Arrays.stream(arguments))
                .filter(file -> !file.isEmpty())
                .map(Path::of)
                .toList();
    }

    private static int open(List<Path> files, CommandLineInterface commandLine) {
        Optional<String> missing = Display.whatIsMissing(System.getenv());
        if (missing.isPresent()) {
            return commandLine.reportInsteadOfWindow(
                    files.isEmpty() ? Sample.files() : files, missing.get());
        }
        if (JointscopeApplication.isTraining()) {
            for (Path file : files) {
                commandLine.run("info", file.toString());
                commandLine.run("check", file.toString());
            }
        }
        System.setProperty(FORCE_GPU, System.getProperty(FORCE_GPU, "true"));
        return JointscopeApplication.launch(
                files, commandLine::reportInternalError, Runtime.getRuntime()::halt);
    }

    private static PrintWriter writer(FileDescriptor descriptor) {
        return new PrintWriter(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
    }
}

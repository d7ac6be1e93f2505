package org.jointscope.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.PropertiesDefaultProvider;

/**
 * The user's default values for the options of {@code check}, in a properties file. The keys are those of picocli:
 * {@code jointscope.check.engine}, or {@code engine} alone.
 */
final class UserDefaults {

    /**
     * The file in which picocli looks for the defaults of a program of this name. Its own search begins with
     * {@code .check.properties}, which can belong to any other program.
     */
    private static final String FILE = ".jointscope.properties";

    private UserDefaults() {}

    /** The file of the current user; empty if the locale does not support the path. */
    static Optional<Path> file() {
        try {
            return Optional.of(Path.of(System.getProperty("user.home"), FILE));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** Without such a file, which is usual, this does nothing: picocli prints a warning. */
    static void addTo(CommandLine check, Path file) {
        if (Files.isReadable(file)) {
            check.setDefaultValueProvider(new PropertiesDefaultProvider(file.toFile()));
        }
    }

    /** Whether an invalid value is a default, since no argument sets the option. */
    static boolean isSource(ParameterException e, String[] arguments) {
        return e.getArgSpec() instanceof OptionSpec option
                && e.getCommandLine().getDefaultValueProvider() != null
                && Stream.of(option.names())
                        .noneMatch(name -> Stream.of(arguments).anyMatch(it -> it.startsWith(name)));
    }
}

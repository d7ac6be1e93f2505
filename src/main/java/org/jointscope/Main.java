package org.jointscope;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jointscope.cli.CommandLineInterface;
import org.jointscope.inspect.Sample;

/** Where the program starts: without a command it opens its window, with one it is a command line tool. */
public final class Main {

    private Main() {}

    /** @param arguments files to open in the window, or a command of the command line */
    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    private static int run(String[] arguments) {
        PrintWriter out = writer(FileDescriptor.out);
        PrintWriter err = writer(FileDescriptor.err);
        CommandLineInterface commandLine = new CommandLineInterface(out, err);
        return commandLine.run(arguments);
    }

    private static PrintWriter writer(FileDescriptor descriptor) {
        return new PrintWriter(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
    }
}

package org.jointscope.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Optional;

/** A run of the command line: its output and exit code. */
record Run(int exitCode, String out, String err) {

    static Run of(String... arguments) {
        return withDefaults(Path.of("target", "no-defaults"), arguments);
    }

    /** A run of a user with a file of default values. */
    static Run withDefaults(Path defaults, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = new CommandLineInterface(new PrintWriter(out), new PrintWriter(err), Optional.of(defaults))
                .run(arguments);
        return new Run(exitCode, out.toString(), err.toString());
    }
}

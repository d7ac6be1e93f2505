package org.jointscope.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** A run of the command line: its output and exit code. */
record Run(int exitCode, String out, String err) {

    static Run of(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode =
                new CommandLineInterface(new PrintWriter(out), new PrintWriter(err)).run(arguments);
        return new Run(exitCode, out.toString(), err.toString());
    }
}

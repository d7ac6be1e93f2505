package org.jointscope.cli;

import java.io.PrintWriter;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.UnreadableFile;
import picocli.CommandLine.Model.CommandSpec;

/** What the commands that take files say about them. */
final class Files {

    private Files() {}

    /** Says on standard error which files could not be read at all; false if there are none. */
    static boolean reportUnreadable(Inspection inspection, CommandSpec spec) {
        PrintWriter err = spec.commandLine().getErr();
        for (UnreadableFile file : inspection.unreadable()) {
            err.println("jointscope: " + file.path() + ": " + file.reason());
        }
        return !inspection.unreadable().isEmpty();
    }
}

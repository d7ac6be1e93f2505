package org.jointscope.cli;

import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.UnreadableFile;

import java.io.PrintWriter;

/** What the commands that take files say about them. */
final class Files {

    private Files() {}

    /** Says on standard error which files could not be read at all; and whether there are any. */
    static boolean reportUnreadable(Inspection inspection, PrintWriter err) {
        for (UnreadableFile file : inspection.unreadable()) {
            err.println(Terminal.safe("jointscope: " + file.path() + ": " + file.reason()));
        }
        return !inspection.unreadable().isEmpty();
    }
}

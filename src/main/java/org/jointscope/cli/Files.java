package org.jointscope.cli;

import org.jointscope.inspect.UnreadableFile;

import java.io.PrintWriter;
import java.util.List;

/** What the commands that take files say about them. */
final class Files {

    private Files() {}

    /** Says on standard error which files could not be read at all; and whether there are any. */
    static boolean reportUnreadable(List<UnreadableFile> unreadable, PrintWriter err) {
        for (UnreadableFile file : unreadable) {
            String hint =
                    java.nio.file.Files.isDirectory(file.path())
                            ? "; jointscope check takes folders"
                            : "";
            err.println(Terminal.safe("jointscope: " + file.path() + ": " + file.reason() + hint));
        }
        return !unreadable.isEmpty();
    }
}

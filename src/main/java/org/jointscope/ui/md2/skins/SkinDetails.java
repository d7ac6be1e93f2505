package org.jointscope.ui.md2.skins;

import org.jointscope.diagnostics.Severity;

import java.util.List;

/**
 * What the pane says about the chosen skin below the table.
 *
 * @param place where its name stands in the file, or why it is in the list
 * @param path of the picture; empty if none was found
 * @param remarks how the picture is, and what is odd about it
 * @param names of files that would have been taken; empty if one was found
 * @param folders in which they were looked for; empty if one was found
 */
public record SkinDetails(
        String heading,
        String place,
        String path,
        List<Remark> remarks,
        String names,
        List<String> folders) {

    /** A sentence. */
    public record Remark(Severity severity, String text) {}

    static final SkinDetails NONE = new SkinDetails("", "", "", List.of(), "", List.of());
}

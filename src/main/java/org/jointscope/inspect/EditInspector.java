package org.jointscope.inspect;

import org.jointscope.format.write.AnimRewriter;
import org.jointscope.format.write.AnimRewriter.Rewritten;
import org.jointscope.model.Md5Anim;
import org.jointscope.text.FileText;

import java.nio.file.Path;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * Writes edited animations into their files, and inspects them as if the files were saved. The
 * locations of the values in a file are found at its first edit and stored with its text; the
 * written text is parsed once.
 */
public final class EditInspector {

    private final Map<FileText, AnimRewriter> rewriters = new WeakHashMap<>();

    /**
     * @param file of the animation before all edits
     */
    public Rewritten rewrite(InspectedFile file, Md5Anim edited) {
        return rewriter(file.source()).rewrite(edited);
    }

    private synchronized AnimRewriter rewriter(FileText text) {
        return rewriters.computeIfAbsent(text, it -> new AnimRewriter(it.bytes()));
    }

    /** Inspects the written text, with its rows for a view of it. */
    public static InspectedFile inspect(Path path, Rewritten written) {
        InspectedFile file =
                written.readBack()
                        .map(read -> Inspector.inspect(path, Format.MD5ANIM, read, written.bytes()))
                        .orElseGet(
                                () -> Inspector.inspect(path, FileKind.MD5ANIM, written.bytes()));
        file.source().rows();
        return file;
    }
}

package org.jointscope.inspect;

import org.jointscope.format.write.AnimRewriter;
import org.jointscope.format.write.Rewritten;
import org.jointscope.model.Md5Anim;
import org.jointscope.text.FileText;

import java.util.Map;
import java.util.WeakHashMap;

/**
 * Inspects edited animations as their files would be inspected if they were saved. Where the values
 * of a file stand is found at its first edit and kept as long as its text.
 */
public final class EditInspector {

    private final Map<FileText, AnimRewriter> rewriters = new WeakHashMap<>();

    /**
     * @param file of the animation before all edits
     */
    public InspectedFile inspect(InspectedFile file, Md5Anim edited) {
        Rewritten written = rewriter(file.source()).rewrite(edited);
        return written.readBack()
                .map(read -> Inspector.inspect(file.path(), Format.MD5ANIM, read, written.bytes()))
                .orElseGet(() -> Inspector.inspect(file.path(), file.kind(), written.bytes()));
    }

    private synchronized AnimRewriter rewriter(FileText text) {
        return rewriters.computeIfAbsent(text, it -> new AnimRewriter(it.bytes()));
    }
}

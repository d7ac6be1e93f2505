package org.jointscope.inspect;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Function;
import org.jointscope.format.write.AnimRewriter;
import org.jointscope.format.write.Loss;
import org.jointscope.format.write.MeshRewriter;
import org.jointscope.format.write.Rewritten;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.text.FileText;

/**
 * Writes edited meshes and animations into their files, and inspects them as if the files were saved. The locations of
 * the values in a file are found at its first edit and stored with its text; the written text is parsed once.
 */
public final class EditInspector {

    /** An edited file that is not saved yet. */
    public static final class EditedFile {

        private final Rewritten<?> written;
        private final Function<Path, InspectedFile> inspection;

        private <T extends ModelFile> EditedFile(Format<T> format, Rewritten<T> written) {
            this.written = written;
            this.inspection = path -> inspect(path, format, written);
        }

        private static <T extends ModelFile> InspectedFile inspect(Path path, Format<T> format, Rewritten<T> written) {
            byte[] bytes = written.bytes();
            return written.readBack()
                    .map(read -> Inspector.inspect(path, format, read, bytes))
                    .orElseGet(() -> Inspector.inspect(path, format.kind(), bytes));
        }

        /** All bytes; not copied. */
        public byte[] bytes() {
            return written.bytes();
        }

        /** The content of the original that is not kept. */
        public Set<Loss> losses() {
            return written.losses();
        }

        /** Inspects the text as that of a file, with its rows for a view of it. */
        public InspectedFile inspect(Path path) {
            InspectedFile file = inspection.apply(path);
            file.source().rows();
            return file;
        }
    }

    private final Map<FileText, Function<ModelFile, Optional<EditedFile>>> writers = new WeakHashMap<>();

    /**
     * Writes an edited content. Empty if the file is damaged at the location of an edit, and cannot be rewritten as a
     * whole.
     *
     * @param file before all edits
     */
    public Optional<EditedFile> rewrite(InspectedFile file, ModelFile edited) {
        return writer(file).apply(edited);
    }

    private synchronized Function<ModelFile, Optional<EditedFile>> writer(InspectedFile file) {
        return writers.computeIfAbsent(file.source(), text -> writer(file.content(), text.bytes()));
    }

    private static Function<ModelFile, Optional<EditedFile>> writer(ModelFile content, byte[] bytes) {
        if (content instanceof Md5Mesh) {
            MeshRewriter mesh = new MeshRewriter(bytes);
            return edited -> mesh.rewrite((Md5Mesh) edited).map(written -> new EditedFile(Format.MD5MESH, written));
        }
        AnimRewriter anim = new AnimRewriter(bytes);
        return edited -> Optional.of(new EditedFile(Format.MD5ANIM, anim.rewrite((Md5Anim) edited)));
    }
}

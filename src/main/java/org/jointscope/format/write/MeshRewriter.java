package org.jointscope.format.write;

import java.util.Optional;
import org.jointscope.format.md5.Md5MeshReader;
import org.jointscope.model.Md5Mesh;

/**
 * Writes edits of a mesh into its file, which is read once. It can change the names of joints, the shaders, the weights
 * and the version, and remove what another version does not have.
 */
public final class MeshRewriter {

    private final TracedFile<Md5Mesh> file;

    /** @param original the bytes of an .md5mesh */
    public MeshRewriter(byte[] original) {
        this.file = new TracedFile<>(original, Md5MeshReader::read);
    }

    /**
     * The file with an edited mesh: only what differs is rewritten, all other bytes stay. A file with the layout of the
     * Doom 3 alpha is written as version 10. Empty if that is not possible, because the file is damaged at that
     * location or cannot represent the new text.
     *
     * @param edited the edited form of the mesh that {@link Md5MeshReader} reads from the file
     */
    public Optional<Rewritten<Md5Mesh>> rewrite(Md5Mesh edited) {
        if (CanonicalMesh.isNeeded(file.read())) {
            return Optional.of(CanonicalMesh.layOut(file.source(), edited, file.read()));
        }
        MeshPatch patch = new MeshPatch(file, edited);
        return file.rewritten(
                patch.bytes(), patch.losses(), back -> ModelValues.of(back).equals(ModelValues.of(edited)));
    }
}

package org.jointscope.format.write;

import java.util.Optional;
import java.util.Set;
import org.jointscope.format.md5.Md5CameraReader;
import org.jointscope.model.Md5Camera;

/** Writes another version into the file of a camera animation, which is read once. */
public final class CameraRewriter {

    private final TracedFile<Md5Camera> file;

    /** @param original the bytes of an .md5camera */
    public CameraRewriter(byte[] original) {
        this.file = new TracedFile<>(original, Md5CameraReader::read);
    }

    /**
     * The file with another version: all other bytes stay. Empty if that is not possible, because the line of the
     * version is damaged.
     *
     * @param edited the camera that {@link Md5CameraReader} reads from the file, with another version
     */
    public Optional<Rewritten<Md5Camera>> rewrite(Md5Camera edited) {
        PatchedText text = new PatchedText(file.source());
        HeaderPatch.version(text, file.trace(), file.read().model(), edited);
        return file.rewritten(
                text.made(), Set.of(), back -> ModelValues.of(back).equals(ModelValues.of(edited)));
    }
}

package org.jointscope.format.write;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jointscope.format.md5.Md5CameraReader;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Camera.CameraRow;

/** Writes another version and other views into the file of a camera animation, which is read once. */
public final class CameraRewriter {

    private static final BlockRows<Md5Camera, CameraRow> FRAMES = new BlockRows<>(
            Md5CameraReader.CAMERA,
            Md5Camera::frames,
            it -> List.of(
                    it.position().x(),
                    it.position().y(),
                    it.position().z(),
                    it.orientation().x(),
                    it.orientation().y(),
                    it.orientation().z(),
                    it.fov()),
            it -> "",
            List.of("( ", " ", " ", " ) ( ", " ", " ", " ) ", ""));

    private final TracedFile<Md5Camera> file;

    /** @param original the bytes of an .md5camera */
    public CameraRewriter(byte[] original) {
        this.file = new TracedFile<>(original, Md5CameraReader::read);
    }

    /**
     * The file with an edited camera: only what differs is rewritten, all other bytes stay. Empty if that is not
     * possible, because the file is damaged at that location.
     *
     * @param edited the camera that {@link Md5CameraReader} reads from the file, with another version or other views
     */
    public Optional<Rewritten<Md5Camera>> rewrite(Md5Camera edited) {
        PatchedText text = new PatchedText(file.source());
        HeaderPatch.version(text, file.trace(), file.read().model(), edited);
        Set<Loss> losses = EnumSet.noneOf(Loss.class);
        List<CameraRow> before = file.read().model().frames();
        if (!before.equals(edited.frames())) {
            ValueTexts texts = new ValueTexts(file.source(), losses);
            new RowPatch<>(FRAMES, file.trace().of(FRAMES.keyword()), before, edited.frames(), text, texts).patch();
        }
        return file.rewritten(text.made(), losses, back -> ModelValues.of(back).equals(ModelValues.of(edited)));
    }
}

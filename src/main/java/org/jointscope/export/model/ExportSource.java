package org.jointscope.export.model;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.ModelFolder;
import org.jointscope.inspect.ModelFolder.FoundAnimation;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.scene.OpenModel;

/**
 * What is exported.
 *
 * @param open the model, which is posed during the export
 * @param animations the one of the model first
 */
public record ExportSource(OpenModel open, List<Animation> animations, Optional<Md5Camera> camera) {

    /** @param clip the frames of the file, with the scales of a .md5scale if one is open */
    public record Animation(InspectedFile file, Clip clip) {

        public Md5Anim anim() {
            return (Md5Anim) file.content();
        }

        /** The file name without its extension. */
        public String name() {
            return stem(file);
        }
    }

    public ExportSource {
        animations = List.copyOf(animations);
    }

    /** The model, with the animation and the camera animation that are open with it. */
    public static ExportSource of(OpenModel open) {
        return of(open, List.of());
    }

    /** @param others other animations of the model */
    public static ExportSource of(OpenModel open, List<InspectedFile> others) {
        Optional<Animation> own =
                open.anim().flatMap(file -> open.model().clip().map(clip -> new Animation(file, clip)));
        List<Animation> animations = Stream.concat(
                        own.stream(),
                        others.stream().map(file -> new Animation(file, Md5Kernel.clip((Md5Anim) file.content()))))
                .toList();
        return new ExportSource(open, animations, open.md5Camera());
    }

    /**
     * The same with the other animations in the folder of the mesh that have its joints; reads them.
     *
     * @throws UncheckedIOException if the folder cannot be read
     */
    public ExportSource withFolder() {
        Optional<InspectedFile> mesh = open.mesh();
        Optional<Path> folder = mesh.map(it -> it.path().toAbsolutePath().getParent());
        if (folder.isEmpty()) {
            return this;
        }
        Set<Path> known =
                animations.stream().map(it -> it.file().path().toAbsolutePath()).collect(Collectors.toSet());
        try {
            List<Path> others = ModelFolder.animations(
                            ModelFolder.files(folder.get()),
                            Optional.of(Md5Kernel.rig(open.md5Mesh().orElseThrow())))
                    .stream()
                    .filter(FoundAnimation::fits)
                    .map(it -> it.path().toAbsolutePath())
                    .filter(path -> !known.contains(path))
                    .sorted(ModelFolder.BY_NAME)
                    .toList();
            Stream<Animation> added = Inspector.inspect(others).files().stream()
                    .filter(file -> file.content() instanceof Md5Anim)
                    .map(file -> new Animation(file, Md5Kernel.clip((Md5Anim) file.content())));
            return new ExportSource(
                    open, Stream.concat(animations.stream(), added).toList(), camera);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The frames of the model or of the camera. */
    public int frameCount() {
        return Math.max(
                open.model().frameCount(), camera.map(it -> it.frames().size()).orElse(0));
    }

    /** The reason why frames do not exist. */
    public Optional<Phrase> obstacle(FrameRange frames) {
        int count = frameCount();
        return frames.isAuto() || frames.last() < count
                ? Optional.empty()
                : Optional.of(
                        count == 0 ? Phrase.of("export.noFrames") : Phrase.of("export.frames", count - 1, frames));
    }

    /** The name of the first file, without its extension. */
    public String name() {
        return open.files().isEmpty() ? "" : stem(open.files().getFirst());
    }

    private static String stem(InspectedFile file) {
        String name = file.name();
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }
}

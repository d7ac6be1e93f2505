package org.jointscope.ui.document;

import org.jointscope.analysis.ComponentLayout;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.material.TextureFinder;
import org.jointscope.material.TextureSearch;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.pose.Clip;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md2.KeyframeClips;
import org.jointscope.pose.md2.Md2Kernel;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.SkinnedMesh;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.ui.playback.TimelineFrames;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The files that are open together, and all that was found out about them away from the window's
 * thread. Only the pose that {@code model} stands in changes.
 *
 * @param subject the mesh and the animation, or the model of Quake II
 * @param camera a flight, which belongs to no model in particular
 * @param meshes one for each {@code mesh} block
 * @param extent of the whole animation, to frame the model by
 * @param layout how the animation's joints share out the floats of its frames
 * @param opening common to all revisions of the model that come of editing it
 * @param settled whether the animation's text and issues are those of its content; right after an
 *     edit they are those of the content before it, for a moment
 */
public record OpenModel(
        OpenSubject subject,
        Optional<InspectedFile> camera,
        SkinnedModel model,
        List<OpenMesh> meshes,
        Extent extent,
        Optional<ComponentLayout> layout,
        Opening opening,
        boolean settled) {

    /** One time that files were opened; each is equal to itself only. */
    public static final class Opening {}

    public static final OpenModel NONE =
            new OpenModel(
                    new OpenSubject.Nothing(),
                    Optional.empty(),
                    SkinnedModel.none(),
                    List.of(),
                    Extent.NOWHERE,
                    Optional.empty(),
                    new Opening(),
                    true);

    /**
     * Puts together what was just inspected and what was open before: a new animation plays on the
     * mesh that is there if they share most of their joints' names, and the other way round. A new
     * camera leaves the model alone; a new mesh or .md2 takes the camera's place as well.
     */
    public static OpenModel of(Inspection inspection, OpenModel before, RootMode root) {
        Optional<InspectedFile> mesh = first(inspection, Md5Mesh.class);
        Optional<InspectedFile> anim = first(inspection, Md5Anim.class);
        Optional<InspectedFile> camera = first(inspection, Md5Camera.class);
        // Whoever looks at the texts must not wait until their rows are found.
        inspection.files().forEach(file -> file.source().rows());
        Optional<InspectedFile> md2 = first(inspection, Md2.class);
        if (mesh.isEmpty() && anim.isEmpty() && (md2.isPresent() || camera.isPresent())) {
            Optional<InspectedFile> shown = md2.or(before::md2);
            Optional<InspectedFile> flight =
                    camera.or(() -> before.camera().filter(old -> md2.isEmpty()));
            return shown.isPresent()
                    ? ofMd2(shown.get(), flight, root)
                    : of(before.mesh(), before.anim(), flight, root);
        }
        if (mesh.isEmpty() && anim.isPresent()) {
            mesh = before.mesh().filter(old -> fit(old, anim.get()));
        }
        if (first(inspection, Md5Mesh.class).isEmpty() && mesh.isPresent()) {
            camera = camera.or(before::camera);
        }
        Optional<InspectedFile> newMesh = mesh;
        Optional<InspectedFile> fitting =
                anim.or(() -> newMesh.flatMap(m -> before.anim().filter(old -> fit(m, old))));
        return of(mesh, fitting, camera, root);
    }

    private static OpenModel of(
            Optional<InspectedFile> mesh,
            Optional<InspectedFile> anim,
            Optional<InspectedFile> camera,
            RootMode root) {
        Optional<Md5Mesh> md5Mesh = mesh.map(file -> (Md5Mesh) file.content());
        Optional<Clip> clip = anim.map(file -> Md5Kernel.clip((Md5Anim) file.content()));
        SkinnedModel model = SkinnedModel.of(md5Mesh.map(Md5Kernel::skin), clip);
        List<OpenMesh> meshes = new ArrayList<>();
        for (SkinnedMesh skinned : model.meshes()) {
            Mesh part = md5Mesh.orElseThrow().meshes().get(meshes.size());
            TextureSearch texture = TextureFinder.search(mesh.orElseThrow().path(), part.shader());
            meshes.add(new OpenMesh(skinned, part.vertices(), texture));
        }
        Optional<ComponentLayout> layout =
                anim.map(file -> ComponentLayout.of((Md5Anim) file.content()));
        return new OpenModel(
                OpenSubject.of(mesh, anim),
                camera,
                model,
                List.copyOf(meshes),
                Extent.over(model, root),
                layout,
                new Opening(),
                true);
    }

    private static OpenModel ofMd2(
            InspectedFile file, Optional<InspectedFile> camera, RootMode root) {
        Md2 md2 = (Md2) file.content();
        SkinnedModel model = Md2Kernel.model(md2);
        OpenMesh mesh =
                new OpenMesh(
                        model.meshes().getFirst(),
                        SkinCoordinates.of(md2),
                        // What it wears is chosen among its skins: see Md2Choices.
                        TextureSearch.NONE);
        return new OpenModel(
                new OpenSubject.Keyframed(file),
                camera,
                model,
                List.of(mesh),
                Extent.over(model, root),
                Optional.empty(),
                new Opening(),
                true);
    }

    /**
     * What becomes of the model when its animation is edited. Quick enough for every click: the
     * text of the file is not looked at. The arrays are those of this model, which must not be
     * posed any more.
     */
    OpenModel revised(Md5Anim edited) {
        OpenSubject.Skeletal skeletal = (OpenSubject.Skeletal) subject;
        boolean moves = md5Anim().filter(old -> isSameMotion(old, edited)).isEmpty();
        return new OpenModel(
                skeletal.withAnim(skeletal.anim().orElseThrow().withContent(edited)),
                camera,
                moves ? model.withClip(Md5Kernel.clip(edited)) : model,
                meshes,
                extent,
                moves ? layout.map(old -> old.revised(edited)) : layout,
                opening,
                false);
    }

    /** The same model as an engine shows it that keeps so many weights of a vertex. */
    OpenModel limited(WeightLimit limit) {
        if (md5Mesh().isEmpty()) {
            return this;
        }
        SkinnedModel other =
                SkinnedModel.of(
                        md5Mesh().map(mesh -> Md5Kernel.skin(mesh).limited(limit)), model.clip());
        List<OpenMesh> limited = new ArrayList<>();
        for (OpenMesh mesh : meshes) {
            limited.add(
                    new OpenMesh(
                            other.meshes().get(limited.size()),
                            mesh.vertices(),
                            mesh.textureSearch()));
        }
        return new OpenModel(
                subject, camera, other, List.copyOf(limited), extent, layout, opening, settled);
    }

    /** Bounds move nothing. */
    private static boolean isSameMotion(Md5Anim old, Md5Anim edited) {
        return old.hierarchy() == edited.hierarchy()
                && old.baseframe() == edited.baseframe()
                && old.frames() == edited.frames()
                && old.numAnimatedComponents().equals(edited.numAnimatedComponents());
    }

    /** The model when the text of its animation has been found out that goes with its content. */
    OpenModel settled(InspectedFile reread) {
        return new OpenModel(
                ((OpenSubject.Skeletal) subject).withAnim(reread),
                camera,
                model,
                meshes,
                extent,
                layout,
                opening,
                true);
    }

    /** Whether the two show the same files, edited or not. */
    public boolean isSameOpening(OpenModel other) {
        return opening == other.opening;
    }

    private Optional<OpenSubject.Skeletal> skeletal() {
        return subject instanceof OpenSubject.Skeletal it ? Optional.of(it) : Optional.empty();
    }

    /** The open mesh. */
    public Optional<InspectedFile> mesh() {
        return skeletal().flatMap(OpenSubject.Skeletal::mesh);
    }

    /** The open animation. */
    public Optional<InspectedFile> anim() {
        return skeletal().flatMap(OpenSubject.Skeletal::anim);
    }

    /** The open model of Quake II. */
    public Optional<InspectedFile> md2() {
        return subject instanceof OpenSubject.Keyframed it
                ? Optional.of(it.file())
                : Optional.empty();
    }

    /** The animation as it is shown. */
    public Optional<Md5Anim> md5Anim() {
        return skeletal().flatMap(OpenSubject.Skeletal::md5Anim);
    }

    /** The mesh as it is shown. */
    public Optional<Md5Mesh> md5Mesh() {
        return skeletal().flatMap(OpenSubject.Skeletal::md5Mesh);
    }

    /** The camera that is open. */
    public Optional<Md5Camera> md5Camera() {
        return camera.map(InspectedFile::content)
                .filter(Md5Camera.class::isInstance)
                .map(Md5Camera.class::cast);
    }

    /** The model of Quake II as it is shown. */
    public Optional<Md2> md2Model() {
        return subject instanceof OpenSubject.Keyframed it
                ? Optional.of(it.md2())
                : Optional.empty();
    }

    private static Optional<InspectedFile> first(Inspection inspection, Class<?> content) {
        return inspection.files().stream()
                .filter(file -> content.isInstance(file.content()))
                .findFirst();
    }

    private static boolean fit(InspectedFile mesh, InspectedFile anim) {
        Rig meshRig = Md5Kernel.rig((Md5Mesh) mesh.content());
        Rig animRig = Md5Kernel.rig((Md5Anim) anim.content());
        return meshRig.agreement(animRig) >= 0.5;
    }

    /** The frames of the model, as the timeline plays them. */
    TimelineFrames timelineFrames() {
        return switch (subject) {
            case OpenSubject.Nothing nothing -> TimelineFrames.NONE;
            case OpenSubject.Skeletal skeletal ->
                    model.clip().map(TimelineFrames::of).orElse(TimelineFrames.NONE);
            case OpenSubject.Keyframed keyframed ->
                    TimelineFrames.of(
                            model.keyframes().orElseThrow(), KeyframeClips.of(keyframed.md2()));
        };
    }

    /** Whether there is nothing to show. */
    public boolean isEmpty() {
        return files().findAny().isEmpty();
    }

    /** Whether there is a mesh or an animation. */
    public boolean hasModel() {
        return skeletal().isPresent();
    }

    /** The files of the model, then the camera. */
    public Stream<InspectedFile> files() {
        return Stream.concat(subject.files(), camera.stream());
    }

    /** Those of the files that people can read. */
    public Stream<InspectedFile> texts() {
        return files().filter(file -> !file.text().isBinary());
    }

    /** The files' names, as a title shows them. */
    public String name() {
        return files().map(file -> file.path().getFileName())
                .filter(Objects::nonNull)
                .map(Path::toString)
                .collect(Collectors.joining(" + "));
    }

    /** Each equals itself only: the pose in it changes. */
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}

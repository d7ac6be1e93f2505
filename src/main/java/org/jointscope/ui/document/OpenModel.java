package org.jointscope.ui.document;

import org.jointscope.analysis.ComponentLayout;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.material.TextureFinder;
import org.jointscope.material.TextureFinder.TextureSearch;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows.VertexTable;
import org.jointscope.model.ModelFile;
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
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The files that are open together, and all that was found out about them away from the window's
 * thread. Only the pose that {@code model} stands in changes.
 *
 * @param files the mesh before the animation, or the model of Quake II; then a camera's flight,
 *     which belongs to no model in particular. At most one of each format
 * @param meshes one for each {@code mesh} block
 * @param extent of the whole animation, to frame the model by
 * @param layout how the animation's joints share out the floats of its frames
 * @param opening common to all revisions of the model that come of editing it
 * @param settled whether the animation's text and issues are those of its content; right after an
 *     edit they are those of the content before it, for a moment
 */
public record OpenModel(
        List<InspectedFile> files,
        SkinnedModel model,
        List<OpenMesh> meshes,
        Extent extent,
        Optional<ComponentLayout> layout,
        Opening opening,
        boolean settled) {

    /** One time that files were opened; each is equal to itself only. */
    public static final class Opening {}

    /**
     * One mesh of the model.
     *
     * @param vertices for their texture coordinates
     * @param textureSearch for the picture that the mesh's shader points at
     */
    public record OpenMesh(SkinnedMesh skinned, VertexTable vertices, TextureSearch textureSearch) {

        /** The picture that the mesh's shader points at, if there is one. */
        public Optional<Path> texture() {
            return textureSearch.found();
        }
    }

    public static final OpenModel NONE =
            new OpenModel(
                    List.of(),
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
        List<InspectedFile> found = inspection.files();
        // Whoever looks at the texts must not wait until their rows are found.
        found.forEach(file -> file.source().rows());
        Optional<InspectedFile> mesh = first(found, Md5Mesh.class);
        Optional<InspectedFile> anim = first(found, Md5Anim.class);
        Optional<InspectedFile> md2 = first(found, Md2.class);
        Optional<InspectedFile> camera = first(found, Md5Camera.class);
        if (mesh.isEmpty() && anim.isEmpty()) {
            return camera.isPresent() && md2.isEmpty()
                    ? of(Stream.of(before.mesh(), before.anim(), before.md2(), camera), root)
                    : of(Stream.of(md2, camera), root);
        }
        if (mesh.isPresent()) {
            Optional<InspectedFile> moving =
                    anim.or(() -> before.anim().filter(old -> fit(mesh.get(), old)));
            return of(Stream.of(mesh, moving, camera), root);
        }
        Optional<InspectedFile> moved = before.mesh().filter(old -> fit(old, anim.get()));
        Optional<InspectedFile> flight = camera.or(() -> moved.flatMap(old -> before.camera()));
        return of(Stream.of(moved, anim, flight), root);
    }

    private static OpenModel of(Stream<Optional<InspectedFile>> open, RootMode root) {
        List<InspectedFile> files = open.flatMap(Optional::stream).toList();
        Optional<Md2> md2 = content(files, Md2.class);
        Optional<Md5Mesh> mesh = content(files, Md5Mesh.class);
        Optional<Md5Anim> anim = content(files, Md5Anim.class);
        SkinnedModel model =
                md2.map(Md2Kernel::model)
                        .orElseGet(
                                () ->
                                        SkinnedModel.of(
                                                mesh.map(Md5Kernel::skin),
                                                anim.map(Md5Kernel::clip)));
        List<OpenMesh> meshes = new ArrayList<>();
        for (SkinnedMesh skinned : model.meshes()) {
            meshes.add(
                    md2.isPresent()
                            // What it wears is chosen among its skins: see Md2Choices.
                            ? new OpenMesh(skinned, texCoords(md2.get()), TextureSearch.NONE)
                            : openMesh(skinned, files.getFirst(), meshes.size()));
        }
        return new OpenModel(
                files,
                model,
                List.copyOf(meshes),
                Extent.over(model, root),
                anim.map(ComponentLayout::of),
                new Opening(),
                true);
    }

    private static OpenMesh openMesh(SkinnedMesh skinned, InspectedFile file, int index) {
        Mesh mesh = ((Md5Mesh) file.content()).meshes().get(index);
        return new OpenMesh(
                skinned, mesh.vertices(), TextureFinder.search(file.path(), mesh.shader()));
    }

    /**
     * The texture coordinates of an .md2 as shares of its skin's size, which the header gives: a
     * row for each, of which nothing else means anything.
     */
    private static VertexTable texCoords(Md2 md2) {
        int size = md2.texCoords().size();
        double width = Math.max(1, md2.header().skinWidth());
        double height = Math.max(1, md2.header().skinHeight());
        double[] coordinates = new double[size * 2];
        for (int i = 0; i < size; i++) {
            coordinates[i * 2] = md2.texCoords().s(i) / width;
            coordinates[i * 2 + 1] = md2.texCoords().t(i) / height;
        }
        return new VertexTable(new int[size * VertexTable.WIDTH], coordinates);
    }

    /**
     * What becomes of the model when its animation is edited. Quick enough for every click: the
     * text of the file is not looked at. The arrays are those of this model, which must not be
     * posed any more.
     */
    OpenModel revised(Md5Anim edited) {
        boolean moves = md5Anim().filter(old -> isSameMotion(old, edited)).isEmpty();
        return new OpenModel(
                withAnim(anim().orElseThrow().withContent(edited)),
                moves ? model.withClip(Md5Kernel.clip(edited)) : model,
                meshes,
                extent,
                moves ? layout.map(old -> old.revised(edited)) : layout,
                opening,
                false);
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
        return new OpenModel(withAnim(reread), model, meshes, extent, layout, opening, true);
    }

    private List<InspectedFile> withAnim(InspectedFile other) {
        return files.stream()
                .map(file -> file.content() instanceof Md5Anim ? other : file)
                .toList();
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
            SkinnedMesh skinned = other.meshes().get(limited.size());
            limited.add(new OpenMesh(skinned, mesh.vertices(), mesh.textureSearch()));
        }
        return new OpenModel(files, other, List.copyOf(limited), extent, layout, opening, settled);
    }

    /** Whether the two show the same files, edited or not. */
    public boolean isSameOpening(OpenModel other) {
        return opening == other.opening;
    }

    /** The open mesh. */
    public Optional<InspectedFile> mesh() {
        return first(files, Md5Mesh.class);
    }

    /** The open animation. */
    public Optional<InspectedFile> anim() {
        return first(files, Md5Anim.class);
    }

    /** The open model of Quake II. */
    public Optional<InspectedFile> md2() {
        return first(files, Md2.class);
    }

    /** The open camera. */
    public Optional<InspectedFile> camera() {
        return first(files, Md5Camera.class);
    }

    /** The animation as it is shown. */
    public Optional<Md5Anim> md5Anim() {
        return content(files, Md5Anim.class);
    }

    /** The mesh as it is shown. */
    public Optional<Md5Mesh> md5Mesh() {
        return content(files, Md5Mesh.class);
    }

    /** The camera that is open. */
    public Optional<Md5Camera> md5Camera() {
        return content(files, Md5Camera.class);
    }

    /** The model of Quake II as it is shown. */
    public Optional<Md2> md2Model() {
        return content(files, Md2.class);
    }

    private static Optional<InspectedFile> first(
            List<InspectedFile> files, Class<? extends ModelFile> content) {
        return files.stream().filter(file -> content.isInstance(file.content())).findFirst();
    }

    private static <T extends ModelFile> Optional<T> content(
            List<InspectedFile> files, Class<T> content) {
        return first(files, content).map(InspectedFile::content).map(content::cast);
    }

    private static boolean fit(InspectedFile mesh, InspectedFile anim) {
        Rig meshRig = Md5Kernel.rig((Md5Mesh) mesh.content());
        Rig animRig = Md5Kernel.rig((Md5Anim) anim.content());
        return meshRig.agreement(animRig) >= 0.5;
    }

    /** The frames of the model, as the timeline plays them. */
    TimelineFrames timelineFrames() {
        return md2Model()
                .map(
                        md2 ->
                                TimelineFrames.of(
                                        model.keyframes().orElseThrow(), KeyframeClips.of(md2)))
                .or(() -> model.clip().map(TimelineFrames::of))
                .orElse(TimelineFrames.NONE);
    }

    /** Whether there is nothing to show. */
    public boolean isEmpty() {
        return files.isEmpty();
    }

    /** Whether there is a mesh or an animation. */
    public boolean hasModel() {
        return mesh().isPresent() || anim().isPresent();
    }

    /** Those of the files that people can read. */
    public Stream<InspectedFile> texts() {
        return files.stream().filter(file -> !file.text().isBinary());
    }

    /** The files' names, as a title shows them. */
    public String name() {
        return files.stream().map(InspectedFile::name).collect(Collectors.joining(" + "));
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

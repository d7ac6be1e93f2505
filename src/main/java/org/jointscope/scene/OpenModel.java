package org.jointscope.scene;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.analysis.ComponentLayout;
import org.jointscope.analysis.PairFit;
import org.jointscope.edit.AlphaParents;
import org.jointscope.edit.Content;
import org.jointscope.files.GameTree;
import org.jointscope.inspect.FileKind;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspection;
import org.jointscope.inspect.Sample;
import org.jointscope.material.TextureChoice;
import org.jointscope.model.Declarations;
import org.jointscope.model.Materials;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Md5Scale;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointScales;
import org.jointscope.pose.Rig;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md2.KeyframeClips;
import org.jointscope.pose.md2.Md2Kernel;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.Extent;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.pose.skin.WeightLimit;

/**
 * The files that are open together, and all data that was computed from them in the background. Only the pose of
 * {@code model} changes.
 *
 * @param files the mesh before the animation and its scales, or the Quake II model; then a camera animation, which does
 *     not belong to a specific model. At most one of each format
 * @param meshes one for each {@code mesh} block
 * @param extent of the whole animation, to frame the model by
 * @param layout how the animation's joints use the components of its frames
 * @param def the models of the .def, if one is open
 * @param tree for the files that the open ones reference
 * @param choice of the images of the mesh
 * @param opening shared by all revisions of the model that result from edits
 * @param unsettled the edited files of which text and issues are still those of the previous content
 */
public record OpenModel(
        List<InspectedFile> files,
        SkinnedModel model,
        List<OpenMesh> meshes,
        Extent extent,
        Optional<ComponentLayout> layout,
        OpenDef def,
        GameTree tree,
        TextureChoice choice,
        Opening opening,
        Set<FileKind> unsettled) {

    /** One opening of files; each equals only itself. */
    public static final class Opening {}

    public static final OpenModel NONE = new OpenModel(
            List.of(),
            SkinnedModel.none(),
            List.of(),
            Extent.NOWHERE,
            Optional.empty(),
            OpenDef.NONE,
            GameTree.NEARBY,
            TextureChoice.NONE,
            new Opening(),
            Set.of());

    /** Combines the inspected files with the open ones, without the models of a .def. */
    public static OpenModel of(Inspection inspection, OpenModel before, RootMode root) {
        return of(inspection, OpenDef.NONE, before, root, GameTree.NEARBY);
    }

    /**
     * Combines the inspected files with the open ones: a new animation plays on the open mesh if it {@linkplain #suits
     * suits}, and vice versa. Scales stay with their animation. A new camera or .mtr does not affect the model; a new
     * mesh or .md2 also replaces them. Declarations stay open with the mesh.
     *
     * @param def the models of the .def among the files
     * @param tree for the textures of the meshes
     */
    public static OpenModel of(Inspection inspection, OpenDef def, OpenModel before, RootMode root, GameTree tree) {
        List<InspectedFile> found = inspection.files();
        // The rows are computed in the background, so that the source can be shown immediately.
        found.forEach(file -> file.source().rows());
        Optional<InspectedFile> mesh = first(found, Md5Mesh.class);
        Optional<InspectedFile> anim = first(found, Md5Anim.class);
        Optional<InspectedFile> md2 = first(found, Md2.class);
        Optional<InspectedFile> camera = first(found, Md5Camera.class);
        Optional<InspectedFile> scale = first(found, Md5Scale.class);
        List<InspectedFile> declared = declarations(found);
        boolean models = declared.stream().anyMatch(OpenModel::declaresModels);
        if (mesh.isEmpty() && anim.isEmpty()) {
            boolean beside = camera.isPresent() || !declared.isEmpty();
            return beside && md2.isEmpty() && !models
                    ? of(
                            Stream.of(
                                    before.mesh(),
                                    before.anim(),
                                    before.scale(),
                                    before.md2(),
                                    camera.or(before::camera)),
                            with(declared, before.declarations()),
                            before.def,
                            root,
                            tree)
                    : of(Stream.of(scale, md2, camera), declared, def, root, tree);
        }
        if (mesh.isPresent()) {
            Optional<InspectedFile> moving = anim.or(() -> before.anim().filter(old -> keepsAnim(mesh.get(), old)));
            boolean kept = anim.isEmpty() && moving.isPresent();
            return of(Stream.of(mesh, moving, kept ? before.scale() : scale, camera), declared, def, root, tree);
        }
        Optional<InspectedFile> moved = before.mesh().filter(old -> suits(old, anim.get()));
        Optional<InspectedFile> filming = camera.or(() -> moved.flatMap(old -> before.camera()));
        Stream<Optional<InspectedFile>> shown = Stream.of(moved, anim, scale, filming);
        return !models && moved.isPresent()
                ? of(shown, with(declared, before.declarations()), before.def, root, tree)
                : of(shown, declared, def, root, tree);
    }

    private static OpenModel of(
            Stream<Optional<InspectedFile>> open,
            List<InspectedFile> declared,
            OpenDef def,
            RootMode root,
            GameTree tree) {
        List<InspectedFile> files = withParents(
                Stream.concat(open.flatMap(Optional::stream), declared.stream()).toList());
        Optional<Md2> md2 = content(files, Md2.class);
        Optional<Md5Mesh> mesh = content(files, Md5Mesh.class);
        Optional<Md5Anim> anim = content(files, Md5Anim.class);
        SkinnedModel model = md2.map(Md2Kernel::model)
                .orElseGet(() -> SkinnedModel.of(mesh.map(Md5Kernel::skin), anim.map(it -> scaled(it, files))));
        List<OpenMesh> meshes = md2.map(it -> OpenMesh.ofKeyframes(model))
                .orElseGet(() -> mesh.isPresent()
                        ? OpenMesh.of(files.getFirst(), model, def, tree, TextureChoice.NONE)
                        : List.of());
        return new OpenModel(
                files,
                model,
                meshes,
                Extent.over(model, root),
                anim.map(ComponentLayout::of),
                def,
                tree,
                TextureChoice.NONE,
                new Opening(),
                Set.of());
    }

    /** An animation of the Doom 3 alpha gets its parents from the mesh. */
    private static List<InspectedFile> withParents(List<InspectedFile> files) {
        Optional<Md5Mesh> mesh = content(files, Md5Mesh.class);
        return files.stream()
                .map(file -> mesh.isPresent() && AlphaParents.areMissing(file.content())
                        ? file.withContent(AlphaParents.adopt((Md5Anim) file.content(), mesh.get()))
                        : file)
                .toList();
    }

    /** An animation with the scales of the open .md5scale. */
    private static Clip scaled(Md5Anim anim, List<InspectedFile> files) {
        return Md5Kernel.clip(anim, content(files, Md5Scale.class));
    }

    /**
     * The model after edits of its files. Fast enough for every click: no text is parsed. The arrays are shared with
     * this model, which must not be posed any more.
     *
     * @param edited the contents that have changed
     * @param limit of weights per vertex
     */
    public OpenModel revised(List<ModelFile> edited, WeightLimit limit) {
        Content now = content();
        Set<FileKind> waiting = EnumSet.noneOf(FileKind.class);
        waiting.addAll(unsettled);
        for (ModelFile content : edited) {
            now = now.with(content);
        }
        List<InspectedFile> revised = new ArrayList<>();
        for (InspectedFile file : files) {
            ModelFile content = now.like(file.content());
            revised.add(content == file.content() ? file : file.withContent(content));
            if (content != file.content()) {
                waiting.add(file.kind());
            }
        }
        Md5Anim moving = now.anim();
        boolean moves = md5Anim().filter(old -> !isSameMotion(old, moving)).isPresent();
        Optional<Clip> clip = moves ? Optional.of(asNow(moving)) : model.clip();
        OpenModel other = new OpenModel(
                List.copyOf(revised),
                moves ? model.withClip(clip.orElseThrow()) : model,
                meshes,
                extent,
                moves ? layout.map(old -> old.revised(moving)) : layout,
                def,
                tree,
                choice,
                opening,
                Set.copyOf(waiting));
        return now.mesh() == content().mesh() ? other : other.withMeshes(this, limit);
    }

    /** With the content of the mesh, of which an earlier model shows another one. */
    private OpenModel withMeshes(OpenModel before, WeightLimit limit) {
        SkinnedModel other =
                SkinnedModel.of(md5Mesh().map(mesh -> Md5Kernel.skin(mesh).limited(limit)), model.clip());
        List<OpenMesh> revised =
                OpenMesh.revised(meshes, mesh().orElseThrow(), before.md5Mesh().orElseThrow(), other, this);
        return new OpenModel(files, other, revised, extent, layout, def, tree, choice, opening, unsettled);
    }

    private Clip asNow(Md5Anim edited) {
        return clip(edited, isScaled(), isHalved());
    }

    private Clip clip(Md5Anim anim, boolean withScales, boolean halved) {
        Clip clip = scaled(anim, files).withHalfOfTheFrames(halved);
        return withScales ? clip : clip.withScales(JointScales.NONE);
    }

    private boolean isHalved() {
        return model.clip().filter(Clip::isHalved).isPresent();
    }

    /** Whether scales of joints apply. */
    private boolean isScaled() {
        return model.clip().filter(clip -> !clip.scales().isEmpty()).isPresent();
    }

    /**
     * The same model with its animation as an engine loads it.
     *
     * @param withScales whether the scales of the .md5scale apply
     * @param halved whether only half of the frames is used
     */
    public OpenModel loaded(boolean withScales, boolean halved) {
        boolean same = (scale().isEmpty() || withScales == isScaled()) && halved == isHalved();
        if (anim().isEmpty() || same) {
            return this;
        }
        SkinnedModel other = model.withClip(clip(md5Anim().orElseThrow(), withScales, halved));
        return new OpenModel(files, other, meshes, extent, layout, def, tree, choice, opening, unsettled);
    }

    /** Bounds do not affect motion. */
    private static boolean isSameMotion(Md5Anim old, Md5Anim edited) {
        return old.hierarchy() == edited.hierarchy()
                && old.baseframe() == edited.baseframe()
                && old.frames() == edited.frames()
                && old.frameRate().equals(edited.frameRate())
                && old.numAnimatedComponents().equals(edited.numAnimatedComponents());
    }

    /** The model with the texts of edited files, which correspond to their contents. */
    public OpenModel settled(List<InspectedFile> reread) {
        OpenModel now = withFiles(reread);
        return now.isOfSameMesh(this) ? now : now.withTextures();
    }

    /** The model with other files of the same content, each for the one of its format. */
    public OpenModel withFiles(List<InspectedFile> others) {
        List<InspectedFile> replaced = files.stream()
                .map(file -> others.stream()
                        .filter(it -> it.kind() == file.kind())
                        .findFirst()
                        .orElse(file))
                .toList();
        boolean same = IntStream.range(0, files.size()).allMatch(i -> replaced.get(i) == files.get(i));
        return same && isSettled()
                ? this
                : new OpenModel(replaced, model, meshes, extent, layout, def, tree, choice, opening, Set.of());
    }

    /** With the textures that are there now, also around the file that a mesh was saved as. */
    private OpenModel withTextures() {
        return with(tree, choice);
    }

    /** With the textures that are in other folders. */
    public OpenModel with(GameTree other) {
        return with(other, choice);
    }

    /** With other textures of the mesh. */
    public OpenModel with(TextureChoice other) {
        return other.equals(choice) ? this : with(tree, other);
    }

    private OpenModel with(GameTree otherTree, TextureChoice otherChoice) {
        if (mesh().isEmpty()) {
            return this;
        }
        List<OpenMesh> searched = OpenMesh.of(mesh().get(), model, def, otherTree, otherChoice);
        return new OpenModel(files, model, searched, extent, layout, def, otherTree, otherChoice, opening, unsettled);
    }

    /** The same model with arrays of its own, for poses that are not those of this model. */
    public OpenModel copy() {
        SkinnedModel other = model.copy();
        List<OpenMesh> own = IntStream.range(0, meshes.size())
                .mapToObj(mesh -> meshes.get(mesh).with(other.meshes().get(mesh)))
                .toList();
        return new OpenModel(files, other, own, extent, layout, def, tree, choice, opening, unsettled);
    }

    /** Whether text and issues of all files are those of their contents. */
    public boolean isSettled() {
        return unsettled.isEmpty();
    }

    /** The content of the files that can be edited. */
    public Content content() {
        return Content.of(files.stream().map(InspectedFile::content).toList());
    }

    /** The same model as shown by an engine with a limit of weights per vertex. */
    public OpenModel limited(WeightLimit limit) {
        if (md5Mesh().isEmpty()) {
            return this;
        }
        SkinnedModel other =
                SkinnedModel.of(md5Mesh().map(mesh -> Md5Kernel.skin(mesh).limited(limit)), model.clip());
        List<OpenMesh> limited = IntStream.range(0, meshes.size())
                .mapToObj(mesh -> meshes.get(mesh).with(other.meshes().get(mesh)))
                .toList();
        return new OpenModel(files, other, limited, extent, layout, def, tree, choice, opening, unsettled);
    }

    /**
     * The index of the joint that has the name of a joint in another animation of the same mesh, or on another mesh
     * with the same joints, or the same index if an edit has renamed the joint; {@link Rig#NO_JOINT} if there is none.
     */
    public int sameJoint(OpenModel other, int joint) {
        Rig rig = model.rig();
        boolean same = isOfSameMesh(other) || rig.isLike(other.model.rig());
        if (!same || joint == Rig.NO_JOINT) {
            return Rig.NO_JOINT;
        }
        List<String> names = rig.names();
        List<String> otherNames = other.model.rig().names();
        int named = names.indexOf(otherNames.get(joint));
        boolean renamed = names.size() == otherNames.size() && !otherNames.contains(names.get(joint));
        return named < 0 && renamed ? joint : named;
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

    /** The open Quake II model. */
    public Optional<InspectedFile> md2() {
        return first(files, Md2.class);
    }

    /** The open camera. */
    public Optional<InspectedFile> camera() {
        return first(files, Md5Camera.class);
    }

    /** The open scales of the animation's joints. */
    public Optional<InspectedFile> scale() {
        return first(files, Md5Scale.class);
    }

    /** The scales of the animation's joints. */
    public Optional<Md5Scale> md5Scale() {
        return content(files, Md5Scale.class);
    }

    /** The open .def, then the open .skin and .mtr. */
    public List<InspectedFile> declarations() {
        return declarations(files);
    }

    private static boolean declaresModels(InspectedFile file) {
        return file.content() instanceof Declarations;
    }

    /** Declarations with others, which replace those of their format. */
    private static List<InspectedFile> with(List<InspectedFile> others, List<InspectedFile> declared) {
        Stream<InspectedFile> kept =
                declared.stream().filter(file -> others.stream().noneMatch(it -> it.kind() == file.kind()));
        return Stream.concat(kept, others.stream()).toList();
    }

    private static List<InspectedFile> declarations(List<InspectedFile> files) {
        return files.stream()
                .filter(file -> declaresModels(file) || file.content() instanceof Materials)
                .sorted(Comparator.comparing(InspectedFile::kind))
                .toList();
    }

    /** The animation as shown. */
    public Optional<Md5Anim> md5Anim() {
        return content(files, Md5Anim.class);
    }

    /** The mesh as shown. */
    public Optional<Md5Mesh> md5Mesh() {
        return content(files, Md5Mesh.class);
    }

    /** The open camera animation. */
    public Optional<Md5Camera> md5Camera() {
        return content(files, Md5Camera.class);
    }

    /** The Quake II model as shown. */
    public Optional<Md2> md2Model() {
        return content(files, Md2.class);
    }

    private static Optional<InspectedFile> first(List<InspectedFile> files, Class<? extends ModelFile> content) {
        return files.stream().filter(file -> content.isInstance(file.content())).findFirst();
    }

    private static <T extends ModelFile> Optional<T> content(List<InspectedFile> files, Class<T> content) {
        return first(files, content).map(InspectedFile::content).map(content::cast);
    }

    /**
     * Whether an animation plays on the open mesh: they share most of their joint names. The mesh of the sample must
     * have exactly the joints of an animation that is not the sample's.
     */
    public static boolean suits(InspectedFile mesh, InspectedFile anim) {
        Rig meshRig = Md5Kernel.rig((Md5Mesh) mesh.content());
        Rig animRig = Md5Kernel.rig((Md5Anim) anim.content());
        return Sample.contains(mesh.path()) && !Sample.contains(anim.path())
                ? PairFit.misfit(meshRig, animRig).isEmpty()
                : meshRig.agreement(animRig) >= Rig.ENOUGH_AGREEMENT;
    }

    /** The animation of the sample plays only on the mesh of the sample. */
    private static boolean keepsAnim(InspectedFile mesh, InspectedFile anim) {
        return suits(mesh, anim) && (Sample.contains(mesh.path()) || !Sample.contains(anim.path()));
    }

    /** The frames of the model for the timeline. */
    public TimelineFrames timelineFrames() {
        return md2Model()
                .map(md2 -> TimelineFrames.of(model.keyframes().orElseThrow(), KeyframeClips.of(md2)))
                .or(() -> model.clip().map(clip -> TimelineFrames.of(clip, frameMarks())))
                .orElse(TimelineFrames.NONE);
    }

    private List<FrameMark> frameMarks() {
        return anim().map(anim -> def.marks(anim.path())).orElse(List.of());
    }

    /** Whether there is no content. */
    public boolean isEmpty() {
        return files.isEmpty();
    }

    /** Whether there is a mesh or an animation. */
    public boolean hasModel() {
        return mesh().isPresent() || anim().isPresent();
    }

    /** Whether a vertex exists. */
    public boolean has(MeshVertex vertex) {
        return vertex.mesh() < meshes.size()
                && vertex.vertex()
                        < meshes.get(vertex.mesh()).skinned().surface().vertexCount();
    }

    /** Whether both have the same mesh. */
    public boolean isOfSameMesh(OpenModel other) {
        Optional<Path> path = mesh().map(InspectedFile::path);
        return path.isPresent() && path.equals(other.mesh().map(InspectedFile::path));
    }

    /** Those of the files that are text. */
    public Stream<InspectedFile> texts() {
        return files.stream().filter(file -> !file.text().isBinary());
    }

    /** The paths of the files, in their order. */
    public List<Path> paths() {
        return files.stream().map(InspectedFile::path).toList();
    }

    /** The file names, as a title shows them. */
    public String name() {
        return files.stream().map(InspectedFile::name).collect(Collectors.joining(" + "));
    }

    /** Whether all files are those of the included sample. */
    public boolean isSample() {
        return !isEmpty() && paths().stream().allMatch(Sample::contains);
    }

    /** Each equals only itself, because its pose changes. */
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}

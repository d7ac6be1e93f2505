package org.jointscope.check.engine;

import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Names;
import org.jointscope.check.engine.EngineDifference.Aspect;
import org.jointscope.check.engine.EngineTraits.Bounds;
import org.jointscope.check.engine.EngineTraits.Joints;
import org.jointscope.check.engine.EngineTraits.PlaybackProfile;
import org.jointscope.check.engine.EngineTraits.Rate;
import org.jointscope.check.engine.assimp.AssimpFrameRate;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows;
import org.jointscope.model.ModelFile;
import org.jointscope.model.Vector3;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.pose.skin.WeightLoss;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * What a model looks like in an engine, as against what its files say. Takes a while for a mesh
 * with more weights than the engine keeps, which is skinned twice in many frames: see {@link
 * WeightLoss}. A thread that is interrupted in this gets a {@link
 * java.util.concurrent.CancellationException}.
 */
public final class Differences {

    private Differences() {}

    /** Of a mesh in its bind pose. */
    public static List<EngineDifference> of(Engine engine, Md5Mesh mesh) {
        return all(
                ofWeights(engine, WeightLoss.of(Md5Kernel.skin(mesh), engine.traits().weights())),
                besidesWeights(engine, Optional.of(mesh), Optional.empty()));
    }

    /** Of an animation. */
    public static List<EngineDifference> of(Engine engine, Md5Anim anim) {
        return besidesWeights(engine, Optional.empty(), Optional.of(anim));
    }

    /** Of a mesh and an animation together. */
    public static List<EngineDifference> of(Engine engine, Md5Mesh mesh, Md5Anim anim) {
        WeightLimit limit = engine.traits().weights();
        return all(
                ofWeights(engine, WeightLoss.of(Md5Kernel.skin(mesh), Md5Kernel.clip(anim), limit)),
                besidesWeights(engine, Optional.of(mesh), Optional.of(anim)));
    }

    private static List<EngineDifference> all(
            Optional<EngineDifference> first, List<EngineDifference> others) {
        return Stream.concat(first.stream(), others.stream()).toList();
    }

    /** Everything that needs no skinning, of the files that there are. */
    public static List<EngineDifference> besidesWeights(
            Engine engine, Optional<Md5Mesh> mesh, Optional<Md5Anim> anim) {
        List<EngineDifference> found = new ArrayList<>();
        mesh.flatMap(file -> rows(engine, file)).ifPresent(found::add);
        if (mesh.isPresent() && anim.isPresent()) {
            joints(engine, mesh.get(), anim.get()).ifPresent(found::add);
        }
        anim.ifPresent(file -> ofAnim(engine, file, found));
        return List.copyOf(found);
    }

    private static void ofAnim(Engine engine, Md5Anim anim, List<EngineDifference> found) {
        Clip clip = Md5Kernel.clip(anim);
        engine.traits().playback().ifPresent(manner -> ofManner(manner, clip, found));
        Bounds bounds = engine.traits().bounds();
        if ((bounds == Bounds.IGNORED || bounds == Bounds.MISREAD) && !anim.bounds().isEmpty()) {
            String text = bounds.text();
            found.add(
                    new EngineDifference(
                            Aspect.BOUNDS,
                            Character.toUpperCase(text.charAt(0)) + text.substring(1) + "."));
        }
    }

    /**
     * The frame rate of an animation or a camera.
     *
     * @param text the bytes of the file; a pass over them is made
     */
    public static Optional<EngineDifference> ofRate(Engine engine, ModelFile file, byte[] text) {
        if (engine.traits().rate() == Rate.DECLARED) {
            return Optional.empty();
        }
        OptionalDouble read = AssimpFrameRate.of(text);
        return file.frameRate()
                .filter(rate -> rate.isReadable() && read.isPresent())
                .filter(rate -> (float) rate.value() != (float) read.getAsDouble())
                .map(
                        rate ->
                                new EngineDifference(
                                        Aspect.RATE,
                                        ("Reads frameRate as %s instead of %s, because it joins"
                                                        + " header lines that end in LF alone.")
                                                .formatted(
                                                        Figures.of(read.getAsDouble()),
                                                        Figures.of(rate.value())),
                                        OptionalDouble.empty(),
                                        Optional.of(rate.place())));
    }

    private static void ofManner(PlaybackProfile manner, Clip clip, List<EngineDifference> found) {
        if (manner.root() == RootMode.DOOM3) {
            root(clip).ifPresent(found::add);
        }
        if (manner.blend() == Blend.MODEL && clip.frameCount() > 1) {
            found.add(
                    new EngineDifference(
                            Aspect.BLEND,
                            "Blends two frames joint by joint in model space, so that bones grow"
                                    + " shorter between frames that are far apart."));
        }
        if (manner.loop() != clip.ownLoopRule() && clip.frameCount() > 1) {
            found.add(
                    new EngineDifference(
                            Aspect.LOOP,
                            manner.loop() == LoopRule.WRAPS
                                    ? "Shows the last frame and the first one after the other,"
                                            + " though they are the same."
                                    : "Takes the last frame for the first, though it is not, and"
                                            + " jumps there."));
        }
    }

    /** The weights beyond those that the engine keeps, from what that loses; empty for none. */
    public static Optional<EngineDifference> ofWeights(Engine engine, Optional<WeightLoss> loss) {
        return loss.map(
                it ->
                        new EngineDifference(
                                Aspect.WEIGHTS,
                                "Keeps %d weights of a vertex; %s more, up to %d: %s."
                                        .formatted(
                                                engine.traits().weights().most().orElseThrow(),
                                                it.vertices() == 1
                                                        ? "1 vertex has"
                                                        : it.vertices() + " vertices have",
                                                it.most(),
                                                moved(it)),
                                it.distance() > 0
                                        ? OptionalDouble.of(it.distance())
                                        : OptionalDouble.empty()));
    }

    private static String moved(WeightLoss loss) {
        String frames = loss.compared() == loss.frames() ? "" : sampled(loss);
        if (loss.distance() == 0) {
            return loss.frames() == 0
                    ? "in the bind pose none is out of place"
                    : "none is out of place in any frame" + frames;
        }
        return "vertex %d of mesh %d is out of place by %s %s%s"
                .formatted(
                        loss.vertex(),
                        loss.mesh(),
                        Figures.units(loss.distance()),
                        loss.frame() == WeightLoss.BIND_POSE
                                ? "in the bind pose"
                                : "at frame " + loss.frame(),
                        frames);
    }

    private static String sampled(WeightLoss loss) {
        return ", as far as %d of its %d frames tell".formatted(loss.compared(), loss.frames());
    }

    private static Optional<EngineDifference> root(Clip clip) {
        int root = clip.rig().firstRoot();
        if (root < 0) {
            return Optional.empty();
        }
        Vector3 way =
                new Vector3(
                        clip.baseframe(root, 0), clip.baseframe(root, 1), clip.baseframe(root, 2));
        double length = Math.sqrt(way.lengthSquared());
        return length == 0
                ? Optional.empty()
                : Optional.of(
                        new EngineDifference(
                                Aspect.ROOT,
                                "Puts the root '%s' where its baseframe is taken for the origin, %s"
                                                .formatted(
                                                        Names.shown(clip.rig().name(root)),
                                                        Figures.units(length))
                                        + " from where the file says.",
                                OptionalDouble.of(length)));
    }

    private static Optional<EngineDifference> joints(Engine engine, Md5Mesh mesh, Md5Anim anim) {
        boolean alike = Md5Kernel.rig(mesh).names().equals(Md5Kernel.rig(anim).names());
        Joints matching = engine.traits().joints();
        return alike || matching == Joints.ALIKE || matching == Joints.NONE
                ? Optional.empty()
                : Optional.of(
                        new EngineDifference(
                                Aspect.JOINTS,
                                matching == Joints.BY_INDEX
                                        ? "Takes joints by their index, though their names differ."
                                        : "Finds joints by their names; those that only one side"
                                                + " has do not move."));
    }

    private static Optional<EngineDifference> rows(Engine engine, Md5Mesh file) {
        boolean moved =
                file.meshes().stream().flatMap(Differences::tables).anyMatch(Differences::isMoved);
        return moved && engine.traits().rows() == EngineTraits.RowNumbers.FOLLOWED
                ? Optional.of(
                        new EngineDifference(
                                Aspect.ROWS,
                                "Puts rows where their printed numbers say, which is elsewhere."))
                : Optional.empty();
    }

    private static Stream<MeshRows> tables(Mesh mesh) {
        return Stream.of(mesh.vertices(), mesh.triangles(), mesh.weights());
    }

    private static boolean isMoved(MeshRows rows) {
        return Interruption.range(rows.size())
                .map(row -> rows.printedIndex(row) - row)
                .anyMatch(shift -> shift != 0 && shift > ModelFile.MISSING / 2);
    }
}

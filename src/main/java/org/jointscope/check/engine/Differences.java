package org.jointscope.check.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jointscope.analysis.Figures;
import org.jointscope.analysis.Names;
import org.jointscope.check.engine.EngineDifference.Aspect;
import org.jointscope.check.engine.EngineTraits.Bounds;
import org.jointscope.check.engine.EngineTraits.Frames;
import org.jointscope.check.engine.EngineTraits.Joints;
import org.jointscope.check.engine.EngineTraits.PlaybackProfile;
import org.jointscope.check.engine.EngineTraits.Rate;
import org.jointscope.check.engine.EngineTraits.RowNumbers;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.messages.Phrase;
import org.jointscope.model.Declared;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshRows;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.Blend;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.PoseOptions;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.RootMode;
import org.jointscope.pose.Unflagged;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.Skin;
import org.jointscope.pose.skin.WeightLimit;
import org.jointscope.pose.skin.WeightLoss;

/**
 * The differences between a model in an engine and the contents of its files. The computation is slow for a mesh with
 * more weights than the engine uses, which is skinned twice in many frames: see {@link WeightLoss}. Engines that agree
 * share the result. A thread that is interrupted in it gets a {@link java.util.concurrent.CancellationException}.
 */
public final class Differences {

    private final Optional<Md5Mesh> mesh;
    private final Optional<Md5Anim> anim;
    private final Optional<Clip> clip;
    private final Map<WeightLimit, Optional<WeightLoss>> losses = new HashMap<>();
    private Optional<Skin> prepared = Optional.empty();
    private Optional<Boolean> moved = Optional.empty();
    private Optional<Farthest> farthest = Optional.empty();

    /** The mesh prepared for skinning, which is slow. */
    private final Supplier<Optional<Skin>> skin;

    public Differences(Optional<Md5Mesh> mesh, Optional<Md5Anim> anim) {
        this(mesh, anim, () -> mesh.map(Md5Kernel::skin));
    }

    private Differences(Optional<Md5Mesh> mesh, Optional<Md5Anim> anim, Supplier<Optional<Skin>> skin) {
        this.mesh = mesh;
        this.skin = skin;
        this.anim = anim;
        this.clip = anim.map(Md5Kernel::clip);
    }

    /** The differences for a file alone, or for a mesh with an animation. */
    public static Differences of(RuleContext... files) {
        return new Differences(
                find(Md5Mesh.class, files),
                find(Md5Anim.class, files),
                () -> Stream.of(files).flatMap(file -> file.skin().stream()).findFirst());
    }

    private static <T extends ModelFile> Optional<T> find(Class<T> kind, RuleContext... files) {
        return Stream.of(files).flatMap(file -> file.file(kind).stream()).findFirst();
    }

    /** All differences in an engine. */
    public List<EngineDifference> in(Engine engine) {
        return Stream.concat(
                        ofWeights(engine, loss(engine.traits().weights())).stream(), besidesWeights(engine).stream())
                .toList();
    }

    private Optional<WeightLoss> loss(WeightLimit limit) {
        if (mesh.isEmpty() || limit.equals(WeightLimit.NONE)) {
            return Optional.empty();
        }
        if (!losses.containsKey(limit)) {
            prepared = prepared.or(skin);
            losses.put(limit, prepared.flatMap(it -> WeightLoss.of(it, clip, limit)));
        }
        return losses.get(limit);
    }

    /** All differences in an engine that need no skinning. */
    public List<EngineDifference> besidesWeights(Engine engine) {
        List<EngineDifference> found = new ArrayList<>();
        mesh.flatMap(file -> rows(engine, file)).ifPresent(found::add);
        if (mesh.isPresent() && anim.isPresent()) {
            joints(engine, mesh.get(), anim.get()).ifPresent(found::add);
        }
        anim.ifPresent(file -> ofAnim(engine, file, clip.orElseThrow(), found));
        return List.copyOf(found);
    }

    private void ofAnim(Engine engine, Md5Anim anim, Clip clip, List<EngineDifference> found) {
        engine.traits().playback().ifPresent(manner -> ofManner(manner, anim, clip, found));
        if (engine.traits().frames() == Frames.HALVED) {
            halved(anim).ifPresent(found::add);
        }
        Bounds bounds = engine.traits().bounds();
        if ((bounds == Bounds.IGNORED || bounds == Bounds.MISREAD)
                && !anim.bounds().isEmpty()) {
            found.add(difference(Aspect.BOUNDS, Phrase.of("engine.difference.bounds." + bounds)));
        }
    }

    private static EngineDifference difference(Aspect aspect, Phrase text) {
        return new EngineDifference(aspect, text, OptionalDouble.empty());
    }

    /**
     * The frame rate of an animation or a camera.
     *
     * @param file its facts; its text is scanned at the first call
     */
    public static Optional<EngineDifference> ofRate(Engine engine, RuleContext file) {
        Optional<Declared> rate = file.files().getFirst().frameRate().filter(Declared::isReadable);
        if (engine.traits().rate() != Rate.OF_ITS_SECTION || rate.isEmpty()) {
            return Optional.empty();
        }
        OptionalDouble read = AssimpFacts.frameRate(file);
        if (read.isEmpty() || (float) rate.get().value() == (float) read.getAsDouble()) {
            return Optional.empty();
        }
        Phrase sentence = Phrase.of(
                "engine.difference.rate",
                Figures.of(read.getAsDouble()),
                Figures.of(rate.get().value()));
        return Optional.of(
                new EngineDifference(Aspect.RATE, sentence, OptionalDouble.empty(), rate.map(Declared::location)));
    }

    private void ofManner(PlaybackProfile manner, Md5Anim anim, Clip clip, List<EngineDifference> found) {
        if (manner.root() == RootMode.DOOM3) {
            root(clip).ifPresent(found::add);
        }
        if (manner.unflagged() == Unflagged.ZERO) {
            baseframe(anim, clip).ifPresent(found::add);
        }
        boolean jointwise = manner.blend() == Blend.LOCAL || manner.blend() == Blend.NONE;
        if (clip.frameCount() > 1 && !jointwise) {
            String key = "engine.difference.blend." + manner.blend();
            found.add(difference(Aspect.INTERPOLATION, Phrase.of(key)));
        }
        if (clip.frameCount() > 1 && manner.loop() != clip.ownLoopRule()) {
            String key = "engine.difference.loop." + manner.loop();
            found.add(difference(Aspect.LOOP, Phrase.of(key)));
        }
    }

    /** The effect of the weight limit of the engine; empty if no vertex exceeds it. */
    public static Optional<EngineDifference> ofWeights(Engine engine, Optional<WeightLoss> loss) {
        return loss.map(it -> ofWeights(engine.traits().weights(), it));
    }

    private static EngineDifference ofWeights(WeightLimit limit, WeightLoss loss) {
        String key = limit.most().isPresent() ? "engine.difference.weights" : "engine.difference.weights.first";
        return new EngineDifference(
                Aspect.WEIGHTS,
                Phrase.of(key, limit.most().orElse(1), loss.vertices(), loss.most(), moved(loss)),
                loss.distance() > 0 ? OptionalDouble.of(loss.distance()) : OptionalDouble.empty());
    }

    private static Phrase moved(WeightLoss loss) {
        Object compared = loss.compared() == loss.frames()
                ? ""
                : Phrase.of("engine.difference.weights.compared", loss.compared(), loss.frames());
        if (loss.distance() == 0) {
            return loss.frames() == 0
                    ? Phrase.of("engine.difference.weights.none.bind")
                    : Phrase.of("engine.difference.weights.none", compared);
        }
        String key = loss.frame() == WeightLoss.BIND_POSE
                ? "engine.difference.weights.most.bind"
                : "engine.difference.weights.most";
        return Phrase.of(key, Figures.units(loss.distance()), loss.vertex(), loss.mesh(), compared, loss.frame());
    }

    private static Optional<EngineDifference> halved(Md5Anim anim) {
        OptionalInt kept = EtqwFacts.halved(anim);
        return kept.isEmpty()
                ? Optional.empty()
                : EtqwFacts.halvedRate(anim)
                        .map(rate -> difference(
                                Aspect.FRAMES,
                                Phrase.of(
                                        "engine.difference.frames",
                                        kept.getAsInt(),
                                        anim.frames().size(),
                                        rate)));
    }

    private static Optional<EngineDifference> root(Clip clip) {
        int root = clip.rig().firstRoot();
        double length =
                root < 0 ? 0 : Math.sqrt(clip.localBaseframe(root).position().lengthSquared());
        if (length == 0) {
            return Optional.empty();
        }
        Phrase text = Phrase.of("engine.difference.root", Names.shown(clip.rig().name(root)), Figures.units(length));
        return Optional.of(new EngineDifference(Aspect.ROOT, text, OptionalDouble.of(length)));
    }

    /** The effect of zeros instead of the baseframe; empty if it has no other values. */
    private Optional<EngineDifference> baseframe(Md5Anim anim, Clip clip) {
        long joints = IntStream.range(0, anim.hierarchy().size())
                .filter(joint -> Md5Facts.ofBaseframe(anim, joint).findAny().isPresent())
                .count();
        if (joints == 0) {
            return Optional.empty();
        }
        Farthest most = farthest(clip);
        Phrase text = Phrase.of(
                "engine.difference.baseframe",
                joints,
                Names.shown(clip.rig().name(most.joint())),
                Figures.units(most.distance()),
                most.frame());
        return Optional.of(new EngineDifference(Aspect.BASEFRAME, text, OptionalDouble.of(most.distance())));
    }

    /** The largest displacement of a joint. */
    private record Farthest(int joint, int frame, double distance) {}

    private Farthest farthest(Clip clip) {
        farthest = farthest.or(() -> Optional.of(searchFarthest(clip)));
        return farthest.get();
    }

    private static Farthest searchFarthest(Clip clip) {
        PoseSampler sampler = new PoseSampler(clip);
        double[] stored = new double[clip.rig().size() * JointTransform.STRIDE];
        double[] shown = new double[stored.length];
        Farthest most = new Farthest(0, 0, 0);
        for (int frame = 0; frame < Math.max(1, clip.frameCount()); frame++) {
            Interruption.check();
            sampler.sample(frame, stored);
            sampler.sample(frame, new PoseOptions(Blend.NONE, RootMode.FILE, LoopRule.WRAPS, Unflagged.ZERO), shown);
            for (int joint = 0; joint < clip.rig().size(); joint++) {
                double distance = JointTransform.distance(stored, shown, joint);
                if (distance > most.distance()) {
                    most = new Farthest(joint, frame, distance);
                }
            }
        }
        return most;
    }

    private static Optional<EngineDifference> joints(Engine engine, Md5Mesh mesh, Md5Anim anim) {
        Joints matching = engine.traits().joints();
        boolean free = matching == Joints.BY_INDEX || matching == Joints.BY_NAME;
        if (!free || Md5Kernel.rig(mesh).names().equals(Md5Kernel.rig(anim).names())) {
            return Optional.empty();
        }
        String key = "engine.difference.joints." + matching;
        return Optional.of(difference(Aspect.JOINTS, Phrase.of(key)));
    }

    private Optional<EngineDifference> rows(Engine engine, Md5Mesh file) {
        return engine.traits().rows() == RowNumbers.FOLLOWED && isMoved(file)
                ? Optional.of(difference(Aspect.ROWS, Phrase.of("engine.difference.rows")))
                : Optional.empty();
    }

    private boolean isMoved(Md5Mesh file) {
        moved = moved.or(() ->
                Optional.of(file.meshes().stream().flatMap(Differences::tables).anyMatch(Differences::areMoved)));
        return moved.get();
    }

    private static Stream<MeshRows> tables(Mesh mesh) {
        return Stream.of(mesh.vertices(), mesh.triangles(), mesh.weights());
    }

    private static boolean areMoved(MeshRows rows) {
        int count = rows.size();
        for (int row = 0; row < count; row++) {
            Interruption.checkAt(row);
            int shift = rows.printedIndex(row) - row;
            if (shift != 0 && shift > ModelFile.MISSING / 2) {
                return true;
            }
        }
        return false;
    }
}

package org.jointscope.check.engine;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jointscope.analysis.Names;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Phrase;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md5.Md5Kernel;

/** Facts about a mesh and an animation together. Locations are in the animation. */
final class PairFacts {

    private PairFacts() {}

    /** A different number of joints. */
    static Stream<RuleHit> counts(Md5Mesh mesh, Md5Anim anim) {
        int theirs = mesh.joints().size();
        int ours = anim.hierarchy().size();
        return theirs == ours || ours == 0
                ? Stream.empty()
                : Stream.of(RuleHit.at(
                        anim.hierarchy().get(Math.min(theirs, ours - 1)).location(),
                        Subject.ofJoint(Math.min(theirs, ours - 1)),
                        Phrase.of("engine.hit.pair.count", ours, theirs)));
    }

    /** The number of joints, if a vertex has a weight of a joint that the animation lacks. */
    static Stream<RuleHit> weightedMissing(Md5Mesh mesh, Md5Anim anim) {
        int joints = anim.hierarchy().size();
        return joints < mesh.joints().size() && mesh.meshes().stream().anyMatch(it -> isWeightedFrom(it, joints))
                ? counts(mesh, anim)
                : Stream.empty();
    }

    private static boolean isWeightedFrom(Mesh mesh, int joint) {
        return Interruption.range(mesh.vertices().size()).anyMatch(RowFacts.weightedFrom(mesh, joint));
    }

    /** Joints with a name that differs from the joint of the same index in the mesh. */
    static Stream<RuleHit> names(Md5Mesh mesh, Md5Anim anim) {
        return names(mesh, anim, String::equals);
    }

    /** As {@link #names}, but the case of the letters can differ. */
    static Stream<RuleHit> namesIgnoringCase(Md5Mesh mesh, Md5Anim anim) {
        return names(mesh, anim, String::equalsIgnoreCase);
    }

    private static Stream<RuleHit> names(Md5Mesh mesh, Md5Anim anim, BiPredicate<String, String> same) {
        List<MeshJoint> theirs = mesh.joints();
        return Md5Facts.hits(
                anim.hierarchy(),
                (joint, row) ->
                        joint < theirs.size() && !same.test(theirs.get(joint).name(), row.name()),
                (joint, row) -> Phrase.of(
                        "engine.hit.pair.name",
                        joint,
                        Names.shown(row.name()),
                        Names.shown(theirs.get(joint).name())));
    }

    /** Joints with a parent that differs from the joint of the same index in the mesh. */
    static Stream<RuleHit> parents(Md5Mesh mesh, Md5Anim anim) {
        List<MeshJoint> theirs = mesh.joints();
        return Md5Facts.hits(
                anim.hierarchy(),
                (joint, row) ->
                        joint < theirs.size() && Math.max(theirs.get(joint).parent(), -1) != Math.max(row.parent(), -1),
                (joint, row) -> Phrase.of(
                        "engine.hit.pair.parent",
                        joint,
                        row.parent(),
                        theirs.get(joint).parent()));
    }

    static Stream<RuleHit> strangers(Md5Mesh mesh, Md5Anim anim) {
        Set<String> known = names(mesh);
        return Md5Facts.hits(
                anim.hierarchy(),
                (joint, row) -> !known.contains(row.name()),
                (joint, row) -> Phrase.of("engine.hit.pair.stranger", Names.shown(row.name())));
    }

    /**
     * Joints with the name of another joint, which a joint of the mesh also has.
     *
     * @param most the number of bytes of a name that are compared
     */
    static BiFunction<Md5Mesh, Md5Anim, Stream<RuleHit>> twice(int most) {
        return (mesh, anim) -> {
            Set<String> known =
                    names(mesh).stream().map(name -> cut(name, most)).collect(Collectors.toSet());
            Set<String> seen = new HashSet<>();
            return Md5Facts.hits(
                    anim.hierarchy(),
                    (joint, row) -> known.contains(cut(row.name(), most)) && !seen.add(cut(row.name(), most)),
                    (joint, row) -> Phrase.of("engine.hit.pair.duplicate", Names.shown(row.name())));
        };
    }

    /** The first bytes of a name; one character for each. */
    private static String cut(String name, int most) {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        return new String(bytes, 0, Math.min(most, bytes.length), StandardCharsets.ISO_8859_1);
    }

    /**
     * Mesh joints that are listed before the joint that they follow in the animation: their parent, or, for joints that
     * the animation moves, their nearest ancestor that it moves.
     */
    static Stream<RuleHit> beforeTheirMover(Md5Mesh mesh, Md5Anim anim) {
        Rig rig = Md5Kernel.rig(mesh);
        List<AnimJoint> rows = anim.hierarchy();
        Map<String, Integer> inAnim = new HashMap<>();
        Interruption.range(rows.size())
                .forEach(joint -> inAnim.putIfAbsent(rows.get(joint).name(), joint));
        int[] movers = movers(rig, inAnim.keySet());
        IntUnaryOperator followed = joint -> inAnim.containsKey(rig.name(joint)) ? movers[joint] : rig.parent(joint);
        return Interruption.range(rows.isEmpty() ? 0 : rig.size())
                .filter(joint -> followed.applyAsInt(joint) >= joint)
                .mapToObj(joint -> {
                    int row = inAnim.getOrDefault(rig.name(joint), 0);
                    return RuleHit.at(
                            rows.get(row).location(),
                            Subject.ofJoint(row),
                            Phrase.of(
                                    "engine.hit.pair.later",
                                    joint,
                                    Names.shown(rig.name(joint)),
                                    followed.applyAsInt(joint)));
                });
    }

    private static Set<String> names(Md5Mesh mesh) {
        return mesh.joints().stream().map(MeshJoint::name).collect(Collectors.toSet());
    }

    /**
     * Joints in both files, matched by name, with a parent in the animation that is not their nearest ancestor in the
     * mesh that the animation contains.
     */
    static Stream<RuleHit> hungOtherwise(Md5Mesh mesh, Md5Anim anim) {
        Rig bind = Md5Kernel.rig(mesh);
        Map<String, Integer> inMesh = new HashMap<>();
        Interruption.range(bind.size()).forEach(joint -> inMesh.putIfAbsent(bind.name(joint), joint));
        List<AnimJoint> rows = anim.hierarchy();
        Set<String> moved = rows.stream().map(AnimJoint::name).collect(Collectors.toSet());
        int[] movers = movers(bind, moved);
        return Md5Facts.hits(
                anim.hierarchy(),
                (joint, row) -> inMesh.containsKey(row.name())
                        && !parentName(rows, joint).equals(name(bind, movers[inMesh.get(row.name())])),
                (joint, row) -> Phrase.of("engine.hit.pair.ancestor", Names.shown(row.name())));
    }

    private static String parentName(List<AnimJoint> rows, int joint) {
        int parent = rows.get(joint).parent();
        return parent < 0 || parent >= rows.size() ? "" : rows.get(parent).name();
    }

    private static String name(Rig rig, int joint) {
        return joint < 0 ? "" : rig.name(joint);
    }

    /** For every joint, the nearest ancestor that is moved; −1 if there is none. */
    private static int[] movers(Rig rig, Set<String> moved) {
        int[] movers = new int[rig.size()];
        for (int i = 0; i < rig.size(); i++) {
            int joint = rig.inOrder(i);
            int parent = rig.parent(joint);
            boolean known = parent < 0 || moved.contains(rig.name(parent));
            movers[joint] = known ? parent : movers[parent];
        }
        return movers;
    }
}

package org.jointscope.check.engine;

import org.jointscope.analysis.Names;
import org.jointscope.check.engine.Trigger.RuleHit;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Texts;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.MeshJoint;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md5.Md5Kernel;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Facts about a mesh and an animation together. Locations are in the animation. */
final class PairFacts {

    private PairFacts() {}

    /** A different number of joints. */
    static Stream<RuleHit> counts(Md5Mesh mesh, Md5Anim anim) {
        int theirs = mesh.joints().size();
        int ours = anim.hierarchy().size();
        return theirs == ours || ours == 0
                ? Stream.empty()
                : Stream.of(
                        RuleHit.at(
                                anim.hierarchy().get(Math.min(theirs, ours - 1)).place(),
                                Subject.ofJoint(Math.min(theirs, ours - 1)),
                                Texts.program().of("engine.hit.pair.count", ours, theirs)));
    }

    static Stream<RuleHit> fewer(Md5Mesh mesh, Md5Anim anim) {
        return anim.hierarchy().size() < mesh.joints().size() ? counts(mesh, anim) : Stream.empty();
    }

    /** Joints with a name that differs from the joint of the same index in the mesh. */
    static Stream<RuleHit> names(Md5Mesh mesh, Md5Anim anim) {
        return names(mesh, anim, String::equals);
    }

    /** As {@link #names}, but the case of the letters can differ. */
    static Stream<RuleHit> namesIgnoringCase(Md5Mesh mesh, Md5Anim anim) {
        return names(mesh, anim, String::equalsIgnoreCase);
    }

    private static Stream<RuleHit> names(
            Md5Mesh mesh, Md5Anim anim, BiPredicate<String, String> same) {
        List<MeshJoint> theirs = mesh.joints();
        return Md5Facts.hits(
                anim.hierarchy(),
                (joint, row) ->
                        joint < theirs.size()
                                && !same.test(theirs.get(joint).name(), row.name()),
                (joint, row) ->
                        Texts.program()
                                .of(
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
                        joint < theirs.size()
                                && Math.max(theirs.get(joint).parent(), -1)
                                        != Math.max(row.parent(), -1),
                (joint, row) ->
                        Texts.program()
                                .of(
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
                (joint, row) ->
                        Texts.program().of("engine.hit.pair.stranger", Names.shown(row.name())));
    }

    /** Joints with the name of another joint, which a joint of the mesh also has. */
    static Stream<RuleHit> twice(Md5Mesh mesh, Md5Anim anim) {
        Set<String> known = names(mesh);
        Set<String> seen = new HashSet<>();
        return Md5Facts.hits(
                anim.hierarchy(),
                (joint, row) -> known.contains(row.name()) && !seen.add(row.name()),
                (joint, row) ->
                        Texts.program().of("engine.hit.pair.duplicate", Names.shown(row.name())));
    }

    private static Set<String> names(Md5Mesh mesh) {
        return mesh.joints().stream().map(MeshJoint::name).collect(Collectors.toSet());
    }

    /**
     * Joints in both files, matched by name, with a parent in the animation that is not their
     * nearest ancestor in the mesh that the animation contains.
     */
    static Stream<RuleHit> hungOtherwise(Md5Mesh mesh, Md5Anim anim) {
        Rig bind = Md5Kernel.rig(mesh);
        Map<String, Integer> inMesh = new HashMap<>();
        Interruption.range(bind.size())
                .forEach(joint -> inMesh.putIfAbsent(bind.name(joint), joint));
        List<AnimJoint> rows = anim.hierarchy();
        Set<String> moved = rows.stream().map(AnimJoint::name).collect(Collectors.toSet());
        String[] movers = movers(bind, moved);
        return Md5Facts.hits(
                anim.hierarchy(),
                (joint, row) ->
                        inMesh.containsKey(row.name())
                                && !parentName(rows, joint).equals(movers[inMesh.get(row.name())]),
                (joint, row) ->
                        Texts.program().of("engine.hit.pair.ancestor", Names.shown(row.name())));
    }

    private static String parentName(List<AnimJoint> rows, int joint) {
        int parent = rows.get(joint).parent();
        return parent < 0 || parent >= rows.size() ? "" : rows.get(parent).name();
    }

    /** For every joint, the name of the nearest ancestor that is moved; empty if there is none. */
    private static String[] movers(Rig rig, Set<String> moved) {
        String[] movers = new String[rig.size()];
        for (int i = 0; i < rig.size(); i++) {
            int joint = rig.inOrder(i);
            int parent = rig.parent(joint);
            boolean known = parent >= 0 && moved.contains(rig.name(parent));
            movers[joint] = parent < 0 ? "" : known ? rig.name(parent) : movers[parent];
        }
        return movers;
    }
}

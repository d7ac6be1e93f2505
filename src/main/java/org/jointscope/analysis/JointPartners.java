package org.jointscope.analysis;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The corresponding joints of a mesh and an animation, regardless of their indices: those of the same name; of the
 * rest, those with names that differ in case; and if the same number is left on both sides, these in their order, as
 * renamed ones. Of several joints with one name, the first matches the first.
 */
public final class JointPartners {

    /** Instead of an index: no joint. */
    public static final int NONE = -1;

    public enum Likeness {
        NAME,
        /** By a name that differs only in case. */
        CASE,
        /** By the order of the rest, of which both sides have the same number. */
        RENAMED,
        NONE
    }

    private final int[] ofAnim;
    private final int[] ofMesh;
    private final Likeness[] likeness;

    /**
     * @param mesh names of its joints, in file order
     * @param anim likewise
     */
    public JointPartners(List<String> mesh, List<String> anim) {
        ofAnim = new int[anim.size()];
        ofMesh = new int[mesh.size()];
        likeness = new Likeness[anim.size()];
        Arrays.fill(ofAnim, NONE);
        Arrays.fill(ofMesh, NONE);
        Arrays.fill(likeness, Likeness.NONE);
        match(mesh, anim, UnaryOperator.identity(), Likeness.NAME);
        match(mesh, anim, name -> name.toLowerCase(Locale.ROOT), Likeness.CASE);
        if (anim.size() == mesh.size()) {
            match(mesh, anim, name -> "", Likeness.RENAMED);
        }
    }

    /** Matches the remaining joints with the same key. */
    private void match(List<String> mesh, List<String> anim, UnaryOperator<String> key, Likeness kind) {
        Map<String, Deque<Integer>> waiting = new HashMap<>();
        for (int joint = 0; joint < ofMesh.length; joint++) {
            if (ofMesh[joint] == NONE) {
                waiting.computeIfAbsent(key.apply(mesh.get(joint)), name -> new ArrayDeque<>())
                        .add(joint);
            }
        }
        for (int joint = 0; joint < ofAnim.length; joint++) {
            Deque<Integer> same = waiting.get(key.apply(anim.get(joint)));
            if (ofAnim[joint] == NONE && same != null && !same.isEmpty()) {
                ofAnim[joint] = same.remove();
                ofMesh[ofAnim[joint]] = joint;
                likeness[joint] = kind;
            }
        }
    }

    /** The mesh's joint for a joint of the animation; {@link #NONE} if there is none. */
    public int inMesh(int animJoint) {
        return ofAnim[animJoint];
    }

    /** The animation's joint for a joint of the mesh; {@link #NONE} if there is none. */
    public int inAnim(int meshJoint) {
        return ofMesh[meshJoint];
    }

    public Likeness likeness(int animJoint) {
        return likeness[animJoint];
    }

    public int[] onlyInAnim() {
        return IntStream.range(0, ofAnim.length)
                .filter(joint -> ofAnim[joint] == NONE)
                .toArray();
    }

    public int[] onlyInMesh() {
        return IntStream.range(0, ofMesh.length)
                .filter(joint -> ofMesh[joint] == NONE)
                .toArray();
    }

    /** Joints of the animation that match the mesh by name, in the order of the mesh. */
    public int[] namedInMeshOrder() {
        return IntStream.of(ofMesh)
                .filter(joint -> joint != NONE && likeness[joint] != Likeness.RENAMED)
                .toArray();
    }
}

package org.jointscope.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jointscope.analysis.JointPartners;
import org.jointscope.analysis.Locations;
import org.jointscope.analysis.Names;
import org.jointscope.analysis.PairFit;
import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Subject;
import org.jointscope.messages.Texts;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md5.Md5Kernel;

/**
 * The rules for an animation with its mesh. Locations are those of the animation.
 *
 * <p>An animation must have the joints of its mesh: the same number, each with the same name and parent at the same
 * index (Doom 3, anim/Anim.cpp, CheckModelHierarchy). This rule alone would report every row after a missing one, so
 * joints are matched by name first, and only real differences are reported.
 */
public final class PairCheck {

    private final Rig mesh;
    private final Rig anim;
    private final int[] meshParents;
    private final List<AnimJoint> rows;
    private final JointPartners partners;
    private final IssueLog issues;
    private final Hierarchy reports;

    private PairCheck(Md5Mesh mesh, Md5Anim anim, IssueLog issues) {
        this.mesh = Md5Kernel.rig(mesh);
        this.anim = Md5Kernel.rig(anim);
        this.meshParents =
                mesh.joints().stream().mapToInt(joint -> joint.parent()).toArray();
        this.rows = anim.hierarchy();
        this.partners = new JointPartners(this.mesh.names(), this.anim.names());
        this.issues = issues;
        this.reports = new Hierarchy(anim.jointRows(), issues);
    }

    public static void check(Md5Mesh mesh, Md5Anim anim, IssueLog issues) {
        if (!mesh.joints().isEmpty() && !anim.hierarchy().isEmpty()) {
            new PairCheck(mesh, anim, issues).checkJoints();
        }
        BoundsFit.check(mesh, anim, issues);
    }

    private void checkJoints() {
        if (mesh.size() != anim.size()) {
            reportCounts();
        }
        checkNames();
        checkOrder();
        checkParents();
    }

    private void reportCounts() {
        List<String> onlyInOne = new ArrayList<>();
        int[] extra = partners.onlyInAnim();
        int[] missing = partners.onlyInMesh();
        if (extra.length > 0) {
            onlyInOne.add(Texts.program().of("fact.only.anim", names(anim, extra)));
        }
        if (missing.length > 0) {
            onlyInOne.add(Texts.program().of("fact.only.mesh", names(mesh, missing)));
        }
        String difference = String.join("; ", onlyInOne);
        report(IssueCode.PAIR_JOINT_COUNT_MISMATCH, firstDifference(), anim.size(), mesh.size(), difference);
    }

    private static String names(Rig rig, int[] joints) {
        return Names.list(IntStream.of(joints).mapToObj(rig::name).toList());
    }

    /** The row at which Doom 3 would stop if it ignored the counts. */
    private int firstDifference() {
        int last = Math.min(mesh.size(), anim.size());
        int joint = 0;
        while (joint < last && mesh.name(joint).equals(anim.name(joint))) {
            joint++;
        }
        return Math.min(joint, anim.size() - 1);
    }

    private void checkNames() {
        for (int joint = 0; joint < anim.size(); joint++) {
            Interruption.check();
            IssueCode code = switch (partners.likeness(joint)) {
                case CASE -> IssueCode.PAIR_JOINT_NAME_CASE;
                case RENAMED -> IssueCode.PAIR_JOINT_NAME_MISMATCH;
                case NAME, NONE -> null;
            };
            if (code != null) {
                int partner = partners.inMesh(joint);
                reports.report(code, joint, partner, Names.shown(mesh.name(partner)));
            }
        }
    }

    /** Reports the order once. Joints that only one file has are ignored. */
    private void checkOrder() {
        int[] inMesh = partners.namedInMeshOrder();
        int[] inAnim = inMesh.clone();
        Arrays.sort(inAnim);
        int[] moved = IntStream.range(0, inAnim.length)
                .filter(i -> inAnim[i] != inMesh[i])
                .toArray();
        if (moved.length > 0) {
            int joint = inAnim[moved[0]];
            report(
                    IssueCode.PAIR_JOINT_ORDER,
                    joint,
                    moved.length,
                    inAnim.length,
                    Names.shown(anim.name(joint)),
                    joint,
                    partners.inMesh(joint));
        }
    }

    /**
     * Compares the nearest ancestors that both files have: a joint between them that only one file has is reported
     * separately.
     */
    private void checkParents() {
        int[] sharedInAnim = sharedAncestors(anim, partners::inMesh);
        int[] sharedInMesh = sharedAncestors(mesh, partners::inAnim);
        for (int joint = 0; joint < anim.size(); joint++) {
            Interruption.check();
            int partner = partners.inMesh(joint);
            boolean known = partner != JointPartners.NONE
                    && isKnown(anim, joint, rows.get(joint).parent())
                    && isKnown(mesh, partner, meshParents[partner]);
            if (known && inMesh(sharedInAnim[joint]) != sharedInMesh[partner]) {
                reports.report(
                        IssueCode.PAIR_JOINT_PARENT_MISMATCH,
                        joint,
                        PairFit.hanging(anim, joint),
                        PairFit.hanging(mesh, partner));
            }
        }
    }

    private int inMesh(int animJoint) {
        return animJoint == JointPartners.NONE ? JointPartners.NONE : partners.inMesh(animJoint);
    }

    /** For every joint, the nearest ancestor with a partner. Parents precede their children. */
    private static int[] sharedAncestors(Rig rig, IntUnaryOperator partner) {
        int[] shared = new int[rig.size()];
        for (int i = 0; i < rig.size(); i++) {
            int joint = rig.inOrder(i);
            int parent = rig.parent(joint);
            if (parent < 0) {
                shared[joint] = JointPartners.NONE;
            } else {
                boolean both = partner.applyAsInt(parent) != JointPartners.NONE;
                shared[joint] = both ? parent : shared[parent];
            }
        }
        return shared;
    }

    /** False for an unreadable or invalid parent, which is reported for its own file. */
    private static boolean isKnown(Rig rig, int joint, int written) {
        boolean saysRoot = written < 0 && written != ModelFile.MISSING;
        return rig.isRoot(joint) == saysRoot;
    }

    private void report(IssueCode code, int joint, Object... arguments) {
        issues.add(code, Locations.of(rows.get(joint).location()), Subject.ofJoint(joint), arguments);
    }
}

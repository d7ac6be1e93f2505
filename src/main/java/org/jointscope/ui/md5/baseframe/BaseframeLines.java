package org.jointscope.ui.md5.baseframe;

import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Vector3;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointMatch;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.ui.document.OpenModel;
import org.jointscope.ui.md5.baseframe.BaseframeLine.Difference;
import org.jointscope.ui.md5.baseframe.BaseframeLine.Mark;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Compares the baseframe of an animation, joint by joint, with its frame 0 and with the bind pose
 * of the open mesh.
 */
final class BaseframeLines {

    /** Rounding to six decimals makes a quaternion without w longer than 1 by no more than this. */
    static final double LONGEST_BY_ROUNDING = 1e-5;

    private final Md5Anim anim;
    private final Clip clip;
    private final Optional<BindPose> bindPose;
    private final int[] meshJoints;
    private final double size;

    private BaseframeLines(Md5Anim anim, Clip clip, OpenModel open) {
        this.anim = anim;
        this.clip = clip;
        this.bindPose =
                open.mesh()
                        .map(InspectedFile::content)
                        .map(Md5Mesh.class::cast)
                        .map(Md5Kernel::bindPose);
        this.meshJoints = new int[clip.rig().size()];
        Arrays.fill(meshJoints, -1);
        bindPose.ifPresent(this::match);
        this.size = open.extent().diagonal();
    }

    /** The rows of an animation; none if there is none. */
    static List<BaseframeLine> of(OpenModel open) {
        return open.md5Anim()
                .flatMap(
                        anim ->
                                open.model()
                                        .clip()
                                        .map(clip -> new BaseframeLines(anim, clip, open).lines()))
                .orElse(List.of());
    }

    private void match(BindPose bind) {
        JointMatch match = JointMatch.of(bind, clip.rig());
        for (int joint = bind.rig().size() - 1; joint >= 0; joint--) {
            if (match.source(joint) >= 0) {
                meshJoints[match.source(joint)] = joint;
            }
        }
    }

    private List<BaseframeLine> lines() {
        List<BaseframeLine> lines = new ArrayList<>(clip.rig().size());
        for (int joint = 0; joint < clip.rig().size(); joint++) {
            lines.add(line(joint));
        }
        return List.copyOf(lines);
    }

    private BaseframeLine line(int joint) {
        Optional<BaseframeRow> row =
                joint < anim.baseframe().size()
                        ? Optional.of(anim.baseframe().get(joint))
                        : Optional.empty();
        Vector3 position = row.map(BaseframeRow::position).orElse(Vector3.MISSING);
        Vector3 orientation = row.map(BaseframeRow::orientation).orElse(Vector3.MISSING);
        Difference toFrame =
                clip.frameCount() == 0
                        ? Difference.NONE
                        : Difference.between(
                                clip.localBaseframe(joint), clip.localTransform(joint, 0), size);
        Difference toBind = meshJoints[joint] < 0 ? Difference.NONE : toBind(joint);
        return new BaseframeLine(
                joint,
                clip.rig().name(joint),
                row.map(it -> it.place().line()).orElse(0),
                position,
                orientation,
                JointTransform.w(orientation.x(), orientation.y(), orientation.z()),
                toFrame,
                meshJoints[joint] < 0 ? "" : bindPose.orElseThrow().rig().name(meshJoints[joint]),
                toBind,
                marks(position, orientation, toFrame, toBind));
    }

    private Difference toBind(int joint) {
        return Difference.between(
                clip.localBaseframe(joint),
                bindPose.orElseThrow().localTransform(meshJoints[joint]),
                size);
    }

    private Set<Mark> marks(
            Vector3 position, Vector3 orientation, Difference toFrame, Difference toBind) {
        Set<Mark> marks = EnumSet.noneOf(Mark.class);
        if (!Double.isFinite(position.lengthSquared() + orientation.lengthSquared())) {
            marks.add(Mark.UNREADABLE);
        }
        if (orientation.lengthSquared() > 1 + LONGEST_BY_ROUNDING) {
            marks.add(Mark.TOO_LONG);
        }
        if (toFrame.isLarge()) {
            marks.add(Mark.FAR_FROM_FRAME);
        }
        if (toBind.isLarge()) {
            marks.add(Mark.FAR_FROM_BIND);
        }
        return Set.copyOf(marks);
    }
}

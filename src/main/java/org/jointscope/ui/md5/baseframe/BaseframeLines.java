package org.jointscope.ui.md5.baseframe;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Vector3;
import org.jointscope.pose.BindPose;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointMatch;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.scene.OpenModel;
import org.jointscope.ui.md5.baseframe.BaseframeLine.Difference;

/** Compares the baseframe of an animation, joint by joint, with its frame 0 and with the bind pose of the open mesh. */
final class BaseframeLines {

    private final Md5Anim anim;
    private final Clip clip;
    private final Optional<BindPose> bindPose;
    private final int[] meshJoints;
    private final double size;

    private BaseframeLines(Md5Anim anim, Clip clip, OpenModel open) {
        this.anim = anim;
        this.clip = clip;
        this.bindPose = open.md5Mesh().map(Md5Kernel::bindPose);
        this.meshJoints = new int[clip.rig().size()];
        Arrays.fill(meshJoints, -1);
        bindPose.ifPresent(this::match);
        this.size = open.extent().diagonal();
    }

    /** The rows of an animation; none if there is none. */
    static List<BaseframeLine> of(OpenModel open) {
        return open.md5Anim()
                .flatMap(anim -> open.model().clip().map(clip -> new BaseframeLines(anim, clip, open).lines()))
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
        return IntStream.range(0, clip.rig().size()).mapToObj(this::line).toList();
    }

    private BaseframeLine line(int joint) {
        Optional<BaseframeRow> row =
                joint < anim.baseframe().size() ? Optional.of(anim.baseframe().get(joint)) : Optional.empty();
        Difference toFrame = clip.frameCount() == 0
                ? Difference.NONE
                : Difference.between(clip.localBaseframe(joint), clip.localTransform(joint, 0), size);
        int meshJoint = meshJoints[joint];
        Optional<BindPose> bind = bindPose.filter(pose -> meshJoint >= 0);
        return new BaseframeLine(
                joint,
                clip.rig().name(joint),
                row.map(it -> it.location().line()).orElse(0),
                row.map(BaseframeRow::position).orElse(Vector3.MISSING),
                row.map(BaseframeRow::orientation).orElse(Vector3.MISSING),
                toFrame,
                bind.map(pose -> pose.rig().name(meshJoint)).orElse(""),
                bind.map(pose -> pose.localTransform(meshJoint))
                        .map(pose -> Difference.between(clip.localBaseframe(joint), pose, size))
                        .orElse(Difference.NONE));
    }
}

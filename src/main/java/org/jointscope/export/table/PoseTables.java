package org.jointscope.export.table;

import java.util.List;
import java.util.Optional;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.Rig;
import org.jointscope.pose.Transform;

/** The joints of an animation in its frames. */
final class PoseTables {

    private PoseTables() {}

    static Optional<Table> local(String id, ExportSource source, ExportOptions options) {
        return poses(id, source, options, (sampler, joints, joint) -> sampler.local(joint));
    }

    static Optional<Table> model(String id, ExportSource source, ExportOptions options) {
        return poses(id, source, options, (sampler, joints, joint) -> Transform.of(joints, joint));
    }

    /** A joint of the last frame that was sampled. */
    private interface Space {
        Transform of(PoseSampler sampler, double[] joints, int joint);
    }

    private static Optional<Table> poses(String id, ExportSource source, ExportOptions options, Space space) {
        return AnimTables.animation(source).map(animation -> {
            Clip clip = animation.clip();
            Rig rig = clip.rig();
            Rotation rotation = options.get(TableExporter.ROTATION);
            int[] frames = AnimTables.frames(clip.frameCount(), options);
            List<String> columns =
                    AnimTables.columns(List.of("frame", "joint", "name", "x", "y", "z"), rotation.columns());
            return new Table(id, columns, frames.length * rig.size(), out -> {
                PoseSampler sampler = new PoseSampler(clip);
                double[] joints = new double[rig.size() * JointTransform.STRIDE];
                for (int frame : frames) {
                    sampler.sample(frame, joints);
                    for (int joint = 0; joint < rig.size(); joint++) {
                        out.row(cells(frame, joint, rig, space.of(sampler, joints, joint), rotation));
                    }
                }
            });
        });
    }

    private static Object[] cells(int frame, int joint, Rig rig, Transform pose, Rotation rotation) {
        double[] turned = rotation.of(pose);
        Object[] cells = new Object[6 + turned.length];
        cells[0] = frame;
        cells[1] = joint;
        cells[2] = rig.name(joint);
        cells[3] = pose.x();
        cells[4] = pose.y();
        cells[5] = pose.z();
        for (int i = 0; i < turned.length; i++) {
            cells[6 + i] = turned[i];
        }
        return cells;
    }
}

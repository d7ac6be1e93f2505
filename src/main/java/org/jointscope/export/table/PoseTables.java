package org.jointscope.export.table;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.analysis.Anomalies;
import org.jointscope.analysis.Anomalies.AnomalyMeasure;
import org.jointscope.export.model.ExportOption;
import org.jointscope.export.model.ExportOptions;
import org.jointscope.export.model.ExportSource;
import org.jointscope.pose.Clip;
import org.jointscope.pose.JointTransform;
import org.jointscope.pose.PoseSampler;
import org.jointscope.pose.Rig;
import org.jointscope.pose.Transform;
import org.jointscope.pose.md5.Md5Kernel;

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
            Rotation rotation = options.get(Rotation.OPTION);
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

    static Optional<Table> anomalies(String id, ExportSource source, ExportOptions options) {
        List<String> severities = Arrays.stream(AnomalyMeasure.values())
                .map(it -> ExportOption.name(it).replace("-length", "Length") + "Severity")
                .toList();
        List<String> columns = AnimTables.columns(
                List.of("frame", "joint", "name", "turn", "move", "length", "baseframeTurn", "baseframeMove"),
                severities);
        return AnimTables.animation(source).map(ExportSource.Animation::clip).map(clip -> {
            int joints = clip.rig().size();
            int[] frames = AnimTables.frames(clip.frameCount(), options);
            return new Table(id, columns, frames.length * joints, out -> {
                Anomalies anomalies =
                        new Anomalies(clip, source.open().md5Mesh().map(Md5Kernel::bindPose));
                for (int frame : frames) {
                    for (int joint = 0; joint < joints; joint++) {
                        out.row(cells(anomalies, joint, frame));
                    }
                }
            });
        });
    }

    private static Object[] cells(Anomalies anomalies, int joint, int frame) {
        Stream<Object> values = Stream.of(
                frame,
                joint,
                anomalies.rig().name(joint),
                anomalies.turn(joint, frame),
                anomalies.move(joint, frame),
                anomalies.jointLength(joint, frame),
                anomalies.baseframeTurn(joint, frame),
                anomalies.baseframeMove(joint, frame));
        Stream<Object> severities =
                Arrays.stream(AnomalyMeasure.values()).map(measure -> anomalies.severity(measure, joint, frame));
        return Stream.concat(values, severities).toArray();
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

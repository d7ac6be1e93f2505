package org.jointscope.ui.compare;

import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.compare.PoseMap;
import org.jointscope.compare.PoseMap.Measure;
import org.jointscope.pose.Rig;
import org.jointscope.ui.plot.HeatRows;

/**
 * The differences of pose by joint and frame, parents before their children.
 *
 * @param rig of the second file
 * @param openJoints the joint of the open model for each of the rig; −1 if it has none of that name
 */
record PoseRows(PoseMap map, Measure measure, Rig rig, List<Integer> openJoints) implements HeatRows {

    static final PoseRows NONE = new PoseRows(PoseMap.NONE, Measure.DEGREES, Rig.NONE, List.of());

    /** The least value of a cell that differs at all, so that it is visible. */
    private static final float LEAST = 0.2f;

    /** Below that of hatched cells. */
    private static final float MOST = 0.99f;

    static PoseRows of(PoseMap map, Measure measure, Rig rig, Rig open) {
        List<String> names = open.names();
        List<Integer> joints = IntStream.range(0, rig.size())
                .mapToObj(joint -> joint < names.size() && names.get(joint).equals(rig.name(joint))
                        ? joint
                        : names.indexOf(rig.name(joint)))
                .toList();
        return new PoseRows(map, measure, rig, joints);
    }

    PoseRows with(Measure other) {
        return new PoseRows(map, other, rig, openJoints);
    }

    @Override
    public int rowCount() {
        return map.jointCount();
    }

    @Override
    public int frameCount() {
        return map.frameCount();
    }

    @Override
    public int joint(int row) {
        return openJoints.get(rig.inOrder(row));
    }

    @Override
    public int row(int joint) {
        int of = joint < 0 ? -1 : openJoints.indexOf(joint);
        return of < 0
                ? -1
                : IntStream.range(0, rowCount())
                        .filter(row -> rig.inOrder(row) == of)
                        .findFirst()
                        .orElse(-1);
    }

    @Override
    public String name(int row) {
        return rig.name(rig.inOrder(row));
    }

    @Override
    public float worst(int row, int from, int to) {
        float difference = map.largest(measure, rig.inOrder(row), from, to);
        return difference > 0 ? LEAST + (MOST - LEAST) * difference / map.largest(measure) : 0;
    }

    /** Joints that differ relative to their parents are emphasized. */
    @Override
    public int marked(int row) {
        return map.largest(Measure.DEGREES, rig.inOrder(row), 0, frameCount()) > 0 ? 1 : 0;
    }

    /** The difference in a cell. */
    float difference(int row, int frame) {
        return map.largest(measure, rig.inOrder(row), frame, frame + 1);
    }
}

package org.jointscope.ui.md5.anomalies;

import java.util.Optional;
import org.jointscope.analysis.Anomalies;
import org.jointscope.analysis.Anomalies.AnomalyMeasure;
import org.jointscope.analysis.AnomalyMap;
import org.jointscope.model.Md5Anim;
import org.jointscope.pose.Rig;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.ui.plot.HeatRows;

/**
 * A row for every joint, parents before their children, and in it the severity of one metric for every frame.
 *
 * @param rows of the joints
 */
record AnomalyPicture(Anomalies anomalies, AnomalyMap map, AnomalyMeasure measure, int[] rows) implements HeatRows {

    static final AnomalyPicture NONE = new AnomalyPicture(
            new Anomalies(Md5Kernel.clip(Md5Anim.EMPTY), Optional.empty()),
            AnomalyMap.NONE,
            AnomalyMeasure.WORST,
            new int[0]);

    /** Computes all metrics: not for the window's thread. */
    static AnomalyPicture of(Anomalies anomalies, AnomalyMeasure measure) {
        int[] rows = new int[anomalies.rig().size()];
        for (int row = 0; row < rows.length; row++) {
            rows[anomalies.rig().inOrder(row)] = row;
        }
        return new AnomalyPicture(anomalies, AnomalyMap.of(anomalies, measure), measure, rows);
    }

    @Override
    public int rowCount() {
        return rows.length;
    }

    @Override
    public int frameCount() {
        return map.frameCount();
    }

    @Override
    public int joint(int row) {
        return anomalies.rig().inOrder(row);
    }

    @Override
    public int row(int joint) {
        return joint >= 0 && joint < rows.length ? rows[joint] : -1;
    }

    @Override
    public String name(int row) {
        return anomalies.rig().name(joint(row));
    }

    @Override
    public float worst(int row, int from, int to) {
        return map.worst(joint(row), from, to);
    }

    /** The number of frames of a row in which the limit is exceeded. */
    @Override
    public int marked(int row) {
        return map.over(joint(row));
    }

    /** Whether the plot has as many joints and frames, so that positions stay the same. */
    boolean isLike(Rig rig, int frames) {
        return rig.names().equals(anomalies.rig().names()) && frames == frameCount();
    }
}

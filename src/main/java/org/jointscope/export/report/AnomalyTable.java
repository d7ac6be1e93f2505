package org.jointscope.export.report;

import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.analysis.Anomalies;
import org.jointscope.analysis.Anomalies.AnomalyMeasure;
import org.jointscope.analysis.AnomalyMap;
import org.jointscope.export.HtmlPage;
import org.jointscope.material.Picture;
import org.jointscope.messages.Texts;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.scene.OpenModel;

/** The anomalies of an animation as a heat map: a row per joint, which is an image with a column per frame. */
final class AnomalyTable {

    private static final int MOST_ROWS = 150;
    private static final int MOST_COLUMNS = 600;

    /** The colors of severities 0, 0.5 (the limit) and 1, as red, green and blue. */
    private static final int[][] COLORS = {{236, 239, 243}, {247, 178, 66}, {190, 28, 40}};

    private AnomalyTable() {}

    /** Adds nothing without an animation. */
    static void add(HtmlPage page, OpenModel open) {
        if (open.model().clip().filter(it -> it.rig().size() > 0 && it.frameCount() > 0).isEmpty()) {
            return;
        }
        Anomalies anomalies =
                new Anomalies(open.model().clip().orElseThrow(), open.md5Mesh().map(Md5Kernel::bindPose));
        AnomalyMap map = AnomalyMap.of(anomalies, AnomalyMeasure.WORST);
        List<Integer> suspects = map.suspects();
        page.element("h2", text("anomalies"));
        page.element("p", text("anomalies.summary", suspects.size(), map.jointCount(), map.frameCount()));
        List<Integer> joints = map.jointCount() <= MOST_ROWS
                ? IntStream.range(0, map.jointCount()).boxed().toList()
                : suspects.stream().limit(MOST_ROWS).toList();
        page.openClass("table", "heat");
        page.row("th", text("anomalies.joint"), text("anomalies.over"), text("anomalies.frames", map.frameCount() - 1));
        for (int joint : joints) {
            page.openClass("tr", map.over(joint) > 0 ? "bad" : "");
            page.element("td", anomalies.rig().name(joint));
            page.element("td", map.over(joint) == 0 ? "" : text("anomalies.count", map.over(joint), map.worstFrame(joint)));
            page.open("td");
            page.inlineImage(strip(map, joint));
            page.close("td");
            page.close("tr");
        }
        page.close("table");
    }

    private static Picture strip(AnomalyMap map, int joint) {
        int columns = Math.min(map.frameCount(), MOST_COLUMNS);
        int[] argb = new int[columns];
        for (int column = 0; column < columns; column++) {
            int from = (int) ((long) column * map.frameCount() / columns);
            int to = (int) ((long) (column + 1) * map.frameCount() / columns);
            argb[column] = color(map.worst(joint, from, to));
        }
        return new Picture(columns, 1, argb);
    }

    private static int color(double severity) {
        double at = Math.clamp(severity, 0, 1) * 2;
        int low = Math.min(1, (int) at);
        int argb = 0xff;
        for (int channel = 0; channel < 3; channel++) {
            double from = COLORS[low][channel];
            argb = argb << 8 | (int) Math.round(from + (at - low) * (COLORS[low + 1][channel] - from));
        }
        return argb;
    }

    private static String text(String key, Object... arguments) {
        return Texts.program().of("export.report." + key, arguments);
    }
}

package org.jointscope.export.report;

import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.analysis.Anomalies;
import org.jointscope.analysis.Anomalies.AnomalyMeasure;
import org.jointscope.analysis.AnomalyMap;
import org.jointscope.export.HtmlPage;
import org.jointscope.messages.Texts;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.scene.OpenModel;

/** The anomalies of an animation as a heat map: a row per joint, which is an image with a column per frame. */
final class AnomalyTable {

    private static final int MOST_ROWS = 150;

    private AnomalyTable() {}

    /** Adds nothing without an animation. */
    static void add(HtmlPage page, OpenModel open) {
        if (open.model()
                .clip()
                .filter(it -> it.rig().size() > 0 && it.frameCount() > 0)
                .isEmpty()) {
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
            page.element(
                    "td", map.over(joint) == 0 ? "" : text("anomalies.count", map.over(joint), map.worstFrame(joint)));
            page.open("td");
            page.heat(map.frameCount(), (from, to) -> map.worst(joint, from, to));
            page.close("td");
            page.close("tr");
        }
        page.close("table");
    }

    private static String text(String key, Object... arguments) {
        return Texts.program().of("export.report." + key, arguments);
    }
}

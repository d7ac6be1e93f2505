package org.jointscope.ui.file;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Mesh;
import org.jointscope.pose.md2.KeyframeBoxes;
import org.jointscope.pose.md5.Md5Kernel;
import org.jointscope.pose.skin.BoxSampler;
import org.jointscope.pose.skin.FrameBoxes;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.ui.document.NumberChoices.UnitLength;
import org.jointscope.ui.file.FileSheet.Row;
import org.jointscope.ui.text.Numbers;

/** Writes the size of a model as text, in units and in meters. */
record Dimensions(Texts texts, UnitLength unit) {

    private static final int DECIMALS = 2;

    /** In the bind pose; none if the mesh has no vertex. */
    List<Row> of(Md5Mesh mesh) {
        FrameBoxes boxes = new FrameBoxes(1);
        double[] box = new double[FrameBoxes.STRIDE];
        new BoxSampler(SkinnedModel.of(Md5Kernel.skin(mesh))).sample(0, box, 0);
        boxes.put(0, box);
        return rows(boxes, "bind");
    }

    /** In the first frame; none if it has no vertex. */
    List<Row> of(Md2 md2) {
        return rows(KeyframeBoxes.of(md2), "frame");
    }

    private List<Row> rows(FrameBoxes boxes, String pose) {
        return Double.isNaN(boxes.diagonal(0))
                ? List.of()
                : List.of(Row.noted(
                        texts.of("file.box"),
                        texts.of("file.box.units", sides(boxes, side -> side)),
                        texts.of("file.box." + pose, sides(boxes, unit::meters))));
    }

    private static String sides(FrameBoxes boxes, DoubleUnaryOperator convert) {
        return IntStream.range(0, 3)
                .mapToDouble(axis -> convert.applyAsDouble(boxes.size(0, axis)))
                .mapToObj(side -> Numbers.fixed(side, DECIMALS))
                .collect(Collectors.joining(" × "));
    }
}

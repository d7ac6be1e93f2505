package org.jointscope.ui.md2.vertices;

import java.util.List;
import org.jointscope.diagnostics.IssueCode;
import org.jointscope.messages.Texts;
import org.jointscope.pose.md2.Md2Normals;
import org.jointscope.scene.IssueMarks;
import org.jointscope.ui.text.Numbers;

/** Sentences about vertices. */
record VerticesTexts(Texts texts) {

    /** The frame, and the distance of the playhead from it. */
    String moment(FrameVertices numbers, double frame) {
        double beyond = frame - numbers.index();
        String name = numbers.frame().name();
        return beyond > 0
                ? texts.of("vertices.moment.between", numbers.index(), name, Math.round(beyond * 100))
                : texts.of("vertices.moment", numbers.index(), name);
    }

    String trouble(int invalidNormals) {
        return invalidNormals == 0 ? "" : texts.of("vertices.invalid", invalidNormals, Md2Normals.COUNT - 1);
    }

    String normal(FrameVertices numbers, VertexRow row) {
        int normal = numbers.normal(row);
        return numbers.hasNormal(row) ? Integer.toString(normal) : texts.of("vertices.normal.invalid", normal);
    }

    IssueMarks.Mark mark(FrameVertices numbers, VertexRow row) {
        IssueCode code = IssueCode.MD2_NORMAL_INVALID;
        String message = code.message(row.index(), numbers.index(), numbers.normal(row));
        return new IssueMarks.Mark(code.severity(), List.of(message));
    }

    /** The computation of a coordinate. */
    String explainPosition(FrameVertices numbers, VertexRow row, int axis) {
        return texts.of(
                "vertices.explain.position",
                "xyz".substring(axis, axis + 1),
                numbers.step(row, axis),
                number(numbers.frame().scale().along(axis)),
                number(numbers.frame().translate().along(axis)),
                number(numbers.position(row, axis)));
    }

    private static String number(double value) {
        return Numbers.fixed(value, 5);
    }

    String explainNormal(FrameVertices numbers, VertexRow row) {
        return numbers.hasNormal(row)
                ? texts.of("vertices.explain.normal", numbers.normal(row), Md2Normals.COUNT)
                : texts.of("vertices.explain.invalid", numbers.normal(row), Md2Normals.COUNT - 1);
    }
}

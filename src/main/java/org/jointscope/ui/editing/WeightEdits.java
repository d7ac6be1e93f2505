package org.jointscope.ui.editing;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.jointscope.edit.ChangeWeights;
import org.jointscope.messages.Texts;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.MeshRows.WeightTable;
import org.jointscope.scene.MeshVertex;
import org.jointscope.ui.document.Document;
import org.jointscope.ui.document.Editing;

/**
 * Weights that are typed: the joint and the bias, for all vertices with the same weights. Invalid input returns the
 * reason, valid input an empty string.
 */
public final class WeightEdits {

    private final Document document;
    private final Texts texts;

    public WeightEdits(Document document, Texts texts) {
        this.document = document;
        this.texts = texts;
    }

    private Editing editing() {
        return document.editing();
    }

    private Md5Mesh mesh() {
        return editing().current().mesh();
    }

    /**
     * Gives a weight to another joint, from its name or index. The offset becomes that of the same position in the bind
     * pose.
     *
     * @param row of the weight
     */
    public String typeJoint(MeshVertex vertex, int row, String typed) {
        OptionalInt joint = JointInput.parse(mesh().joints(), typed, 0);
        if (joint.isEmpty()) {
            return wrongJoint(typed);
        }
        boolean same = table(vertex).joint(row) == joint.getAsInt();
        return same ? "" : apply(ChangeWeights.joint(mesh(), vertex.mesh(), vertex.vertex(), row, joint.getAsInt()));
    }

    /** A joint of the mesh, as it can be typed. */
    public String jointText(int joint) {
        return JointInput.text(mesh().joints(), joint);
    }

    /** The reason why text is not a joint of the mesh; empty if it is. */
    public String wrongJoint(String typed) {
        return JointInput.parse(mesh().joints(), typed, 0).isPresent()
                ? ""
                : texts.of("edit.wrong.weight.joint", typed.strip());
    }

    /** Sets the bias of a weight. */
    public String typeBias(MeshVertex vertex, int row, String text) {
        String typed = text.strip();
        OptionalDouble bias = JointEdits.number(typed);
        return bias.isEmpty()
                ? texts.of("edit.wrong.number", typed)
                : apply(ChangeWeights.bias(mesh(), vertex.mesh(), vertex.vertex(), row, bias.getAsDouble()));
    }

    private String apply(ChangeWeights edit) {
        if (!editing().isWritable(edit)) {
            return texts.of("edit.wrong.damaged");
        }
        editing().apply(edit);
        return "";
    }

    private WeightTable table(MeshVertex vertex) {
        return mesh().meshes().get(vertex.mesh()).weights();
    }

    /** Whether a weight differs from the file. */
    public boolean isEdited(MeshVertex vertex, int row) {
        WeightTable original =
                editing().original().mesh().meshes().get(vertex.mesh()).weights();
        return row < original.size() && !table(vertex).isSame(row, original, row);
    }
}

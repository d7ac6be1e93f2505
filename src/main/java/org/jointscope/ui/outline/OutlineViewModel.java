package org.jointscope.ui.outline;

import java.util.List;
import java.util.stream.IntStream;
import javafx.beans.property.IntegerProperty;
import javafx.beans.value.ObservableValue;
import org.jointscope.pose.Rig;
import org.jointscope.ui.document.Document;

/** The joints of the skeleton that is shown, and which of them is selected. */
public final class OutlineViewModel {

    private final Document document;
    private final ObservableValue<List<JointRow>> joints;

    public OutlineViewModel(Document document) {
        this.document = document;
        this.joints = document.openProperty().map(open -> rows(open.model().rig()));
    }

    /** Parents come before their children. */
    private static List<JointRow> rows(Rig rig) {
        return IntStream.range(0, rig.size())
                .map(rig::inOrder)
                .mapToObj(joint -> new JointRow(joint, rig.name(joint), rig.parent(joint)))
                .toList();
    }

    /** The joints, parents before their children. */
    public ObservableValue<List<JointRow>> jointsProperty() {
        return joints;
    }

    public IntegerProperty selectedJointProperty() {
        return document.selectedJointProperty();
    }
}

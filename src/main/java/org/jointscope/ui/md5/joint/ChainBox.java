package org.jointscope.ui.md5.joint;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.md5.joint.JointSheet.Ancestor;

/** The ancestors of the joint, from the parent on, and the transform of the joint after each of them. */
final class ChainBox extends VBox {

    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private final JointViewModel model;
    private final String select;
    private final List<Row> rows = new ArrayList<>();

    /** @param select the tooltip of the links */
    ChainBox(JointViewModel model, String select) {
        this.model = model;
        this.select = select;
        getStyleClass().add("chain");
        setId("jointChain");
    }

    void show(List<Ancestor> chain) {
        while (rows.size() < chain.size()) {
            rows.add(new Row());
            getChildren().add(rows.getLast());
        }
        for (int i = 0; i < rows.size(); i++) {
            Showing.set(rows.get(i), i < chain.size());
            if (i < chain.size()) {
                rows.get(i).show(chain.get(i));
            }
        }
    }

    /** Marks the ancestor of a stage, by the number of applied ancestors; 0 marks none. */
    void mark(int ancestors) {
        rows.forEach(row -> row.pseudoClassStateChanged(CURRENT, row.ancestors == ancestors && ancestors > 0));
    }

    private final class Row extends VBox {

        private final Label times = Nodes.styled(new Label(), "times");
        private final Hyperlink link = Nodes.link("");
        private final FormulaBox formulas = new FormulaBox();
        private int joint;
        private int ancestors;

        Row() {
            getStyleClass().add("chain-row");
            link.setTooltip(new Tooltip(select));
            link.setOnAction(event -> model.document.selectJoint(joint));
            getChildren().addAll(Nodes.styled(new HBox(times, link), "sheet-parent"), formulas);
            setOnMouseClicked(event -> model.stages.goToAncestors(ancestors));
        }

        void show(Ancestor ancestor) {
            joint = ancestor.joint();
            ancestors = ancestor.count();
            times.setText(ancestor.head());
            link.setText(ancestor.name());
            formulas.show(ancestor.formulas());
        }
    }
}

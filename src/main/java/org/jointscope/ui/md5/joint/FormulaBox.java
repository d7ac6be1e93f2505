package org.jointscope.ui.md5.joint;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.md5.joint.Formula.Part;

/** Formulas below each other; their symbols are explained under the pointer. */
final class FormulaBox extends VBox {

    private final List<Line> lines = new ArrayList<>();

    FormulaBox() {
        getStyleClass().add("formulas");
    }

    void show(List<Formula> formulas) {
        Showing.set(this, !formulas.isEmpty());
        while (lines.size() < formulas.size()) {
            lines.add(new Line());
            getChildren().add(lines.getLast());
        }
        for (int i = 0; i < lines.size(); i++) {
            Showing.set(lines.get(i), i < formulas.size());
            if (i < formulas.size()) {
                lines.get(i).show(formulas.get(i));
            }
        }
    }

    /** The nodes remain while only numbers change, so that a tooltip stays. */
    private static final class Line extends TextFlow {

        private List<String> explanations = List.of();

        Line() {
            getStyleClass().add("formula");
        }

        void show(Formula formula) {
            List<String> now = formula.parts().stream().map(Part::explanation).toList();
            if (!now.equals(explanations)) {
                explanations = now;
                getChildren().setAll(now.stream().map(Line::part).toList());
            }
            for (int i = 0; i < now.size(); i++) {
                ((Text) getChildren().get(i)).setText(formula.parts().get(i).text());
            }
        }

        private static Text part(String explanation) {
            Text text = Nodes.styled(new Text(), "part");
            if (!explanation.isEmpty()) {
                Nodes.styled(text, "symbol");
                Tooltip.install(text, new Explanation(explanation));
            }
            return text;
        }
    }
}

package org.jointscope.ui.baseframe;

import javafx.css.PseudoClass;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;

import org.jointscope.ui.document.Numbers;
import org.jointscope.ui.pane.TableColumns;

import java.util.function.Function;
import java.util.function.Predicate;

/** A number that standsOut out in some rows; why is said in its tooltip. */
final class MarkedCell extends TableCell<BaseframeLine, Double> {

    private static final PseudoClass MARKED = PseudoClass.getPseudoClass("marked");

    private final Predicate<BaseframeLine> standsOut;
    private final int decimals;
    private final Tooltip explanation = new Tooltip();

    MarkedCell(
            int decimals,
            Predicate<BaseframeLine> standsOut,
            Function<BaseframeLine, String> text) {
        this.standsOut = standsOut;
        this.decimals = decimals;
        explanation.setWrapText(true);
        explanation.setMaxWidth(TableColumns.TOOLTIP_WIDTH);
        explanation.setOnShowing(
                event -> {
                    BaseframeLine line = getTableRow().getItem();
                    explanation.setText(line == null ? "" : text.apply(line));
                });
    }

    @Override
    protected void updateItem(Double value, boolean empty) {
        super.updateItem(value, empty);
        BaseframeLine line = empty ? null : getTableRow().getItem();
        setText(line == null ? null : Numbers.cell(value, decimals));
        setTooltip(line == null ? null : explanation);
        pseudoClassStateChanged(MARKED, line != null && standsOut.test(line));
    }
}

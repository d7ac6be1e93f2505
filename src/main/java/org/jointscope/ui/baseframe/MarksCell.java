package org.jointscope.ui.baseframe;

import javafx.css.PseudoClass;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;

import org.jointscope.ui.baseframe.BaseframeLine.Mark;
import org.jointscope.ui.control.CellWatch;
import org.jointscope.ui.control.SeverityIcon;
import org.jointscope.ui.document.IssueMarks;
import org.jointscope.ui.pane.TableColumns;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Optional;

/**
 * An icon where something stands out: that of the joint's trouble if it has some; else one for what
 * is wrong by the numbers, another for what is only worth knowing.
 */
final class MarksCell extends TableCell<BaseframeLine, Integer> {

    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");
    private static final String WRONG_ICON = "mdi2a-alert-outline";
    private static final String FAR_ICON = "mdi2a-arrow-expand-horizontal";

    private final BaseframeViewModel viewModel;
    private final FontIcon icon = new FontIcon(FAR_ICON);
    private final SeverityIcon sign = new SeverityIcon();
    private final Tooltip explanation = new Tooltip();

    MarksCell(BaseframeViewModel viewModel) {
        this.viewModel = viewModel;
        getStyleClass().add("mark-cell");
        CellWatch.follow(this, viewModel.marksProperty(), this::mark);
        explanation.setWrapText(true);
        explanation.setMaxWidth(TableColumns.TOOLTIP_WIDTH);
        explanation.setOnShowing(
                event -> {
                    BaseframeLine line = getTableRow().getItem();
                    explanation.setText(line == null ? "" : viewModel.explainMarks(line));
                });
    }

    @Override
    protected void updateItem(Integer value, boolean empty) {
        super.updateItem(value, empty);
        mark();
    }

    private void mark() {
        BaseframeLine line = isEmpty() ? null : getTableRow().getItem();
        Optional<IssueMarks.Mark> trouble = Optional.ofNullable(line).flatMap(viewModel::mark);
        boolean marked = line != null && !line.marks().isEmpty();
        boolean wrong =
                marked
                        && (line.marks().contains(Mark.TOO_LONG)
                                || line.marks().contains(Mark.UNREADABLE));
        icon.setIconLiteral(wrong ? WRONG_ICON : FAR_ICON);
        pseudoClassStateChanged(WRONG, wrong);
        trouble.map(IssueMarks.Mark::severity).ifPresent(sign::setSeverity);
        setGraphic(trouble.isPresent() ? sign : marked ? icon : null);
        setTooltip(line == null ? null : explanation);
        setAccessibleText(line == null ? "" : viewModel.words(line));
    }
}

package org.jointscope.ui.md5.baseframe;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;
import org.jointscope.model.Component;
import org.jointscope.scene.IssueMarks;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.SeverityIcon;
import org.jointscope.ui.editing.JointEdits;
import org.jointscope.ui.md5.baseframe.BaseframeLine.Difference;
import org.jointscope.ui.md5.baseframe.BaseframeLine.Mark;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.table.Column;
import org.jointscope.ui.table.DataTable;
import org.kordamp.ikonli.javafx.FontIcon;

/** The baseframe in a table: the values of the file, computed values, and comparisons. */
public final class BaseframePane extends FeaturePane {

    private static final int POSITION_DECIMALS = 3;
    private static final int ORIENTATION_DECIMALS = 5;
    private static final int DEGREES_DECIMALS = 1;

    private final BaseframeViewModel model;
    private final DataTable<BaseframeLine> table = new DataTable<>("baseframe", kit);

    public BaseframePane(BaseframeViewModel model, PaneKit kit) {
        super("baseframe", kit, "table-pane", "baseframe");
        this.model = model;
        addColumns();
        table.select(BaseframeLine::index, kit.document().selectedJointProperty());
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        table.show(model.rows);
        table.source(model::showSource);
        Label count = count(model.rows);
        count.getStyleClass().remove("sum");
        VBox content = content(table, table, footer(count, space(), likeness()));
        message("noBaseframe", "mdi2h-human", "none", model.missing, content);
    }

    private Label likeness() {
        Label likeness = new Label("", new FontIcon("mdi2i-information-outline"));
        likeness.setId("baseframeLikeness");
        likeness.textProperty().bind(model.likeness);
        likeness.setTooltip(new Explanation(() -> likeness.getText() + "\n" + text("sum.help")));
        return likeness;
    }

    private void addColumns() {
        BaseframeTexts texts = model.texts;
        table.integer("index", "index", BaseframeLine::index).wide(32).fittedToDigits();
        // Sorts the most severe marks to the top.
        table.column("marks", "marks", model::rank, model::words)
                .wide(62)
                .look((cell, row) -> marks(cell))
                .state("wrong", BaseframeLine::isWrong)
                .following(kit.document().marksProperty())
                .explained(model::explainMarks);
        table.text("joint", BaseframeLine::name).wide(128).styled("name-column");
        Map<Component, Column<BaseframeLine>> components = new EnumMap<>(Component.class);
        for (Component component : Component.values()) {
            components.put(component, typed(component));
        }
        number("w", BaseframeLine::w, ORIENTATION_DECIMALS).wide(80).explained(texts::w);
        number("squared", BaseframeLine::squared, ORIENTATION_DECIMALS)
                .wide(80)
                .state("marked", line -> line.marks().contains(Mark.NON_UNIT))
                .explained(texts::squared);
        compared("frame", BaseframeLine::toFrame, texts::frame);
        compared("bind", BaseframeLine::toBind, model::explainBind);
        table.line(BaseframeLine::line).wide(56).fittedToDigits();
        table.edits("F2", kit.texts().of("table.change"), () -> components.get(model.selectedComponent()));
    }

    private Column<BaseframeLine> number(String id, ToDoubleFunction<BaseframeLine> value, int decimals) {
        return table.number(id, id, value, decimals);
    }

    private Column<BaseframeLine> typed(Component component) {
        boolean turns = component.compareTo(Component.QX) >= 0;
        JointEdits edits = kit.edits();
        return table.stored(
                        component.label(),
                        component.label(),
                        line -> line.value(component),
                        turns ? ORIENTATION_DECIMALS : POSITION_DECIMALS)
                .wide(turns ? 80 : 76)
                .look((cell, row) -> selecting(cell, component))
                .typed(
                        line -> JointEdits.plain(line.value(component)),
                        (line, typed) -> line.line() == 0
                                ? text("type.none")
                                : edits.typeBaseframe(line.index(), component, typed),
                        line -> edits.isBaseframeEdited(line.index(), component),
                        line -> model.explainNumber(line, component));
    }

    /** The component of a cell that is pressed is that of the keys and the context menu. */
    private Consumer<Optional<BaseframeLine>> selecting(IndexedCell<?> cell, Component component) {
        cell.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> model.select(component));
        return line -> {};
    }

    private void compared(
            String id, Function<BaseframeLine, Difference> difference, Function<BaseframeLine, String> explanation) {
        number(id + "Units", line -> difference.apply(line).units(), POSITION_DECIMALS)
                .wide(88)
                .state("marked", line -> difference.apply(line).isFar())
                .explained(explanation);
        number(id + "Degrees", line -> difference.apply(line).degrees(), DEGREES_DECIMALS)
                .wide(96)
                .state("marked", line -> difference.apply(line).isTurned())
                .explained(explanation);
    }

    /**
     * The icon for the marks of a row: that of the joint's issues if there are some; otherwise one for invalid values,
     * or another for unusual values.
     */
    private Consumer<Optional<BaseframeLine>> marks(IndexedCell<?> cell) {
        FontIcon icon = new FontIcon();
        SeverityIcon sign = new SeverityIcon();
        cell.getStyleClass().add("mark-cell");
        cell.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        return row -> {
            Optional<IssueMarks.Mark> trouble = row.flatMap(model::mark);
            trouble.map(IssueMarks.Mark::severity).ifPresent(sign::setSeverity);
            icon.setIconLiteral(
                    row.filter(BaseframeLine::isWrong).isPresent()
                            ? "mdi2a-alert-outline"
                            : "mdi2a-arrow-expand-horizontal");
            boolean marked = row.filter(line -> !line.marks().isEmpty()).isPresent();
            cell.setGraphic(trouble.isPresent() ? sign : marked ? icon : null);
            cell.setAccessibleText(row.map(model::words).orElse(""));
        };
    }
}

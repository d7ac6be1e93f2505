package org.jointscope.ui.baseframe;

import static org.jointscope.ui.pane.TableColumns.column;
import static org.jointscope.ui.pane.TableColumns.explained;
import static org.jointscope.ui.pane.TableColumns.integer;
import static org.jointscope.ui.pane.TableColumns.number;
import static org.jointscope.ui.pane.TableColumns.text;
import static org.jointscope.ui.pane.TableColumns.wide;

import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import org.jointscope.model.Component;
import org.jointscope.ui.baseframe.BaseframeLine.Mark;
import org.jointscope.ui.document.JointEdits;
import org.jointscope.ui.pane.TableColumns;
import org.jointscope.ui.pane.TypedCell;
import org.jointscope.ui.pane.Typing;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * The columns of the table: the numbers of the file, what follows from them, and how they compare.
 */
final class BaseframeColumns {

    private static final String NOTHING = "–";
    private static final int POSITION_DECIMALS = 3;
    private static final int ORIENTATION_DECIMALS = 5;
    private static final int UNITS_DECIMALS = 3;
    private static final int DEGREES_DECIMALS = 1;

    private final BaseframeViewModel viewModel;
    private final ResourceBundle resources;
    private final Map<Component, TableColumn<BaseframeLine, Double>> components =
            new EnumMap<>(Component.class);
    private final TableColumn<BaseframeLine, Integer> index;
    private final TableColumn<BaseframeLine, String> joint;
    private final TableColumn<BaseframeLine, Integer> line;

    BaseframeColumns(BaseframeViewModel viewModel, ResourceBundle resources) {
        this.viewModel = viewModel;
        this.resources = resources;
        this.index = integer("index", title("index"), BaseframeLine::index);
        this.joint = text("joint", title("joint"), BaseframeLine::name);
        this.line = line();
    }

    /** Makes room for the names and numbers of a model. */
    void makeRoom(List<BaseframeLine> lines) {
        int last = lines.stream().mapToInt(BaseframeLine::line).max().orElse(0);
        TableColumns.makeRoom(index, TableColumns.digits(lines.size() - 1));
        TableColumns.makeRoom(joint, lines.stream().map(BaseframeLine::name));
        TableColumns.makeRoom(line, TableColumns.digits(last));
    }

    void addTo(TableView<BaseframeLine> table) {
        table.getColumns()
                .setAll(
                        List.of(
                                wide(32, index),
                                wide(62, marks()),
                                wide(88, joint),
                                typed(Component.TX, line -> line.position().x()),
                                typed(Component.TY, line -> line.position().y()),
                                typed(Component.TZ, line -> line.position().z()),
                                typed(Component.QX, line -> line.orientation().x()),
                                typed(Component.QY, line -> line.orientation().y()),
                                typed(Component.QZ, line -> line.orientation().z()),
                                w(),
                                squared(),
                                units(
                                        "frameUnits",
                                        BaseframeLine::toFrame,
                                        viewModel::explainFrame),
                                degrees(
                                        "frameDegrees",
                                        BaseframeLine::toFrame,
                                        viewModel::explainFrame),
                                units("bindUnits", BaseframeLine::toBind, viewModel::explainBind),
                                degrees(
                                        "bindDegrees",
                                        BaseframeLine::toBind,
                                        viewModel::explainBind),
                                wide(56, line)));
    }

    private String title(String column) {
        return resources.getString("baseframe.column." + column);
    }

    /** Sorts what stands out most to the top. */
    private TableColumn<BaseframeLine, Integer> marks() {
        TableColumn<BaseframeLine, Integer> marks =
                column("marks", title("marks"), viewModel::rank, viewModel::words, false);
        marks.setCellFactory(c -> new MarksCell(viewModel));
        return marks;
    }

    private TableColumn<BaseframeLine, Double> typed(
            Component component, ToDoubleFunction<BaseframeLine> value) {
        boolean turns = component.isOrientation();
        TableColumn<BaseframeLine, Double> column =
                TypedCell.in(
                        number(
                                component.label(),
                                component.label(),
                                value,
                                turns ? ORIENTATION_DECIMALS : POSITION_DECIMALS),
                        new Typing<>(
                                line -> JointEdits.plain(value.applyAsDouble(line)),
                                (line, typed) -> viewModel.type(line, component, typed),
                                line -> viewModel.isEdited(line, component),
                                List.of(viewModel.changesProperty()),
                                line -> viewModel.explainNumber(line, component)));
        components.put(component, column);
        return wide(turns ? 80 : 76, column);
    }

    /** The column of a component. */
    TableColumn<BaseframeLine, Double> columnOf(Component component) {
        return components.get(component);
    }

    private TableColumn<BaseframeLine, Double> w() {
        return wide(
                80,
                explained(
                        number("w", title("w"), BaseframeLine::w, ORIENTATION_DECIMALS),
                        viewModel::explainW));
    }

    private TableColumn<BaseframeLine, Double> squared() {
        TableColumn<BaseframeLine, Double> column =
                number("squared", title("squared"), BaseframeLine::squared, ORIENTATION_DECIMALS);
        column.setCellFactory(
                c ->
                        new MarkedCell(
                                ORIENTATION_DECIMALS,
                                line -> line.marks().contains(Mark.TOO_LONG),
                                viewModel::explainSquared));
        return wide(80, column);
    }

    private TableColumn<BaseframeLine, Double> units(
            String id,
            Function<BaseframeLine, Difference> difference,
            Function<BaseframeLine, String> explanation) {
        TableColumn<BaseframeLine, Double> column =
                number(id, title(id), line -> difference.apply(line).units(), UNITS_DECIMALS);
        column.setCellFactory(
                c ->
                        new MarkedCell(
                                UNITS_DECIMALS,
                                line -> difference.apply(line).isFar(),
                                explanation));
        return wide(88, column);
    }

    private TableColumn<BaseframeLine, Double> degrees(
            String id,
            Function<BaseframeLine, Difference> difference,
            Function<BaseframeLine, String> explanation) {
        TableColumn<BaseframeLine, Double> column =
                number(id, title(id), line -> difference.apply(line).degrees(), DEGREES_DECIMALS);
        column.setCellFactory(
                c ->
                        new MarkedCell(
                                DEGREES_DECIMALS,
                                line -> difference.apply(line).isTurned(),
                                explanation));
        return wide(96, column);
    }

    private TableColumn<BaseframeLine, Integer> line() {
        return integer(
                "line",
                title("line"),
                BaseframeLine::line,
                line -> line.line() == 0 ? NOTHING : Integer.toString(line.line()));
    }
}

package org.jointscope.ui.md5.suggest;

import static org.jointscope.ui.control.Nodes.styled;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.table.DataTable;

/** Lists the suggestions; the button makes the edit of the selected row. */
public final class SuggestPane extends FeaturePane {

    private final SuggestViewModel model;
    private final DataTable<SuggestLine> table = new DataTable<>("suggestions", "suggest", kit);

    public SuggestPane(SuggestViewModel model, PaneKit kit) {
        super("suggest", kit, "table-pane", "suggest-pane");
        this.model = model;
        addColumns();
        // The first row is selected in a new list.
        table.link(line -> model.lines.get().indexOf(line), () -> 0, model::show);
        table.onClick((line, event) -> {
            if (event.getClickCount() == 2) {
                model.apply(line);
            } else {
                model.show(line);
            }
        });
        table.on("Enter", this::apply);
        table.show(model.lines);
        table.source(model::showSource);
        // During a search, the table keeps the focus.
        table.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> model.searching.get() || !model.lines.get().isEmpty(), model.searching, model.lines));
        content(table, tools(file(), joint(), searching(), message(), applyButton()), table);
        model.showing.bind(showing);
    }

    private boolean apply() {
        table.selected().ifPresent(model::apply);
        return table.selected().isPresent();
    }

    private Button file() {
        Button file = explained(button("File", "file", model::searchFile), "file.tip");
        file.disableProperty().bind(model.animated.not().or(model.searching));
        return file;
    }

    private Button joint() {
        Button joint = explained(button("Joint", "joint", model::searchJoint), "joint.tip");
        joint.disableProperty().bind(model.jointSelected.not().or(model.searching));
        return joint;
    }

    private HBox searching() {
        ProgressBar bar = styled(new ProgressBar(), "small");
        bar.setPrefWidth(96);
        bar.setAccessibleText(text("searching"));
        HBox searching = styled(new HBox(bar, button("Stop", "stop", model::stop)), "searching");
        Showing.bind(searching, model.searching);
        return searching;
    }

    private Label message() {
        Label message = styled(new Label(), "message");
        message.setId("suggestMessage");
        message.setWrapText(true);
        message.setMaxWidth(Double.MAX_VALUE);
        message.textProperty().bind(model.message);
        HBox.setHgrow(message, Priority.ALWAYS);
        return message;
    }

    private Button applyButton() {
        Button apply = styled(button("Apply", "apply", this::apply), "accent");
        apply.disableProperty().bind(model.lines.map(lines -> lines.isEmpty()));
        return explained(apply, "apply.tip");
    }

    private void addColumns() {
        table.text("joint", SuggestLine::joint).wide(120);
        table.text("what", SuggestLine::what).sharing(0.35);
        table.text("cost", SuggestLine::cost).wide(110).explained(line -> text("cost.help"));
        table.text("confidence", SuggestLine::confidence).wide(100).explained(line -> text("confidence.help"));
        table.text("reasons", SuggestLine::reasons).sharing(0.65);
        table.line(SuggestLine::line).wide(56).fittedToDigits();
        table.getColumns().forEach(column -> column.setSortable(false));
    }
}

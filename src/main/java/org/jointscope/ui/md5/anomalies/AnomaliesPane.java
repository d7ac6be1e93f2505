package org.jointscope.ui.md5.anomalies;

import static org.jointscope.ui.control.Nodes.styled;

import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jointscope.analysis.Anomalies.AnomalyMeasure;
import org.jointscope.ui.control.ComboChoice;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.plot.HeatMap;

/** The plot, the assessment above it, and the numbers of a cell below. */
public final class AnomaliesPane extends FeaturePane {

    private final AnomaliesViewModel model;

    public AnomaliesPane(AnomaliesViewModel model, PaneKit kit) {
        super("anomalies", kit, "anomalies-pane");
        this.model = model;
        Label assessment = assessment("Summary", model.state.map(AnomaliesViewModel.State::assessment));
        assessment.setMinWidth(Region.USE_PREF_SIZE);
        SuspectBar suspects = new SuspectBar(model);
        suspects.setId("anomaliesSuspects");
        HBox.setHgrow(suspects, Priority.ALWAYS);
        HeatMap plot = plot();
        VBox content = content(plot, tools(measure(), assessment, suspects, legend()), plot, numbers());
        message(
                "anomaliesMissing",
                "mdi2c-cube-outline",
                "missing",
                model.state.map(AnomaliesViewModel.State::missing),
                content);
        model.showing.bind(showing);
    }

    private ComboBox<AnomalyMeasure> measure() {
        ComboBox<AnomalyMeasure> measure = new ComboBox<>();
        measure.setId("anomaliesMeasure");
        measure.setMinWidth(Region.USE_PREF_SIZE);
        measure.setAccessibleText(text("measure"));
        measure.getItems().setAll(AnomalyMeasure.values());
        ComboChoice.show(measure, this::name);
        measure.setCellFactory(list -> new MeasureCell());
        Tooltip chosen = new Explanation("");
        chosen.textProperty().bind(model.measure.map(this::explain));
        measure.setTooltip(chosen);
        ComboChoice.bind(measure, model.measure);
        return measure;
    }

    private String name(AnomalyMeasure measure) {
        return text("measure." + measure);
    }

    private String explain(AnomalyMeasure measure) {
        return text("measure." + measure + ".tip");
    }

    private HBox legend() {
        HBox legend = new HBox(
                new Label(text("legend.calm")),
                styled(new Region(), "scale"),
                new Label(text("legend.wrong")),
                styled(new Region(), "hatched"),
                new Label(text("legend.over")));
        styled(legend, "legend");
        legend.setMinWidth(Region.USE_PREF_SIZE);
        return legend;
    }

    private HeatMap plot() {
        HeatMap plot = new HeatMap(
                model.showing,
                model.state.map(AnomaliesViewModel.State::picture),
                kit.document().modelPlayhead().frameProperty(),
                model.selectedJointProperty(),
                model);
        model.pointed.bind(plot.pointedProperty());
        plot.setId("anomalyPlot");
        plot.setAccessibleHelp(text("plot"));
        model.current.subscribe(line -> plot.setAccessibleText(text("plot") + " " + line));
        return plot;
    }

    private Label numbers() {
        Label numbers = summary("Numbers", model.numbers, "numbers");
        numbers.setWrapText(false);
        numbers.accessibleTextProperty().bind(model.current);
        return numbers;
    }

    /** The name of a metric, with a tooltip. */
    private final class MeasureCell extends ListCell<AnomalyMeasure> {

        @Override
        protected void updateItem(AnomalyMeasure measure, boolean empty) {
            super.updateItem(measure, empty);
            setText(empty ? "" : name(measure));
            setTooltip(empty ? null : new Explanation(explain(measure)));
        }
    }
}

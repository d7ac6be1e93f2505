package org.jointscope.ui.md5.sanity;

import static org.jointscope.ui.control.Nodes.styled;

import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jointscope.analysis.Sanity.SanityMeasure;
import org.jointscope.ui.control.ComboChoice;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;

/** The plot, the judgment above it, and the numbers of a cell below. */
public final class SanityPane extends FeaturePane {

    private final SanityViewModel model;

    public SanityPane(SanityViewModel model, PaneKit kit) {
        super("sanity", kit, "sanity-pane");
        this.model = model;
        Label judgment = judgment("Verdict", model.state.map(SanityViewModel.State::judgment));
        judgment.setMinWidth(Region.USE_PREF_SIZE);
        SuspectBar suspects = new SuspectBar(model);
        suspects.setId("sanitySuspects");
        HBox.setHgrow(suspects, Priority.ALWAYS);
        SanityPlot plot = plot();
        VBox content = content(plot, tools(measure(), judgment, suspects, legend()), plot, numbers());
        message(
                "sanityMissing",
                "mdi2c-cube-outline",
                "missing",
                model.state.map(SanityViewModel.State::missing),
                content);
        model.showing.bind(showing);
    }

    private ComboBox<SanityMeasure> measure() {
        ComboBox<SanityMeasure> measure = new ComboBox<>();
        measure.setId("sanityMeasure");
        measure.setMinWidth(Region.USE_PREF_SIZE);
        measure.setAccessibleText(text("measure"));
        measure.getItems().setAll(SanityMeasure.values());
        ComboChoice.show(measure, this::name);
        measure.setCellFactory(list -> new MeasureCell());
        Tooltip chosen = new Explanation("");
        chosen.textProperty().bind(model.measure.map(this::explain));
        measure.setTooltip(chosen);
        ComboChoice.bind(measure, model.measure);
        return measure;
    }

    private String name(SanityMeasure measure) {
        return text("measure." + measure);
    }

    private String explain(SanityMeasure measure) {
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

    private SanityPlot plot() {
        SanityPlot plot = new SanityPlot(model, kit.document().modelPlayhead().frameProperty());
        plot.setId("sanityPlot");
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
    private final class MeasureCell extends ListCell<SanityMeasure> {

        @Override
        protected void updateItem(SanityMeasure measure, boolean empty) {
            super.updateItem(measure, empty);
            setText(empty ? "" : name(measure));
            setTooltip(empty ? null : new Explanation(explain(measure)));
        }
    }
}

package org.jointscope.ui.md5.components;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.pane.ShowInSourceAction;

/** The strip of cells, and the controls for their size. */
public final class ComponentsPane extends FeaturePane {

    private static final String ZOOM = "components.zoom";
    private static final String FIT = "fit";

    private final ComponentsViewModel model;

    public ComponentsPane(ComponentsViewModel model, PaneKit kit) {
        super("components", kit, "components-pane");
        this.model = model;
        String remembered = kit.settings().find(ZOOM).orElse(FIT);
        if (remembered.matches("\\d")) {
            model.zoomBy(Integer.parseInt(remembered));
        }
        ToggleButton fit = toggle("Fit", "fit");
        fit.selectedProperty().bindBidirectional(model.fitting);
        ComponentStrip strip = new ComponentStrip(model);
        strip.setId("components");
        ShowInSourceAction.add(strip, kit.texts().of("source.show"), model::showSource);
        VBox content = content(
                strip,
                tools(
                        label("Summary", model.state.map(ComponentsViewModel.State::summary)),
                        reading(),
                        space(),
                        sizeButton("Smaller", "mdi2m-minus", "smaller", -1),
                        slider(),
                        sizeButton("Larger", "mdi2p-plus", "larger", 1),
                        fit),
                strip);
        message(
                "noComponents",
                "mdi2v-view-grid-outline",
                "none",
                model.state.map(ComponentsViewModel.State::missing),
                content);
        model.showing.bind(showing);
        model.zoom.subscribe(this::keepZoom);
        model.fitting.subscribe(this::keepZoom);
    }

    private void keepZoom() {
        String zoom = model.fitting.get() ? FIT : Integer.toString(model.zoom.get());
        kit.settings().put(ZOOM, zoom);
    }

    private Label reading() {
        Label reading = summary("Reading", model.reading, "reading");
        reading.setWrapText(false);
        reading.setMinWidth(0);
        Tooltip whole = new Explanation("");
        whole.textProperty().bind(model.reading);
        reading.setTooltip(whole);
        return reading;
    }

    private Button sizeButton(String idEnd, String icon, String key, int steps) {
        return iconButton("components" + idEnd, icon, text(key), text(key), () -> model.zoomBy(steps));
    }

    private Slider slider() {
        Slider slider = new Slider(0, StripGrid.SIZES.size() - 1, 0);
        slider.setId("componentsZoom");
        slider.getStyleClass().add("small");
        slider.setMinWidth(80);
        slider.setPrefWidth(96);
        slider.setMaxWidth(96);
        slider.setBlockIncrement(1);
        slider.setMajorTickUnit(1);
        slider.setMinorTickCount(0);
        slider.setSnapToTicks(true);
        slider.setAccessibleText(text("zoom"));
        model.zoom.subscribe(zoom -> slider.setValue(zoom.intValue()));
        slider.valueProperty().subscribe(this::zoomTo);
        return slider;
    }

    /** A slider passes through all sizes between two. */
    private void zoomTo(Number value) {
        int zoom = (int) Math.round(value.doubleValue());
        if (zoom != model.zoom.get()) {
            model.zoomBy(zoom - model.zoom.get());
        }
    }
}

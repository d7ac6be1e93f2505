package org.jointscope.ui.md5.components;

import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;

import org.jointscope.ui.control.Showing;
import org.jointscope.ui.document.Settings;
import org.jointscope.ui.pane.ShowInSourceAction;

import java.util.ResourceBundle;

/** Binds the strip and the tools above it. */
public final class ComponentsView {

    private static final String ZOOM = "components.zoom";
    private static final String FIT = "fit";

    private final ComponentsViewModel viewModel;
    private final Settings settings;

    @FXML private ResourceBundle resources;

    @FXML private Node root;

    @FXML private Node content;

    @FXML private Node message;

    @FXML private Label summaryLabel;

    @FXML private Label readingLabel;

    @FXML private Tooltip readingTooltip;

    @FXML private Slider zoomSlider;

    @FXML private ToggleButton fitButton;

    @FXML private ComponentStrip strip;

    public ComponentsView(ComponentsViewModel viewModel, Settings settings) {
        this.viewModel = viewModel;
        this.settings = settings;
    }

    @FXML
    private void initialize() {
        recallZoom();
        content.visibleProperty().bind(viewModel.animationProperty());
        content.managedProperty().bind(content.visibleProperty());
        message.visibleProperty().bind(content.visibleProperty().not());
        summaryLabel.textProperty().bind(viewModel.summaryProperty());
        readingLabel.textProperty().bind(viewModel.readingProperty());
        readingTooltip.textProperty().bind(viewModel.readingProperty());
        zoomSlider.setMax(CellSize.ALL.size() - 1);
        viewModel.zoomProperty().subscribe(zoom -> zoomSlider.setValue(zoom.intValue()));
        zoomSlider.valueProperty().subscribe(this::zoomTo);
        fitButton.selectedProperty().bindBidirectional(viewModel.fittingProperty());
        strip.show(viewModel);
        ShowInSourceAction.add(strip, resources.getString("source.show"), viewModel::showSource);
        viewModel.showing.bind(Showing.of(root));
        Bindings.createStringBinding(
                        this::zoomText, viewModel.zoomProperty(), viewModel.fittingProperty())
                .subscribe(text -> settings.put(ZOOM, text));
    }

    private String zoomText() {
        return viewModel.fittingProperty().get()
                ? FIT
                : Integer.toString(viewModel.zoomProperty().get());
    }

    private void recallZoom() {
        String remembered = settings.find(ZOOM).orElse(FIT);
        if (remembered.matches("\\d")) {
            viewModel.zoomBy(Integer.parseInt(remembered));
        }
    }

    /** A slider moves through all that lies between. */
    private void zoomTo(Number value) {
        int zoom = (int) Math.round(value.doubleValue());
        if (zoom != viewModel.zoomProperty().get()) {
            viewModel.zoomBy(zoom - viewModel.zoomProperty().get());
        }
    }

    @FXML
    private void zoomIn() {
        viewModel.zoomBy(1);
    }

    @FXML
    private void zoomOut() {
        viewModel.zoomBy(-1);
    }
}

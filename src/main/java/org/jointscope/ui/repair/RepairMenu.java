package org.jointscope.ui.repair;

import javafx.fxml.FXML;
import javafx.scene.control.MenuItem;
import javafx.stage.Stage;
import javafx.stage.Window;

import org.jointscope.edit.Tolerance;

import java.util.List;
import java.util.ResourceBundle;

/** The menu of the tools. */
public final class RepairMenu {

    private final RepairViewModel viewModel;
    @FXML private ResourceBundle resources;
    @FXML private MenuItem suggest;
    @FXML private MenuItem repack;
    @FXML private MenuItem clear;
    @FXML private MenuItem tolerance;
    @FXML private MenuItem all;
    @FXML private MenuItem frame;
    @FXML private MenuItem bind;
    @FXML private MenuItem bounds;
    @FXML private MenuItem boundsNumbers;
    @FXML private MenuItem match;
    @FXML private MenuItem negate;
    @FXML private MenuItem renumber;

    public RepairMenu(RepairViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        for (MenuItem item :
                List.of(suggest, repack, clear, tolerance, all, frame, boundsNumbers, renumber)) {
            item.disableProperty().bind(viewModel.animProperty().map(there -> !there));
        }
        for (MenuItem item : List.of(bind, bounds, match)) {
            item.disableProperty().bind(viewModel.pairProperty().map(there -> !there));
        }
        negate.disableProperty().bind(viewModel.jointProperty().map(there -> !there));
    }

    /** A menu that is not shown knows no window. */
    private static Window window() {
        return Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    @FXML
    private void suggest() {
        viewModel.suggest();
    }

    @FXML
    private void repack() {
        viewModel.repack();
    }

    @FXML
    private void clear() {
        viewModel.clearStill(Tolerance.LOSSLESS);
    }

    @FXML
    private void clearWithTolerance() {
        new ToleranceDialog(viewModel, resources, window())
                .showAndWait()
                .ifPresent(viewModel::clearStill);
    }

    @FXML
    private void setAll() {
        viewModel.setAllComponents();
    }

    @FXML
    private void rebaseToFrame() {
        viewModel.rebaseToFrame();
    }

    @FXML
    private void rebaseToBindPose() {
        viewModel.rebaseToBindPose();
    }

    @FXML
    private void computeBounds() {
        viewModel.computeBounds();
    }

    @FXML
    private void matchBounds() {
        viewModel.matchBounds();
    }

    @FXML
    private void matchMesh() {
        viewModel.matchMesh();
    }

    @FXML
    private void negate() {
        new NegateDialog(viewModel, resources, window())
                .showAndWait()
                .ifPresent(viewModel::negateSelected);
    }

    @FXML
    private void renumber() {
        viewModel.renumberStarts();
    }
}

package org.jointscope.ui.verdicts;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

import org.jointscope.ui.pane.TableColumns;

import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;

/**
 * A chip an engine, which says its verdict and leads to the reasons. Where there is no room those
 * that accept are counted, then all.
 */
public final class VerdictChips {

    private final VerdictsViewModel viewModel;

    @FXML private ResourceBundle resources;

    @FXML private ChipRow root;

    public VerdictChips(VerdictsViewModel viewModel) {
        this.viewModel = viewModel;
    }

    @FXML
    private void initialize() {
        viewModel.chipsProperty().subscribe(this::show);
    }

    private void show(List<VerdictChip> chips) {
        root.setVisible(!chips.isEmpty());
        root.setManaged(!chips.isEmpty());
        List<VerdictChip> objecting = chips.stream().filter(chip -> chip.sign().objects()).toList();
        List<Node> forms = new ArrayList<>();
        forms.add(row(chips.stream().map(this::button).toList()));
        if (!objecting.isEmpty() && objecting.size() < chips.size()) {
            List<Button> row = new ArrayList<>(objecting.stream().map(this::button).toList());
            Sign rest = chips.stream().map(VerdictChip::sign).max(Sign::compareTo).orElseThrow();
            Button others = counts(new SignIcon(rest), "+" + (chips.size() - objecting.size()));
            others.setAccessibleText(viewModel.countsProperty().get());
            row.add(others);
            forms.add(row(row));
        }
        forms.add(inWords(chips));
        forms.add(inSigns());
        root.show(forms);
    }

    private static HBox row(List<? extends Node> chips) {
        HBox row = new HBox();
        row.getStyleClass().add("chips");
        row.getChildren().setAll(chips);
        return row;
    }

    private Button inWords(List<VerdictChip> chips) {
        Sign worst = chips.stream().map(VerdictChip::sign).min(Sign::compareTo).orElse(Sign.OPEN);
        return counts(new SignIcon(worst), viewModel.countsProperty().get());
    }

    private Button inSigns() {
        HBox signs = new HBox();
        signs.getStyleClass().add("signs");
        viewModel
                .signCounts()
                .forEach(
                        (sign, count) ->
                                signs.getChildren()
                                        .add(new Label(count.toString(), new SignIcon(sign))));
        Button button = counts(signs, "");
        button.setAccessibleText(viewModel.countsProperty().get());
        return button;
    }

    private Button counts(Node graphic, String text) {
        Button button = chip(text, graphic);
        button.setId("verdictCounts");
        String help = resources.getString("verdicts.chip.help");
        Tooltip tooltip = new Tooltip(viewModel.countsProperty().get() + "\n" + help);
        button.setTooltip(tooltip);
        button.setAccessibleHelp(help);
        button.setOnAction(event -> viewModel.askWorst());
        return button;
    }

    private static Button chip(String text, Node graphic) {
        Button button = new Button(text, graphic);
        button.setMnemonicParsing(false);
        button.getStyleClass().addAll("flat", "chip");
        button.setMinWidth(Button.USE_PREF_SIZE);
        return button;
    }

    private Button button(VerdictChip chip) {
        Button button = chip(chip.name(), new SignIcon(chip.sign()));
        button.setId("verdict-" + chip.id());
        button.getStyleClass().add(chip.sign().label());
        button.setAccessibleText(chip.spoken());
        button.setAccessibleHelp(chip.tip());
        Tooltip tooltip = new Tooltip(chip.tip());
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(TableColumns.TOOLTIP_WIDTH);
        button.setTooltip(tooltip);
        button.setOnAction(event -> viewModel.ask(chip.id()));
        return button;
    }
}

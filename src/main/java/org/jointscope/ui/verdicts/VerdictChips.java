package org.jointscope.ui.verdicts;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.text.Texts;
import org.jointscope.ui.verdicts.VerdictsViewModel.Chip;
import org.jointscope.ui.verdicts.VerdictsViewModel.State;

import java.util.ArrayList;
import java.util.List;

/**
 * A chip an engine, which says its verdict and leads to the reasons. Where there is no room those
 * that accept are counted, then all.
 */
public final class VerdictChips extends ChipRow {

    private final VerdictsViewModel viewModel;
    private final Texts texts;

    public VerdictChips(VerdictsViewModel viewModel, Texts texts) {
        this.viewModel = viewModel;
        this.texts = texts;
        setId("verdictChips");
        setAccessibleText(texts.of("verdicts.chips"));
        viewModel
                .stateProperty()
                .map(State::chips)
                .subscribe(chips -> show(chips, viewModel.stateProperty().get()));
    }

    private void show(List<Chip> chips, State state) {
        Showing.set(this, !chips.isEmpty());
        List<Chip> objecting = chips.stream().filter(chip -> chip.sign().objects()).toList();
        List<Node> forms = new ArrayList<>();
        forms.add(row(chips.stream().map(this::button).toList()));
        if (!objecting.isEmpty() && objecting.size() < chips.size()) {
            List<Button> row = new ArrayList<>(objecting.stream().map(this::button).toList());
            Sign rest = chips.stream().map(Chip::sign).max(Sign::compareTo).orElseThrow();
            String others = "+" + (chips.size() - objecting.size());
            row.add(counts(new SignIcon(rest), others, state));
            forms.add(row(row));
        }
        Sign worst = chips.stream().map(Chip::sign).min(Sign::compareTo).orElse(Sign.OPEN);
        forms.add(counts(new SignIcon(worst), state.counts(), state));
        HBox signs = new HBox();
        signs.getStyleClass().add("signs");
        state.signs()
                .forEach(
                        (sign, count) ->
                                signs.getChildren()
                                        .add(new Label(count.toString(), new SignIcon(sign))));
        forms.add(counts(signs, "", state));
        show(forms);
    }

    private static HBox row(List<? extends Node> chips) {
        HBox row = new HBox();
        row.getStyleClass().add("chips");
        row.getChildren().setAll(chips);
        return row;
    }

    private Button counts(Node graphic, String text, State state) {
        Button button = chip(text, graphic);
        button.setId("verdictCounts");
        String help = texts.of("verdicts.chip.help");
        button.setTooltip(new Explanation(state.counts() + "\n" + help));
        button.setAccessibleText(state.counts());
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

    private Button button(Chip chip) {
        Button button = chip(chip.name(), new SignIcon(chip.sign()));
        button.setId("verdict-" + chip.id());
        button.getStyleClass().add(chip.sign().label());
        button.setAccessibleText(chip.spoken());
        button.setAccessibleHelp(chip.tip());
        button.setTooltip(new Explanation(chip.tip()));
        button.setOnAction(event -> viewModel.ask(chip.id()));
        return button;
    }
}

package org.jointscope.ui.verdicts;

import static org.jointscope.ui.control.Nodes.styled;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;

import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.text.Texts;
import org.jointscope.ui.verdicts.VerdictsViewModel.Chip;
import org.jointscope.ui.verdicts.VerdictsViewModel.State;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A chip an engine, which says its verdict and leads to the reasons. Where there is no room those
 * that accept are counted, then all: the children are these forms, the longest first.
 */
public final class VerdictChips extends StackPane {

    private final VerdictsViewModel viewModel;
    private final Texts texts;

    public VerdictChips(VerdictsViewModel viewModel, Texts texts) {
        this.viewModel = viewModel;
        this.texts = texts;
        setId("verdictChips");
        getStyleClass().add("chip-row");
        setAlignment(Pos.CENTER_RIGHT);
        setMaxWidth(USE_PREF_SIZE);
        setMinHeight(USE_PREF_SIZE);
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
        forms.add(row(chips.stream().map(this::button)));
        if (!objecting.isEmpty() && objecting.size() < chips.size()) {
            Sign rest = chips.stream().map(Chip::sign).max(Sign::compareTo).orElseThrow();
            String others = "+" + (chips.size() - objecting.size());
            forms.add(
                    row(
                            Stream.concat(
                                    objecting.stream().map(this::button),
                                    Stream.of(counts(rest.icon(), others, state)))));
        }
        Sign worst = chips.stream().map(Chip::sign).min(Sign::compareTo).orElse(Sign.OPEN);
        forms.add(counts(worst.icon(), state.counts(), state));
        HBox signs = styled(new HBox(), "signs");
        state.signs()
                .forEach(
                        (sign, count) ->
                                signs.getChildren().add(new Label(count.toString(), sign.icon())));
        forms.add(counts(signs, "", state));
        getChildren().setAll(forms);
    }

    private double width(Node form) {
        return snappedLeftInset() + form.prefWidth(-1) + snappedRightInset();
    }

    @Override
    protected double computeMinWidth(double height) {
        return getChildren().isEmpty() ? 0 : width(getChildren().getLast());
    }

    @Override
    protected void layoutChildren() {
        Optional<Node> fitting =
                getChildren().stream().filter(form -> width(form) <= getWidth() + 0.5).findFirst();
        Node last = getChildren().isEmpty() ? null : getChildren().getLast();
        getChildren().forEach(form -> form.setVisible(form == fitting.orElse(last)));
        super.layoutChildren();
    }

    private static HBox row(Stream<Button> chips) {
        return styled(new HBox(chips.toArray(Node[]::new)), "chips");
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
        Button button = styled(new Button(text, graphic), "flat", "chip");
        button.setMnemonicParsing(false);
        button.setMinWidth(Button.USE_PREF_SIZE);
        return button;
    }

    private Button button(Chip chip) {
        Button button = chip(chip.name(), chip.sign().icon());
        button.setId("verdict-" + chip.id());
        button.getStyleClass().add(chip.sign().label());
        button.setAccessibleText(chip.spoken());
        button.setAccessibleHelp(chip.tip());
        button.setTooltip(new Explanation(chip.tip()));
        button.setOnAction(event -> viewModel.ask(chip.id()));
        return button;
    }
}

package org.jointscope.ui.compatibility;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.jointscope.messages.Texts;
import org.jointscope.ui.compatibility.CompatibilityViewModel.Chip;
import org.jointscope.ui.compatibility.CompatibilityViewModel.State;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Showing;

/**
 * One chip per engine that objects, with its result, and others that count those that require other paths or accept; a
 * click shows the reasons. If the space is too small, only the count is shown, then all engines are counted: the
 * children are these forms, the longest first.
 */
public final class CompatibilityChips extends StackPane {

    /** The texts for engines that do not object, the longest first. */
    private static final List<String> OTHERS =
            List.of("compatibility.others.", "compatibility.others.short.", "compatibility.others.number.");

    private final CompatibilityViewModel viewModel;
    private final Texts texts;

    /** By their texts: the forms share them, because a tooltip is a window. */
    private final Map<String, Explanation> explanations = new HashMap<>();

    public CompatibilityChips(CompatibilityViewModel viewModel, Texts texts) {
        this.viewModel = viewModel;
        this.texts = texts;
        setId("compatibilityChips");
        getStyleClass().add("chip-row");
        setAlignment(Pos.CENTER_RIGHT);
        setMaxWidth(USE_PREF_SIZE);
        setMinHeight(USE_PREF_SIZE);
        setAccessibleText(texts.of("compatibility.chips"));
        viewModel
                .stateProperty()
                .map(State::chips)
                .subscribe(chips -> show(chips, viewModel.stateProperty().get()));
    }

    private void show(List<Chip> chips, State state) {
        Showing.set(this, !chips.isEmpty());
        List<Chip> objecting =
                chips.stream().filter(chip -> chip.sign().objects()).toList();
        List<Node> forms = new ArrayList<>();
        explanations.clear();
        Map<Sign, List<Chip>> others = chips.stream()
                .filter(chip -> !chip.sign().objects())
                .collect(Collectors.groupingBy(Chip::sign, () -> new EnumMap<>(Sign.class), Collectors.toList()));
        for (String key : OTHERS) {
            forms.add(row(objecting, others, key, state.paths()));
        }
        Sign worst = chips.stream().map(Chip::sign).min(Sign::compareTo).orElse(Sign.OPEN);
        forms.add(row(counts(worst.icon(), state.counts(), state)));
        HBox signs = styled(new HBox(), "signs");
        state.signs().forEach((sign, count) -> signs.getChildren().add(new Label(count.toString(), sign.icon())));
        forms.add(row(counts(signs, "", state)));
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
        Optional<Node> fitting = getChildren().stream()
                .filter(form -> width(form) <= getWidth() + 0.5)
                .findFirst();
        Node last = getChildren().isEmpty() ? null : getChildren().getLast();
        getChildren().forEach(form -> form.setVisible(form == fitting.orElse(last)));
        super.layoutChildren();
    }

    /** A chip for each engine that objects, and one for each result of the others. */
    private HBox row(List<Chip> objecting, Map<Sign, List<Chip>> others, String key, String paths) {
        HBox row = styled(new HBox(title()), "chips");
        objecting.forEach(chip -> row.getChildren().add(button(chip)));
        others.forEach((sign, chips) -> {
            String names = chips.stream().map(Chip::name).collect(Collectors.joining(", "));
            Button button = summary(
                    sign.icon(),
                    texts.of(key + sign, chips.size()),
                    texts.of("compatibility.others." + sign, chips.size()),
                    sign == Sign.PATH ? paths : names);
            button.setId(sign == Sign.PATH ? "chipPaths" : "chipOthers");
            button.setOnAction(event -> viewModel.ask(chips.getFirst().id()));
            row.getChildren().add(button);
        });
        return row;
    }

    private HBox row(Button counts) {
        return styled(new HBox(title(), counts), "chips");
    }

    /** The issues beside the chips are counted separately. */
    private Label title() {
        Label title = styled(new Label(texts.of("compatibility.engines")), "title");
        title.setMinWidth(USE_PREF_SIZE);
        return title;
    }

    private Button counts(Node graphic, String text, State state) {
        Button button = summary(graphic, text, state.counts(), state.paths());
        button.setId("chipCounts");
        button.setOnAction(event -> viewModel.askWorst());
        return button;
    }

    private Button summary(Node graphic, String text, String spoken, String... more) {
        Button button = chip(text, graphic);
        String help = texts.of("compatibility.chip.help");
        button.setTooltip(explanation(Stream.of(Stream.of(spoken), Arrays.stream(more), Stream.of(help))
                .flatMap(lines -> lines)
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n"))));
        button.setAccessibleText(spoken);
        button.setAccessibleHelp(help);
        return button;
    }

    private Explanation explanation(String text) {
        return explanations.computeIfAbsent(text, Explanation::new);
    }

    private static Button chip(String text, Node graphic) {
        Button button = styled(new Button(text, graphic), "flat", "chip");
        button.setMnemonicParsing(false);
        button.setMinWidth(Button.USE_PREF_SIZE);
        return button;
    }

    private Button button(Chip chip) {
        Button button = chip(chip.name(), chip.sign().icon());
        button.setId("chip-" + chip.id());
        button.getStyleClass().add(chip.sign().label());
        button.setAccessibleText(chip.spoken());
        button.setAccessibleHelp(chip.tip());
        button.setTooltip(explanation(chip.tip()));
        button.setOnAction(event -> viewModel.ask(chip.id()));
        return button;
    }
}

package org.jointscope.ui.compatibility;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TreeSortMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jointscope.ui.compatibility.CompatibilityLine.Kind;
import org.jointscope.ui.compatibility.CompatibilityViewModel.State;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.control.ShrinkingRow;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.table.MasterDetailPane;
import org.kordamp.ikonli.javafx.FontIcon;

/** The table of engine compatibility, and next to it the explanation of the selected row. */
public final class CompatibilityPane extends MasterDetailPane<CompatibilityLine, Sign> {

    private final CompatibilityViewModel model;
    private final ObservableValue<State> state;

    public CompatibilityPane(CompatibilityViewModel model, PaneKit kit) {
        super("compatibility", kit, model.details(), Sign::icon, "compatibility-pane");
        this.model = model;
        this.state = model.stateProperty();
        table.column("engine", "engine", CompatibilityLine::engine, CompatibilityPane::engine)
                .wide(190)
                .styled("engine-cell")
                .showing(CompatibilityLine::name)
                .spoken(line -> line.engine() + " " + line.result())
                .explained(line -> !known(line).isEmpty(), CompatibilityPane::known)
                .state("heading", CompatibilityLine::isGroup);
        table.column("result", "result", CompatibilityLine::sign, CompatibilityLine::word)
                .wide(112)
                .styled("sign-cell")
                .icon(line -> line.kind() != Kind.TRAIT, line -> line.sign().icon());
        table.text("rule", CompatibilityLine::rule).sharing(0.66);
        table.text("there", CompatibilityLine::there).sharing(0.34);
        table.numbers("place", "place", CompatibilityLine::position, CompatibilityLine::locationText)
                .wide(60);
        table.text("file", CompatibilityLine::file).wide(92);
        // The details show these, too.
        table.text("words", CompatibilityLine::words).wide(220).hidden();
        table.text("known", CompatibilityLine::known).wide(220).hidden();
        // The rules of an engine are never sorted: the first one decides.
        table.setSortMode(TreeSortMode.ONLY_FIRST_LEVEL);
        onShowAll(model::showAll);
        ObservableValue<Boolean> resumable = state.map(State::resumable);
        Button resume = button("Resume", "resume", model::resumePair);
        Showing.bind(resume, resumable);
        show(
                model.lines,
                state.map(State::nothing),
                new FontIcon("mdi2g-gavel"),
                0.68,
                checkBar("State", state.map(State::progress), resumable.map(is -> !is), resume),
                tools());
        model.showing.bind(showing);
        model.onAsk(table::unfold);
    }

    private static String countsAndPaths(State now) {
        return now.paths().isEmpty() ? now.counts() : now.counts() + "\n" + now.paths();
    }

    /** The engine is part of every row that is copied. */
    private static String engine(CompatibilityLine line) {
        return line.topic().isEmpty() ? line.engine() : line.engine() + ": " + line.topic();
    }

    private static String known(CompatibilityLine line) {
        return line.statement()
                .filter(about -> line.kind() == Kind.ENGINE)
                .map(about -> String.join("\n", line.name(), about.known(), about.source()))
                .orElse("");
    }

    private HBox tools() {
        remember("compatibility.objecting", model.objectingProperty(), List.of(true, false));
        HBox choice =
                pills(model.objectingProperty(), false, toggle("All", "all"), true, toggle("Objecting", "objecting"));
        Label counts = new Label();
        counts.setId("compatibilityCounts");
        counts.textProperty().bind(state.map(State::counts));
        counts.setTooltip(new Explanation(() -> countsAndPaths(state.getValue())));
        Label unread = styled(new Label(text("unread.short")), "note");
        unread.setId("compatibilityUnread");
        unread.setTooltip(new Explanation(() -> state.getValue().unread()));
        state.map(State::unread).subscribe(now -> {
            Showing.set(unread, !now.isEmpty());
            unread.setAccessibleText(now);
        });
        ShrinkingRow summary = new ShrinkingRow();
        summary.getChildren().addAll(counts, unread);
        HBox.setHgrow(summary, Priority.ALWAYS);
        return tools(search(model.searchProperty()), choice, EnginesMenu.of(model.engines(), kit.texts()), summary);
    }
}

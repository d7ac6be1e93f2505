package org.jointscope.ui.verdicts;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TreeSortMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.control.ShrinkingRow;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.table.MasterDetailPane;
import org.jointscope.ui.verdicts.VerdictLine.Kind;
import org.jointscope.ui.verdicts.VerdictsViewModel.State;
import org.kordamp.ikonli.javafx.FontIcon;

/** The table of engine compatibility, and next to it the explanation of the selected row. */
public final class VerdictsPane extends MasterDetailPane<VerdictLine, Sign> {

    private final VerdictsViewModel model;
    private final ObservableValue<State> state;

    public VerdictsPane(VerdictsViewModel model, PaneKit kit) {
        super("verdicts", kit, model.details(), Sign::icon, "verdicts-pane");
        this.model = model;
        this.state = model.stateProperty();
        table.column("engine", "engine", VerdictLine::engine, VerdictsPane::engine)
                .wide(190)
                .styled("engine-cell")
                .showing(VerdictLine::name)
                .spoken(line -> line.engine() + " " + line.verdict())
                .explained(line -> !known(line).isEmpty(), VerdictsPane::known)
                .state("heading", VerdictLine::isGroup);
        table.column("verdict", "verdict", VerdictLine::sign, VerdictLine::word)
                .wide(112)
                .styled("sign-cell")
                .icon(line -> line.kind() != Kind.TRAIT, line -> line.sign().icon());
        table.text("rule", VerdictLine::rule).sharing(0.66);
        table.text("there", VerdictLine::there).sharing(0.34);
        table.numbers("place", "place", VerdictLine::position, VerdictLine::place)
                .wide(60);
        table.text("file", VerdictLine::file).wide(92);
        // The details show these, too.
        table.text("words", VerdictLine::words).wide(220).hidden();
        table.text("known", VerdictLine::known).wide(220).hidden();
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
    private static String engine(VerdictLine line) {
        return line.topic().isEmpty() ? line.engine() : line.engine() + ": " + line.topic();
    }

    private static String known(VerdictLine line) {
        return line.statement()
                .filter(about -> line.kind() == Kind.ENGINE)
                .map(about -> String.join("\n", line.name(), about.known(), about.source()))
                .orElse("");
    }

    private HBox tools() {
        remember("verdicts.objecting", model.objectingProperty(), List.of(true, false));
        HBox choice =
                pills(model.objectingProperty(), false, toggle("All", "all"), true, toggle("Objecting", "objecting"));
        Label counts = new Label();
        counts.setId("verdictsCounts");
        counts.textProperty().bind(state.map(State::counts));
        counts.setTooltip(new Explanation(() -> countsAndPaths(state.getValue())));
        Label unread = styled(new Label(text("unread.short")), "note");
        unread.setId("verdictsUnread");
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

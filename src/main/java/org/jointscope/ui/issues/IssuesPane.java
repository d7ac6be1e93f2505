package org.jointscope.ui.issues;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jointscope.diagnostics.Severity;
import org.jointscope.scene.OpenIssues.PairState;
import org.jointscope.ui.control.SeverityIcon;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.issues.IssueLine.Kind;
import org.jointscope.ui.issues.IssuesViewModel.Grouping;
import org.jointscope.ui.issues.IssuesViewModel.KindChoice;
import org.jointscope.ui.issues.IssuesViewModel.State;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.table.MasterDetailPane;
import org.kordamp.ikonli.javafx.FontIcon;

/** A list of the issues, and next to it the explanation of the selected one. */
public final class IssuesPane extends MasterDetailPane<IssueLine, Severity> {

    /** The length of the position of a byte. */
    private static final int BYTE_CHARACTERS = 11;

    private static final Set<PairState> RESUMABLE = EnumSet.of(PairState.STOPPED, PairState.FAILED);

    private final IssuesViewModel model;
    private final ObservableValue<State> state;

    public IssuesPane(IssuesViewModel model, PaneKit kit) {
        super("issues", kit, model.details(), SeverityIcon::new);
        this.model = model;
        this.state = model.stateProperty();
        table.column("severity", "severity", IssueLine::severity, IssueLine::severityText)
                .wide(124)
                .styled("severity-cell")
                .icon(
                        line -> line.kind() == Kind.FILE || line.kind() == Kind.ISSUE,
                        line -> new SeverityIcon(line.severity()));
        table.text("message", IssueLine::message)
                .sharing(1)
                .styled("message-cell")
                .state("heading", IssueLine::isGroup)
                .state("faint", IssueLine::isLast);
        table.numbers("line", "line", IssueLine::order, this::line)
                .wide(60)
                .fitted(lines -> lines.stream().anyMatch(IssueLine::hasByte) ? BYTE_CHARACTERS : 0);
        table.numbers("count", "count", IssueLine::count, IssuesPane::count).wide(62);
        table.column("file", "file", IssueLine::file, line -> line.isGroup() ? "" : line.file())
                .wide(128);
        // The details also show this.
        table.column("code", "code", IssueLine::codeName, line -> line.kind() == Kind.ISSUE ? line.codeName() : "")
                .wide(240)
                .hidden();
        table.getContextMenu().getItems().add(new SeparatorMenuItem());
        table.addMenuItem("issues.hide", this::hideKind);
        table.addMenuItem("issues.showAll", model::showAll);
        onShowAll(model::showAll);
        FontIcon checked = new FontIcon("mdi2c-check-circle-outline");
        state.map(it -> it.pairState() == PairState.NONE || it.pairState() == PairState.CHECKED)
                .subscribe(checked::setVisible);
        show(state.map(State::lines), state.map(State::nothing), checked, 0.64, pairBar(), tools());
        model.onAsk(table::unfold);
    }

    private String line(IssueLine row) {
        return row.location()
                .filter(at -> at.isByte() || at.line() > 0)
                .map(at -> at.isByte() ? text("byte", at.offset()) : Integer.toString(at.line()))
                .orElse("");
    }

    private static String count(IssueLine line) {
        return line.kind() == Kind.ISSUE || line.kind() == Kind.FILE ? Integer.toString(line.count()) : "";
    }

    private HBox pairBar() {
        Button stop = button("PairStop", "pair.stop", model::stopPair);
        Button resume = button("PairResume", "pair.resume", model::resumePair);
        ObservableValue<Boolean> busy = state.map(it -> it.pairState() == PairState.CHECKING);
        Showing.bind(stop, busy);
        Showing.bind(resume, state.map(it -> RESUMABLE.contains(it.pairState())));
        return checkBar("Pair", state.map(State::pair), busy, stop, resume);
    }

    private HBox tools() {
        HBox severities = styled(
                new HBox(Stream.of(Severity.values()).map(this::toggle).toArray(Node[]::new)), "severity-toggles");
        severities.setId("issuesSeverities");
        remember("issues.grouping", model.groupingProperty(), List.of(Grouping.values()));
        HBox groupings = pills(
                model.groupingProperty(),
                Grouping.KIND,
                toggle("ByKind", "by.kind"),
                Grouping.FILE,
                toggle("ByFile", "by.file"));
        return tools(search(model.searchProperty()), severities, kinds(), space(), groupings);
    }

    /** Shows or hides the issues of one severity; its label contains the number of findings. */
    private ToggleButton toggle(Severity severity) {
        ToggleButton toggle = styled(new ToggleButton("", new SeverityIcon(severity)), "small", "severity-toggle");
        toggle.setId("issues-" + severity.label());
        toggle.setMinWidth(Region.USE_PREF_SIZE);
        toggle.setTooltip(new Tooltip(text("severities.tip")));
        ObservableValue<Integer> count = state.map(it -> it.counts().getOrDefault(severity, 0));
        toggle.textProperty().bind(count.map(number -> text("severities." + severity) + " " + number));
        toggle.disableProperty().bind(count.map(number -> number == 0));
        model.stateProperty().map(it -> it.severities().contains(severity)).subscribe(toggle::setSelected);
        toggle.selectedProperty().subscribe((before, is) -> model.show(severity, is));
        return toggle;
    }

    private MenuButton kinds() {
        MenuButton kinds = styled(new MenuButton(), "small");
        kinds.setId("issuesKinds");
        kinds.setMinWidth(Region.USE_PREF_SIZE);
        kinds.setTooltip(new Tooltip(text("kinds.tip")));
        kinds.textProperty().bind(state.map(State::kindsText));
        state.map(State::kinds).subscribe(choices -> kinds.getItems().setAll(kindItems(choices)));
        return kinds;
    }

    private List<MenuItem> kindItems(List<KindChoice> choices) {
        List<MenuItem> menu = new ArrayList<>();
        for (KindChoice choice : choices) {
            CheckMenuItem item = new CheckMenuItem(choice.code() + " \u00d7 " + choice.count());
            item.setMnemonicParsing(false);
            item.setSelected(choice.shown());
            item.setOnAction(event -> model.show(choice.code(), item.isSelected()));
            menu.add(item);
        }
        MenuItem all = new MenuItem(text("showAll"));
        all.setOnAction(event -> model.showAll());
        menu.add(new SeparatorMenuItem());
        menu.add(all);
        return menu;
    }

    private void hideKind() {
        table.selected().flatMap(IssueLine::code).ifPresent(code -> model.show(code, false));
    }
}

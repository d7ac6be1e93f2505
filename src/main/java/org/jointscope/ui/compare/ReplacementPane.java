package org.jointscope.ui.compare;

import static org.jointscope.ui.control.Nodes.styled;
import static org.jointscope.ui.control.Nodes.wrapped;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jointscope.ui.compare.ReplacementViewModel.FrameState;
import org.jointscope.ui.compare.ReplacementViewModel.State;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.PageKeys;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.pane.FeaturePane;
import org.jointscope.ui.pane.FigureGrid;
import org.jointscope.ui.pane.PaneKit;
import org.jointscope.ui.plot.FramePlot;

/** Shows the differences between an .md2 and its MD5 replacement. */
final class ReplacementPane extends FeaturePane {

    private static final double HEAD_WIDTH = 76;

    private final Hyperlink goTo;
    private final FramePlot plot;
    private final Label boxTitle = new Label();
    private final FigureGrid box = new FigureGrid(HEAD_WIDTH, "", "", text("box.difference"));
    private final FigureGrid grid = new FigureGrid(HEAD_WIDTH, "", "", "");
    private final FigureGrid contents = new FigureGrid(HEAD_WIDTH, "", "", "");

    ReplacementPane(ReplacementViewModel model, PaneKit kit) {
        super("compare", kit, "table-pane", "bounds", "joint-pane");
        plot = framePlot(model::explain);
        goTo = Nodes.link("", model::goToWorst);
        goTo.setId("compareGoTo");
        goTo.setMinWidth(USE_PREF_SIZE);
        Label summary = assessment("Summary", model.state.map(State::summary));
        HBox.setHgrow(summary, Priority.ALWAYS);
        box.setId("compareBox");
        grid.setId("compareGrid");
        contents.setId("compareContents");
        ScrollPane sheet = sheet();
        VBox whole = content(
                sheet, styled(new HBox(summary, goTo), "compare-head"), progress(model.computation), plot, sheet);
        message("compareMissing", "mdi2f-file-alert-outline", "missing", model.state.map(State::missing), whole);
        model.state.subscribe(this::show);
        model.frameState.subscribe(this::show);
        model.showing.bind(showing);
    }

    private ScrollPane sheet() {
        Label contentsTitle = new Label(text("contents"));
        Label gridTitle = new Label(text("grid"));
        VBox steps = new VBox(
                step(boxTitle, text("box.text"), box),
                step(gridTitle, text("grid.text"), grid),
                step(contentsTitle, "", contents));
        ScrollPane sheet = new ScrollPane(styled(steps, "joint-sheet"));
        sheet.setId("compareSheet");
        sheet.setFitToWidth(true);
        sheet.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        sheet.setFocusTraversable(true);
        sheet.setAccessibleText(text("sheet"));
        PageKeys.add(sheet);
        return sheet;
    }

    private static VBox step(Label title, String explanation, Node figures) {
        Label text = wrapped("text-muted");
        text.setText(explanation);
        Showing.set(text, !explanation.isEmpty());
        return styled(new VBox(styled(title, "step-title"), text, figures), "step");
    }

    private void show(State now) {
        goTo.setText(text("goTo", now.worstFrame()));
        Showing.set(goTo, now.worstFrame() >= 0);
        plot.show(now.bars(), text("plot"), now.scale());
        Showing.set(plot, now.bars().frameCount() > 0);
        String md2 = now.names().getFirst();
        String md5 = now.names().getLast();
        box.setTitles(List.of(md2, md5, text("box.difference")));
        contents.setTitles(List.of(md2, md5, ""));
        contents.show(now.contents());
    }

    private void show(FrameState now) {
        boxTitle.setText(text("box", now.frame()));
        box.show(now.box());
        grid.setTitles(List.of(text("grid.step", now.frame()), text("grid.largest"), text("grid.rounding")));
        grid.show(now.grid());
    }
}

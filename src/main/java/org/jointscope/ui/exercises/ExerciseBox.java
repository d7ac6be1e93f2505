package org.jointscope.ui.exercises;

import static org.jointscope.ui.control.Nodes.styled;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jointscope.exercise.Exercise;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.FirstClick;
import org.jointscope.ui.control.Keys;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.PageKeys;
import org.jointscope.ui.control.SelectableText;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.exercises.ExerciseViewModel.Shown;
import org.kordamp.ikonli.javafx.FontIcon;

/** The task of an exercise, its hints, whether it is solved, and the answer. */
final class ExerciseBox extends VBox {

    private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");
    private static final int SEED_COLUMNS = 4;

    private static final double GAP = 8;

    private final ExerciseViewModel viewModel;
    private final Texts texts;
    private final TextField seed = new TextField();
    private final Label wrongSeed = styled(Nodes.wrapped(), "complaint");
    private final SelectableText task = paragraph("exerciseTask");
    private final Hyperlink frame;
    private final VBox hints = styled(new VBox(), "lesson-page-part");
    private final Button more = styled(new Button(), "small");
    private final Label state = styled(Nodes.wrapped(), "lesson-state");
    private final VBox answer = styled(new VBox(), "lesson-result");
    private final ScrollPane scroll;

    ExerciseBox(ExerciseViewModel viewModel, Texts texts) {
        this.viewModel = viewModel;
        this.texts = texts;
        setId("exercise");
        answer.setId("exerciseAnswer");
        answer.pseudoClassStateChanged(DONE, true);
        state.setId("exerciseState");
        frame = Nodes.link("", viewModel::showFrame);
        frame.setId("exerciseFrame");
        prepare(more, "exerciseHint");
        more.setOnAction(event -> viewModel.helpMore());
        VBox page = styled(
                new VBox(
                        seedLine(), wrongSeed, task, frame, notOpen(), styled(new VBox(state), "lesson-action"), hints),
                "lesson-page");
        page.getChildren().addAll(more, answer);
        scroll = styled(new ScrollPane(page), "issue-side");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        Node reading = PageKeys.reading(scroll);
        VBox.setVgrow(reading, Priority.ALWAYS);
        getChildren().addAll(reading, leaving(), foot());
        viewModel.shownProperty().subscribe(now -> now.ifPresent(this::show));
        viewModel.helpProperty().subscribe(count -> showHelp());
        viewModel.solvedProperty().subscribe(is -> showHelp());
    }

    private String text(String key, Object... arguments) {
        return texts.of("exercises." + key, arguments);
    }

    private static SelectableText paragraph(String id) {
        SelectableText text = styled(new SelectableText(), "lesson-text");
        text.setId(id);
        return text;
    }

    /** The space bar plays also after a click on the button. */
    private static void prepare(Button button, String id) {
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        Keys.passOnPlayback(button);
    }

    private FlowPane seedLine() {
        seed.setId("exerciseSeed");
        seed.setPrefColumnCount(SEED_COLUMNS);
        seed.setTooltip(new Explanation(text("seed.tip")));
        seed.setAccessibleText(text("seed"));
        FirstClick.selectAllIn(seed);
        seed.setOnAction(event -> complain(viewModel.typeSeed(seed.getText())));
        Button other = styled(new Button(text("other")), "small");
        prepare(other, "exerciseOther");
        other.setTooltip(new Explanation(text("other.tip")));
        other.setOnAction(event -> viewModel.startOther());
        Label name = new Label(text("seed"));
        name.setLabelFor(seed);
        name.setMinWidth(Region.USE_PREF_SIZE);
        return styled(new FlowPane(GAP, GAP, name, seed, other), "pane-tools");
    }

    private void complain(String reason) {
        wrongSeed.setText(reason);
        Showing.set(wrongSeed, !reason.isEmpty());
    }

    private VBox notOpen() {
        Label reason = Nodes.wrapped();
        reason.setText(text("closed"));
        Button open = styled(new Button(text("closed.open")), "small");
        prepare(open, "exerciseReopen");
        open.setOnAction(event -> viewModel.openAgain());
        VBox box = styled(new VBox(reason, open), "lesson-note");
        Showing.bind(box, viewModel.openProperty().map(is -> !is));
        return box;
    }

    private Hyperlink leaving() {
        Hyperlink link = styled(Nodes.link("", viewModel::leave), "lesson-former");
        link.setId("exerciseLeave");
        link.setWrapText(true);
        link.textProperty().bind(viewModel.formerProperty().map(names -> text("former", names)));
        Showing.bind(link, viewModel.formerProperty().map(names -> !names.isEmpty()));
        return link;
    }

    private HBox foot() {
        Button next = styled(new Button(text("next")), "accent");
        prepare(next, "exerciseNext");
        next.setOnAction(event -> viewModel.startNext());
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return styled(new HBox(space, next), "lesson-foot");
    }

    private void show(Shown now) {
        seed.setText(Long.toString(now.seed()));
        complain("");
        task.show(now.exercise().task());
        frame.setText(text("frame", now.exercise().shownFrame()));
        scroll.setVvalue(0);
        showHelp();
    }

    private void showHelp() {
        viewModel.shownProperty().get().map(Shown::exercise).ifPresent(this::showHelp);
    }

    private void showHelp(Exercise exercise) {
        int count = viewModel.helpProperty().get();
        boolean solved = viewModel.solvedProperty().get();
        state.setText(text(solved ? "solved" : "unsolved"));
        state.setGraphic(solved ? new FontIcon("mdi2c-check-circle") : null);
        state.pseudoClassStateChanged(DONE, solved);
        hints.getChildren().clear();
        for (int strength = 1; strength <= Math.min(count, Exercise.HINTS); strength++) {
            SelectableText hint = paragraph("exerciseHint" + strength);
            hint.show(exercise.hint(strength));
            hints.getChildren().addAll(label(text("hint", strength)), hint);
        }
        Showing.set(hints, count > 0);
        boolean answered = solved || count > Exercise.HINTS;
        more.setText(count < Exercise.HINTS ? text("hint.show", count + 1, Exercise.HINTS) : text("answer.show"));
        Showing.set(more, !answered);
        Showing.set(answer, answered);
        SelectableText fault = paragraph("exerciseFault");
        fault.show(exercise.answer());
        SelectableText tools = paragraph("exerciseTools");
        tools.show(exercise.tools());
        answer.getChildren().setAll(label(text("answer")), fault, tools);
    }

    private static Label label(String text) {
        return styled(new Label(text), "lesson-label");
    }
}

package org.jointscope.ui.lessons;

import static org.jointscope.ui.control.Nodes.styled;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.collections.SetChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import org.jointscope.lesson.LessonStep;
import org.jointscope.lesson.LessonStep.Paragraph;
import org.jointscope.lesson.Span;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.Keys;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.PageKeys;
import org.jointscope.ui.control.SelectableText;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.lessons.LessonViewModel.Position;
import org.kordamp.ikonli.javafx.FontIcon;

/** A step of a lesson: its text, what to do, what is visible then, and the buttons of the lesson. */
final class LessonBox extends VBox {

    private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private final LessonViewModel viewModel;
    private final Texts texts;
    private final HBox dots = styled(new HBox(), "lesson-dots");
    private final Label count = styled(new Label(), "text-muted");
    private final VBox page = styled(new VBox(), "lesson-page");
    private final ScrollPane scroll = new ScrollPane(page);
    private final Button back = new Button();
    private final Button next = styled(new Button(), "accent");
    private final Label tick = styled(new Label(), "lesson-done");
    private final VBox result = styled(new VBox(), "lesson-result");
    private final VBox missing;
    private final ObservableValue<Boolean> sampleMissing;
    private final ObservableValue<String> former;
    private final Runnable leave;

    /**
     * @param openSample opens the sample, after a question about unsaved edits
     * @param reopen opens the former files, likewise
     * @param leave closes the panel
     */
    LessonBox(
            LessonViewModel viewModel, Runnable openSample, Consumer<List<Path>> reopen, Runnable leave, Texts texts) {
        this.viewModel = viewModel;
        this.texts = texts;
        this.leave = leave;
        this.sampleMissing = viewModel.sampleMissingProperty();
        this.former = viewModel.formerProperty();
        setId("lesson");
        count.setId("lessonCount");
        page.setId("lessonPage");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        styled(scroll, "issue-side");
        Node reading = PageKeys.reading(scroll);
        VBox.setVgrow(reading, Priority.ALWAYS);
        tick.setId("lessonDone");
        tick.setText(texts.of("lesson.done"));
        tick.setGraphic(new FontIcon("mdi2c-check-circle"));
        tick.setMinWidth(Region.USE_PREF_SIZE);
        missing = missing(openSample);
        prepare(back, "lessonBack", texts.of("lesson.back"));
        back.setOnAction(event -> viewModel.move(-1));
        prepare(next, "lessonNext", texts.of("lesson.next"));
        HBox foot = styled(new HBox(count, space(), back, next), "lesson-foot");
        foot.addEventHandler(KeyEvent.KEY_PRESSED, LessonBox::keyPressed);
        getChildren().addAll(dots, reading, reopening(reopen), foot);
        viewModel.positionProperty().subscribe(at -> at.ifPresent(this::show));
        viewModel.done().addListener((SetChangeListener<String>) change -> mark());
    }

    private VBox missing(Runnable openSample) {
        Label reason = Nodes.wrapped();
        reason.setText(texts.of("lesson.sample"));
        Button open = styled(new Button(texts.of("lesson.sample.open")), "small");
        open.setId("lessonSample");
        open.setOnAction(event -> viewModel.openSample(openSample));
        VBox box = styled(new VBox(reason, open), "lesson-note");
        Showing.bind(box, sampleMissing);
        return box;
    }

    private Hyperlink reopening(Consumer<List<Path>> reopen) {
        Hyperlink link = styled(Nodes.link("", () -> viewModel.reopen(reopen)), "lesson-former");
        link.setId("lessonFormer");
        link.setWrapText(true);
        link.textProperty().bind(former.map(names -> texts.of("lesson.former", names)));
        Showing.bind(link, former.map(names -> !names.isEmpty()));
        return link;
    }

    /** The space bar plays also after a click on the button. */
    private static void prepare(Button button, String id, String text) {
        button.setId(id);
        button.setText(text);
        button.setMinWidth(Region.USE_PREF_SIZE);
        Keys.passOnPlayback(button);
    }

    private static void keyPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof Button button) {
            button.fire();
            event.consume();
        }
    }

    private static Region space() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return space;
    }

    private void show(Position at) {
        LessonStep step = at.step();
        count.setText(
                texts.of("lesson.count", at.index() + 1, at.lesson().steps().size()));
        Label title = styled(Nodes.wrapped("heading"), "lesson-title");
        title.setId("lessonTitle");
        title.setText(step.id() + "  " + step.title());
        page.getChildren().setAll(title, missing);
        step.text().forEach(paragraph -> page.getChildren().add(node(paragraph)));
        VBox action = styled(
                new VBox(
                        styled(new HBox(label("lesson.do"), space(), tick), "lesson-head"),
                        text(step.action(), "lessonDo")),
                "lesson-action");
        result.getChildren().setAll(label("lesson.see"), text(step.result(), "lessonSee"));
        page.getChildren().addAll(action, result);
        if (at.isLast()) {
            page.getChildren().add(question(at));
        }
        back.setDisable(at.index() == 0);
        showNext(at);
        scroll.setVvalue(0);
        mark();
    }

    private void showNext(Position at) {
        boolean other = at.isLast() && viewModel.next().isPresent();
        next.setText(texts.of(!at.isLast() ? "lesson.next" : other ? "lesson.other" : "lesson.finish"));
        next.setOnAction(event -> {
            if (at.isLast()) {
                viewModel.next().ifPresentOrElse(viewModel::open, leave);
            } else {
                viewModel.move(1);
            }
        });
    }

    private VBox question(Position at) {
        SelectableText answer = text(at.lesson().answer(), "lessonAnswer");
        Showing.set(answer, false);
        Button show = styled(new Button(texts.of("lesson.answer")), "small");
        show.setId("lessonShowAnswer");
        Keys.passOnPlayback(show);
        show.setOnAction(event -> {
            Showing.set(answer, true);
            Showing.set(show, false);
        });
        return styled(
                new VBox(label("lesson.question"), text(at.lesson().question(), "lessonQuestion"), show, answer),
                "lesson-question");
    }

    private Label label(String key) {
        return styled(new Label(texts.of(key)), "lesson-label");
    }

    private static Node node(Paragraph paragraph) {
        if (!paragraph.example()) {
            return text(paragraph.text(), "");
        }
        ScrollPane lines = styled(new ScrollPane(new Label(paragraph.text())), "lesson-example");
        lines.setFitToHeight(true);
        lines.setMinHeight(Region.USE_PREF_SIZE);
        return lines;
    }

    private static SelectableText text(String markdown, String id) {
        SelectableText flow = styled(new SelectableText(), "lesson-text");
        flow.setId(id);
        flow.show(Span.of(markdown).stream()
                .map(span -> styled(
                        new Text(span.text()),
                        switch (span.style()) {
                            case PLAIN -> "lesson-plain";
                            case STRONG -> "lesson-strong";
                            case EMPHASIS -> "lesson-emphasis";
                            case CODE -> "lesson-code";
                        }))
                .toList());
        return flow;
    }

    /** Marks what is done. */
    private void mark() {
        viewModel.positionProperty().get().ifPresent(at -> {
            boolean done = viewModel.isDone(at.step());
            tick.setVisible(done);
            result.pseudoClassStateChanged(DONE, done);
            dots.getChildren()
                    .setAll(at.lesson().steps().stream()
                            .map(step -> dot(step, at))
                            .toList());
        });
    }

    private Region dot(LessonStep step, Position at) {
        Region dot = styled(new Region(), "lesson-dot");
        HBox.setHgrow(dot, Priority.ALWAYS);
        dot.pseudoClassStateChanged(DONE, viewModel.isDone(step));
        dot.pseudoClassStateChanged(CURRENT, step == at.step());
        return dot;
    }
}

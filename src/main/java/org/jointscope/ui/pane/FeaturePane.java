package org.jointscope.ui.pane;

import static org.jointscope.ui.control.Nodes.styled;
import static org.jointscope.ui.control.Nodes.wrapped;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.FileDialogs;
import org.jointscope.ui.control.FocusRing;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.playback.ModelPlayhead;
import org.jointscope.ui.plot.FramePlot;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * A pane made of parts that have the same style in all panes. Ids of parts and keys of texts begin with its name:
 * {@code verticesCount}, {@code vertices.count.all}.
 */
public abstract class FeaturePane extends StackPane {

    private static final PseudoClass BAD = PseudoClass.getPseudoClass("bad");
    private static final PseudoClass GOOD = PseudoClass.getPseudoClass("good");

    protected final PaneKit kit;
    protected final ObservableValue<Boolean> showing = Showing.of(this);
    private final String name;
    private final Texts texts;

    protected FeaturePane(String name, PaneKit kit, String... styles) {
        this.name = name;
        this.kit = kit;
        this.texts = kit.texts();
        getStyleClass().add("pane");
        getStyleClass().addAll(styles);
        getChildren().add(FocusRing.in(this));
    }

    /** A text with a key that begins with the name of the pane. */
    protected final String text(String key, Object... arguments) {
        return texts.of(name + "." + key, arguments);
    }

    /** Arranges parts vertically; the growing one fills the remaining height. */
    protected final VBox content(Node growing, Node... parts) {
        VBox content = new VBox(parts);
        VBox.setVgrow(growing, Priority.ALWAYS);
        getChildren().addFirst(content);
        return content;
    }

    /** Shows a message instead of the content while the message is not empty. */
    protected final void message(String id, String icon, String key, ObservableValue<String> message, Node content) {
        Label title = new Label(text(key + ".title"));
        title.setId(id);
        title.getStyleClass().add("message-title");
        Label words = styled(bound(message), "message");
        words.setWrapText(true);
        VBox box = styled(new VBox(new FontIcon(icon), title, words), "pane-message");
        getChildren().add(box);
        Showing.bind(box, message.map(it -> !it.isEmpty()));
        Showing.bind(content, message.map(String::isEmpty));
    }

    /** Hides a part while the pane is lower than a height, which is then for the other parts. */
    protected final void hideBelow(double height, Node part) {
        // Otherwise, the height of the pane is at least that of all parts.
        setMinHeight(0);
        Showing.bind(part, heightProperty().map(now -> now.doubleValue() >= height));
    }

    /**
     * Asks for a file.
     *
     * @param key of the texts: the title, and the kind of the files
     * @param endings of their names
     */
    protected final Optional<Path> ask(FileDialogs dialogs, String key, Stream<String> endings, Optional<Path> folder) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(text(key + ".title"));
        chooser.getExtensionFilters()
                .addAll(
                        new FileChooser.ExtensionFilter(text(key + ".files"), FileDialogs.patterns(endings)),
                        new FileChooser.ExtensionFilter(texts.of("open.all"), "*"));
        folder.map(Path::toFile).ifPresent(chooser::setInitialDirectory);
        return dialogs.openFile(chooser, getScene().getWindow()).map(File::toPath);
    }

    /** A row of tools. */
    protected static HBox tools(Node... tools) {
        return styled(new HBox(tools), "pane-tools");
    }

    /** A row below the table. */
    protected static HBox footer(Node... parts) {
        return styled(new HBox(parts), "pane-footer");
    }

    /** The space between the parts at the left and at the right. */
    protected static Region space() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return space;
    }

    /** The number of visible rows. */
    protected final Label count(PaneRows<?> rows) {
        return label("Count", rows.countProperty());
    }

    /** A short text that is never truncated. */
    protected final Label label(String idEnd, ObservableValue<String> text) {
        Label label = styled(bound(text), "sum");
        label.setId(name + idEnd);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    public static Label bound(ObservableValue<String> text) {
        Label label = new Label();
        label.textProperty().bind(text);
        return label;
    }

    /** A sentence about the whole content; it does not occupy space while it is empty. */
    protected final Label summary(String idEnd, ObservableValue<String> text, String... styles) {
        Label label = styled(wrapped("summary"), styles);
        label.setId(name + idEnd);
        label.textProperty().bind(text);
        label.setMaxWidth(Double.MAX_VALUE);
        Showing.bind(label, text.map(it -> !it.isEmpty()));
        return label;
    }

    /** A sentence with its assessment as an icon and a style. */
    protected final Label assessment(String idEnd, ObservableValue<Assessment> assessment) {
        Label label = summary(idEnd, assessment.map(Assessment::text));
        FontIcon icon = new FontIcon();
        label.setGraphic(icon);
        assessment.subscribe(now -> {
            icon.setIconLiteral(now.state().icon);
            label.pseudoClassStateChanged(BAD, now.state() == Assessment.State.BAD);
            label.pseudoClassStateChanged(GOOD, now.state() == Assessment.State.GOOD);
        });
        return label;
    }

    /** Adds a tooltip to a label or button. */
    protected final <C extends Control> C explained(C part, String key) {
        part.setTooltip(new Explanation(text(key)));
        return part;
    }

    /** A small button with a text. */
    protected final Button button(String idEnd, String key, Runnable action) {
        Button button = styled(new Button(text(key)), "small");
        button.setId(name + idEnd);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    /** A small button with an icon, with its name for screen readers. */
    public static Button iconButton(String id, String icon, String spoken, String explanation, Runnable action) {
        Button button = styled(new Button("", new FontIcon(icon)), "button-icon", "flat", "small");
        button.setId(id);
        button.setAccessibleText(spoken);
        button.setTooltip(new Explanation(explanation));
        button.setOnAction(event -> action.run());
        return button;
    }

    /** A small toggle button. */
    protected final ToggleButton toggle(String idEnd, String key) {
        ToggleButton toggle = styled(new ToggleButton(text(key)), "small");
        toggle.setId(name + idEnd);
        toggle.setMinWidth(Region.USE_PREF_SIZE);
        toggle.setTooltip(new Explanation(text(key + ".tip")));
        return toggle;
    }

    /** A plot of the frames that goes to the clicked frame and follows the playhead. */
    protected final FramePlot framePlot(IntFunction<String> explanation) {
        ModelPlayhead playhead = kit.document().modelPlayhead();
        FramePlot plot = new FramePlot(showing, playhead::goTo, explanation);
        plot.setId(name + "Plot");
        playhead.readableFrameProperty().subscribe(frame -> plot.showFrame(frame.doubleValue()));
        return plot;
    }

    /** The progress of a task, with buttons that stop and resume it. */
    protected final HBox progress(StepwiseWork<?> work) {
        ProgressBar bar = styled(new ProgressBar(), "small");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.setAccessibleText(text("computing"));
        bar.progressProperty().bind(work.progressProperty().map(StepwiseWork.Progress::share));
        HBox.setHgrow(bar, Priority.ALWAYS);
        Button stop = button("Stop", "stop", work::stop);
        Button resume = button("Resume", "resume", work::run);
        HBox row = styled(new HBox(bar, stop, resume), "computing");
        work.progressProperty().subscribe(now -> {
            boolean stopped = now.state() == StepwiseWork.State.STOPPED;
            Showing.set(stop, now.isRunning());
            Showing.set(resume, stopped);
            Showing.set(row, now.isRunning() || stopped);
        });
        return row;
    }
}

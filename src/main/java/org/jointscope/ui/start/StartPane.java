package org.jointscope.ui.start;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.List;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jointscope.messages.Texts;
import org.jointscope.ui.command.Commands;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.storage.RecentFiles.Recent;

/** Covers the viewport while no file is open: why, and the ways to open one. */
public final class StartPane extends VBox {

    private final StartViewModel viewModel;
    private final FlowPane buttons = styled(new FlowPane(), "buttons");
    private final VBox links = styled(new VBox(), "links");

    public StartPane(StartViewModel viewModel, Texts texts) {
        this.viewModel = viewModel;
        setId("start");
        styled(this, "viewport", "start");
        setMinSize(0, 0);
        Label title = Nodes.wrapped("message-title");
        title.setId("startTitle");
        title.textProperty().bind(viewModel.failure.map(text -> text.isEmpty() ? texts.of("start.title") : text));
        Label help = Nodes.wrapped("message");
        help.textProperty()
                .bind(viewModel.failure.map(
                        text -> texts.of(text.isEmpty() ? "start.help" : "start.failed.help", viewModel.extensions)));
        Label heading = styled(new Label(texts.of("start.recent")), "message");
        VBox recent = styled(new VBox(heading, links), "recent");
        Showing.bind(recent, viewModel.recent.map(list -> !list.isEmpty()));
        viewModel.recent.subscribe(
                list -> links.getChildren().setAll(list.stream().map(this::link).toList()));
        getChildren().addAll(title, help, buttons, recent);
        visibleProperty().bind(viewModel.shown);
        visibleProperty().subscribe(is -> Platform.runLater(this::focus));
    }

    /** Adds the buttons, as soon as their commands exist. */
    public void attach(Commands commands) {
        for (String id : List.of("open", "openFolder", "openSample")) {
            Button button = new Button(commands.get(id).name());
            button.setId("start-" + id);
            button.setMinWidth(USE_PREF_SIZE);
            commands.get(id).attach(button);
            buttons.getChildren().add(button);
        }
        styled(buttons.getChildren().getFirst(), "accent");
    }

    /** Nothing else in the window can be used now. */
    private void focus() {
        if (isVisible()) {
            buttons.getChildren().getFirst().requestFocus();
        }
    }

    private Hyperlink link(Recent recent) {
        Hyperlink link = Nodes.link(recent.title());
        link.setTooltip(new Explanation(recent.paths()));
        link.setOnAction(event -> viewModel.open(recent));
        return link;
    }
}

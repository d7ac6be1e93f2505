package org.jointscope.ui.reload;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.Showing;
import org.jointscope.ui.reload.ReloadViewModel.Link;
import org.jointscope.ui.reload.ReloadViewModel.State;
import org.kordamp.ikonli.javafx.FontIcon;

/** Tells what has changed in the open files, until it is dismissed or other files are opened. */
public final class ReloadBar extends HBox {

    private static final PseudoClass PROBLEM = PseudoClass.getPseudoClass("problem");

    private final FontIcon icon = new FontIcon();
    private final TextFlow message = new TextFlow();
    private final HBox choices = styled(new HBox(), "choices");

    public ReloadBar(ReloadViewModel viewModel, Texts texts) {
        setId("reloadBar");
        getStyleClass().add("reload-bar");
        Button dismiss = styled(new Button(), "button-icon", "flat", "small");
        dismiss.setId("dismissReload");
        dismiss.setGraphic(new FontIcon("mdi2c-close"));
        dismiss.setAccessibleText(texts.of("status.dismiss"));
        dismiss.setTooltip(new Tooltip(texts.of("status.dismiss")));
        dismiss.setMinWidth(USE_PREF_SIZE);
        dismiss.setOnAction(event -> viewModel.dismiss());
        choices.setMinWidth(USE_PREF_SIZE);
        message.setMinWidth(0);
        message.setMaxHeight(USE_PREF_SIZE);
        message.setId("reloadMessage");
        setHgrow(message, Priority.ALWAYS);
        getChildren().setAll(icon, message, choices, dismiss);
        viewModel.stateProperty().subscribe(this::show);
    }

    private void show(State now) {
        // Otherwise the focus would move to another control of the toolbar, with the keys.
        if (message.isFocusWithin() || choices.isFocusWithin()) {
            getScene().lookup("#picture").requestFocus();
        }
        Showing.set(this, !now.message().isEmpty());
        pseudoClassStateChanged(PROBLEM, now.problem());
        icon.setIconLiteral(now.problem() ? "mdi2a-alert-outline" : "mdi2f-file-refresh-outline");
        List<Node> parts = new ArrayList<>(List.of(new Text(now.message())));
        for (Link link : now.links()) {
            parts.add(new Text("   "));
            parts.add(Nodes.link(link.text(), link.action()));
        }
        message.getChildren().setAll(parts);
        choices.getChildren()
                .setAll(now.choices().stream().map(ReloadBar::button).toList());
    }

    private static Button button(Link choice) {
        Button button = styled(new Button(choice.text()), "small");
        button.setOnAction(event -> choice.action().run());
        return button;
    }
}

package org.jointscope.ui.tour;

import static org.jointscope.ui.control.Nodes.styled;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Nodes;
import org.kordamp.ikonli.javafx.FontIcon;

/** The explanation of a part of the window, and the buttons of the tour. */
final class TourCard extends VBox {

    private final TourViewModel viewModel;
    private final Label title = styled(new Label(), "heading");
    private final Label text = Nodes.wrapped();
    private final Label count = styled(new Label(), "text-muted");
    private final Button back = new Button();
    private final Button next = styled(new Button(), "accent");

    TourCard(TourViewModel viewModel, Texts texts) {
        this.viewModel = viewModel;
        setId("tour");
        styled(this, "tour-card");
        setManaged(false);
        setAccessibleRole(AccessibleRole.PARENT);
        title.setId("tourTitle");
        text.setId("tourText");
        count.setId("tourCount");
        count.setMinWidth(USE_PREF_SIZE);
        Button close = styled(new Button(), "button-icon", "flat", "small");
        close.setId("tourClose");
        close.setGraphic(new FontIcon("mdi2c-close"));
        close.setAccessibleText(texts.of("tour.close"));
        close.setTooltip(new Explanation(texts.of("tour.close")));
        close.setOnAction(event -> viewModel.close());
        back.setId("tourBack");
        back.setText(texts.of("tour.back"));
        back.setOnAction(event -> viewModel.back());
        next.setId("tourNext");
        next.setOnAction(event -> viewModel.next());
        back.setMinWidth(USE_PREF_SIZE);
        next.setMinWidth(USE_PREF_SIZE);
        getChildren()
                .addAll(
                        styled(new HBox(title, space(), close), "row"),
                        text,
                        styled(new HBox(count, space(), back, next), "row"));
        addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
    }

    private static Region space() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return space;
    }

    /** Shows the current stop. */
    void show() {
        title.setText(viewModel.title());
        text.setText(viewModel.text());
        count.setText(viewModel.count());
        next.setText(viewModel.nextName());
        // Read with the focused button: the card itself does not get the focus.
        next.setAccessibleHelp(viewModel.title() + ". " + viewModel.text());
        if (viewModel.isFirst() && back.isFocused()) {
            next.requestFocus();
        }
        back.setDisable(viewModel.isFirst());
    }

    /** Moves the focus to the button that continues the tour. */
    void focus() {
        next.requestFocus();
    }

    private void keyPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof Button button) {
            button.fire();
            event.consume();
        }
    }
}

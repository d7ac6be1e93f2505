package org.jointscope.ui.learn;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jointscope.messages.Texts;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.Showing;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * A panel at the left edge of the window, with a title and one content at a time: a lesson or an exercise. It is hidden
 * while it has no content.
 */
public final class LearnPanel extends VBox {

    private static final double WIDTH = 340;
    private static final double LEAST_WIDTH = 240;

    /** The smallest width of the parts of the window that the panel must leave room for. */
    private static final double OTHERS = 720;

    private final Label title = Nodes.wrapped("heading");
    private Optional<Node> content = Optional.empty();
    private Runnable closed = () -> {};

    public LearnPanel(Texts texts) {
        setId("learn");
        styled(this, "learn-panel");
        setAccessibleRole(AccessibleRole.PARENT);
        minWidthProperty()
                .bind(sceneProperty()
                        .flatMap(Scene::widthProperty)
                        .map(LearnPanel::width)
                        .orElse(WIDTH));
        maxWidthProperty().bind(minWidthProperty());
        title.setId("learnTitle");
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        Button close = styled(new Button(), "button-icon", "flat", "small");
        close.setId("learnClose");
        close.setGraphic(new FontIcon("mdi2c-close"));
        close.setAccessibleText(texts.of("learn.close"));
        close.setTooltip(new Explanation(texts.of("learn.close")));
        close.setMinWidth(Region.USE_PREF_SIZE);
        close.setOnAction(event -> hide());
        getChildren().add(styled(new HBox(title, close), "learn-head"));
        Showing.set(this, false);
    }

    private static double width(Number window) {
        return Math.clamp(window.doubleValue() - OTHERS, LEAST_WIDTH, WIDTH);
    }

    /**
     * Shows a content in place of the current one, which is closed; if it is the current one, only the title changes.
     *
     * @param onClosed runs once, when the content is closed by the user, by {@link #hide()} or by another content
     */
    public void show(String name, Node shown, Runnable onClosed) {
        title.setText(name);
        setAccessibleText(name);
        if (content.equals(Optional.of(shown))) {
            return;
        }
        hide();
        content = Optional.of(shown);
        closed = onClosed;
        VBox.setVgrow(shown, Priority.ALWAYS);
        getChildren().add(shown);
        Showing.set(this, true);
    }

    /** Closes the content, if there is one. */
    public void hide() {
        if (content.isEmpty()) {
            return;
        }
        getChildren().remove(content.get());
        content = Optional.empty();
        Showing.set(this, false);
        Runnable after = closed;
        closed = () -> {};
        after.run();
    }
}

package org.jointscope.ui.pane;

import static org.jointscope.ui.control.Nodes.styled;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jointscope.ui.control.Explanation;
import org.jointscope.ui.control.Nodes;
import org.jointscope.ui.control.SelectableText;
import org.jointscope.ui.document.FileLocation;
import org.kordamp.ikonli.javafx.FontIcon;

/** The title, actions, texts and parts of {@link Details}, one below the other. */
public final class DetailsBox<S> extends VBox {

    private final Function<S, Node> icon;
    private final Consumer<FileLocation> follow;
    private final Consumer<String> open;

    /**
     * @param icon of the state of the details
     * @param follow goes to a location
     */
    public DetailsBox(Function<S, Node> icon, Consumer<FileLocation> follow) {
        this(icon, follow, page -> {});
    }

    /** @param open shows a page by its name */
    public DetailsBox(Function<S, Node> icon, Consumer<FileLocation> follow, Consumer<String> open) {
        this.icon = icon;
        this.follow = follow;
        this.open = open;
        getStyleClass().add("issue-details");
    }

    public void show(Details<S> shown) {
        Label title = new Label(shown.title(), icon.apply(shown.state()));
        title.setWrapText(true);
        HBox head = new HBox(styled(title, "issue-severity"), FeaturePane.space());
        shown.links().stream().findFirst().ifPresent(first -> head.getChildren().add(button(shown.follow(), first)));
        getChildren().setAll(styled(head, "issue-head"));
        if (!shown.actions().isEmpty()) {
            getChildren().add(actions(shown.actions()));
        }
        getChildren().addAll(texts(shown.texts()));
        shown.parts().forEach(part -> getChildren().add(part(part)));
    }

    private Button button(String text, Details.Link first) {
        Button button = new Button(text, new FontIcon("mdi2c-code-tags"));
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> follow.accept(first.target()));
        return styled(button, "small");
    }

    private static FlowPane actions(List<Details.Action> actions) {
        FlowPane buttons = styled(new FlowPane(), "issue-actions");
        for (Details.Action action : actions) {
            Button button = styled(new Button(action.text()), "small");
            button.setId(action.id());
            button.setMnemonicParsing(false);
            button.setTooltip(new Explanation(action.tip()));
            button.setAccessibleHelp(action.tip());
            button.setOnAction(event -> action.run().run());
            buttons.getChildren().add(button);
        }
        buttons.getChildren().getFirst().getStyleClass().add("accent");
        return buttons;
    }

    private VBox part(Details.Part part) {
        VBox whole = new VBox(styled(new Label(part.title()), "step-title"));
        if (!part.links().isEmpty()) {
            VBox locations = styled(new VBox(), "issue-locations");
            part.links().forEach(link -> addLink(locations, link));
            whole.getChildren().add(locations);
        }
        whole.getChildren().addAll(texts(part.texts()));
        return styled(whole, "issue-part");
    }

    private void addLink(VBox locations, Details.Link link) {
        locations.getChildren().add(Nodes.link(link.text(), () -> follow.accept(link.target())));
        if (!link.there().isEmpty()) {
            locations.getChildren().add(styled(new SelectableText(link.there()), "link-there"));
        }
    }

    private List<Node> texts(List<Details.Text> texts) {
        return texts.stream().map(this::text).toList();
    }

    private Node text(Details.Text text) {
        if (text.target().isEmpty()) {
            return styled(new SelectableText(text.text()), text.style());
        }
        Hyperlink link = Nodes.link(text.text(), () -> open.accept(text.target()));
        link.setWrapText(true);
        link.setTooltip(new Explanation(text.target()));
        return styled(link, text.style());
    }
}

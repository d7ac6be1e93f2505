package org.jointscope.ui.pane;

import static org.jointscope.ui.control.Nodes.styled;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import org.jointscope.ui.control.SelectableText;
import org.jointscope.ui.document.FilePlace;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** Shows the details of a row, with links to the places that they are about. */
final class DetailsBox<S> extends VBox {

    private final Function<S, Node> icon;
    private final Consumer<FilePlace> follow;

    /**
     * @param icon of the state of a row
     * @param follow what links do, and the button with the first of them
     */
    DetailsBox(Function<S, Node> icon, Consumer<FilePlace> follow) {
        this.icon = icon;
        this.follow = follow;
        getStyleClass().add("issue-details");
    }

    void show(Details<S> details) {
        Label title = new Label(details.title(), icon.apply(details.state()));
        title.setWrapText(true);
        HBox head = new HBox(styled(title, "issue-severity"), FeaturePane.space());
        details.links().stream()
                .findFirst()
                .ifPresent(first -> head.getChildren().add(button(details.follow(), first)));
        getChildren().setAll(styled(head, "issue-head"));
        getChildren().addAll(texts(details.texts()));
        details.parts().forEach(part -> getChildren().add(part(part)));
    }

    private Button button(String text, Details.Link first) {
        Button button = new Button(text, new FontIcon("mdi2c-code-tags"));
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> follow.accept(first.place()));
        return styled(button, "small");
    }

    private VBox part(Details.Part part) {
        VBox box = new VBox(styled(new Label(part.title()), "step-title"));
        if (!part.links().isEmpty()) {
            VBox places = styled(new VBox(), "issue-places");
            part.links().forEach(link -> addLink(places, link));
            box.getChildren().add(places);
        }
        box.getChildren().addAll(texts(part.texts()));
        return styled(box, "issue-part");
    }

    private void addLink(VBox places, Details.Link link) {
        Hyperlink node = new Hyperlink(link.text());
        node.setOnAction(
                event -> {
                    follow.accept(link.place());
                    node.setVisited(false);
                });
        places.getChildren().add(node);
        if (!link.there().isEmpty()) {
            places.getChildren().add(styled(new SelectableText(link.there()), "verdict-there"));
        }
    }

    private static List<SelectableText> texts(List<Details.Text> texts) {
        return texts.stream()
                .map(text -> styled(new SelectableText(text.text()), text.style()))
                .toList();
    }
}

package org.jointscope.ui.issues;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jointscope.ui.control.SelectableText;
import org.jointscope.ui.control.SeverityIcon;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.function.Consumer;

/** Explains an issue: what it means, what to do, and where it is. */
public final class IssueDetailsBox extends VBox {

    private final SeverityIcon icon = new SeverityIcon();
    private final Label severity = styled(new Label("", icon), "issue-severity");
    private final SelectableText code = styled(new SelectableText(), "issue-code");
    private final SelectableText message = styled(new SelectableText(), "issue-message");
    private final SelectableText explanation = new SelectableText();
    private final Label remedyTitle = styled(new Label(), "step-title");
    private final SelectableText remedy = new SelectableText();
    private final Label placesTitle = styled(new Label(), "step-title");
    private final VBox places = styled(new VBox(), "issue-places");
    private final Label more = styled(new Label(), "note");
    private final Label sourceTitle = styled(new Label(), "step-title");
    private final SelectableText source = new SelectableText();
    private final Button sourceButton = new Button();
    private Consumer<IssueDetails.Link> follow = link -> {};

    public IssueDetailsBox() {
        getStyleClass().add("issue-details");
        sourceButton.getStyleClass().add("small");
        sourceButton.setGraphic(new FontIcon("mdi2c-code-tags"));
        sourceButton.setMinWidth(USE_PREF_SIZE);
        severity.setMinWidth(USE_PREF_SIZE);
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        HBox head = styled(new HBox(severity, between, sourceButton), "issue-head");
        getChildren()
                .addAll(
                        head,
                        message,
                        code,
                        explanation,
                        part(remedyTitle, remedy),
                        part(placesTitle, places, more),
                        part(sourceTitle, source));
    }

    private static VBox part(Node... nodes) {
        return styled(new VBox(nodes), "issue-part");
    }

    private static <N extends Node> N styled(N node, String style) {
        node.getStyleClass().add(style);
        return node;
    }

    /** What a link to a place does, and the button with the first of them. */
    void onFollow(Consumer<IssueDetails.Link> action) {
        follow = action;
    }

    void show(IssueDetails details) {
        icon.setSeverity(details.severity());
        severity.setText(details.severityText());
        code.show(details.code());
        message.show(details.message());
        explanation.show(details.explanation());
        remedy.show(details.remedy());
        source.show(details.source());
        sourceButton.setText(details.follow());
        sourceButton.setOnAction(event -> follow.accept(details.links().getFirst()));
        places.getChildren().setAll(details.links().stream().map(this::link).toList());
        more.setText(details.more());
        more.setVisible(!details.more().isEmpty());
        more.setManaged(!details.more().isEmpty());
    }

    private Hyperlink link(IssueDetails.Link link) {
        Hyperlink node = new Hyperlink(link.text());
        node.setOnAction(
                event -> {
                    follow.accept(link);
                    node.setVisited(false);
                });
        return node;
    }

    /** Title of what to do. */
    public void setRemedyTitle(String title) {
        remedyTitle.setText(title);
    }

    public String getRemedyTitle() {
        return remedyTitle.getText();
    }

    /** Title of the places. */
    public void setPlacesTitle(String title) {
        placesTitle.setText(title);
    }

    public String getPlacesTitle() {
        return placesTitle.getText();
    }

    /** Title of where the rule comes from. */
    public void setSourceTitle(String title) {
        sourceTitle.setText(title);
    }

    public String getSourceTitle() {
        return sourceTitle.getText();
    }
}

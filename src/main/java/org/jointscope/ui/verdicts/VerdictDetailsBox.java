package org.jointscope.ui.verdicts;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jointscope.ui.control.SelectableText;
import org.jointscope.ui.control.Showing;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.function.Consumer;

/** Explains a verdict: the rule, where it applies, what the engine says, how that is known. */
public final class VerdictDetailsBox extends VBox {

    private final SignIcon icon = new SignIcon();
    private final Label title = styled(new Label("", icon), "issue-severity");
    private final SelectableText rule = styled(new SelectableText(), "issue-message");
    private final VBox places = styled(new VBox(), "issue-places");
    private final SelectableText words = styled(new SelectableText(), "engine-words");
    private final SelectableText known = new SelectableText();
    private final SelectableText source = styled(new SelectableText(), "issue-code");
    private final SelectableText about = new SelectableText();
    private final Label placesTitle = new Label();
    private final Label wordsTitle = new Label();
    private final Label knownTitle = new Label();
    private final Label aboutTitle = new Label();
    private final Node placesPart = part(placesTitle, places);
    private final Node wordsPart = part(wordsTitle, words);
    private final Node knownPart = part(knownTitle, known, source);
    private final Node aboutPart = part(aboutTitle, about);
    private final Button followButton = new Button();
    private Consumer<VerdictDetails.Link> follow = link -> {};

    public VerdictDetailsBox() {
        getStyleClass().addAll("issue-details", "verdict-details");
        followButton.getStyleClass().add("small");
        followButton.setGraphic(new FontIcon("mdi2c-code-tags"));
        followButton.setMinWidth(USE_PREF_SIZE);
        title.setWrapText(true);
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        HBox head = styled(new HBox(title, between, followButton), "issue-head");
        getChildren().addAll(head, rule, placesPart, wordsPart, knownPart, aboutPart);
    }

    private static VBox part(Label title, Node... nodes) {
        VBox part = styled(new VBox(styled(title, "step-title")), "issue-part");
        part.getChildren().addAll(nodes);
        return part;
    }

    private static <N extends Node> N styled(N node, String style) {
        node.getStyleClass().add(style);
        return node;
    }

    /** What a link to a place does, and the button with the first of them. */
    void onFollow(Consumer<VerdictDetails.Link> action) {
        follow = action;
    }

    void show(VerdictDetails details) {
        icon.show(details.sign());
        title.setText(details.title());
        rule.show(details.rule());
        words.show(details.words());
        known.show(details.known());
        source.show(details.source());
        about.show(details.about());
        followButton.setText(details.follow());
        followButton.setOnAction(event -> follow.accept(details.links().getFirst()));
        places.getChildren().clear();
        details.links().forEach(this::addLink);
        Showing.set(followButton, !details.links().isEmpty());
        Showing.set(placesPart, !details.links().isEmpty());
        Showing.set(wordsPart, !details.words().isEmpty());
        Showing.set(aboutPart, !details.about().isEmpty());
    }

    private void addLink(VerdictDetails.Link link) {
        Hyperlink node = new Hyperlink(link.text());
        node.setOnAction(
                event -> {
                    follow.accept(link);
                    node.setVisited(false);
                });
        places.getChildren().add(node);
        if (!link.there().isEmpty()) {
            places.getChildren().add(styled(new SelectableText(link.there()), "verdict-there"));
        }
    }

    /** Title of the places. */
    public void setPlacesTitle(String text) {
        placesTitle.setText(text);
    }

    public String getPlacesTitle() {
        return placesTitle.getText();
    }

    /** Title of what the engine says. */
    public void setWordsTitle(String text) {
        wordsTitle.setText(text);
    }

    public String getWordsTitle() {
        return wordsTitle.getText();
    }

    /** Title of how the rule is known. */
    public void setKnownTitle(String text) {
        knownTitle.setText(text);
    }

    public String getKnownTitle() {
        return knownTitle.getText();
    }

    /** Title of what else to know of the engine. */
    public void setAboutTitle(String text) {
        aboutTitle.setText(text);
    }

    public String getAboutTitle() {
        return aboutTitle.getText();
    }
}

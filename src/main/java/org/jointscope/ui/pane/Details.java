package org.jointscope.ui.pane;

import java.util.List;
import org.jointscope.ui.document.FileLocation;

/**
 * The details of a row.
 *
 * @param state determines the icon
 * @param title next to the icon
 * @param actions below the title, the most important first
 * @param texts below the actions; empty ones are not shown
 * @param parts shown if they are not empty
 * @param follow the text of the button that goes to the first location; empty if there is no location
 */
public record Details<S>(
        S state, String title, List<Action> actions, List<Text> texts, List<Part> parts, String follow) {

    /**
     * A button, and an item of the context menu.
     *
     * @param tip what it changes
     */
    public record Action(String id, String text, String tip, Runnable run) {}

    /**
     * A paragraph with its style class.
     *
     * @param target the name of the page that it links to; empty for plain text
     */
    public record Text(String style, String text, String target) {

        public Text(String style, String text) {
            this(style, text, "");
        }
    }

    /**
     * A link to a location.
     *
     * @param there the content of the file at the location; can be empty
     */
    public record Link(FileLocation target, String text, String there) {}

    /** Places and paragraphs under a title. */
    public record Part(String title, List<Link> links, List<Text> texts) {

        public Part {
            links = List.copyOf(links);
            texts = shown(texts);
        }

        public Part(String title, Text... texts) {
            this(title, List.of(), List.of(texts));
        }
    }

    public Details {
        actions = List.copyOf(actions);
        texts = shown(texts);
        parts = parts.stream()
                .filter(part -> !part.links.isEmpty() || !part.texts.isEmpty())
                .toList();
    }

    /** Details without actions. */
    public Details(S state, String title, List<Text> texts, List<Part> parts, String follow) {
        this(state, title, List.of(), texts, parts, follow);
    }

    /** All locations, in their order. */
    public List<Link> links() {
        return parts.stream().map(Part::links).flatMap(List::stream).toList();
    }

    private static List<Text> shown(List<Text> texts) {
        return texts.stream().filter(text -> !text.text().isEmpty()).toList();
    }
}

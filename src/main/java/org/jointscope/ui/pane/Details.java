package org.jointscope.ui.pane;

import org.jointscope.ui.document.FilePlace;

import java.util.List;

/**
 * The details of a row.
 *
 * @param state of which there is an icon
 * @param title beside the icon
 * @param texts below the title
 * @param parts shown if they say anything
 * @param follow the text of the button that leads to the first place; empty if there is no place
 */
public record Details<S>(S state, String title, List<Text> texts, List<Part> parts, String follow) {

    /** A paragraph with its style class. */
    public record Text(String style, String text) {}

    /**
     * A way to a place.
     *
     * @param there what the file says there; may be empty
     */
    public record Link(FilePlace place, String text, String there) {}

    /** Places and paragraphs under a title. */
    public record Part(String title, List<Link> links, List<Text> texts) {

        public Part {
            links = List.copyOf(links);
            texts = texts.stream().filter(text -> !text.text().isEmpty()).toList();
        }

        public Part(String title, Text... texts) {
            this(title, List.of(), List.of(texts));
        }
    }

    public Details {
        texts = List.copyOf(texts);
        parts =
                parts.stream()
                        .filter(part -> !part.links.isEmpty() || !part.texts.isEmpty())
                        .toList();
    }

    /** All places, in their order. */
    public List<Link> links() {
        return parts.stream().map(Part::links).flatMap(List::stream).toList();
    }
}

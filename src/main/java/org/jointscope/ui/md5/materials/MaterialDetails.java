package org.jointscope.ui.md5.materials;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.material.Texture;
import org.jointscope.material.Texture.Step;
import org.jointscope.ui.md5.materials.MaterialRow.Place;
import org.jointscope.ui.pane.Details;

/**
 * A material in words.
 *
 * @param texts about the material
 * @param declarations the first one, then those that are ignored
 */
record MaterialDetails(String title, List<Details.Text> texts, List<Link> declarations, List<Part> parts) {

    static final MaterialDetails NONE = new MaterialDetails("", List.of(), List.of(), List.of());

    /** @param place to which the link leads; empty if the file cannot be shown */
    record Link(String text, Optional<Place> place) {}

    /**
     * An image of the material.
     *
     * @param program as the material has it, or the path of the image; empty without a material
     * @param texts the file that is used, the files that are not, and the search
     */
    record Part(
            String title,
            boolean found,
            Optional<Link> source,
            String program,
            List<Tile> tiles,
            List<Details.Text> texts) {

        private Stream<String> lines() {
            return Stream.of(
                            Stream.of("", title),
                            source.stream().map(Link::text),
                            Stream.of(program).filter(it -> !it.isEmpty()),
                            texts.stream().map(Details.Text::text))
                    .flatMap(it -> it);
        }
    }

    /**
     * A step in the evaluation of an image.
     *
     * @param label the name of a file without its folder, or of a function with its numbers
     * @param isResult whether it results from the steps before
     */
    record Tile(Texture texture, Step step, String label, boolean isResult) {

        boolean isMissing() {
            return step.search().filter(it -> it.found().isEmpty()).isPresent();
        }
    }

    List<Tile> tiles() {
        return parts.stream().flatMap(part -> part.tiles().stream()).toList();
    }

    /** All lines, for the clipboard. */
    Stream<String> lines() {
        return Stream.of(
                        Stream.of(title),
                        declarations.stream().map(Link::text),
                        texts.stream().map(Details.Text::text),
                        parts.stream().flatMap(Part::lines))
                .flatMap(it -> it);
    }
}

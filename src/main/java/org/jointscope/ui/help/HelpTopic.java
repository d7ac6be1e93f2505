package org.jointscope.ui.help;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.diagnostics.Severity;
import org.jointscope.ui.pane.Details;
import org.jointscope.ui.pane.Details.Part;
import org.jointscope.ui.pane.Details.Text;

/**
 * A page of the help, and the pages below it.
 *
 * @param name in the table of contents
 * @param page its state determines the icon
 */
record HelpTopic(String name, Details<Optional<Severity>> page, List<HelpTopic> topics) {

    static HelpTopic of(String name, Optional<Severity> severity, String title, List<Text> texts, Part... parts) {
        return new HelpTopic(name, new Details<>(severity, title, texts, List.of(parts), ""), List.of());
    }

    /** The same page, with pages below it. */
    HelpTopic with(List<HelpTopic> below) {
        return new HelpTopic(name, page, List.copyOf(below));
    }

    /**
     * The topic with those pages below it that contain all words; empty if neither they nor its own page do.
     *
     * @param words in lower case
     */
    Optional<HelpTopic> narrowed(List<String> words) {
        List<HelpTopic> matches =
                topics.stream().flatMap(topic -> topic.narrowed(words).stream()).toList();
        return matches.isEmpty() && !contains(words) ? Optional.empty() : Optional.of(with(matches));
    }

    /** Whether its name contains all words. */
    boolean isCalled(List<String> words) {
        return words.stream().allMatch(name.toLowerCase(Locale.ROOT)::contains);
    }

    /** Whether its own page contains all words. */
    boolean contains(List<String> words) {
        String text = text();
        return words.stream().allMatch(text::contains);
    }

    private String text() {
        Stream<Text> texts =
                Stream.concat(page.texts().stream(), page.parts().stream().flatMap(part -> part.texts().stream()));
        return Stream.concat(Stream.of(name), texts.map(Text::text))
                .reduce("", (all, next) -> all + "\n" + next)
                .toLowerCase(Locale.ROOT);
    }
}

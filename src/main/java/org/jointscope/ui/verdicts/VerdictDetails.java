package org.jointscope.ui.verdicts;

import org.jointscope.ui.document.FilePlace;

import java.util.List;

/**
 * What there is to say about a verdict, a rule, or what an engine shows. Texts are empty where
 * there is nothing to say.
 *
 * @param title {@code Doom 3 rejects}
 * @param rule what the engine wants, or does
 * @param links one a place that is listed; possibly none
 * @param words what the engine itself says
 * @param known how the rule is known
 * @param source where it was read
 * @param about what else to know of the engine
 * @param follow what stands on the button that leads to the first place
 */
public record VerdictDetails(
        Sign sign,
        String title,
        String rule,
        List<Link> links,
        String words,
        String known,
        String source,
        String about,
        String follow) {

    /**
     * A way to a place.
     *
     * @param there what stands there
     */
    public record Link(FilePlace place, String text, String there) {}

    public VerdictDetails {
        links = List.copyOf(links);
    }
}

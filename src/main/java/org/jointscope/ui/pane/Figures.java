package org.jointscope.ui.pane;

import java.util.List;

/**
 * A row of numbers.
 *
 * @param trouble the problem with them; empty if there is none
 */
public record Figures(String head, List<String> values, String trouble) {

    /** A row without a problem. */
    public Figures(String head, String... values) {
        this(head, List.of(values), "");
    }
}

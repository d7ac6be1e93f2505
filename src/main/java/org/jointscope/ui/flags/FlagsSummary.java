package org.jointscope.ui.flags;

/**
 * What the table is about.
 *
 * @param animation whether there is one: only animations have flags
 * @param mesh whether there is a mesh
 * @param count how many joints are shown, of how many
 * @param use how many floats a frame has, and which of them nobody takes
 * @param wasteful whether there are floats that nobody takes
 */
public record FlagsSummary(
        boolean animation, boolean mesh, String count, String use, boolean wasteful) {

    static final FlagsSummary NOTHING_OPEN = new FlagsSummary(false, false, "", "", false);
}

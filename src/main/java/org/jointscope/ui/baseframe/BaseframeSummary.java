package org.jointscope.ui.baseframe;

/**
 * What the table is about.
 *
 * @param animation whether there is one: only animations have a baseframe
 * @param mesh whether there is a mesh
 * @param count how many joints there are
 * @param likeness which other pose the baseframe equals, or at how many joints it does not
 */
public record BaseframeSummary(boolean animation, boolean mesh, String count, String likeness) {

    static final BaseframeSummary NOTHING_OPEN = new BaseframeSummary(false, false, "", "");
}

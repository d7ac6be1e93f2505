package org.jointscope.ui.outline;

/**
 * A joint as the filter leaves it in the tree.
 *
 * @param matches whether the filter asks for it; if not, it is there for one of its descendants
 */
public record OutlineRow(JointRow joint, boolean matches) {}

package org.jointscope.ui.outline;

/**
 * A joint in the tree.
 *
 * @param index in the file
 * @param parent index of the row it stands under; −1 for a root
 */
public record JointRow(int index, String name, int parent) {}

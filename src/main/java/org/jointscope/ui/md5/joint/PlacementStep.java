package org.jointscope.ui.md5.joint;

import java.util.List;

/**
 * A step on the way to the pose that ends in a place and a turn.
 *
 * @param position x, y, z; empty if there is none to show
 * @param orientation x, y, z, w
 * @param turn the same in degrees
 */
public record PlacementStep(
        String title, String text, List<String> position, List<String> orientation, String turn) {}

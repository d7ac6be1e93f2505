package org.jointscope.ui.tour;

/** The parts of the window that the tour explains, in their order. Their texts are in the bundle. */
public enum TourStop {
    JOINTS,
    VIEWPORT,
    FLAGS,
    ISSUES,
    SOURCE
}

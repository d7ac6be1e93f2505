package org.jointscope.ui.control;

/** A part of the window with a cursor or caret at values that are changed in another pane. */
public interface ValuePart {

    /** Selects the value at the cursor or caret; returns whether there is one. */
    boolean selectValue();
}

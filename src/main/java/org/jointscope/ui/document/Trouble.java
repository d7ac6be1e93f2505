package org.jointscope.ui.document;

import javafx.beans.property.ReadOnlyStringProperty;

/** A part of the program with actions that can fail; the window shows the reason. */
public interface Trouble {

    /** The failure of the last action, as a sentence; empty if there is none. */
    ReadOnlyStringProperty troubleProperty();

    /** Removes the failure, which the user has read. */
    void dismissTrouble();
}

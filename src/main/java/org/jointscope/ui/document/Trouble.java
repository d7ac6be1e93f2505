package org.jointscope.ui.document;

import javafx.beans.property.ReadOnlyStringProperty;

/** A part of the program that reports failures, which the window shows. */
public interface Trouble {

    /** The last failure, as a sentence; empty if there is none. */
    ReadOnlyStringProperty troubleProperty();

    /** Removes the failure, which the user has read. */
    void dismissTrouble();
}

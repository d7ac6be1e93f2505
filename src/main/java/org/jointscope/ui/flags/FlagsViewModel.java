package org.jointscope.ui.flags;

import org.jointscope.ui.document.Document;

/** Which components of each joint come from the frame, and from which floats. */
public final class FlagsViewModel {

    private final Document document;

    public FlagsViewModel(Document document) {
        this.document = document;
    }
}

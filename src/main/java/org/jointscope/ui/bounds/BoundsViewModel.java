package org.jointscope.ui.bounds;

import org.jointscope.ui.document.Document;

/** The boxes that an engine culls by, and those that the mesh really fills. */
public final class BoundsViewModel {

    private final Document document;

    public BoundsViewModel(Document document) {
        this.document = document;
    }
}

package org.jointscope.ui.baseframe;

import org.jointscope.ui.document.Document;

/** The pose that the frames change. */
public final class BaseframeViewModel {

    private final Document document;

    public BaseframeViewModel(Document document) {
        this.document = document;
    }
}

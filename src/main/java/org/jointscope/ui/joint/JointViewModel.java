package org.jointscope.ui.joint;

import org.jointscope.ui.document.Document;

/** How the pose of the selected joint comes about. */
public final class JointViewModel {

    private final Document document;

    public JointViewModel(Document document) {
        this.document = document;
    }
}

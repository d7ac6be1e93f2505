package org.jointscope.architecture.violations.ui.left;

import javafx.scene.Group;

/** Has no test, and could not have one without a toolkit. */
public final class LeftViewModel {

    Object node() {
        return new Group();
    }
}

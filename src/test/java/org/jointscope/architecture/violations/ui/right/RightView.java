package org.jointscope.architecture.violations.ui.right;

import org.jointscope.architecture.violations.ui.left.LeftView;

/** Has no view model, and knows another feature. */
public final class RightView {

    Class<?> other() {
        return LeftView.class;
    }
}

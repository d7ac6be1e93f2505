package org.jointscope.architecture.violations.ui.scene3d;

import org.jointscope.architecture.violations.ui.left.LeftViewModel;

/** Asks a view model what to paint. */
final class KnowingNode {

    Object model() {
        return new LeftViewModel();
    }
}

package org.jointscope.architecture.violations.ui.right;

import org.jointscope.architecture.violations.check.engine.WordingTrigger;

/** A pane without a view model, which asks a rule by itself. */
final class RightPane {

    String text(WordingTrigger trigger) {
        return trigger.toString();
    }
}

package org.jointscope.architecture.violations.ui.left;

import org.jointscope.architecture.violations.check.engine.WordingTrigger;

/** A painter that asks a rule. */
final class CompatibilityPainter {

    String paint(WordingTrigger trigger) {
        return trigger.toString();
    }
}

package org.jointscope.architecture.violations.ui.left;

import javafx.scene.control.Label;
import org.jointscope.architecture.violations.check.engine.WordingTrigger;

/** A control that evaluates a rule. */
final class CompatibilityLabel extends Label {

    String text(WordingTrigger trigger) {
        return trigger.toString();
    }
}

package org.jointscope.architecture.violations.inspect;

import org.jointscope.architecture.violations.Main;

/** Knows what only ends the chain. */
public final class WholeInspector {

    public void inspect() {
        Main.open();
    }
}

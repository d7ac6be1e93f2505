package org.jointscope.architecture.violations.pose.skin;

import org.jointscope.architecture.violations.model.RowHelper;
import org.jointscope.architecture.violations.pose.PrintingRig;

/** Skins rows of a file, on a rig that uses it. */
public final class RowSkinner {

    Object row() {
        return new RowHelper();
    }

    Object rig() {
        return new PrintingRig();
    }
}

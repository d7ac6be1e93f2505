package org.jointscope.architecture.violations.ui.md5.upper;

import org.jointscope.architecture.violations.ui.md5.lower.LowerRow;

/** A feature of a format that uses another feature of the same format. */
final class UpperRow {

    LowerRow below() {
        return new LowerRow();
    }
}

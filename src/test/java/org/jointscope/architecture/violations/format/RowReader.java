package org.jointscope.architecture.violations.format;

import org.jointscope.architecture.violations.model.RowHelper;

/** Uses the model, as it may. */
public final class RowReader {

    Object row() {
        return new RowHelper();
    }
}

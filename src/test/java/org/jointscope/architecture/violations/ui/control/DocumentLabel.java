package org.jointscope.architecture.violations.ui.control;

import org.jointscope.architecture.violations.ui.document.PaintedDocument;

/** A control that knows the document. */
final class DocumentLabel {

    String text(PaintedDocument document) {
        return document.toString();
    }
}

package org.jointscope.ui.issues;

import org.jointscope.ui.document.Document;

/** What is wrong with the files. */
public final class IssuesViewModel {

    private final Document document;

    public IssuesViewModel(Document document) {
        this.document = document;
    }
}

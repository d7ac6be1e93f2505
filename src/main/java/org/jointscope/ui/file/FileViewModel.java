package org.jointscope.ui.file;

import org.jointscope.ui.document.Document;

/** What the headers say. */
public final class FileViewModel {

    private final Document document;

    public FileViewModel(Document document) {
        this.document = document;
    }
}

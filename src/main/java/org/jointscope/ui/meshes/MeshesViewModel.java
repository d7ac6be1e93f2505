package org.jointscope.ui.meshes;

import org.jointscope.ui.document.Document;

/** What the meshes are made of. */
public final class MeshesViewModel {

    private final Document document;

    public MeshesViewModel(Document document) {
        this.document = document;
    }
}

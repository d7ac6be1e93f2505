package org.jointscope.ui.document;

import org.jointscope.material.TextureSearch;
import org.jointscope.model.VertexTable;
import org.jointscope.pose.skin.SkinnedMesh;

import java.nio.file.Path;
import java.util.Optional;

/**
 * One mesh of the model that is open.
 *
 * @param vertices for their texture coordinates
 * @param textureSearch for the picture that the mesh's shader points at
 */
public record OpenMesh(SkinnedMesh skinned, VertexTable vertices, TextureSearch textureSearch) {

    /** The picture that the mesh's shader points at, if there is one. */
    public Optional<Path> texture() {
        return textureSearch.found();
    }
}

package org.jointscope.ui.document;

import java.nio.file.Path;
import java.util.Optional;
import org.jointscope.model.VertexTable;
import org.jointscope.pose.SkinnedMesh;

/**
 * One mesh of the model that is open.
 *
 * @param vertices for their texture coordinates
 * @param texture the picture that the mesh's shader points at, if there is one
 */
public record OpenMesh(SkinnedMesh skinned, VertexTable vertices, Optional<Path> texture) {}

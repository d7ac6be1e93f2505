package org.jointscope.material;

import java.util.List;
import java.util.stream.Stream;

/**
 * The images of a mesh.
 *
 * @param normals normals in the space of the surface
 * @param specular the color of highlights
 * @param twoSided whether both sides of its triangles are drawn
 */
public record MeshTextures(Texture color, Texture normals, Texture specular, boolean twoSided) {

    /** Those of a mesh without images. */
    public static final MeshTextures NONE = new MeshTextures(Texture.NONE, Texture.NONE, Texture.NONE, false);

    /** Whether both are drawn with the same files. */
    public boolean looksLike(MeshTextures other) {
        return twoSided == other.twoSided && files().equals(other.files());
    }

    private List<Object> files() {
        return Stream.of(color, normals, specular)
                .<Object>map(it -> List.of(it.program(), it.files()))
                .toList();
    }
}

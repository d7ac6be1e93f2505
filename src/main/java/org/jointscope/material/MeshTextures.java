package org.jointscope.material;

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

    /** Whether both are drawn with the same images. */
    public boolean looksLike(MeshTextures other) {
        return twoSided == other.twoSided
                && color.looksLike(other.color)
                && normals.looksLike(other.normals)
                && specular.looksLike(other.specular);
    }
}

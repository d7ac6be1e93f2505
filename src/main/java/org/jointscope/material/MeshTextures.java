package org.jointscope.material;

import java.util.List;
import java.util.Optional;

/**
 * The images of a mesh.
 *
 * @param normals normals in the space of the surface
 * @param specular the color of highlights
 * @param glow the color of light from the surface itself
 * @param twoSided whether both sides of its triangles are drawn
 * @param material the declaration that names the images
 * @param variants the skins of which the color is one; none or one if there is no choice
 */
public record MeshTextures(
        Texture color,
        Texture normals,
        Texture specular,
        Texture glow,
        boolean twoSided,
        Optional<DeclaredMaterial> material,
        List<TextureVariant> variants) {

    /** Those of a mesh without images. */
    public static final MeshTextures NONE = of(Texture.NONE, Texture.NONE, Texture.NONE, false);

    public MeshTextures {
        variants = List.copyOf(variants);
    }

    static MeshTextures of(Texture color, Texture normals, Texture specular, boolean twoSided) {
        return new MeshTextures(color, normals, specular, Texture.NONE, twoSided, Optional.empty(), List.of());
    }

    MeshTextures withColor(Texture other) {
        return new MeshTextures(other, normals, specular, glow, twoSided, material, variants);
    }

    MeshTextures withGlow(Texture other) {
        return new MeshTextures(color, normals, specular, other, twoSided, material, variants);
    }

    MeshTextures withVariants(List<TextureVariant> others) {
        return new MeshTextures(color, normals, specular, glow, twoSided, material, others);
    }

    /** All of them, the color first. */
    public List<Texture> all() {
        return List.of(color, normals, specular, glow);
    }

    /** Whether both are drawn with the same images. */
    public boolean looksLike(MeshTextures other) {
        return twoSided == other.twoSided
                && color.looksLike(other.color)
                && normals.looksLike(other.normals)
                && specular.looksLike(other.specular)
                && glow.looksLike(other.glow);
    }
}

package org.jointscope.material;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.model.Materials.Stage;

/**
 * The images of a mesh.
 *
 * @param normals normals in the space of the surface
 * @param specular the color of highlights
 * @param glow the color of light from the surface itself
 * @param twoSided whether both sides of its triangles are drawn
 * @param material the declaration that names the images
 * @param variants the skins of which the color is one; none or one if there is no choice
 * @param others the stages of the material that are not shown
 */
public record MeshTextures(
        Texture color,
        Texture normals,
        Texture specular,
        Texture glow,
        boolean twoSided,
        Optional<DeclaredMaterial> material,
        List<TextureVariant> variants,
        List<OtherStage> others) {

    /** Those of a mesh without images. */
    public static final MeshTextures NONE = of(Texture.NONE, Texture.NONE, Texture.NONE, false);

    public MeshTextures {
        variants = List.copyOf(variants);
        others = List.copyOf(others);
    }

    /** @param texture {@link Texture#NONE} if the stage has no image in a file */
    public record OtherStage(Stage stage, Texture texture) {}

    static MeshTextures of(Texture color, Texture normals, Texture specular, boolean twoSided) {
        return new MeshTextures(
                color, normals, specular, Texture.NONE, twoSided, Optional.empty(), List.of(), List.of());
    }

    MeshTextures withColor(Texture other) {
        return new MeshTextures(other, normals, specular, glow, twoSided, material, variants, others);
    }

    MeshTextures withGlow(Texture other) {
        return new MeshTextures(color, normals, specular, other, twoSided, material, variants, others);
    }

    MeshTextures withVariants(List<TextureVariant> skins) {
        return new MeshTextures(color, normals, specular, glow, twoSided, material, skins, others);
    }

    /** Those that are shown, the color first. */
    public List<Texture> shown() {
        return List.of(color, normals, specular, glow);
    }

    /** Those that are shown, and those of the other stages. */
    public List<Texture> all() {
        return Stream.concat(shown().stream(), others.stream().map(OtherStage::texture))
                .toList();
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

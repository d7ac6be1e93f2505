package org.jointscope.material;

import java.nio.file.Path;
import java.util.List;
import org.jointscope.model.Materials.Material;

/**
 * A material of a game.
 *
 * @param file that contains the declaration
 * @param shadowed later declarations of the name, which the engine ignores
 */
public record DeclaredMaterial(Path file, Material material, List<DeclaredMaterial> shadowed) {

    public DeclaredMaterial {
        shadowed = List.copyOf(shadowed);
    }
}

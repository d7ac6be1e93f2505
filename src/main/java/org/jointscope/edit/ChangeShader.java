package org.jointscope.edit;

import java.util.ArrayList;
import java.util.List;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.Mesh;

/**
 * Sets the shader of a mesh.
 *
 * @param mesh index of the {@code mesh} block
 */
public record ChangeShader(int mesh, String shader) implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        return anim;
    }

    @Override
    public Md5Mesh applyTo(Md5Mesh file) {
        if (mesh < 0
                || mesh >= file.meshes().size()
                || file.meshes().get(mesh).shader().equals(shader)) {
            return file;
        }
        List<Mesh> meshes = new ArrayList<>(file.meshes());
        meshes.set(mesh, meshes.get(mesh).withShader(shader));
        return file.withMeshes(meshes);
    }
}

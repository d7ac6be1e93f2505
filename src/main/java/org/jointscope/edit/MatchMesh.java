package org.jointscope.edit;

import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

/**
 * Puts the joints of an animation into the order and under the names and parents of a mesh, as
 * engines want them that match joints by index. Joints that both have move as before.
 */
public record MatchMesh(Md5Mesh mesh) implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        throw new UnsupportedOperationException("to come");
    }
}

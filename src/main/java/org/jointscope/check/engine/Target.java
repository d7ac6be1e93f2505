package org.jointscope.check.engine;

import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

/** What a rule looks at. */
public enum Target {
    MD5MESH,
    MD5ANIM,
    /** An animation that is opened without a mesh: such a rule says nothing of a pair. */
    LONE_MD5ANIM,
    MD5CAMERA,
    MD2,
    /** A mesh and an animation together. */
    PAIR;

    /** The target that a file is, whether alone or not. */
    public static Target of(ModelFile file) {
        return switch (file) {
            case Md5Mesh mesh -> MD5MESH;
            case Md5Anim anim -> MD5ANIM;
            case Md5Camera camera -> MD5CAMERA;
            case Md2 md2 -> MD2;
        };
    }

    /** For people: {@code .md5mesh}. */
    public String text() {
        return switch (this) {
            case MD5MESH -> ".md5mesh";
            case MD5ANIM -> ".md5anim";
            case LONE_MD5ANIM -> ".md5anim alone";
            case MD5CAMERA -> ".md5camera";
            case MD2 -> ".md2";
            case PAIR -> "mesh and animation";
        };
    }
}

package org.jointscope.check.engine;

import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

import java.util.Arrays;

/** What a rule looks at. */
public enum Target {
    MD5MESH(Md5Mesh.class, ".md5mesh"),
    MD5ANIM(Md5Anim.class, ".md5anim"),

    /** An animation that is opened without a mesh: such a rule says nothing of a pair. */
    LONE_MD5ANIM(Void.class, ".md5anim alone"),
    MD5CAMERA(Md5Camera.class, ".md5camera"),
    MD2(Md2.class, ".md2"),
    PAIR(Void.class, "mesh and animation"),

    /** Any other file: no engine reads it. */
    OTHER(ModelFile.class, "other");

    private final Class<?> kind;
    private final String text;

    Target(Class<?> kind, String text) {
        this.kind = kind;
        this.text = text;
    }

    /** The target that a file is, whether alone or not. */
    public static Target of(ModelFile file) {
        return Arrays.stream(values())
                .filter(target -> target.kind.isInstance(file))
                .findFirst()
                .orElse(OTHER);
    }

    public String text() {
        return text;
    }
}

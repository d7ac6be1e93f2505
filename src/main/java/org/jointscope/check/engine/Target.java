package org.jointscope.check.engine;

import java.util.Arrays;
import org.jointscope.messages.Texts;
import org.jointscope.model.Declarations;
import org.jointscope.model.Md2;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Camera;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

/** The kind of file or pair to which a rule applies. */
public enum Target {
    MD5MESH(Md5Mesh.class),
    MD5ANIM(Md5Anim.class),

    /** An animation that is opened without a mesh: such a rule does not apply to a pair. */
    LONE_MD5ANIM(Void.class),
    MD5CAMERA(Md5Camera.class),
    MD2(Md2.class),
    PAIR(Void.class),
    DECLARATIONS(Declarations.class),

    /** Any other file: there are no rules for it. */
    OTHER(ModelFile.class);

    private final Class<?> kind;

    Target(Class<?> kind) {
        this.kind = kind;
    }

    /** The target of a file, alone or in a pair. */
    public static Target of(ModelFile file) {
        return Arrays.stream(values())
                .filter(target -> target.kind.isInstance(file))
                .findFirst()
                .orElse(OTHER);
    }

    public String text() {
        return Texts.program().of("engine.target." + name());
    }
}

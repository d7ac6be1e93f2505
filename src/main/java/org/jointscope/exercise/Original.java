package org.jointscope.exercise;

import java.util.List;
import org.jointscope.edit.Content;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.inspect.Inspector;
import org.jointscope.inspect.Sample;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;

/** The files without a fault: a mesh, and an animation with the same joints. */
public record Original(InspectedFile mesh, InspectedFile anim) {

    /** The bundled sample. */
    public static Original sample() {
        List<InspectedFile> files = Inspector.inspect(Sample.files()).files();
        return new Original(files.getFirst(), files.getLast());
    }

    Md5Mesh md5Mesh() {
        return (Md5Mesh) mesh.content();
    }

    Md5Anim md5Anim() {
        return (Md5Anim) anim.content();
    }

    Content content() {
        return new Content(md5Mesh(), md5Anim());
    }
}

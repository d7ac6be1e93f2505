package org.jointscope.edit;

import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Mesh;
import org.jointscope.model.ModelFile;

/**
 * Restores the content that files had when the program ended unexpectedly.
 *
 * @param content the files to restore; a file that is empty in it, or is not among its others, does not change
 */
public record Recovered(Content content) implements Edit {

    @Override
    public Content applyTo(Content now) {
        return now.with(applyTo(now.mesh()), applyTo(now.anim()))
                .withOthers((path, file) -> content.others().getOrDefault(path, file));
    }

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        return isOther(anim, content.anim(), Md5Anim.EMPTY) ? content.anim() : anim;
    }

    @Override
    public Md5Mesh applyTo(Md5Mesh mesh) {
        return isOther(mesh, content.mesh(), Md5Mesh.EMPTY) ? content.mesh() : mesh;
    }

    private static boolean isOther(ModelFile now, ModelFile recovered, ModelFile empty) {
        return recovered != empty && !new Changes(Content.of(now), Content.of(recovered)).isEmpty();
    }
}

package org.jointscope.edit;

import org.jointscope.model.Md5Anim;

import java.util.List;

/** Some edits that are made, and undone, together: one after another. */
public record Several(List<Edit> edits) implements Edit {

    public Several {
        edits = List.copyOf(edits);
    }

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        Md5Anim edited = anim;
        for (Edit edit : edits) {
            edited = edit.applyTo(edited);
        }
        return edited;
    }
}

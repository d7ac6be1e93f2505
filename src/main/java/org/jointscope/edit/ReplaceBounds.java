package org.jointscope.edit;

import org.jointscope.model.BoundsRow;
import org.jointscope.model.Md5Anim;

import java.util.List;

/** Another bounds block: a row a frame. */
public record ReplaceBounds(List<BoundsRow> rows) implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        throw new UnsupportedOperationException("to come");
    }
}

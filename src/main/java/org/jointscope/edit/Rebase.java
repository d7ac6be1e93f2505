package org.jointscope.edit;

import org.jointscope.model.BaseframeRow;
import org.jointscope.model.Md5Anim;

import java.util.List;

/**
 * Gives the joints another baseframe, and changes no pose: a component that was not in the frames
 * and would change is written into them.
 *
 * @param rows one a joint, in file order
 */
public record Rebase(List<BaseframeRow> rows) implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        throw new UnsupportedOperationException("to come");
    }
}

package org.jointscope.edit;

import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.model.Md5Anim;

/**
 * Negates x, y and z of a joint's quaternion in some frames. Since w is computed from them and
 * always has the same sign, this turns the rotation round; it mends frames that an exporter wrote
 * with the wrong sign of w. Bits that are needed for it are set, and the frames repacked.
 */
public record NegateOrientation(int joint, FrameSpan frames) implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        throw new UnsupportedOperationException("to come");
    }
}

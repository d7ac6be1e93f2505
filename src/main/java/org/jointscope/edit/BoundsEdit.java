package org.jointscope.edit;

import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BoundsRow;
import org.jointscope.model.Vector3;

/**
 * Another value for a face of a frame's bounds.
 *
 * @param row of the bounds block, which is the index of the frame
 * @param face 0…2 is min x, y, z, 3…5 is max
 */
public record BoundsEdit(int row, int face, double value) implements Edit {

    private static final int AXES = 3;

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        return Rows.bounds(
                anim,
                row,
                box -> {
                    Vector3 old = face < AXES ? box.min() : box.max();
                    Vector3 edited = Rows.with(old, face % AXES, value);
                    return edited.equals(old)
                            ? box
                            : new BoundsRow(
                                    face < AXES ? edited : box.min(),
                                    face < AXES ? box.max() : edited,
                                    box.place());
                });
    }
}

package org.jointscope.edit;

import org.jointscope.model.Component;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Vector3;

/** Another value for a component of a joint's baseframe. */
public record BaseframeEdit(int joint, Component component, double value) implements Edit {

    @Override
    public Md5Anim applyTo(Md5Anim anim) {
        boolean turns = component.isOrientation();
        int axis = component.ordinal() % 3;
        return Rows.baseframe(
                anim,
                joint,
                row -> {
                    Vector3 old = turns ? row.orientation() : row.position();
                    Vector3 edited = Rows.with(old, axis, value);
                    return edited.equals(old)
                            ? row
                            : new BaseframeRow(
                                    turns ? row.position() : edited,
                                    turns ? edited : row.orientation(),
                                    row.place());
                });
    }
}

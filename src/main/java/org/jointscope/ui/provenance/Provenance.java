package org.jointscope.ui.provenance;

import java.util.Optional;
import org.jointscope.messages.Texts;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Md5Scale.ScaleRow;
import org.jointscope.model.ModelFile;

/**
 * The source of a local component of a joint, in the same words wherever one is shown: {@code Qy = frame 12, component
 * 37 (startIndex 35, third set bit), line 1422}, or {@code Tz = baseframe, line 310}.
 */
public final class Provenance {

    private final Texts texts;

    public Provenance(Texts texts) {
        this.texts = texts;
    }

    private String text(String key, Object... arguments) {
        return texts.of("provenance." + key, arguments);
    }

    /** Of the value that a component of a joint has in a frame. */
    public String of(Md5Anim anim, FrameLayout.Use use, int frame) {
        return of(anim, use.joint(), use.component(), frame);
    }

    /** Of the value that a component of a joint has in a frame. */
    public String of(Md5Anim anim, int joint, Component component, int frame) {
        AnimJoint row = anim.hierarchy().get(joint);
        if (row.flags() == ModelFile.MISSING) {
            return baseframe(anim, joint, component) + because("flags");
        } else if (!component.isIn(row.flags())) {
            return baseframe(anim, joint, component);
        } else if (anim.frames().isEmpty()) {
            return baseframe(anim, joint, component) + because("noFrames");
        } else if (row.startIndex() == ModelFile.MISSING) {
            return baseframe(anim, joint, component) + because("start");
        }
        long index = FrameLayout.index(row.flags(), row.startIndex(), component.ordinal());
        long nth = index - row.startIndex() + 1;
        String number = text("component", index, row.startIndex(), text("ordinal." + nth));
        Frame there = anim.frames().get(Math.clamp(frame, 0, anim.frames().size() - 1));
        if (index < 0 || index >= there.size()) {
            return baseframe(anim, joint, component) + because("missing", frame, number);
        }
        int line = there.line((int) index);
        return Double.isNaN(there.value((int) index))
                ? baseframe(anim, joint, component) + because("unreadable", number, frame, line)
                : text("frame", component.label(), frame, number, line);
    }

    /** Of the baseframe value for a component of a joint, whether it is used or not. */
    public String baseframe(Md5Anim anim, int joint, Component component) {
        if (joint >= anim.baseframe().size()) {
            return text("zero.noRow", component.label());
        }
        BaseframeRow row = anim.baseframe().get(joint);
        return text(
                Double.isNaN(row.value(component)) ? "zero.unreadable" : "baseframe",
                component.label(),
                row.location().line());
    }

    private String because(String key, Object... arguments) {
        return text("because." + key, arguments);
    }

    /** Of the scale of a joint in a frame of an .md5scale. */
    public String scale(String file, Optional<ScaleRow> row, String joint, int frame) {
        return row.map(it -> text("scale", frame, it.location().line(), file))
                .orElseGet(() -> text("scale.none", file, joint, frame));
    }

    /** Of a component that can be unused. */
    public String ofComponent(Md5Anim anim, int frame, int index) {
        boolean there = frame < anim.frames().size()
                && index >= 0
                && index < anim.frames().get(frame).size();
        return there
                ? text("nobody", frame, index, anim.frames().get(frame).line(index))
                : text("nobody.missing", frame, index);
    }
}

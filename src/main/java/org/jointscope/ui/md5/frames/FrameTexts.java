package org.jointscope.ui.md5.frames;

import org.jointscope.model.Md5Anim;
import org.jointscope.ui.provenance.Provenance;
import org.jointscope.ui.text.Texts;

import java.util.ArrayList;
import java.util.List;

/** What there is to say of the floats of a frame. */
final class FrameTexts {

    private final Texts texts;
    private final Provenance provenance;

    FrameTexts(Texts texts) {
        this.texts = texts;
        this.provenance = new Provenance(texts);
    }

    private String text(String key, Object... arguments) {
        return texts.of("frames." + key, arguments);
    }

    String count(int shown, int all) {
        if (shown != all) {
            return text("count.some", shown, all);
        }
        return all == 1 ? text("count.one") : text("count.all", all);
    }

    String missing() {
        return text("none");
    }

    String moment(int frame, int frames) {
        return text("moment", frame, frames - 1);
    }

    String constant() {
        return text("constant");
    }

    /** What a line can be found by besides its names: that it is nobody's, shared, past the end. */
    String kind(FloatLine line) {
        return (line.claim().isEmpty() ? text("nobody") + " " : "")
                + (line.isShared() ? text("shared.word") + " " : "")
                + (line.past() ? text("past") : "");
    }

    /**
     * What is unusual about a line, in a few words.
     *
     * @param there whether the current frame has the float
     * @param edited whether it differs from the file
     */
    String note(FloatLine line, boolean there, boolean edited) {
        List<String> notes = new ArrayList<>();
        if (edited) {
            notes.add(text("edited"));
        }
        if (line.claim().isEmpty()) {
            notes.add(text("nobody"));
        }
        if (line.isShared()) {
            notes.add(text("shared", line.others()));
        }
        if (line.past()) {
            notes.add(text("past"));
        }
        if (!there) {
            notes.add(text("absent"));
        }
        return String.join(", ", notes);
    }

    /** Where the number comes from, and what can be done about it. */
    String explain(Md5Anim anim, FloatLine line, int frame, boolean there, boolean edited) {
        List<String> lines = new ArrayList<>();
        lines.add(
                line.claim()
                        .map(claim -> provenance.of(anim, claim.joint(), claim.component(), frame))
                        .orElseGet(() -> provenance.ofFloat(anim, frame, line.index())));
        if (line.isShared()) {
            lines.add(text("shared.help", line.others()));
        }
        if (edited) {
            lines.add(text("edited.help"));
        }
        if (there) {
            lines.add(text("edit.help"));
        }
        return String.join("\n", lines);
    }

    /** Where the baseframe's number comes from. */
    String baseframe(Md5Anim anim, FloatLine line) {
        return line.claim()
                .map(claim -> provenance.baseframe(anim, claim.joint(), claim.component()))
                .orElse("");
    }

    /** Why nothing can be typed. */
    String absent() {
        return text("refused.absent");
    }
}

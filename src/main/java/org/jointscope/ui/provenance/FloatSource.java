package org.jointscope.ui.provenance;

import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Frame;
import org.jointscope.model.FrameLayout.Claim;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Place;
import org.jointscope.ui.document.Document;

import java.util.List;
import java.util.Optional;

/** Shows the location of a component in the text of the open animation. */
public final class FloatSource {

    private FloatSource() {}

    /**
     * Shows the component; if the frame does not contain it, the row of the joint that reads it.
     *
     * @param claim of that component, if any joint reads it
     */
    public static void show(Document document, int frame, int index, Optional<Claim> claim) {
        InspectedFile file = document.getOpen().anim().orElse(null);
        if (file == null) {
            return;
        }
        List<Frame> frames = ((Md5Anim) file.content()).frames();
        boolean there = frame < frames.size();
        Subject subject = there ? Subject.ofFrame(frame) : Subject.FILE;
        if (claim.isPresent()) {
            int component = claim.get().component().ordinal();
            document.showSource(file, subject.joint(claim.get().joint()).component(component));
        } else if (there && index >= 0 && index < frames.get(frame).size()) {
            document.modelPlayhead().stopAt(frame);
            document.showSource(file, new Place(frames.get(frame).line(index), 1));
        } else {
            document.showSource(file, subject);
        }
    }
}

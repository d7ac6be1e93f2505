package org.jointscope.ui.provenance;

import org.jointscope.diagnostics.Subject;
import org.jointscope.inspect.InspectedFile;
import org.jointscope.model.Frame;
import org.jointscope.model.FrameLayout.Claim;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Place;
import org.jointscope.ui.document.Document;

import java.util.Optional;

/** Leads to where the text of the open animation has a float. */
public final class FloatSource {

    private final Document document;

    public FloatSource(Document document) {
        this.document = document;
    }

    /**
     * Shows the float; if the frame has none of that number, the row of the joint that claims it.
     *
     * @param claim of that float, if somebody's
     */
    public void show(int frame, int index, Optional<Claim> claim) {
        document.getOpen().anim().ifPresent(file -> show(file, frame, index, claim));
    }

    private void show(InspectedFile file, int frame, int index, Optional<Claim> claim) {
        Md5Anim anim = document.getOpen().md5Anim().orElse(Md5Anim.EMPTY);
        boolean there = frame < anim.frames().size();
        Optional<Frame> floats = there ? Optional.of(anim.frames().get(frame)) : Optional.empty();
        Subject subject = there ? Subject.ofFrame(frame) : Subject.FILE;
        if (claim.isPresent()) {
            document.showSource(
                    file,
                    subject.joint(claim.get().joint())
                            .component(claim.get().component().ordinal()));
        } else if (floats.isPresent() && index >= 0 && index < floats.get().size()) {
            document.showSource(file, new Place(floats.get().line(index), 1));
        } else {
            document.showSource(file, subject);
        }
    }
}

package org.jointscope.edit.suggest;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jointscope.diagnostics.FrameSpan;
import org.jointscope.edit.Edit;
import org.jointscope.edit.Edit.Several;
import org.jointscope.edit.NegateOrientation;
import org.jointscope.model.Md5Anim;

/** The frames in which quaternions of an animation have the wrong sign, as suggested edits. */
public final class SignRepairs {

    private final Md5Anim anim;

    /** Created when it is needed first: most animations have no such frames. */
    private SignJumps jumps;

    public SignRepairs(Md5Anim anim) {
        this.anim = anim;
    }

    /** The frames of a joint in which x, y, z should be negated; none if that is not plausible. */
    public List<FrameSpan> frames(int joint) {
        if (jumps == null) {
            jumps = new SignJumps(anim, new Appraisal(anim, Optional.empty()));
        }
        return jumps.propose(joint).map(Proposal::edit).stream()
                .flatMap(SignRepairs::parts)
                .map(NegateOrientation.class::cast)
                .map(NegateOrientation::frames)
                .toList();
    }

    private static Stream<Edit> parts(Edit edit) {
        return edit instanceof Several several ? several.edits().stream() : Stream.of(edit);
    }
}

package org.jointscope.check;

import java.util.BitSet;
import java.util.stream.IntStream;
import org.jointscope.analysis.ComponentLayout;
import org.jointscope.diagnostics.IssueLog;
import org.jointscope.diagnostics.Severity;
import org.jointscope.model.AnimJoint;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.ModelFile;

/**
 * The frames of an animation that contain valid poses: of the right length, with all values readable, in a hierarchy
 * without errors. The errors in other frames are reported; issues about their poses would only repeat them, frame by
 * frame.
 */
final class SoundFrames {

    private final Md5Anim anim;
    private final ComponentLayout layout;
    private final boolean soundHierarchy;

    SoundFrames(Md5Anim anim) {
        this.anim = anim;
        // Static components are irrelevant for this check and slow to compute.
        this.layout = new ComponentLayout(anim, new BitSet());
        this.soundHierarchy = anim.baseframe().size() == anim.hierarchy().size()
                && anim.hierarchy().stream().allMatch(SoundFrames::isReadable)
                && !hasErrors();
    }

    private static boolean isReadable(AnimJoint joint) {
        return joint.parent() != ModelFile.MISSING
                && joint.flags() != ModelFile.MISSING
                && joint.startIndex() != ModelFile.MISSING;
    }

    private boolean hasErrors() {
        IssueLog faults = new IssueLog();
        new HierarchyCheck(anim, faults).checkParents();
        new ComponentUses(anim, layout, faults).check();
        return faults.issues().stream().anyMatch(issue -> issue.severity() == Severity.ERROR);
    }

    boolean has(int index) {
        Frame frame = anim.frames().get(index);
        return soundHierarchy
                && frame.size() == layout.componentCount()
                && IntStream.range(0, frame.size()).allMatch(each -> Double.isFinite(frame.value(each)));
    }
}

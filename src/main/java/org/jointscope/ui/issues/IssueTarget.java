package org.jointscope.ui.issues;

import org.jointscope.ui.document.Document;

/**
 * What an issue is about, as far as its line tells.
 *
 * @param joint in the skeleton that is shown, or {@link Document#NO_JOINT}
 * @param frame of the animation, or {@link #NO_FRAME}
 */
public record IssueTarget(int joint, int frame) {

    public static final int NO_FRAME = -1;
    public static final IssueTarget NOTHING = new IssueTarget(Document.NO_JOINT, NO_FRAME);

    static IssueTarget joint(int joint) {
        return new IssueTarget(joint, NO_FRAME);
    }

    static IssueTarget frame(int frame) {
        return new IssueTarget(Document.NO_JOINT, frame);
    }
}

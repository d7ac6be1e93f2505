package org.jointscope.format.md5;

import org.jointscope.diagnostics.IssueCode;
import org.jointscope.model.Component;
import org.jointscope.model.Declared;

/** What the numbers of an .md5anim's header can be (Doom 3, anim/Anim.cpp, LoadAnim). */
final class AnimHeaderRules {

    private AnimHeaderRules() {}

    /**
     * @param rows how many joints the hierarchy has: a header that says fewer is wrong about that
     */
    static void check(Md5Header header, int rows, Reports reports) {
        header.readable(Md5Header.FRAME_RATE).ifPresent(rate -> FrameRate.check(rate, reports));
        int joints = Math.max(rows, header.readable("numJoints").map(Declared::toInt).orElse(0));
        header.readable("numAnimatedComponents")
                .ifPresent(count -> checkComponents(count, joints, reports));
    }

    private static void checkComponents(Declared count, int joints, Reports reports) {
        long most = (long) joints * Component.values().length;
        if (count.value() < 0 || count.value() > most) {
            reports.reportAt(
                    count.place(),
                    IssueCode.COMPONENT_COUNT_OUT_OF_RANGE,
                    count.toInt(),
                    joints,
                    most);
        }
    }
}

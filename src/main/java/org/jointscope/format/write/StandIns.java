package org.jointscope.format.write;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.FrameLayout;
import org.jointscope.model.Md5Anim;

/**
 * The replacements for unreadable components of a frame, so that no pose changes when it is written: the baseframe's
 * value of the joint that uses the component, of the first if it is shared; 0 if it is unused.
 */
final class StandIns {

    private final Md5Anim anim;
    private Map<Integer, Double> byIndex = Map.of();

    StandIns(Md5Anim anim) {
        this.anim = anim;
    }

    /** True if anything in an animation, except its header, could not be read. */
    static boolean areNeeded(Md5Anim anim) {
        return AnimRows.ALL.stream().flatMap(rows -> rows.allValues(anim)).anyMatch(BlockRows::isMissing)
                || anim.frames().stream().anyMatch(StandIns::isDamaged);
    }

    static boolean isDamaged(Frame frame) {
        return Arrays.stream(frame.sharedValues()).anyMatch(Double::isNaN);
    }

    /** The replacement for a component; always finite. */
    double of(int index) {
        if (byIndex.isEmpty()) {
            byIndex = new HashMap<>();
            for (FrameLayout.Use use : new FrameLayout(anim.hierarchy()).uses()) {
                byIndex.putIfAbsent(use.index(), baseframe(use.joint(), use.component()));
            }
        }
        return byIndex.getOrDefault(index, 0.0);
    }

    private double baseframe(int joint, Component component) {
        if (joint >= anim.baseframe().size()) {
            return 0;
        }
        double value = anim.baseframe().get(joint).value(component);
        return Double.isFinite(value) ? value : 0;
    }
}

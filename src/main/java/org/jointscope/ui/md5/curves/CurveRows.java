package org.jointscope.ui.md5.curves;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jointscope.analysis.Channel;
import org.jointscope.analysis.Curve;
import org.jointscope.model.FrameLayout;
import org.jointscope.pose.Clip;
import org.jointscope.pose.Rig;
import org.jointscope.scene.IssueMarks;

/** The rows of an animation, with the joints that share a component and the curves of another state. */
record CurveRows(Clip clip, FrameLayout layout) {

    /** Whether another joint reads the component, or the joint has errors or warnings that can affect the channel. */
    boolean hasIssue(Curve curve, IssueMarks marks) {
        boolean read = curve.channel()
                .component()
                .map(component -> layout.index(curve.joint(), component) != FrameLayout.NONE)
                .orElse(true);
        return others(curve).length > 0 || read && marks.joint(curve.joint()).isPresent();
    }

    /** The other joints that read the component of a curve. */
    private int[] others(Curve curve) {
        int index = curve.channel()
                .component()
                .map(component -> layout.index(curve.joint(), component))
                .orElse(FrameLayout.NONE);
        return index == FrameLayout.NONE
                ? new int[0]
                : Arrays.stream(layout.joints(index))
                        .filter(joint -> joint != curve.joint())
                        .toArray();
    }

    /**
     * The rows of channels without values. Slow.
     *
     * @param behind the other state
     * @param name of a channel
     */
    List<CurveRow> rows(List<Curve> wanted, Optional<Clip> behind, Function<Channel, String> name) {
        List<Curve> curves = Curve.of(clip, wanted);
        Map<Integer, double[]> ghosts = behind.map(it -> ghosts(it, wanted)).orElse(Map.of());
        return IntStream.range(0, curves.size())
                .mapToObj(index -> new CurveRow(
                        index,
                        curves.get(index),
                        ghosts.getOrDefault(index, new double[0]),
                        clip.rig().name(curves.get(index).joint()),
                        name.apply(curves.get(index).channel()),
                        Arrays.stream(others(curves.get(index)))
                                .mapToObj(clip.rig()::name)
                                .collect(Collectors.joining(", "))))
                .toList();
    }

    /** The values of the joints of the same names, by the index of the curve. */
    private Map<Integer, double[]> ghosts(Clip behind, List<Curve> wanted) {
        Rig rig = clip.rig();
        List<Integer> indices = new ArrayList<>();
        List<Curve> same = new ArrayList<>();
        for (int index = 0; index < wanted.size(); index++) {
            Curve curve = wanted.get(index);
            int joint = behind.rig().isLike(rig)
                    ? curve.joint()
                    : behind.rig().names().indexOf(rig.name(curve.joint()));
            if (joint >= 0) {
                indices.add(index);
                same.add(Curve.wanted(joint, curve.channel()));
            }
        }
        List<Curve> curves = Curve.of(behind, same);
        return IntStream.range(0, curves.size())
                .boxed()
                .collect(Collectors.toMap(indices::get, i -> curves.get(i).values()));
    }
}

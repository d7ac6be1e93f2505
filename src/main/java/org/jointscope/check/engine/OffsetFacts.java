package org.jointscope.check.engine;

import org.jointscope.diagnostics.Interruption;
import org.jointscope.diagnostics.Subject;
import org.jointscope.model.Component;
import org.jointscope.model.Frame;
import org.jointscope.model.Md5Anim;
import org.jointscope.model.Md5Anim.BaseframeRow;
import org.jointscope.model.Place;
import org.jointscope.pose.Clip;
import org.jointscope.pose.md5.Md5Kernel;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** How far joints are from their parents. */
final class OffsetFacts {

    private static final List<Component> ALONG = List.of(Component.TX, Component.TY, Component.TZ);

    private OffsetFacts() {}

    /** Offsets of the baseframe and of the frames that are so long or longer. */
    static Function<Md5Anim, Stream<RuleHit>> from(double length) {
        return anim -> from(anim, length);
    }

    private static Stream<RuleHit> from(Md5Anim anim, double length) {
        Clip clip = Md5Kernel.clip(anim);
        return Interruption.range(anim.hierarchy().size())
                .boxed()
                .flatMap(
                        joint ->
                                Stream.concat(
                                        inBaseframe(anim, joint, length),
                                        inFrames(anim, clip, joint, length)));
    }

    private static Stream<RuleHit> inBaseframe(Md5Anim anim, int joint, double length) {
        if (joint >= anim.baseframe().size()) {
            return Stream.empty();
        }
        BaseframeRow row = anim.baseframe().get(joint);
        return ALONG.stream()
                .filter(component -> Math.abs(row.value(component)) >= length)
                .map(
                        component ->
                                spot(
                                        row.place(),
                                        Subject.ofJoint(joint).component(component.ordinal()),
                                        component,
                                        row.value(component)));
    }

    private static Stream<RuleHit> inFrames(Md5Anim anim, Clip clip, int joint, double length) {
        return ALONG.stream()
                .filter(component -> clip.floatIndex(joint, component) >= 0)
                .flatMap(component -> firstFrame(anim, clip, joint, component, length).stream());
    }

    private static Optional<RuleHit> firstFrame(
            Md5Anim anim, Clip clip, int joint, Component component, double length) {
        int at = clip.floatIndex(joint, component);
        List<Frame> frames = anim.frames();
        return Interruption.range(frames.size())
                .filter(index -> Math.abs(frames.get(index).value(at)) >= length)
                .mapToObj(
                        index ->
                                spot(
                                        new Place(frames.get(index).line(at), 1),
                                        Subject.ofFrame(index)
                                                .joint(joint)
                                                .component(component.ordinal()),
                                        component,
                                        frames.get(index).value(at)))
                .findFirst();
    }

    private static RuleHit spot(Place place, Subject subject, Component component, double value) {
        return RuleHit.at(place, subject, "%s is %s.".formatted(component.label(), (float) value));
    }
}

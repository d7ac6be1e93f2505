package org.jointscope.scene;

import java.util.List;
import java.util.stream.IntStream;
import org.jointscope.pose.Clip;
import org.jointscope.pose.LoopRule;
import org.jointscope.pose.camera.CameraPath;
import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.pose.md2.KeyframeMorph;
import org.jointscope.pose.skin.Keyframes;

/**
 * The frames that a timeline shows.
 *
 * @param rate frames per second; 0 if the frames have no rate
 * @param loop the interpolation after the last frame, as the frames suggest
 * @param clips of key frames, in order
 * @param cuts the frames of a camera animation at which the view jumps
 * @param scaled the frames with a scale of a joint other than 1
 * @param marks the frame commands of an animation
 */
public record TimelineFrames(
        Timeline timeline,
        int count,
        double rate,
        LoopRule loop,
        List<KeyframeClip> clips,
        List<Integer> cuts,
        List<Integer> scaled,
        List<FrameMark> marks) {

    /** No frames. */
    public static final TimelineFrames NONE = new TimelineFrames(
            Timeline.ANIMATION, 0, 0, LoopRule.LAST_IS_FIRST, List.of(), List.of(), List.of(), List.of());

    public TimelineFrames {
        clips = List.copyOf(clips);
        cuts = List.copyOf(cuts);
        scaled = List.copyOf(scaled);
        marks = List.copyOf(marks);
    }

    public TimelineFrames withRate(double other) {
        return new TimelineFrames(timeline, count, other, loop, clips, cuts, scaled, marks);
    }

    public static TimelineFrames of(Clip clip) {
        return of(clip, List.of());
    }

    public static TimelineFrames of(Clip clip, List<FrameMark> marks) {
        return new TimelineFrames(
                Timeline.ANIMATION,
                clip.frameCount(),
                clip.frameRate(),
                clip.ownLoopRule(),
                List.of(),
                List.of(),
                IntStream.range(0, clip.frameCount())
                        .filter(clip.scales()::hasScale)
                        .boxed()
                        .toList(),
                marks);
    }

    /** The frames of a model without joints. */
    public static TimelineFrames of(Keyframes keyframes, List<KeyframeClip> clips) {
        return new TimelineFrames(
                Timeline.MD2,
                keyframes.frameCount(),
                KeyframeMorph.FRAME_RATE,
                KeyframeMorph.LOOP_RULE,
                clips,
                List.of(),
                List.of(),
                List.of());
    }

    /** The frames of a camera animation that have a duration. */
    public static TimelineFrames of(CameraPath path) {
        List<Integer> cuts = IntStream.range(0, path.frameCount())
                .filter(path::isCut)
                .mapToObj(path::playedFrame)
                .toList();
        return new TimelineFrames(
                Timeline.CAMERA,
                path.playedCount(),
                path.frameRate(),
                LoopRule.WRAPS,
                List.of(),
                cuts,
                List.of(),
                List.of());
    }
}

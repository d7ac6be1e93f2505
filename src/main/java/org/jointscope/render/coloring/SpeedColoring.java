package org.jointscope.render.coloring;

import org.jointscope.pose.md2.KeyframeClip;
import org.jointscope.pose.skin.SkinnedModel;
import org.jointscope.scene.OpenModel;

/**
 * The speed of each vertex: the distance between the frames before and after the current one, divided by the time
 * between them. At the first and the last frame, also of a clip of an .md2, one of the two is the current frame.
 */
final class SpeedColoring implements SurfaceColoring {

    @Override
    public String id() {
        return "speed";
    }

    @Override
    public boolean isOffered(OpenModel open) {
        return !open.meshes().isEmpty()
                && open.model().frameCount() > 1
                && open.timelineFrames().rate() > 0;
    }

    @Override
    public boolean isOfPose() {
        return true;
    }

    @Override
    public boolean isSlow() {
        return true;
    }

    @Override
    public ColoredModel color(OpenModel open, ColoringOptions options) {
        SkinnedModel before = open.model().copy();
        SkinnedModel after = open.model().copy();
        KeyframeClip[] clips = open.timelineFrames().clips().toArray(KeyframeClip[]::new);
        KeyframeClip whole = new KeyframeClip("", 0, open.model().frameCount() - 1);
        Motion motion = new Motion(open, options);
        return motion.colored(title(), "coloring.units.speed", (model, frame, values) -> {
            KeyframeClip clip = clipAt(frame, clips, whole);
            double from = Math.max(clip.first(), frame - 1);
            double to = Math.min(clip.last(), frame + 1);
            before.pose(from, options.pose());
            after.pose(to, options.pose());
            motion.distances(before, after, to > from ? options.rate() / (to - from) : 0, values);
        });
    }

    /** The clip of an .md2 that contains a frame; otherwise the whole animation. */
    static KeyframeClip clipAt(double frame, KeyframeClip[] clips, KeyframeClip whole) {
        for (KeyframeClip clip : clips) {
            if (frame >= clip.first() && frame < clip.last() + 1) {
                return clip;
            }
        }
        return whole;
    }
}

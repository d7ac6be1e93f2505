package org.jointscope.pose.md2;

import org.jointscope.pose.LoopRule;
import org.jointscope.pose.skin.KeyframeNormals;
import org.jointscope.pose.skin.Keyframes;

/** Points that stand in the frames of the file, each with a normal of its own. */
final class KeyframeSurface implements Keyframes {

    private final KeyframeMorph morph;
    private int from;
    private int to;
    private double share;

    KeyframeSurface(KeyframeMorph morph) {
        this.morph = morph;
    }

    @Override
    public int frameCount() {
        return morph.frameCount();
    }

    @Override
    public void go(double frame, int first, int last, LoopRule loop) {
        from = (int) Math.clamp(Math.floor(frame), first, last);
        to = first + loop.next(from - first, last - first + 1);
        share = Math.clamp(frame - from, 0, 1);
    }

    @Override
    public void points(float[] out) {
        if (morph.frameCount() > 0) {
            morph.points(from, to, share, out);
        }
    }

    @Override
    public void normals(float[] out) {
        normals(KeyframeNormals.CURRENT_FRAME, out);
    }

    @Override
    public void normals(KeyframeNormals mode, float[] out) {
        if (morph.frameCount() > 0) {
            morph.normals(from, to, share, mode, out);
        }
    }
}

package org.jointscope.pose;

/** Points that stand in the frames of the file, each with a normal of its own. */
final class KeyframeSurface implements Surface {

    private final KeyframeMorph morph;
    private double frame;
    private LoopRule loop = KeyframeMorph.LOOP_RULE;

    KeyframeSurface(KeyframeMorph morph) {
        this.morph = morph;
    }

    KeyframeMorph morph() {
        return morph;
    }

    /** Goes to a moment: see {@link KeyframeMorph#points}. */
    void go(double toFrame, LoopRule rule) {
        frame = toFrame;
        loop = rule;
    }

    @Override
    public void points(float[] out) {
        morph.points(frame, loop, out);
    }

    @Override
    public void normals(float[] out) {
        morph.normals(frame, loop, KeyframeNormals.CURRENT_FRAME, out);
    }
}

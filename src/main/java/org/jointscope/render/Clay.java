package org.jointscope.render;

/** The colors of meshes without a texture, which distinguish them. */
public final class Clay {

    private static final int[] COLORS = {0xffc9bfae, 0xff9fb4c4, 0xffc4a6a0, 0xffa8bf9f, 0xffb9aacb, 0xffd0c08f};

    private Clay() {}

    /** The color of a mesh as 0xAARRGGBB. */
    public static int argb(int mesh) {
        return COLORS[mesh % COLORS.length];
    }
}

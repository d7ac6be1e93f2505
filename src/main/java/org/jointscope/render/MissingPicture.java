package org.jointscope.render;

import org.jointscope.material.Picture;

/** A checkered image with the name of one that is missing, or with the end of a long name. */
public final class MissingPicture {

    private static final int SIDE = 512;
    private static final int SQUARE = 64;
    private static final int LIGHT = 0xffd9a0d4;
    private static final int DARK = 0xff7a3f76;
    private static final int BAND = 0xbf000000;
    private static final int TEXT = 0xffffffff;

    /** The rows of squares between two bands of text. */
    private static final int PERIOD = 4;

    /** Pixels per dot of a character. */
    private static final int DOT = 3;

    private MissingPicture() {}

    public static Picture of(String name) {
        int[] argb = new int[SIDE * SIDE];
        for (int at = 0; at < argb.length; at++) {
            int y = at / SIDE;
            int color = (y / SQUARE + at % SIDE / SQUARE) % 2 == 0 ? LIGHT : DARK;
            boolean band = (y + SQUARE / 2) / SQUARE % PERIOD == PERIOD / 2;
            argb[at] = band ? FrameBuffer.blend(BAND, color) : color;
        }
        String text = fit(name);
        int left = (SIDE - PixelFont.width(text) * DOT) / 2;
        for (int middle = PERIOD / 2 * SQUARE; middle < SIDE; middle += PERIOD * SQUARE) {
            int top = middle - PixelFont.CAPITAL * DOT / 2;
            PixelFont.draw(text, (column, row) -> dot(argb, left + column * DOT, top + row * DOT));
        }
        return new Picture(SIDE, SIDE, argb);
    }

    private static String fit(String name) {
        String text = name;
        for (int cut = 1; PixelFont.width(text) > SIDE / DOT - 2; cut++) {
            text = "…" + name.substring(cut);
        }
        return text;
    }

    private static void dot(int[] argb, int left, int top) {
        for (int i = 0; i < DOT * DOT; i++) {
            argb[(top + i / DOT) * SIDE + left + i % DOT] = TEXT;
        }
    }
}

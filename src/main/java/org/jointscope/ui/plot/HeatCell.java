package org.jointscope.ui.plot;

/** A joint at a frame; −1 for none. */
public record HeatCell(int joint, int frame) {

    public static final HeatCell NONE = new HeatCell(-1, -1);
}

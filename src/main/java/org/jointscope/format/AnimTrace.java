package org.jointscope.format;

/** Where everything stands in the text of an .md5anim. */
final class AnimTrace implements Trace {

    private static final int JOINT_VALUES = 4;
    private static final int BOX_VALUES = 6;

    private final HeaderTrace header = new HeaderTrace();
    private final RowTrace hierarchy = new RowTrace(JOINT_VALUES);
    private final RowTrace bounds = new RowTrace(BOX_VALUES);
    private final RowTrace baseframe = new RowTrace(BOX_VALUES);
    private final FrameTrace frames = new FrameTrace();
    private Trace current = Trace.NONE;

    HeaderTrace header() {
        return header;
    }

    RowTrace hierarchy() {
        return hierarchy;
    }

    RowTrace bounds() {
        return bounds;
    }

    RowTrace baseframe() {
        return baseframe;
    }

    FrameTrace frames() {
        return frames;
    }

    @Override
    public void part(String keyword) {
        current =
                switch (keyword) {
                    case "" -> Trace.NONE;
                    case "hierarchy" -> hierarchy;
                    case "bounds" -> bounds;
                    case "baseframe" -> baseframe;
                    case "frame" -> frames;
                    default -> header;
                };
        current.part(keyword);
    }

    @Override
    public void open(int at) {
        current.open(at);
    }

    @Override
    public void close(int at) {
        current.close(at);
    }

    @Override
    public void beginRow(int at) {
        current.beginRow(at);
    }

    @Override
    public void value(int from, int to) {
        current.value(from, to);
    }

    @Override
    public void endRow(int at) {
        current.endRow(at);
    }

    @Override
    public void comment(int from, int to) {
        current.comment(from, to);
    }
}

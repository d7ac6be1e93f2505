package org.jointscope.format;

/** Where the frames stand, and their floats. */
final class FrameTrace implements Trace {

    private final IntColumn from = new IntColumn();
    private final IntColumn to = new IntColumn();
    private final IntColumn first = new IntColumn();
    private final IntColumn open = new IntColumn();
    private final IntColumn close = new IntColumn();

    /** Offset of the number behind the word {@code frame}; {@link Trace#NOWHERE} without one. */
    int numberFrom(int frame) {
        return from.get(first.get(frame));
    }

    int numberTo(int frame) {
        return to.get(first.get(frame));
    }

    /** Where the frame's content begins, behind the brace if there is one. */
    int opening(int frame) {
        return open.get(frame);
    }

    /** Where it ends, before the brace if there is one. */
    int closing(int frame) {
        return close.get(frame);
    }

    int from(int frame, int index) {
        return from.get(first.get(frame) + 1 + index);
    }

    int to(int frame, int index) {
        return to.get(first.get(frame) + 1 + index);
    }

    @Override
    public void part(String keyword) {
        first.add(from.size());
    }

    @Override
    public void open(int at) {
        open.add(at);
    }

    @Override
    public void close(int at) {
        close.add(at);
    }

    @Override
    public void value(int start, int end) {
        from.add(start);
        to.add(end);
    }
}

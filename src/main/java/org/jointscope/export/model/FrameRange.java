package org.jointscope.export.model;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The frames that are exported.
 *
 * @param first from 0; negative if the exporter chooses the frames
 * @param last at least the first
 */
public record FrameRange(int first, int last) {

    /** The exporter chooses: all frames, or one. */
    public static final FrameRange AUTO = new FrameRange(-1, -1);

    private static final Pattern TEXT = Pattern.compile("(\\d{1,9})(?:(?:-|\\.\\.)(\\d{1,9}))?");

    public static FrameRange of(int frame) {
        return new FrameRange(frame, frame);
    }

    public boolean isAuto() {
        return first < 0;
    }

    /** The existing frames of the range; those of another range if the exporter chooses. */
    public int[] frames(int frameCount, FrameRange otherwise) {
        FrameRange range = isAuto() ? otherwise : this;
        return IntStream.rangeClosed(Math.max(0, range.first), Math.min(range.last, frameCount - 1))
                .toArray();
    }

    /**
     * Reads {@code 12}, {@code 10-20}, {@code 10..20}, or an empty text for {@link #AUTO}.
     *
     * @throws IllegalArgumentException for other texts
     */
    static FrameRange parse(String text) {
        if (text.isBlank()) {
            return AUTO;
        }
        Matcher matcher = TEXT.matcher(text.strip());
        if (!matcher.matches()) {
            throw new IllegalArgumentException(text);
        }
        int first = Integer.parseInt(matcher.group(1));
        int last = matcher.group(2) == null ? first : Integer.parseInt(matcher.group(2));
        if (last < first) {
            throw new IllegalArgumentException(text);
        }
        return new FrameRange(first, last);
    }

    @Override
    public String toString() {
        return isAuto() ? "" : first == last ? String.valueOf(first) : first + "-" + last;
    }
}

package org.jointscope.render;

import java.util.ArrayList;
import java.util.List;
import org.jointscope.material.Picture;
import org.jointscope.render.coloring.Legend.Category;

/**
 * Texts on a copy of an image, on dark panels that are readable on any background. Their size is a whole multiple of
 * that of the {@link PixelFont}, larger in larger images.
 */
public final class Annotation {

    private static final int PANEL = 0xcc1b2028;
    private static final int TEXT = 0xfff1f3f5;

    /** Around colors, because some are like the panel. */
    private static final int FRAME = 0xff8a94a3;

    /** The side of an image in which a dot of a character is one pixel. */
    private static final double PIXELS_PER_DOT = 480;

    /** In dots, as all sizes here. */
    private static final int LINE = PixelFont.HEIGHT + 3;

    private static final int MARGIN = 4;
    private static final int PADDING = 4;
    private static final int SWATCH = PixelFont.CAPITAL;
    private static final int RAMP = 4 * LINE;

    private final int width;
    private final int height;
    private final int[] argb;
    private final int dot;
    private int top = MARGIN;

    public Annotation(Picture picture) {
        width = picture.width();
        height = picture.height();
        argb = picture.argb().clone();
        dot = (int) Math.max(1, Math.round(Math.min(width, height) / PIXELS_PER_DOT));
    }

    /** The image with the texts. */
    public Picture picture() {
        return new Picture(width, height, argb.clone());
    }

    private int columns() {
        return width / dot;
    }

    /** Draws lines of text in the lower left corner. */
    public void caption(List<String> lines) {
        List<String> shown = lines.stream().map(this::fit).toList();
        int wide = widest(shown);
        int high = shown.size() * LINE;
        int down = height / dot - MARGIN - 2 * PADDING - high;
        panel(MARGIN, down, wide, high);
        for (int i = 0; i < shown.size(); i++) {
            text(shown.get(i), MARGIN + PADDING, down + PADDING + i * LINE);
        }
    }

    private String fit(String line) {
        return PixelFont.fit(line, columns() - 2 * (MARGIN + PADDING));
    }

    private static int widest(List<String> lines) {
        return lines.stream().mapToInt(PixelFont::width).max().orElse(0);
    }

    /**
     * Draws the meaning of colors in the upper right corner, below earlier legends.
     *
     * @param unit of the numbers of the scale; can be empty
     * @param scale colors at equal distances, the lowest first, between which others are; their labels can be empty.
     *     Empty without a scale
     * @param categories colors with a meaning of their own
     * @param note a remark, or empty
     */
    public void legend(String title, String unit, List<Category> scale, List<Category> categories, String note) {
        String heading = fit(unit.isEmpty() ? title : title + " (" + unit + ")");
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < scale.size(); i++) {
            int place = scale.size() > 1 ? RAMP - i * RAMP / (scale.size() - 1) : 0;
            rows.add(new Row(scale.get(i), place));
        }
        int under = scale.isEmpty() ? 0 : rows.getFirst().down() + LINE;
        for (int i = 0; i < categories.size(); i++) {
            rows.add(new Row(categories.get(i), under + i * LINE));
        }
        int wide = Math.max(PixelFont.width(heading), PixelFont.width(fit(note)));
        for (Row row : rows) {
            wide = Math.max(
                    wide, SWATCH + PADDING + PixelFont.width(fit(row.color().label())));
        }
        int foot = LINE + under + categories.size() * LINE;
        int left = columns() - MARGIN - 2 * PADDING - wide;
        panel(left, top, wide, foot + (note.isEmpty() ? 0 : LINE));
        text(heading, left + PADDING, top + PADDING);
        text(fit(note), left + PADDING, top + PADDING + foot);
        int first = top + PADDING + LINE;
        if (scale.size() > 1) {
            frame(left + PADDING, first + SWATCH / 2, RAMP);
        }
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            int down = first + row.down();
            if (i + 1 < scale.size()) {
                int upper = first + rows.get(i + 1).down();
                gradient(left + PADDING, upper + SWATCH / 2, down - upper, scale.get(i + 1), row.color());
            } else if (i >= scale.size() || i == 0) {
                frame(left + PADDING, down, SWATCH);
                fill(left + PADDING, down, SWATCH, SWATCH, row.color().argb());
            }
            text(fit(row.color().label()), left + 2 * PADDING + SWATCH, down);
        }
        top += foot + (note.isEmpty() ? 0 : LINE) + 2 * PADDING + MARGIN;
    }

    /** @param down from the first row */
    private record Row(Category color, int down) {}

    private void text(String text, int left, int down) {
        PixelFont.draw(text, (column, row) -> fill(left + column, down + row, 1, 1, TEXT));
    }

    /** @param wide without the padding, as high */
    private void panel(int left, int down, int wide, int high) {
        fill(left, down, wide + 2 * PADDING, high + 2 * PADDING - (LINE - PixelFont.HEIGHT), PANEL);
    }

    /** Fills a column of colors and one dot around it. */
    private void frame(int left, int down, int high) {
        fill(left - 1, down - 1, SWATCH + 2, high + 2, FRAME);
    }

    private void gradient(int left, int down, int high, Category upper, Category lower) {
        for (int y = 0; y < high * dot; y++) {
            int color = 0xff000000;
            for (int shift = 0; shift < 24; shift += 8) {
                int above = upper.argb() >> shift & 255;
                int below = lower.argb() >> shift & 255;
                color |= (above + (below - above) * (2 * y + 1) / (2 * high * dot)) << shift;
            }
            blend(left * dot, down * dot + y, SWATCH * dot, 1, color);
        }
    }

    private void fill(int left, int down, int wide, int high, int color) {
        blend(left * dot, down * dot, wide * dot, high * dot, color);
    }

    /** Blends a rectangle of pixels, as far as it is in the image. */
    private void blend(int left, int down, int wide, int high, int color) {
        for (int y = Math.max(0, down); y < Math.min(height, down + high); y++) {
            for (int x = Math.max(0, left); x < Math.min(width, left + wide); x++) {
                argb[y * width + x] = FrameBuffer.blend(color, argb[y * width + x]);
            }
        }
    }
}

package org.jointscope.export;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jointscope.material.Picture;

/** A page of HTML without external resources and scripts. Texts can contain anything. */
public final class HtmlPage {

    /** As wide as a page in pixels. */
    private static final int MOST_COLUMNS = 600;

    /** The colors of severities 0, 0.5 (the limit) and 1, as red, green and blue. */
    private static final int[][] COLORS = {{236, 239, 243}, {247, 178, 66}, {190, 28, 40}};

    private final StringBuilder body = new StringBuilder();

    public void open(String tag) {
        body.append('<').append(tag).append('>');
    }

    /** Opens an element with a class of the style; an empty one has none. */
    public void openClass(String tag, String style) {
        open(style.isEmpty() ? tag : tag + " class=\"" + style + '"');
    }

    public void close(String tag) {
        body.append("</").append(tag).append(">\n");
    }

    public void element(String tag, String text) {
        open(tag);
        body.append(escaped(text));
        close(tag);
    }

    /** Adds a text to the open element. */
    public void text(String text) {
        body.append(escaped(text));
    }

    /** Adds lines to write on. */
    public void rules(int count) {
        body.append("<hr>".repeat(count));
    }

    public void list(List<String> items) {
        open("ul");
        items.forEach(item -> element("li", item));
        close("ul");
    }

    public void row(String cell, String... texts) {
        open("tr");
        Stream.of(texts).forEach(text -> element(cell, text));
        close("tr");
    }

    public void image(Picture picture, String caption) {
        image(png(picture), caption);
    }

    /** @param png a file, which can be animated */
    public void image(byte[] png, String caption) {
        open("figure");
        append(png, caption);
        element("figcaption", caption);
        close("figure");
    }

    /** The values of a heat map. */
    @FunctionalInterface
    public interface Severities {

        /**
         * The largest value of the columns from one (inclusive) to another (exclusive), from 0 to 1; 0.5 is a limit.
         */
        double largest(int from, int to);
    }

    /** Adds a row of a heat map as an image of one row of pixels. */
    public void heat(int columns, Severities severities) {
        int width = Math.min(columns, MOST_COLUMNS);
        int[] argb = new int[width];
        for (int column = 0; column < width; column++) {
            int from = (int) ((long) column * columns / width);
            int to = (int) ((long) (column + 1) * columns / width);
            argb[column] = color(severities.largest(from, to));
        }
        append(png(new Picture(width, 1, argb)), "");
    }

    private static int color(double severity) {
        double at = Math.clamp(severity, 0, 1) * 2;
        int low = Math.min(1, (int) at);
        int argb = 0xff;
        for (int channel = 0; channel < 3; channel++) {
            double from = COLORS[low][channel];
            argb = argb << 8 | (int) Math.round(from + (at - low) * (COLORS[low + 1][channel] - from));
        }
        return argb;
    }

    private static byte[] png(Picture picture) {
        try {
            return ImageFile.png(picture);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void append(byte[] png, String alternative) {
        body.append("<img").append(" alt=\"").append(escaped(alternative)).append("\" src=\"");
        body.append("data:image/png;base64,").append(Base64.getEncoder().encodeToString(png));
        body.append("\"/>");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /**
     * The page.
     *
     * @param template a resource beside a class, with the style
     */
    public String page(Class<?> neighbor, String template, String title) {
        try (InputStream in = neighbor.getResourceAsStream(template)) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .replace("@title@", escaped(title))
                    .replace("@body@", body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

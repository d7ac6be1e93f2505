package org.jointscope.ui.plot;

import java.util.List;
import java.util.Optional;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import org.jointscope.ui.control.PictureImages;
import org.jointscope.ui.control.Swatches;

/** Paints an image, the edges of all triangles on it, and the selection. */
record UvPainter(GraphicsContext canvas, Swatches colors, UvLayout layout, UvZoom zoom) {

    /**
     * The maximum number of triangles in Quake II. Stroking 65,000 needs a second; setting their pixels needs a few
     * hundredths.
     */
    private static final int MOST_STROKED = 4096;

    private static final Color RIM = Color.gray(0, 0.35);
    private static final Color LINE = Color.gray(1, 0.8);

    /** Opacity of edges without an image. */
    private static final double PLAIN = 0.55;

    private static final double DOT = 3.5;
    private static final double LABEL_DISTANCE = 12;

    void paint(Optional<Image> image) {
        canvas.setFill(colors.get("ground"));
        canvas.fillRect(0, 0, canvas.getCanvas().getWidth(), canvas.getCanvas().getHeight());
        paintImage(image);
        paintEdges(image.isPresent());
    }

    void paintSelected(int triangle, int vertex) {
        layout.triangles().stream().filter(row -> row.index() == triangle).forEach(this::paintSelected);
        paintVertex(vertex);
    }

    /** Paints the image at the size of the layout. */
    private void paintImage(Optional<Image> image) {
        double width = layout.width() * zoom.scale();
        double height = layout.height() * zoom.scale();
        canvas.setImageSmoothing(zoom.scale() < 1);
        image.ifPresent(picture -> canvas.drawImage(picture, zoom.left(), zoom.top(), width, height));
        canvas.setStroke(colors.get("muted"));
        canvas.setLineWidth(1);
        canvas.strokeRect(Math.floor(zoom.left()) - 0.5, Math.floor(zoom.top()) - 0.5, width + 1, height + 1);
    }

    private void paintEdges(boolean overPicture) {
        List<? extends UvTriangle> seen =
                layout.triangles().stream().filter(this::isSeen).toList();
        if (seen.size() > MOST_STROKED) {
            paintPixels(seen, overPicture);
        } else {
            strokeEdges(seen, overPicture);
        }
    }

    private boolean isSeen(UvTriangle row) {
        double left = Math.min(row.x(0), Math.min(row.x(1), row.x(2)));
        double right = Math.max(row.x(0), Math.max(row.x(1), row.x(2)));
        double top = Math.min(row.y(0), Math.min(row.y(1), row.y(2)));
        double bottom = Math.max(row.y(0), Math.max(row.y(1), row.y(2)));
        return zoom.x(right) >= 0
                && zoom.x(left) <= canvas.getCanvas().getWidth()
                && zoom.y(bottom) >= 0
                && zoom.y(top) <= canvas.getCanvas().getHeight();
    }

    private void strokeEdges(List<? extends UvTriangle> rows, boolean overPicture) {
        canvas.beginPath();
        rows.forEach(this::outline);
        canvas.setLineWidth(overPicture ? 2 : 1);
        canvas.setStroke(overPicture ? RIM : colors.get("text"));
        canvas.setGlobalAlpha(overPicture ? 1 : PLAIN);
        canvas.stroke();
        if (overPicture) {
            // Light on dark, so that it is visible on any image.
            canvas.setLineWidth(0.8);
            canvas.setStroke(LINE);
            canvas.stroke();
        }
        canvas.setGlobalAlpha(1);
    }

    private void paintPixels(List<? extends UvTriangle> rows, boolean overPicture) {
        EdgePixels pixels = new EdgePixels((int) Math.ceil(canvas.getCanvas().getWidth()), (int)
                Math.ceil(canvas.getCanvas().getHeight()));
        if (overPicture) {
            rows.forEach(row -> edges(pixels, row, zoom.moved(1, 1), PictureImages.argb(RIM, 1)));
        }
        int color = overPicture ? PictureImages.argb(LINE, 1) : PictureImages.argb(colors.get("text"), PLAIN);
        rows.forEach(row -> edges(pixels, row, zoom, color));
        canvas.drawImage(PictureImages.image(pixels.width(), pixels.height(), pixels.argb()), 0, 0);
    }

    private static void edges(EdgePixels pixels, UvTriangle row, UvZoom zoom, int color) {
        for (int corner = 0; corner < 3; corner++) {
            int next = (corner + 1) % 3;
            pixels.line(zoom.x(row.x(corner)), zoom.y(row.y(corner)), zoom.x(row.x(next)), zoom.y(row.y(next)), color);
        }
    }

    private void outline(UvTriangle row) {
        canvas.moveTo(zoom.x(row.x(0)), zoom.y(row.y(0)));
        canvas.lineTo(zoom.x(row.x(1)), zoom.y(row.y(1)));
        canvas.lineTo(zoom.x(row.x(2)), zoom.y(row.y(2)));
        canvas.closePath();
    }

    private void paintSelected(UvTriangle row) {
        Color accent = colors.get("accent");
        canvas.beginPath();
        outline(row);
        canvas.setFill(accent.deriveColor(0, 1, 1, 0.4));
        canvas.fill();
        canvas.setStroke(Color.WHITE);
        canvas.setLineWidth(4);
        canvas.stroke();
        canvas.setStroke(accent);
        canvas.setLineWidth(2);
        canvas.stroke();
        double middleX = zoom.x((row.x(0) + row.x(1) + row.x(2)) / 3.0);
        double middleY = zoom.y((row.y(0) + row.y(1) + row.y(2)) / 3.0);
        for (int corner = 0; corner < 3; corner++) {
            double x = zoom.x(row.x(corner));
            double y = zoom.y(row.y(corner));
            double length = Math.max(1, Math.hypot(x - middleX, y - middleY));
            label(
                    Integer.toString(row.vertex(corner)),
                    x + (x - middleX) / length * LABEL_DISTANCE,
                    y + (y - middleY) / length * LABEL_DISTANCE);
        }
    }

    /** Paints words with an outline, so that they are readable on any image. */
    private void label(String words, double x, double y) {
        canvas.setFont(Font.font(12));
        canvas.setTextAlign(TextAlignment.CENTER);
        canvas.setTextBaseline(VPos.CENTER);
        canvas.setStroke(colors.get("ground"));
        canvas.setLineWidth(4);
        canvas.strokeText(words, x, y);
        canvas.setFill(colors.get("text"));
        canvas.fillText(words, x, y);
    }

    /** Marks every corner on the image that uses the vertex: both sides of a seam. */
    private void paintVertex(int vertex) {
        canvas.setFill(colors.get("danger"));
        canvas.setStroke(Color.WHITE);
        canvas.setLineWidth(1.5);
        for (UvTriangle row : layout.triangles()) {
            for (int corner = 0; corner < 3; corner++) {
                if (row.vertex(corner) == vertex) {
                    double x = zoom.x(row.x(corner)) - DOT;
                    double y = zoom.y(row.y(corner)) - DOT;
                    canvas.fillOval(x, y, 2 * DOT, 2 * DOT);
                    canvas.strokeOval(x, y, 2 * DOT, 2 * DOT);
                }
            }
        }
    }
}

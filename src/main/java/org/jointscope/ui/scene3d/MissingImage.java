package org.jointscope.ui.scene3d;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.geometry.VPos;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/** A checkered image with the name of one that is missing. */
public final class MissingImage {

    private static final int SIDE = 512;
    private static final int SQUARES = 8;
    private static final Color LIGHT = Color.web("#d9a0d4");
    private static final Color DARK = Color.web("#7a3f76");
    private static final int LONGEST = 28;
    private static final int MOST = 32;

    private static final Map<String, Image> KNOWN = new LinkedHashMap<>();

    private MissingImage() {}

    /** On the JavaFX thread. */
    public static Image of(String name) {
        if (KNOWN.size() > MOST) {
            KNOWN.clear();
        }
        return KNOWN.computeIfAbsent(name, MissingImage::draw);
    }

    private static Image draw(String name) {
        Canvas canvas = new Canvas(SIDE, SIDE);
        GraphicsContext graphics = canvas.getGraphicsContext2D();
        double square = (double) SIDE / SQUARES;
        for (int row = 0; row < SQUARES; row++) {
            for (int column = 0; column < SQUARES; column++) {
                graphics.setFill((row + column) % 2 == 0 ? LIGHT : DARK);
                graphics.fillRect(column * square, row * square, square, square);
            }
        }
        graphics.setFont(Font.font("System", FontWeight.BOLD, square / 2));
        graphics.setTextAlign(TextAlignment.CENTER);
        graphics.setTextBaseline(VPos.CENTER);
        String text = name.length() > LONGEST ? "…" + name.substring(name.length() - LONGEST) : name;
        for (int line = 0; line < 2; line++) {
            double y = SIDE * (0.25 + 0.5 * line);
            graphics.setFill(Color.rgb(0, 0, 0, 0.75));
            graphics.fillRect(0, y - square / 2, SIDE, square);
            graphics.setFill(Color.WHITE);
            graphics.fillText(text, SIDE / 2.0, y, SIDE - 8.0);
        }
        return canvas.snapshot(new SnapshotParameters(), null);
    }
}

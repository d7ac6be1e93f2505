package org.jointscope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import javafx.scene.text.Text;
import org.jointscope.ui.FxThread;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Contrast of texts and icons with the colors behind them, in both themes, by the formula of WCAG 2. Disabled controls
 * are exempt there.
 */
final class ContrastCheck {

    private static final double TEXT = 4.5;

    /** Of large text, and of icons. */
    private static final double LARGE = 3;

    private static final double LARGE_SIZE = 24;

    /** Of bold text. */
    private static final double LARGE_BOLD_SIZE = 18.66;

    private final Set<String> faint = new TreeSet<>();
    private int seen;

    void assertAllReadable() {
        assertThat(seen).isGreaterThan(800);
        assertThat(faint).isEmpty();
    }

    /** Examines what is visible. */
    void examine(String pane) {
        FxThread.run(() -> WindowTour.visible().stream()
                .filter(Text.class::isInstance)
                .map(Text.class::cast)
                .filter(text -> !text.getText().isBlank() && !text.isDisabled())
                .forEach(text -> examine(pane, text)));
    }

    private void examine(String pane, Text text) {
        if (!(text.getFill() instanceof Color fill) || isClipped(text)) {
            return;
        }
        seen++;
        for (Shown shown : show(path(text), 0, fill, List.of(Color.WHITE), center(text))) {
            double contrast = contrast(shown.text(), shown.ground());
            if (contrast < needed(text)) {
                faint.add("%s: %.2f %s on %s, %s '%s'"
                        .formatted(
                                pane,
                                contrast,
                                shown.text(),
                                shown.ground(),
                                styles(text),
                                text instanceof FontIcon icon ? icon.getIconLiteral() : text.getText()));
            }
        }
    }

    private static String styles(Node node) {
        return String.join(
                " < ",
                Stream.iterate(node, at -> at != null, Node::getParent)
                        .limit(4)
                        .map(at -> at.getStyleClass() + "" + at.getPseudoClassStates())
                        .toList());
    }

    private static double needed(Text text) {
        double size = text.getFont().getSize();
        boolean bold = text.getFont().getStyle().toLowerCase(Locale.ROOT).contains("bold");
        boolean large = size >= LARGE_SIZE || bold && size >= LARGE_BOLD_SIZE;
        return large || text instanceof FontIcon ? LARGE : TEXT;
    }

    /** A color of a text, and the color around it. */
    private record Shown(Color text, Color ground) {

        Shown faded(Color behind, double opacity) {
            return new Shown(behind.interpolate(text, opacity), behind.interpolate(ground, opacity));
        }
    }

    private static List<Node> path(Node node) {
        List<Node> path = new ArrayList<>();
        for (Node at = node; at != null; at = at.getParent()) {
            path.addFirst(at);
        }
        return path;
    }

    private static Point2D center(Text text) {
        Bounds bounds = text.localToScene(text.getLayoutBounds());
        return new Point2D(bounds.getCenterX(), bounds.getCenterY());
    }

    /** Whether the center of a text is scrolled out of its pane. */
    private static boolean isClipped(Text text) {
        Point2D center = center(text);
        return path(text).stream()
                .anyMatch(node -> node.getClip() != null
                                && !node.getClip().getBoundsInParent().contains(node.sceneToLocal(center))
                        || node.getParent() == null && !node.contains(node.sceneToLocal(center)));
    }

    /** Paints the backgrounds of a text and of its parents, from the outermost on. */
    private static List<Shown> show(List<Node> path, int at, Color fill, List<Color> behind, Point2D place) {
        if (at == path.size()) {
            return behind.stream()
                    .map(color -> new Shown(over(fill, color), color))
                    .toList();
        }
        Node node = path.get(at);
        List<Shown> shown = new ArrayList<>();
        for (Color color : behind) {
            List<Color> painted = node instanceof Region region ? painted(region, color, place) : List.of(color);
            for (Shown inner : show(path, at + 1, fill, painted, place)) {
                shown.add(inner.faded(color, node.getOpacity()));
            }
        }
        return shown;
    }

    /** All colors that a region can have behind a text: several if it has a gradient. */
    private static List<Color> painted(Region region, Color behind, Point2D place) {
        List<Color> colors = List.of(behind);
        if (region.getBackground() == null) {
            return colors;
        }
        for (BackgroundFill fill : region.getBackground().getFills()) {
            if (covers(region, fill.getInsets(), region.sceneToLocal(place))) {
                List<Color> own = colors(fill.getFill());
                colors = colors.stream()
                        .flatMap(below -> own.stream().map(color -> over(color, below)))
                        .distinct()
                        .toList();
            }
        }
        return colors;
    }

    private static boolean covers(Region region, Insets insets, Point2D at) {
        return at.getX() >= insets.getLeft()
                && at.getX() <= region.getWidth() - insets.getRight()
                && at.getY() >= insets.getTop()
                && at.getY() <= region.getHeight() - insets.getBottom();
    }

    private static List<Color> colors(Paint paint) {
        return switch (paint) {
            case Color color -> List.of(color);
            case LinearGradient gradient ->
                gradient.getStops().stream().map(Stop::getColor).distinct().toList();
            default -> throw new AssertionError(paint);
        };
    }

    private static Color over(Color color, Color ground) {
        Color opaque = Color.color(color.getRed(), color.getGreen(), color.getBlue());
        return ground.interpolate(opaque, color.getOpacity());
    }

    private static double contrast(Color one, Color other) {
        double first = luminance(one);
        double second = luminance(other);
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.getRed()) + 0.7152 * linear(color.getGreen()) + 0.0722 * linear(color.getBlue());
    }

    private static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }
}

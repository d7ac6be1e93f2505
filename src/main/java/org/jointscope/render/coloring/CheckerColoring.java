package org.jointscope.render.coloring;

import java.util.List;
import java.util.Locale;
import org.jointscope.material.Picture;
import org.jointscope.pose.surface.Surface;
import org.jointscope.scene.OpenMesh;
import org.jointscope.scene.OpenModel;

/**
 * A checkered image at the texture coordinates. Each square has a letter for its column and a digit for its row, so
 * that mirrored, rotated and overlapping texture coordinates are visible, and stretched ones by their proportions.
 */
final class CheckerColoring implements SurfaceColoring {

    private static final int SQUARES = 8;
    private static final int SQUARE = 64;

    /** Pixels of the image per dot of a character. */
    private static final int DOT = 4;

    private static final int COLUMNS = 3;
    private static final int ROWS = 5;
    private static final int OPAQUE = 0xff000000;

    /** 3 × 5 dots each, row by row: A to H, then 1 to 8. */
    private static final String[] CHARACTERS = {
        "010101111101101", "110101110101110", "011100100100011", "110101101101110",
        "111100110100111", "111100110100100", "011100101101011", "101101111101101",
        "010110010010111", "110001010100111", "110001010001110", "101101111001001",
        "111100110001110", "011100110101010", "111001010010010", "010101010101010"
    };

    @Override
    public String id() {
        return "checker";
    }

    @Override
    public boolean isOffered(OpenModel open) {
        return !open.meshes().isEmpty();
    }

    @Override
    public ColoredModel color(OpenModel open, ColoringOptions options) {
        List<Surface> surfaces = open.meshes().stream()
                .map(OpenMesh::skinned)
                .map(it -> it.surface())
                .toList();
        return ColoredModel.of(
                Legend.of(title(), List.of()), image(), (mesh, vertex) -> words(surfaces.get(mesh), vertex));
    }

    /** The texture coordinates; those of the first corner if the vertex has several. */
    private static String words(Surface surface, int vertex) {
        for (int corner = 0; corner < surface.triangleVertices().length; corner++) {
            if (surface.triangleVertices()[corner] == vertex) {
                int at = surface.triangleTexCoords()[corner] * 2;
                return String.format(Locale.ROOT, "(%.3f %.3f)", surface.texCoords()[at], surface.texCoords()[at + 1]);
            }
        }
        return VertexValues.noValue().label();
    }

    static Picture image() {
        int side = SQUARES * SQUARE;
        int[] pixels = new int[side * side];
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                int column = x / SQUARE;
                int row = y / SQUARE;
                boolean light = (column + row) % 2 == 0;
                pixels[y * side + x] = isInk(x % SQUARE, y % SQUARE, column, row)
                        ? light ? 0xff202020 : 0xfff4f4f4
                        : color(column, row, light);
            }
        }
        return new Picture(side, side, pixels);
    }

    /** From blue at the left to orange at the right, lighter at the top. */
    private static int color(int column, int row, boolean light) {
        double across = column / (SQUARES - 1.0);
        double down = row / (SQUARES - 1.0);
        double brightness = (light ? 1 : 0.55) * (1 - 0.35 * down);
        int red = (int) (brightness * (110 + 145 * across));
        int green = (int) (brightness * (170 + 20 * across));
        int blue = (int) (brightness * (250 - 170 * across));
        return OPAQUE | red << 16 | green << 8 | blue;
    }

    /** Whether a pixel of a square belongs to its two characters. */
    private static boolean isInk(int x, int y, int column, int row) {
        int left = SQUARE / 2 - DOT / 2 - COLUMNS * DOT;
        int dotX = Math.floorDiv(x - left, DOT);
        int dotY = Math.floorDiv(y - (SQUARE - ROWS * DOT) / 2, DOT);
        boolean second = dotX > COLUMNS;
        int inX = second ? dotX - COLUMNS - 1 : dotX;
        return dotY >= 0
                && dotY < ROWS
                && inX >= 0
                && inX < COLUMNS
                && CHARACTERS[second ? SQUARES + row : column].charAt(dotY * COLUMNS + inX) == '1';
    }
}
